"""The clauses of Lochac Trump. The page owns their general text; the sentences here apply them.

Page: docs/games/lochac.md. The play of a card is whist's, and the set-up that of Bellot's Trump.
"""

from followsuit.deals import TABLE_CLAUSES
from followsuit.rules import Clause
from followsuit.stock_games.clauses import STOCK_CLAUSES
from followsuit.tricks import WHIST_CLAUSES

DEALER_LEADS = Clause(
    "lochac.dealer-leads",
    "The dealer leads",
    "{dealer} deals, so leads the first trick.",
    ("DE-STOC",),
)
AFTER_DEALER_LEADS = Clause(
    "lochac.after-dealer-leads",
    "Or the player after the dealer leads",
    "At this table {leader}, sitting after the dealer, leads the first trick.",
    ("WP-RUFF",),
)
RUFF = Clause(
    "lochac.ruff",
    "You must trump",
    "{seat} has no {led} and holds a trump, so at this table must play a trump.",
    ("WP-TRIOMPHE",),
)
TRUMPS_ONLY = Clause(
    "lochac.trumps-only",
    "Only trumps won score",
    "Only trumps score, and those won are worth {value}.",
    ("DE-STOC",),
)

CLAUSES = (
    *STOCK_CLAUSES,
    DEALER_LEADS,
    AFTER_DEALER_LEADS,
    RUFF,
    TRUMPS_ONLY,
    *WHIST_CLAUSES,
    *TABLE_CLAUSES,
)
