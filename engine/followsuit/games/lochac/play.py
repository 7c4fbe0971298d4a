"""Which card may be played in Lochac Trump. Who wins the trick is whist's.

Page: docs/games/lochac.md#play, whose order of lines this follows.
"""

from followsuit.cards import Card, Suit
from followsuit.games.lochac.clauses import RUFF
from followsuit.games.lochac.variants import LochacVariant
from followsuit.rules import Ruling, must
from followsuit.stock_games.values import card_value
from followsuit.table import TrickPosition
from followsuit.tricks import whist_ruling

LochacPosition = TrickPosition[LochacVariant]


def ruling(p: LochacPosition) -> Ruling:
    """Which cards may this player play, and by which clause?"""
    if len(p.hand) == 1 or not p.trick or p.hand.of(p.led):
        return whist_ruling(p)
    trumps = p.hand.of(p.trump)
    if trumps and p.variant.ruff_duty == "must":
        return must(p.hand, (RUFF, trumps))
    return whist_ruling(p)


def card_points(p: LochacPosition, card: Card) -> int:
    """What does this card score for whoever wins it?"""
    assert isinstance(p.trump, Suit)
    return card_value(card, p.trump)
