"""The one setting that concerns robbing.

Page: docs/games/bellot.md#option-rob.
"""

from dataclasses import dataclass

from followsuit.rules import Option, Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class StockVariant(Variant):
    """The settings of one table of a game whose stock may be robbed. A game adds its own."""

    rob: str = "optional"


ROB = Option(
    "rob",
    "Robbing, a choice or a duty",
    {"optional": ("DE-STOC",), "compulsory": ("BELLOT-1586",)},
)
