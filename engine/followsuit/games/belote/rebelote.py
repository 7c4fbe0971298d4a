"""Belote-rebelote: king and queen of trump in one hand.

Page: docs/games/belote.md#rebelote.
"""

from dataclasses import dataclass

from followsuit.asking import (
    because_question,
    needed,
    none_as_null,
    number_question,
    read_cards_or_none,
    refuse_impossible_cards,
)
from followsuit.cards import PACK_32, Card, Cards, Suit
from followsuit.errors import NotationError, PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question, read_variant, show_variant
from followsuit.games.belote.clauses import CLAUSES, REBELOTE
from followsuit.games.belote.variants import OPTIONS, VARIANTS, BeloteVariant
from followsuit.notation import read_cards, read_trump
from followsuit.pictures import Row, RowsPicture, ShownCard
from followsuit.rules import fold
from followsuit.table import NoSuit, Trump
from followsuit.telling import Reason, Telling
from followsuit.words import Language

POINTS = 20
SAYINGS = ("belote", "rebelote", "none")


@dataclass(frozen=True, slots=True)
class RebelotePosition:
    """What one player was dealt, some or all of it, and which of these cards have been played."""

    trump: Trump
    dealt: Cards
    played: Cards
    variant: BeloteVariant


def pairs(p: RebelotePosition) -> list[Suit]:
    """In which trump suits was the player dealt king and queen?"""
    return [
        suit
        for suit in Suit
        if p.trump in (suit, NoSuit.ALL_TRUMP)
        and all(Card(suit, rank) in p.dealt for rank in ("K", "Q"))
    ]


def played_of(p: RebelotePosition, suit: Suit) -> list[str]:
    """Which of king and queen of this suit have been played, in order?"""
    return [card.rank for card in p.played.of(suit) if card.rank in ("K", "Q")]


def is_lost(p: RebelotePosition, suit: Suit) -> bool:
    """Has the queen fallen first, at a table where that loses the points?"""
    return p.variant.belote_order == "king-first" and played_of(p, suit)[:1] == ["Q"]


def points(p: RebelotePosition) -> int:
    """What has been credited so far?"""
    whole = [suit for suit in pairs(p) if len(played_of(p, suit)) == 2 and not is_lost(p, suit)]
    return POINTS * len(whole)


def says(p: RebelotePosition) -> str:
    """What does the player say with the last card played?"""
    if not p.played or p.played[-1].rank not in ("K", "Q"):
        return "none"
    suit = p.played[-1].suit
    if suit not in pairs(p) or is_lost(p, suit):
        return "none"
    return "belote" if len(played_of(p, suit)) == 1 else "rebelote"


# Facts -------------------------------------------------------------------------------------------


def read(facts: Facts) -> RebelotePosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    trump = needed(facts, "trump", "hearts").read(read_trump)
    dealt_fact = needed(facts, "dealt", "HK HQ S7")
    dealt = dealt_fact.read(_read_dealt)
    refuse_impossible_cards([(dealt_fact, dealt)], PACK_32)
    played_fact = facts.get("played")
    played = played_fact.read(read_cards_or_none) if played_fact else Cards()
    if played_fact:
        refuse_impossible_cards([(played_fact, played)], PACK_32)
    for card in played:
        if card not in dealt:
            raise PositionError(f"played: {card} is not among the cards dealt.", "played")
    return RebelotePosition(trump, dealt, played, variant)


def _read_dealt(text: str) -> Cards:
    cards = read_cards(text)
    if len(cards) > 8:
        raise PositionError(f"{len(cards)} cards; nobody is dealt more than 8.")
    return cards


def show(p: RebelotePosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(p.variant, OPTIONS, VARIANTS)
    facts += [Fact("trump", str(p.trump)), Fact("dealt", str(p.dealt))]
    return Facts([*facts, Fact("played", str(p.played) or "none")])


# Telling -----------------------------------------------------------------------------------------


def tell(p: RebelotePosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    said = says(p)
    key = "answer.no-belote" if said == "none" else "answer.belote"
    answer = language.say(key, word=said, points=points(p))
    played = language.say("scene.played-none")
    if p.played:
        played = language.say("scene.played-cards", cards=language.all_of(p.played))
    scene = " ".join(
        (
            f"{language.trump(p.trump)}.",
            language.say("scene.dealt-cards", cards=language.all_of(p.dealt)),
            played,
        )
    )
    rows = (
        Row(language.say("picture.dealt-cards"), "", tuple(map(ShownCard, p.dealt))),
        Row(language.say("picture.played-cards"), "", tuple(map(ShownCard, p.played))),
    )
    picture = RowsPicture(trump=p.trump, rows=rows, title=answer, description=scene)
    states = [_state(p, suit, language) for suit in pairs(p)] or [language.say("rebelote.no-pair")]
    reasons = tuple(
        Reason(REBELOTE, language.reason(REBELOTE, {"belotes": state})) for state in states
    )
    return Telling(scene, answer, (), reasons, picture)


def _state(p: RebelotePosition, suit: Suit, language: Language) -> str:
    played = len(played_of(p, suit))
    lost = {1: "queen-played", 2: "queen-first"}
    keys = {0: "none-played", 1: "one-played", 2: "both-played"}
    key = lost[played] if is_lost(p, suit) else keys[played]
    return language.say(f"rebelote.{key}", suit=language.suit(suit))


def _read_saying(text: str) -> str:
    if fold(text) not in SAYINGS:
        raise NotationError(f"read {quoted(text)}, expected one of {', '.join(SAYINGS)}.")
    return fold(text)


REBELOTES = Kind(
    name="belote",
    type=RebelotePosition,
    keys=("variant", *(option.key for option in OPTIONS), "trump", "dealt", "played"),
    states=lambda facts: facts.get("dealt") is not None,
    read=read,
    show=show,
    questions=(
        Question("says", says, _read_saying, as_json=none_as_null),
        number_question("points", lambda p: str(points(p))),
        because_question(lambda _: REBELOTE.id, CLAUSES, "belote"),
    ),
    tell=tell,
    in_json=("says", "points", "because"),
    lists=("dealt", "played"),
)
