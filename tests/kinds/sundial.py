"""Random positions of Sundial besides tricks."""

import random

from followsuit.cards import PACK_52, Cards, Suit
from followsuit.games.sundial.naming import NAMING, NamingPosition
from followsuit.games.sundial.order import ORDER, OrderPosition
from followsuit.games.sundial.round import (
    MATCH_KIND,
    ROUND,
    MatchPosition,
    RoundPosition,
    RoundWon,
    is_over,
    match_winner,
)
from followsuit.games.sundial.variants import SundialVariant
from followsuit.table import Pair, Seat


def naming(source: random.Random, variant: SundialVariant) -> NamingPosition:
    """Five cards; half of the time of two suits only."""
    pack = list(PACK_52)
    if source.random() < 0.5:
        suits = source.sample(sorted({card.suit.value for card in pack}), 2)
        pack = [card for card in pack if card.suit.value in suits]
    five = Cards(source.sample(pack, 5))
    may_be_named = [suit for suit in Suit if variant.must_hold_named_suit == "no" or five.of(suit)]
    named = source.choice([None, None, *may_be_named])
    return NamingPosition(five, variant, named)


def order(source: random.Random, variant: SundialVariant) -> OrderPosition:
    """A dealer, and the winners of the round or none."""
    return OrderPosition(source.choice(list(Seat)), source.choice([None, *Pair]), variant)


def round_(source: random.Random, variant: SundialVariant) -> RoundPosition:
    """Tricks of a round, often the same pair's, as far as the round goes."""
    dealer = source.choice(list(Seat)) if variant.round_points == "kot" else None
    bias = source.choice([0, 0.5, 1])
    p = RoundPosition((), dealer, variant)
    for _ in range(source.randint(1, 13)):
        pair = source.choice(list(Pair)) if source.random() >= bias else Pair.NORTH_SOUTH
        p = RoundPosition((*p.tricks, pair), dealer, variant)
        if is_over(p):
            break
    return p


def match(source: random.Random, variant: SundialVariant) -> MatchPosition:
    """Rounds of a match, as far as it goes."""
    counts = (1, 2, 3) if variant.round_points == "kot" else (1,)
    p = MatchPosition((), variant)
    for _ in range(source.randint(1, 13)):
        won = RoundWon(source.choice(list(Pair)), source.choice(counts))
        p = MatchPosition((*p.rounds, won), variant)
        if match_winner(p):
            break
    return p


RANDOM = {ROUND.name: round_, MATCH_KIND.name: match, NAMING.name: naming, ORDER.name: order}
