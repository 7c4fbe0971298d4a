"""How tables of Bellot's Trump differ: the options and the presets.

Page: docs/games/bellot.md#options.
"""

from dataclasses import dataclass

from followsuit.games.bellot.clauses import CLAUSES
from followsuit.rules import Option
from followsuit.stock_games.rules import StockRules
from followsuit.stock_games.variants import ROB, StockVariant


@dataclass(frozen=True, slots=True, kw_only=True)
class BellotVariant(StockVariant):
    """The settings of one table of Bellot's Trump. The defaults are those of `bellot`."""

    payout: str = "winner-only"
    tie: str = "highest-trump"


OPTIONS = (
    ROB,
    Option(
        "payout",
        "Who is paid",
        {"winner-only": ("DE-STOC",), "dialogue": ("BELLOT-1586",)},
    ),
    Option(
        "tie",
        "Equal numbers of trumps",
        {"highest-trump": ("OURS",), "no-game": ("OURS",), "share": ("OURS",)},
    ),
)

VARIANTS = (
    BellotVariant(key="bellot", title="Bellot's Trump", sources=("DE-STOC",)),
    BellotVariant(
        key="bellot-scene",
        title="The scene of 1586",
        sources=("BELLOT-1586",),
        payout="dialogue",
    ),
)

RULES = StockRules("bellot", CLAUSES, OPTIONS, VARIANTS)
"""What the set-up needs to know of this game."""
