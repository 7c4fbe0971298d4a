"""Naming trump: which suits may the namer name, seeing five cards?

Page: docs/games/sundial.md#name-five.
"""

from dataclasses import dataclass
from typing import NamedTuple

from followsuit.asking import because_question, needed, refuse_cards_twice, suits_question
from followsuit.cards import Cards, Suit
from followsuit.errors import PositionError, counted
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, read_variant, show_variant
from followsuit.games.sundial.clauses import CLAUSES, NAME_FIVE, NAME_HELD, NO_PASS
from followsuit.games.sundial.variants import OPTIONS, VARIANTS, SundialVariant
from followsuit.notation import read_cards
from followsuit.pictures import Row, RowsPicture, ShownCard
from followsuit.rules import Clause
from followsuit.telling import Telling, Told, told
from followsuit.words import Language

PASS, NO_TRUMP = "PASS", "NT"
Name = Suit | str
"""What the namer may think of saying: a suit, or one of the two words above."""
NAMES: tuple[Name, ...] = (*Suit, PASS, NO_TRUMP)


@dataclass(frozen=True, slots=True)
class NamingPosition:
    """What the namer knows when trump is to be named: five cards, in the order given."""

    first_five: Cards
    variant: SundialVariant


class NameVerdict(NamedTuple):
    """May this be named, and which clause says so?"""

    name: Name
    permitted: bool
    clause: Clause


def verdict(p: NamingPosition, name: Name) -> NameVerdict:
    """May this be named, and by which clause?"""
    if not isinstance(name, Suit):
        return NameVerdict(name, False, NO_PASS)
    if p.variant.must_hold_named_suit == "yes" and not p.first_five.of(name):
        return NameVerdict(name, False, NAME_HELD)
    return NameVerdict(name, True, NAME_FIVE)


def ruling(p: NamingPosition) -> tuple[NameVerdict, ...]:
    """One verdict for each thing that might be named, the suits first."""
    return tuple(verdict(p, name) for name in NAMES)


def permitted(p: NamingPosition) -> list[NameVerdict]:
    """The verdicts on what may be named."""
    return [v for v in ruling(p) if v.permitted]


# Facts -------------------------------------------------------------------------------------------


def read(facts: Facts) -> NamingPosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    fact = needed(facts, "first five", "SA SK S2 D9 C3")
    first_five = fact.read(_read_five)
    refuse_cards_twice([(fact, first_five)])
    return NamingPosition(first_five, variant)


def _read_five(text: str) -> Cards:
    cards = read_cards(text)
    if len(cards) != 5:
        raise PositionError(f"read {counted(len(cards), 'card')}, expected the namer's first five.")
    return cards


def show(position: NamingPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(position.variant, OPTIONS, VARIANTS)
    return Facts([*facts, Fact("first five", str(position.first_five))])


# Telling -----------------------------------------------------------------------------------------


def tell(p: NamingPosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    suits = [v.name for v in permitted(p) if isinstance(v.name, Suit)]
    answer = language.say("answer.names", suits=language.either_suit(suits))
    scene = language.say("scene.first-five", cards=language.all_of(p.first_five))
    row = Row(language.say("picture.first-five"), "", tuple(map(ShownCard, p.first_five)))
    picture = RowsPicture(trump=None, rows=(row,), title=answer, description=scene)
    verdicts = tuple(_told(v, language) for v in ruling(p))
    return Telling(scene, answer, verdicts, (), picture)


def _told(v: NameVerdict, language: Language) -> Told:
    name = language.suit(v.name) if isinstance(v.name, Suit) else language.say(f"move.{v.name}")
    why = language.reason(v.clause, {"suit": name})
    return told("move", str(v.name), name, v.permitted, v.clause, why, language)


NAMING = Kind(
    name="naming of trump",
    type=NamingPosition,
    keys=("variant", *(option.key for option in OPTIONS), "first five"),
    states=lambda facts: facts.get("first-five") is not None,
    read=read,
    show=show,
    questions=(
        suits_question("names", lambda p: " ".join(str(v.name) for v in permitted(p))),
        because_question(lambda p: permitted(p)[0].clause.id, CLAUSES, "sundial"),
    ),
    tell=tell,
    in_json=("names",),
    lists=("first five",),
)
