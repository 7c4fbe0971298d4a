"""Naming trump: which suits may the namer name, seeing five cards?

Page: docs/games/sundial.md#name-five.
"""

from dataclasses import dataclass
from typing import NamedTuple

from followsuit.asking import (
    because_question,
    needed,
    none_as_empty,
    none_or,
    read_suit,
    read_suits,
    refuse_cards_twice,
)
from followsuit.cards import Cards, Suit
from followsuit.errors import PositionError, counted
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question, read_variant, show_variant
from followsuit.games.sundial.clauses import (
    CLAUSES,
    NAME_FIVE,
    NAME_HELD,
    NO_CHANGE,
    NO_PASS,
)
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
    """What the namer knows when trump is to be named: five cards, in the order given.

    `named` is what the namer has said already, if anything.
    """

    first_five: Cards
    variant: SundialVariant
    named: Suit | None = None


class NameVerdict(NamedTuple):
    """May this be named, and which clause says so?"""

    name: Name
    permitted: bool
    clause: Clause


def verdict(p: NamingPosition, name: Name) -> NameVerdict:
    """May this be named, and by which clause?"""
    if p.named:
        return NameVerdict(name, False, NO_CHANGE)
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


def because(p: NamingPosition) -> Clause:
    """By which clause may the suits be named that may, or no suit at all?"""
    return NO_CHANGE if p.named else NAME_FIVE


# Facts -------------------------------------------------------------------------------------------


def read(facts: Facts) -> NamingPosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    fact = needed(facts, "first five", "SA SK S2 D9 C3")
    first_five = fact.read(_read_five)
    refuse_cards_twice([(fact, first_five)])
    told = facts.get("named")
    named = told.read(read_suit) if told else None
    if told and named and variant.must_hold_named_suit == "yes" and not first_five.of(named):
        raise PositionError(
            f"{told.key}: at this table the suit named is one of the first five cards', and"
            f" {named} is not.",
            told.name,
        )
    return NamingPosition(first_five, variant, named)


def _read_five(text: str) -> Cards:
    cards = read_cards(text)
    if len(cards) != 5:
        raise PositionError(f"read {counted(len(cards), 'card')}, expected the namer's first five.")
    return cards


def show(position: NamingPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(position.variant, OPTIONS, VARIANTS)
    facts.append(Fact("first five", str(position.first_five)))
    if position.named:
        facts.append(Fact("named", str(position.named)))
    return Facts(facts)


# Telling -----------------------------------------------------------------------------------------


def tell(p: NamingPosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    suits = [v.name for v in permitted(p) if isinstance(v.name, Suit)]
    if p.named:
        answer = language.say("answer.names-no-more")
    else:
        answer = language.say("answer.names", suits=language.either_suit(suits))
    scene = language.say("scene.first-five", cards=language.all_of(p.first_five))
    if p.named:
        scene += " " + language.say("scene.named", suit=language.suit(p.named))
    row = Row(language.say("picture.first-five"), "", tuple(map(ShownCard, p.first_five)))
    picture = RowsPicture(trump=None, rows=(row,), title=answer, description=scene)
    verdicts = tuple(tell_name(v, p, language) for v in ruling(p))
    return Telling(scene, answer, verdicts, (), picture)


def tell_name(v: NameVerdict, p: NamingPosition, language: Language) -> Told:
    """A verdict in words."""
    name = language.suit(v.name) if isinstance(v.name, Suit) else language.say(f"move.{v.name}")
    why = language.reason(v.clause, _values(p, name, language))
    return told("move", str(v.name), name, v.permitted, v.clause, why, language)


def _values(p: NamingPosition, name: str, language: Language) -> dict[str, str]:
    values = {"suit": name}
    return values | {"trump": language.trump(p.named)} if p.named else values


def _names(p: NamingPosition) -> str:
    return " ".join(str(v.name) for v in permitted(p)) or "none"


NAMING = Kind(
    name="naming of trump",
    type=NamingPosition,
    keys=("variant", *(option.key for option in OPTIONS), "first five", "named"),
    states=lambda facts: facts.get("first-five") is not None,
    read=read,
    show=show,
    questions=(
        Question("names", _names, none_or(read_suits), separator=" ", as_json=none_as_empty),
        because_question(lambda p: because(p).id, CLAUSES, "sundial"),
    ),
    tell=tell,
    in_json=("names",),
    lists=("first five",),
)
