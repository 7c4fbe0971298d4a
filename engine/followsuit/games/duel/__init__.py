"""Your Trumps, Svoi Kozyri and Challenge: a game of one pile, without tricks.

Page: docs/games/duel.md. `turn.py` decides what may be laid and how much is drawn, `ending.py` what
follows, `deal.py` the sixes and the mirror deal, by the clauses of `clauses.py` and under the
settings of `variants.py`; `whole.py` plays it all through. `reading.py`,
`kinds.py` and `telling.py` are the way in and out.
"""

from followsuit.game import Game
from followsuit.games.duel.clauses import CLAUSES
from followsuit.games.duel.kinds import KEY, KINDS
from followsuit.games.duel.pages import TABLES
from followsuit.games.duel.values import PACKS
from followsuit.games.duel.variants import OPTIONS, VARIANTS
from followsuit.games.duel.whole import DUEL_DEALS

DUEL = Game(
    key=KEY,
    title="Your Trumps",
    pack=PACKS[VARIANTS[0].deck],
    clauses=CLAUSES,
    options=OPTIONS,
    variants=VARIANTS,
    kinds=KINDS,
    tables=TABLES,
    deal=DUEL_DEALS,
)
