"""Your Trumps, Svoi Kozyri and Challenge.

Page: docs/games/duel.md.
"""

from followsuit.cards import PACK_36
from followsuit.game import Game
from followsuit.games.duel.clauses import CLAUSES

DUEL = Game(
    key="duel",
    title="Your Trumps",
    pack=PACK_36,
    clauses=CLAUSES,
    options=(),
    variants=(),
    kinds=(),
    tables={},
)
