"""Trumple: bids made of one's own cards, exact targets, and trumps that lie face down.

Page: docs/games/trumple.md. `bid.py` and `bids.py` judge the bidding, `trick.py` the play and
`score.py` the score, by the clauses of `clauses.py` and the tables of `values.py`, under the
settings of `variants.py`.
"""

from followsuit.cards import PACK_52
from followsuit.game import Game
from followsuit.games.trumple.bid import BID
from followsuit.games.trumple.bids import BIDS
from followsuit.games.trumple.clauses import CLAUSES
from followsuit.games.trumple.deal import TRUMPLE_DEALS
from followsuit.games.trumple.pages import TABLES
from followsuit.games.trumple.score import SCORE
from followsuit.games.trumple.trick import RULES, TRICK
from followsuit.games.trumple.variants import OPTIONS, VARIANTS

TRUMPLE = Game(
    key="trumple",
    title="Trumple",
    pack=PACK_52,
    clauses=CLAUSES,
    options=OPTIONS,
    variants=VARIANTS,
    kinds=(BIDS, BID, SCORE, TRICK),
    tables=TABLES,
    trick=RULES,
    deal=TRUMPLE_DEALS,
)
