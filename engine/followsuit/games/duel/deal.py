"""Before play: the sixes that go to their owners, and the mirror deal.

Pages: docs/games/duel.md#sixes and #mirror.
"""

from dataclasses import dataclass
from typing import NamedTuple

from followsuit.cards import Card, Cards, Suit
from followsuit.games.duel.clauses import SIXES, SIXES_STAY
from followsuit.games.duel.ending import Player
from followsuit.games.duel.values import PACKS, SIX
from followsuit.games.duel.variants import DuelVariant
from followsuit.rules import Clause
from followsuit.table import Seat

# The sixes ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SixesPosition:
    """The players as they were dealt. Their cards are the sixes, with or without others."""

    players: tuple[Player, ...]
    variant: DuelVariant


class Gift(NamedTuple):
    """A six that changes hands."""

    card: Card
    giver: Seat
    taker: Seat

    def __str__(self) -> str:
        return f"{self.card} {self.giver} {self.taker}"


def sixes_clause(p: SixesPosition) -> Clause:
    """By which clause are sixes handed over, or not?"""
    if p.variant.sixes_exchange == "no":
        return SIXES_STAY
    if not any(card.rank == SIX for card in PACKS[p.variant.deck]):
        return SIXES_STAY
    return SIXES


def gifts(p: SixesPosition) -> tuple[Gift, ...]:
    """Which sixes change hands? A six of nobody's trump suit stays where it is."""
    if sixes_clause(p) is SIXES_STAY:
        return ()
    owners = {player.trump: player.seat for player in p.players}
    return tuple(
        Gift(card, player.seat, owners[card.suit])
        for player in p.players
        for card in player.cards
        if card.rank == SIX and owners.get(card.suit, player.seat) is not player.seat
    )


def sizes(p: SixesPosition) -> tuple[int, ...]:
    """How many cards does each player hold afterwards, in the order of the players?"""
    dealt = len(PACKS[p.variant.deck]) // len(p.players)
    given = gifts(p)
    return tuple(
        dealt
        - sum(gift.giver is player.seat for gift in given)
        + sum(gift.taker is player.seat for gift in given)
        for player in p.players
    )


# The mirror deal ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MirrorPosition:
    """Who has which suits, and what the dealer gets of the dealer's own: ranks, as written."""

    dealer_trump: Suit
    dealer_side: Suit
    other_trump: Suit
    other_side: Suit
    trump_ranks: tuple[str, ...]
    side_ranks: tuple[str, ...]
    variant: DuelVariant


def hands(p: MirrorPosition) -> tuple[Cards, Cards]:
    """The dealer's hand and the other player's, each by suits: their own first."""
    ranks = [card.rank for card in PACKS[p.variant.deck].of(p.dealer_trump)]
    trump, side = ([r for r in ranks if r in own] for own in (p.trump_ranks, p.side_ranks))
    trump_rest, side_rest = ([r for r in ranks if r not in own] for own in (trump, side))
    dealer = (
        (p.dealer_trump, trump),
        (p.dealer_side, side),
        (p.other_trump, trump_rest),
        (p.other_side, side_rest),
    )
    other = (
        (p.other_trump, trump),
        (p.other_side, side),
        (p.dealer_trump, trump_rest),
        (p.dealer_side, side_rest),
    )
    return _hand(dealer), _hand(other)


def _hand(suits: tuple[tuple[Suit, list[str]], ...]) -> Cards:
    return Cards([Card(suit, rank) for suit, ranks in suits for rank in ranks])
