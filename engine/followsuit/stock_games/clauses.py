"""The clauses of cutting, dealing and robbing. Several games cite them; one page owns them.

Page: docs/games/bellot.md#set-up and #rob.
"""

from followsuit.rules import INFERRED, Clause

CUT = Clause(
    "bellot.cut",
    "The highest card cut deals",
    "The {best} is the highest card cut, so {holder} deals.",
    ("BELLOT-1586", "DE-STOC"),
)
CUT_AGAIN = Clause(
    "bellot.cut-again",
    "Equal cards cut again",
    "{holders} cut equally high, so they cut again.",
    ("OURS",),
    INFERRED,
)
DEAL = Clause(
    "bellot.deal",
    "Leave at least four cards",
    "With {players} players nobody may get more than {limit} cards, so that four are left over.",
    ("DE-STOC", "JDC-RUFF"),
    INFERRED,
)
TURN_UP = Clause(
    "bellot.turn-up",
    "The turn-up makes trump",
    "The {turnup} is turned up, so {trump} are trump.",
    ("DE-STOC", "JDC-RUFF"),
)
ROB_ACE = Clause(
    "bellot.rob-ace",
    "The ace of trumps robs",
    "The right to rob goes with the {ace}, if it was dealt to a player.",
    ("BELLOT-1586", "DE-STOC", "JDC-RUFF"),
)
ROB_DEALER = Clause(
    "bellot.rob-dealer",
    "A turned-up ace is the dealer's",
    "The {ace} is turned up, so only {dealer}, the dealer, may rob.",
    ("DE-STOC", "JDC-RUFF"),
)
ROB_OPTIONAL = Clause(
    "bellot.rob-optional",
    "You may decline",
    "{robber} need not rob, and nobody else may rob instead.",
    ("DE-STOC",),
    INFERRED,
)
ROB_MUST = Clause(
    "bellot.rob-must",
    "Where robbing is a duty",
    "At this table {robber} must rob.",
    ("BELLOT-1586",),
    INFERRED,
)
ROB_FOUR = Clause(
    "bellot.rob-four",
    "Draw four cards",
    "Robbing draws the turn-up and the next three cards of the stock: {cards}.",
    ("DE-STOC", "JDC-RUFF"),
)
DISCARD_FOUR = Clause(
    "bellot.discard-four",
    "Lay out four cards",
    "Of the {held} cards in hand, exactly four must be laid out.",
    ("DE-STOC", "JDC-RUFF"),
)

STOCK_CLAUSES = (
    CUT,
    CUT_AGAIN,
    DEAL,
    TURN_UP,
    ROB_ACE,
    ROB_DEALER,
    ROB_OPTIONAL,
    ROB_MUST,
    ROB_FOUR,
    DISCARD_FOUR,
)
