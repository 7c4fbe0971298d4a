"""What a move leads to: the hands and the pile after it, whose turn it is, how a game ends.

Pages: docs/games/duel.md#end, and #drop-out for more than two players.
"""

from dataclasses import dataclass
from typing import NamedTuple

from followsuit.cards import Card, Cards, Suit
from followsuit.games.duel.clauses import (
    AFTER_DRAW,
    DRAWN,
    DROP_OUT,
    EMPTY_LEAD,
    LAST_LOSES,
    LEAD_ONE,
    NO_SECOND,
    SECOND_CARD,
    WIN,
)
from followsuit.games.duel.turn import Beat, Draw, Lead, Move, PilePosition, beats
from followsuit.games.duel.variants import DuelVariant
from followsuit.rules import Clause
from followsuit.table import Seat, seats_from


def is_drawn(left: Cards, trump: Suit, top: Card, variant: DuelVariant) -> bool:
    """Is the game drawn, when these are the cards of the one player who still holds any?

    `trump` is that player's suit.
    """
    if variant.drawn_game == "no":
        return False
    return len(left) == 1 and beats(left[0], top, trump)


# A move of the last two players -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MovePosition:
    """A legal move, and the other player's cards. The turn names both trump suits."""

    turn: PilePosition
    other_hand: Cards
    move: Move


@dataclass(frozen=True, slots=True)
class After:
    """What a move leaves: the mover's hand and the pile, from bottom to top.

    `faces` is the card that the other player must answer. `result` is "goes on", "won" (by the
    mover) or "drawn".
    """

    hand: Cards
    pile: Cards
    faces: Card | None
    result: str
    clause: Clause


def after(p: MovePosition) -> After:
    """What does this move lead to, and by which clause?"""
    assert p.turn.other_trump is not None
    hand, pile = moved(p.turn, p.move)
    if isinstance(p.move, Draw):
        if pile:
            return After(hand, pile, pile[-1], "goes on", AFTER_DRAW)
        return After(hand, pile, None, "goes on", EMPTY_LEAD)
    if hand:
        return After(hand, pile, pile[-1], "goes on", _move_clause(p.move))
    if is_drawn(p.other_hand, p.turn.other_trump, pile[-1], p.turn.variant):
        return After(hand, pile, None, "drawn", DRAWN)
    return After(hand, pile, None, "won", WIN)


def moved(p: PilePosition, move: Move) -> tuple[Cards, Cards]:
    """The mover's hand and the pile after this move. Cards drawn come last, the top one first."""
    match move:
        case Lead(card):
            laid = [card]
        case Beat(card, None):
            laid = [card]
        case Beat(card, second):
            assert second is not None
            laid = [card, second]
        case Draw(count):
            stays = len(p.pile) - count
            return Cards(p.hand + p.pile[stays:][::-1]), Cards(p.pile[:stays])
    return p.hand.without(laid), Cards(p.pile + tuple(laid))


def _move_clause(move: Lead | Beat) -> Clause:
    if isinstance(move, Lead):
        return LEAD_ONE
    if move.second is None:
        return NO_SECOND
    return SECOND_CARD


# The table, with up to four players ---------------------------------------------------------------


class Player(NamedTuple):
    """Somebody at the table: their trump suit, and their cards, or those of them that count."""

    seat: Seat
    trump: Suit
    cards: Cards


@dataclass(frozen=True, slots=True)
class TablePosition:
    """The table after a move. Each player has the cards still held, `top` lies on the pile.

    Somebody besides the mover holds cards.
    """

    mover: Seat
    players: tuple[Player, ...]
    top: Card | None
    variant: DuelVariant

    @property
    def holders(self) -> tuple[Player, ...]:
        """Those who still hold cards."""
        return tuple(player for player in self.players if player.cards)


@dataclass(frozen=True, slots=True)
class Standing:
    """Whose turn it is at a table, or how the game ended.

    `result` is "goes on", "drawn", or the seat that has lost.
    """

    next: Seat | None
    result: str
    clause: Clause


def standing(p: TablePosition) -> Standing:
    """Whose turn is it after this move, or how has the game ended?"""
    if len(p.holders) > 1:
        clause = DROP_OUT if p.top else EMPTY_LEAD
        return Standing(_next_holder(p), "goes on", clause)
    last = p.holders[0]
    assert p.top is not None and last.seat is not p.mover
    if is_drawn(last.cards, last.trump, p.top, p.variant):
        return Standing(None, "drawn", DRAWN)
    return Standing(None, str(last.seat), LAST_LOSES)


def _next_holder(p: TablePosition) -> Seat:
    """The next seat, clockwise from the mover, that holds cards."""
    holding = {player.seat for player in p.holders}
    return next(seat for seat in seats_from(p.mover, "clockwise")[1:] if seat in holding)
