"""Random positions of Sundial besides tricks."""

import random

from followsuit.cards import PACK_52, Cards
from followsuit.games.sundial.naming import NAMING, NamingPosition
from followsuit.games.sundial.order import ORDER, OrderPosition
from followsuit.games.sundial.variants import SundialVariant
from followsuit.table import Pair, Seat


def naming(source: random.Random, variant: SundialVariant) -> NamingPosition:
    """Five cards; half of the time of two suits only."""
    pack = list(PACK_52)
    if source.random() < 0.5:
        suits = source.sample(sorted({card.suit.value for card in pack}), 2)
        pack = [card for card in pack if card.suit.value in suits]
    return NamingPosition(Cards(source.sample(pack, 5)), variant)


def order(source: random.Random, variant: SundialVariant) -> OrderPosition:
    """A dealer, and the winners of the round or none."""
    return OrderPosition(source.choice(list(Seat)), source.choice([None, *Pair]), variant)


RANDOM = {NAMING.name: naming, ORDER.name: order}
