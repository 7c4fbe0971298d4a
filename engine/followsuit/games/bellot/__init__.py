"""Bellot's Trump: cut, deal, rob, and pay whoever shows most trumps.

Page: docs/games/bellot.md. What comes before the hands are shown is in `stock_games`, because
Lochac Trump does the same; `settlement.py` says who has the game and who pays what.
"""

from followsuit.cards import PACK_52
from followsuit.game import Game
from followsuit.games.bellot.clauses import CLAUSES
from followsuit.games.bellot.deal import bellot_deals
from followsuit.games.bellot.facts import SETTLEMENT
from followsuit.games.bellot.pages import TABLES
from followsuit.games.bellot.variants import OPTIONS, RULES, VARIANTS
from followsuit.stock_games import stock_kinds

BELLOT = Game(
    key="bellot",
    title="Bellot's Trump",
    pack=PACK_52,
    clauses=CLAUSES,
    options=OPTIONS,
    variants=VARIANTS,
    kinds=(*stock_kinds(RULES), SETTLEMENT),
    tables=TABLES,
    deal=bellot_deals(),
)
