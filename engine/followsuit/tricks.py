"""The words that trick games share: which card is winning, in whose order.

Clauses: docs/games/core.md.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from followsuit.cards import Card, Cards, Suit
from followsuit.rules import Clause, Option, Ruling, free, must
from followsuit.table import Play, TrickPosition, Trump

Order = Mapping[str, int]
"""How strong each rank is within its suit; only comparing two of them means anything."""

LEAD_ANY = Clause(
    "core.lead-any",
    "Lead any card",
    "{seat} leads, so any card may be played.",
    ("SUNDIAL", "TRUMPLE"),
)
FOLLOW = Clause(
    "core.follow",
    "Follow suit",
    "{seat} holds {led}, so must follow suit.",
    ("SUNDIAL", "TRUMPLE"),
)
VOID_ANY = Clause(
    "core.void-any",
    "No card of the suit led",
    "{seat} has no {led}, so any card may be played.",
    ("SUNDIAL", "TRUMPLE"),
)
FORCED_LAST = Clause(
    "core.forced-last",
    "Your only card",
    "It is {seat}'s only card.",
    ("OURS",),
)
WINNER_TRUMP = Clause(
    "core.winner-trump",
    "The highest trump wins",
    "The {best} is the highest trump in the trick, so {holder} wins it.",
    ("APP-BELOTE", "SUNDIAL", "TRUMPLE"),
)
WINNER_LED = Clause(
    "core.winner-led",
    "Else the highest card of the suit led wins",
    "The {best} is the highest of the {led} that were led, so {holder} wins the trick.",
    ("SUNDIAL", "TRUMPLE"),
)
WINNER_LEADS = Clause(
    "core.winner-leads",
    "The winner leads",
    "{holder} won the trick before, so leads.",
    ("SUNDIAL", "TRUMPLE"),
)
WHIST_CLAUSES = (
    LEAD_ANY,
    FOLLOW,
    VOID_ANY,
    FORCED_LAST,
    WINNER_TRUMP,
    WINNER_LED,
    WINNER_LEADS,
)
"""The clauses of a game whose only duty is to follow suit."""


def order(weakest_first: str) -> Order:
    """An order of ranks, written weakest first as on the page.

    >>> order("7 8 9")["9"] > order("7 8 9")["8"]
    True
    """
    return MappingProxyType({rank: place for place, rank in enumerate(weakest_first.split())})


def winning_play(trick: tuple[Play, ...], beats: Callable[[Card, Card], bool]) -> Play:
    """Which play holds the trick so far? `beats(card, best)` compares a later card with it."""
    best = trick[0]
    for play in trick[1:]:
        if beats(play.card, best.card):
            best = play
    return best


def winner_clause(trick: tuple[Play, ...], trump: Trump) -> Clause:
    """By which clause is a complete trick won?"""
    if any(play.card.suit is trump for play in trick):
        return WINNER_TRUMP
    return WINNER_LED


def highest(cards: Cards, suit: Suit, ranks: Order) -> Card:
    """The highest card of this suit. There must be one."""
    return max(cards.of(suit), key=lambda card: ranks[card.rank])


Position = TrickPosition[Any]


@dataclass(frozen=True, slots=True)
class TrickRules:
    """The rules of one trick game, as its module states them.

    `cards_each` is how many cards a player is dealt. `winning_play` needs at least one card on the
    table. `duties` are the clauses that forbid, in the order in which a card that breaks several
    names one. `highest_led` is the best card of the suit led, trumps aside. `card_points` gives
    what a card is worth in this position, or is None in a game whose cards have no points.
    """

    key: str
    title: str
    pack: Cards
    cards_each: int
    trumps: tuple[Trump, ...]
    clauses: tuple[Clause, ...]
    duties: tuple[Clause, ...]
    options: tuple[Option, ...]
    variants: tuple[Any, ...]
    direction: Callable[[Any], str]
    ruling: Callable[[Position], Ruling]
    winning_play: Callable[[Position], Play]
    winner_clause: Callable[[Position], Clause]
    highest_led: Callable[[Position], Card]
    card_points: Callable[[Position, Card], int] | None


# Whist: the only duty is to follow suit ----------------------------------------------------------

ACE_HIGH = order("2 3 4 5 6 7 8 9 T J Q K A")
"""The one order of all suits, trump or not."""


def whist_ruling(p: Position) -> Ruling:
    """Which cards may this player play, and by which clause?"""
    if len(p.hand) == 1:
        return free(p.hand, FORCED_LAST)
    if not p.trick:
        return free(p.hand, LEAD_ANY)
    followers = p.hand.of(p.led)
    if followers:
        return must(p.hand, (FOLLOW, followers))
    return free(p.hand, VOID_ANY)


def whist_beats(card: Card, best: Card, trump: Trump) -> bool:
    """Does this card, played later, take the trick from the best card so far?"""
    if card.suit is best.suit:
        return ACE_HIGH[card.rank] > ACE_HIGH[best.rank]
    return card.suit is trump


def whist_winning_play(p: Position) -> Play:
    """Which play holds the trick so far? There must be one."""
    return winning_play(p.trick, lambda card, best: whist_beats(card, best, p.trump))


def whist_winner_clause(p: Position) -> Clause:
    """By which clause is this complete trick won?"""
    return winner_clause(p.trick, p.trump)


def whist_highest_led(p: Position) -> Card:
    """The highest card of the suit led on the table, trumps on a plain lead left aside."""
    return highest(Cards([play.card for play in p.trick]), p.led, ACE_HIGH)
