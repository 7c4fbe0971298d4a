"""Random positions of Your Trumps, of every kind."""

import random

from followsuit.cards import RANKS, Card, Cards, Suit
from followsuit.games.duel.deal import MirrorPosition, SixesPosition
from followsuit.games.duel.ending import MovePosition, Player, TablePosition
from followsuit.games.duel.turn import PilePosition, moves
from followsuit.games.duel.values import PACKS
from followsuit.games.duel.variants import DuelVariant
from followsuit.table import Seat


def _pack(source: random.Random, variant: DuelVariant) -> list[Card]:
    """The pack, shuffled; half of the time the cards of two suits stand first."""
    pack = list(PACKS[variant.deck])
    source.shuffle(pack)
    if source.random() < 0.5:
        two = source.sample(list(Suit), 2)
        pack.sort(key=lambda card: card.suit not in two)
    return pack


def _take(pack: list[Card], count: int) -> Cards:
    """So many cards off the pack."""
    taken, pack[:] = pack[:count], pack[count:]
    return Cards(taken)


def _few(source: random.Random, most: int) -> int:
    """A number from 1 to `most`, small ones often: 1 decides the second card and drawn games."""
    return source.choice([1, 2, source.randint(1, most)])


def turn(source: random.Random, variant: DuelVariant) -> PilePosition:
    """A turn; the pile may be any size, and is missing now and then."""
    pack = _pack(source, variant)
    trump, other = source.sample(list(Suit), 2)
    pile = _take(pack, source.choice([0, *range(1, 9)]))
    hand = _take(pack, _few(source, 8))
    return PilePosition(trump, source.choice([other, None]), pile, hand, variant)


def move(source: random.Random, variant: DuelVariant) -> MovePosition:
    """A turn of which both hands are known, and one of its legal moves."""
    pack = _pack(source, variant)
    trump, other = source.sample(list(Suit), 2)
    other_hand = _take(pack, _few(source, 4))
    pile = _take(pack, source.randint(0, 8))
    position = PilePosition(trump, other, pile, _take(pack, _few(source, 6)), variant)
    return MovePosition(position, other_hand, source.choice(moves(position)))


def table(source: random.Random, variant: DuelVariant) -> TablePosition:
    """Two to four players in any order, of whom few may be left."""
    pack = _pack(source, variant)
    seats = source.sample(list(Seat), source.randint(2, 4))
    mover, *others = seats
    trumps = source.sample(list(Suit), len(seats))
    sizes = {seat: source.choice([0, 0, 1, 2]) for seat in seats}
    if not any(sizes[seat] for seat in others):
        sizes[source.choice(others)] = source.randint(1, 2)
    top = _take(pack, 1)[0] if sizes[mover] == 0 or source.random() < 0.7 else None
    players = [
        Player(seat, trump, _take(pack, sizes[seat]))
        for seat, trump in zip(seats, trumps, strict=True)
    ]
    source.shuffle(players)
    return TablePosition(mover, tuple(players), top, variant)


def sixes(source: random.Random, variant: DuelVariant) -> SixesPosition:
    """The sixes, dealt anyhow, and other cards besides."""
    counts = [n for n in (2, 3, 4) if len(PACKS[variant.deck]) % n == 0]
    seats = source.sample(list(Seat), source.choice(counts))
    trumps = source.sample(list(Suit), len(seats))
    hands: dict[Seat, list[Card]] = {seat: [] for seat in seats}
    for card in _pack(source, variant):
        if card.rank == "6":
            hands[source.choice(seats)].append(card)
        elif source.random() < 0.1 and (room := [s for s in seats if len(hands[s]) < 2]):
            hands[source.choice(room)].append(card)
    players = tuple(
        Player(seat, trump, Cards(hands[seat])) for seat, trump in zip(seats, trumps, strict=True)
    )
    return SixesPosition(players, variant)


def mirror(source: random.Random, variant: DuelVariant) -> MirrorPosition:
    """Any suits, and any ranks of the two suits."""
    ranks = [rank for rank in RANKS if any(card.rank == rank for card in PACKS[variant.deck])]
    trump_ranks, side_ranks = (
        tuple(source.sample(ranks, source.randint(0, len(ranks)))) for _ in range(2)
    )
    dealer_trump, dealer_side, other_trump, other_side = source.sample(list(Suit), 4)
    return MirrorPosition(
        dealer_trump, dealer_side, other_trump, other_side, trump_ranks, side_ranks, variant
    )


RANDOM = {
    "turn": turn,
    "move": move,
    "table": table,
    "deal of the sixes": sixes,
    "mirror deal": mirror,
}
