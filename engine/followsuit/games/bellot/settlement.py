"""The settlement: who has the game, and who pays what?

Page: docs/games/bellot.md#game and #payment.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from followsuit.cards import Card, Cards, Suit
from followsuit.games.bellot.clauses import (
    MOST,
    NONE,
    PAY,
    PAY_COURTS,
    PAY_REST,
    TIE,
    TIE_NO_GAME,
    TIE_SHARED,
)
from followsuit.games.bellot.variants import BellotVariant
from followsuit.rules import Clause
from followsuit.stock_games.values import worth
from followsuit.table import Seat
from followsuit.tricks import ACE_HIGH

COURTS = "K Q J".split()


class Shown(NamedTuple):
    """The cards that a player shows: the hand, or its trumps alone."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class SettlementPosition:
    """What each player shows, in the order given."""

    trump: Suit
    shows: tuple[Shown, ...]
    variant: BellotVariant

    def trumps(self, seat: Seat) -> Cards:
        """The trumps that this player shows."""
        return next(s.cards.of(self.trump) for s in self.shows if s.seat is seat)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players, in the order given."""
        return tuple(shown.seat for shown in self.shows)


# Who has the game --------------------------------------------------------------------------------


def most_trumps(p: SettlementPosition) -> tuple[Seat, ...]:
    """Who shows most trumps? Several players where they show equally many, which may be none."""
    most = max(len(p.trumps(seat)) for seat in p.seats)
    return tuple(seat for seat in p.seats if len(p.trumps(seat)) == most)


def because(p: SettlementPosition) -> Clause:
    """By which clause is the game decided?"""
    first = most_trumps(p)
    if not p.trumps(first[0]):
        return NONE
    if len(first) == 1:
        return MOST
    return {"highest-trump": TIE, "no-game": TIE_NO_GAME, "share": TIE_SHARED}[p.variant.tie]


def winners(p: SettlementPosition) -> tuple[Seat, ...]:
    """Who has the game? Nobody, one player, or all those who share it."""
    clause = because(p)
    if clause in (NONE, TIE_NO_GAME):
        return ()
    if clause is TIE:
        return (highest_trump(p)[0],)
    return most_trumps(p)


def highest_trump(p: SettlementPosition) -> tuple[Seat, Card]:
    """The highest trump among those players who show most, and who shows it."""
    trumps = [(seat, card) for seat in most_trumps(p) for card in p.trumps(seat)]
    return max(trumps, key=lambda shown: ACE_HIGH[shown[1].rank])


# Who pays what -----------------------------------------------------------------------------------


class Payment(NamedTuple):
    """What a player is paid by each of some others, and by which clause. `cards` earn it."""

    payee: Seat
    payers: tuple[Seat, ...]
    amount: int
    cards: Cards
    clause: Clause


def payments(p: SettlementPosition) -> tuple[Payment, ...]:
    """Everything that is to be paid, in the order in which the page tells it."""
    due = _as_in_the_scene(p) if p.variant.payout == "dialogue" else _to_the_winner(p)
    return tuple(payment for payment in due if payment.payers and payment.amount)


def _to_the_winner(p: SettlementPosition) -> Iterator[Payment]:
    """Who has the game is paid for every trump."""
    first = winners(p)
    for payee in first:
        trumps = p.trumps(payee)
        yield Payment(payee, _others(p, first), worth(trumps, p.trump), trumps, PAY)


def _as_in_the_scene(p: SettlementPosition) -> Iterator[Payment]:
    """Every holder is paid for court cards, and who has the game for the other trumps."""
    for payee in p.seats:
        courts = Cards([card for card in p.trumps(payee) if card.rank in COURTS])
        yield Payment(payee, _others(p, (payee,)), worth(courts, p.trump), courts, PAY_COURTS)
    first = winners(p)
    for payee in first:
        rest = Cards([card for card in p.trumps(payee) if card.rank not in COURTS])
        yield Payment(payee, _others(p, first), worth(rest, p.trump), rest, PAY_REST)


def _others(p: SettlementPosition, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in p.seats if seat not in seats)


def balances(p: SettlementPosition) -> dict[Seat, int]:
    """What does each player get on the whole? Less than nothing for one who pays."""
    balance = dict.fromkeys(p.seats, 0)
    for payment in payments(p):
        for payer in payment.payers:
            balance[payer] -= payment.amount
            balance[payment.payee] += payment.amount
    return balance
