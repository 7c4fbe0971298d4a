"""What games have in common whose stock may be robbed: the cut, the deal, the rob, the discard.

Page: docs/games/bellot.md#set-up and #rob. A game says which clauses and settings it has, and gets
the kinds of position that come before its own.
"""

from followsuit.game import Kind
from followsuit.stock_games.cut import cut_kind
from followsuit.stock_games.deal import deal_kind
from followsuit.stock_games.discard import discard_kind
from followsuit.stock_games.rob import rob_kind
from followsuit.stock_games.rules import StockRules


def stock_kinds(rules: StockRules) -> tuple[Kind, ...]:
    """The kinds of position that come before the first trick, or the settlement."""
    return (cut_kind(rules), deal_kind(rules), discard_kind(rules), rob_kind(rules))
