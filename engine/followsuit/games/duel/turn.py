"""A turn of Your Trumps: which cards beat, which moves are legal, how many cards a draw takes.

Page: docs/games/duel.md#turn, whose tables this follows line by line.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from followsuit.cards import Card, Cards, Suit
from followsuit.games.duel.clauses import (
    BEAT_SUIT,
    BEAT_TRUMP,
    BEATS,
    DRAW_ACE,
    DRAW_FIVE,
    DRAW_FREE,
    DRAW_STUCK,
    DRAW_THREE,
    LEAD_ONE,
    MUST_BEAT,
    NO_FOLLOW,
    NO_SECOND,
    ONLY_OWN,
    OWN_TRUMP,
    SECOND_CARD,
    SECOND_OMITTED,
    TAKE_ALL,
)
from followsuit.games.duel.variants import DuelVariant
from followsuit.rules import Clause, Ruling, Verdict, free
from followsuit.tricks import ACE_HIGH


@dataclass(frozen=True, slots=True)
class PilePosition:
    """What one player knows when their turn comes: the pile, from bottom to top, and their hand.

    `trump` is the player's own suit. `other_trump` is an opponent's, or None when it is not known.
    """

    trump: Suit
    other_trump: Suit | None
    pile: Cards
    hand: Cards
    variant: DuelVariant

    @property
    def top(self) -> Card:
        """The card to be answered. Raises IndexError when there is no pile."""
        return self.pile[-1]


@dataclass(frozen=True, slots=True)
class Lead:
    """One card laid where there is no pile."""

    card: Card

    def __str__(self) -> str:
        return f"LEAD {self.card}"


@dataclass(frozen=True, slots=True)
class Beat:
    """A card that beats the top card, and the second card on top of it, where there is one."""

    card: Card
    second: Card | None

    def __str__(self) -> str:
        return f"BEAT {self.card}" + (f"+{self.second}" if self.second else "")


@dataclass(frozen=True, slots=True)
class Draw:
    """So many cards taken from the top of the pile."""

    count: int

    def __str__(self) -> str:
        return f"DRAW {self.count}"


Move = Lead | Beat | Draw


@dataclass(frozen=True, slots=True)
class DrawVerdict:
    """May the player draw, and which clause says so?"""

    permitted: bool
    clause: Clause


def beats(card: Card, top: Card, trump: Suit) -> bool:
    """Does this card beat the top card, for the player whose trump suit this is?"""
    if card.suit is top.suit:
        return ACE_HIGH[card.rank] > ACE_HIGH[top.rank]
    return card.suit is trump


def beating_cards(p: PilePosition) -> Cards:
    """Which cards of the hand beat the top card? None when there is no pile."""
    if not p.pile:
        return Cards()
    return Cards([card for card in p.hand if beats(card, p.top, p.trump)])


def ruling(p: PilePosition) -> Ruling:
    """Which cards may be led, or beat the top card, and by which clause?"""
    if not p.pile:
        return free(p.hand, LEAD_ONE)
    beating = beating_cards(p)
    follows = any(card.suit is p.top.suit for card in p.hand)
    return Ruling(
        tuple(
            [
                Verdict(card, True, _beating_clause(card, p.top, follows), beating)
                if card in beating
                else Verdict(card, False, _failing_clause(card, p), beating)
                for card in p.hand
            ]
        )
    )


def _beating_clause(card: Card, top: Card, follows: bool) -> Clause:
    """By which clause does this card beat the top card?

    `follows` says that the hand holds a card of the top card's suit.
    """
    if card.suit is top.suit:
        return BEAT_SUIT
    if follows:
        return NO_FOLLOW
    return BEAT_TRUMP


def _failing_clause(card: Card, p: PilePosition) -> Clause:
    """By which clause does this card not beat the top card?"""
    if p.top.suit is p.trump:
        return OWN_TRUMP
    if card.suit is p.other_trump and p.top.suit is not p.other_trump:
        return ONLY_OWN
    return BEATS


def draw_verdict(p: PilePosition) -> DrawVerdict | None:
    """May the player draw? None when there is no pile to draw from."""
    if not p.pile:
        return None
    if not beating_cards(p):
        return DrawVerdict(True, DRAW_STUCK)
    if p.variant.draw_when == "any-time":
        return DrawVerdict(True, DRAW_FREE)
    return DrawVerdict(False, MUST_BEAT)


def amount(p: PilePosition) -> tuple[int, Clause]:
    """How many cards does a draw take from this pile, and by which clause?

    The player's own trump suit counts, whoever laid the top card.
    """
    whole = len(p.pile)
    if p.variant.take == "all":
        return whole, TAKE_ALL
    if p.top.suit is not p.trump:
        return min(3, whole), DRAW_THREE
    if p.top.rank != "A":
        return min(5, whole), DRAW_FIVE
    return whole, DRAW_ACE


def because(p: PilePosition) -> Clause:
    """Which clause says what kind of move is legal? That of beating, where drawing is too."""
    if not p.pile:
        return LEAD_ONE
    if not beating_cards(p):
        return DRAW_STUCK
    if p.variant.second_card == "no":
        return NO_SECOND
    if len(p.hand) == 1:
        return SECOND_OMITTED
    return SECOND_CARD


def moves(p: PilePosition) -> tuple[Move, ...]:
    """Every legal move: by beating card and second card in hand order, drawing last."""
    return tuple(_moves(p))


def _moves(p: PilePosition) -> Iterator[Move]:
    if not p.pile:
        yield from map(Lead, p.hand)
        return
    alone = p.variant.second_card == "no" or len(p.hand) == 1
    for card in beating_cards(p):
        if alone:
            yield Beat(card, None)
        else:
            yield from (Beat(card, second) for second in p.hand if second != card)
    drawing = draw_verdict(p)
    if drawing and drawing.permitted:
        yield Draw(amount(p)[0])
