"""Random positions of Lochac Trump besides tricks."""

import random

from followsuit.cards import PACK_52, Cards, Suit
from followsuit.games.lochac.order import ORDER, OrderPosition
from followsuit.games.lochac.score import MOST_CARDS, SCORE, ScorePosition
from followsuit.games.lochac.variants import LochacVariant
from followsuit.table import Seat
from kinds import stock


def order(source: random.Random, variant: LochacVariant) -> OrderPosition:
    """A dealer."""
    return OrderPosition(source.choice(list(Seat)), variant)


def score(source: random.Random, variant: LochacVariant) -> ScorePosition:
    """Any cards that can have been won."""
    won = Cards(source.sample(PACK_52, source.randint(0, MOST_CARDS)))
    return ScorePosition(source.choice(list(Suit)), won, variant)


RANDOM = {**stock.RANDOM, ORDER.name: order, SCORE.name: score}
