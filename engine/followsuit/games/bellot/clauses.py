"""The clauses of Bellot's Trump. The page owns their general text; the sentences here apply them.

Page: docs/games/bellot.md. Those of its set-up are Lochac Trump's too, and stand in `stock_games`.
"""

from followsuit.deals import TABLE_CLAUSES
from followsuit.rules import INFERRED, SHOWN, Clause
from followsuit.stock_games.clauses import STOCK_CLAUSES

MOST = Clause(
    "bellot.most",
    "Most trumps has the game",
    "{holder} shows the most trumps ({count}), so has the game.",
    ("DE-STOC",),
)
TIE = Clause(
    "bellot.tie",
    "Equal numbers: the highest trump decides",
    "{holders} show equally many trumps ({count}); the {best} is the highest, so {holder} has the"
    " game.",
    ("OURS",),
    INFERRED,
)
TIE_NO_GAME = Clause(
    "bellot.tie-no-game",
    "Equal numbers: nobody has the game",
    "{holders} show equally many trumps ({count}): at this table nobody has the game.",
    ("OURS",),
    INFERRED,
)
TIE_SHARED = Clause(
    "bellot.tie-shared",
    "Equal numbers: the game is shared",
    "{holders} show equally many trumps ({count}): at this table they share the game.",
    ("OURS",),
    INFERRED,
)
NONE = Clause(
    "bellot.none",
    "No trumps, no payment",
    "Nobody shows a trump, so nobody pays.",
    ("OURS",),
    INFERRED,
)
PAY = Clause(
    "bellot.pay",
    "Pay for the winner's trumps",
    "{holder}'s trumps are worth {value}, and each player who pays {holder} pays that in full.",
    ("DE-STOC",),
)
PAY_COURTS = Clause(
    "bellot.pay-courts",
    "The scene: paid for court cards",
    "{holder} is paid {value} by everybody else for {cards}.",
    ("BELLOT-1586",),
    SHOWN,
)
PAY_REST = Clause(
    "bellot.pay-rest",
    "The scene: paid for the other trumps",
    "{holder} is paid {value} for other trumps by each player who pays for the game.",
    ("BELLOT-1586",),
    SHOWN,
)

CLAUSES = (
    *STOCK_CLAUSES,
    MOST,
    TIE,
    TIE_NO_GAME,
    TIE_SHARED,
    NONE,
    PAY,
    PAY_COURTS,
    PAY_REST,
    *TABLE_CLAUSES,
)
