"""Random positions of Bellot's Trump."""

import random

from followsuit.cards import PACK_52, Cards, Suit
from followsuit.games.bellot.facts import SETTLEMENT
from followsuit.games.bellot.settlement import SettlementPosition, Shown
from followsuit.games.bellot.variants import BellotVariant
from followsuit.stock_games.deal import most_cards
from kinds import stock


def settlement(source: random.Random, variant: BellotVariant) -> SettlementPosition:
    """Hands of any size, or trumps alone and few of them, so that numbers are often equal."""
    trump = source.choice(list(Suit))
    seats = stock.players(source)
    pack = list(PACK_52)
    most = source.choice([1, 3, most_cards(len(seats))])
    if most <= 3:
        pack = list(PACK_52.of(trump)) + source.sample(PACK_52.without(PACK_52.of(trump)), 3)
    source.shuffle(pack)
    shows = []
    for seat in seats:
        count = source.choice([most, source.randint(0, most)])
        shows.append(Shown(seat, Cards(pack[:count])))
        del pack[:count]
    return SettlementPosition(trump, tuple(shows), variant)


RANDOM = {**stock.RANDOM, SETTLEMENT.name: settlement}
