"""How tables of Lochac Trump differ: the options, and the one preset.

Page: docs/games/lochac.md#options.
"""

from dataclasses import dataclass

from followsuit.games.lochac.clauses import CLAUSES
from followsuit.rules import Option
from followsuit.stock_games.rules import StockRules
from followsuit.stock_games.variants import ROB, StockVariant


@dataclass(frozen=True, slots=True, kw_only=True)
class LochacVariant(StockVariant):
    """The settings of one table of Lochac Trump. The defaults are those of its source."""

    first_lead: str = "dealer"
    direction: str = "clockwise"
    ruff_duty: str = "none"


OPTIONS = (
    ROB,
    Option(
        "first_lead",
        "Who leads to the first trick",
        {"dealer": ("DE-STOC",), "after-dealer": ("WP-RUFF",)},
    ),
    Option(
        "direction",
        "Direction of play",
        {"clockwise": ("DE-STOC",), "anticlockwise": ("WP-TRIOMPHE",)},
    ),
    Option(
        "ruff_duty",
        "No card of the suit led",
        {"none": ("DE-STOC",), "must": ("WP-TRIOMPHE",)},
    ),
)

VARIANTS = (LochacVariant(key="lochac", title="Lochac Trump", sources=("DE-STOC",)),)

RULES = StockRules("lochac", CLAUSES, OPTIONS, VARIANTS)
"""What the set-up, which is Bellot's, needs to know of this game."""
