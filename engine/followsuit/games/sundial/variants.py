"""How tables of Sundial differ: the options, and the one preset.

Page: docs/games/sundial.md#options.
"""

from dataclasses import dataclass

from followsuit.rules import Option, Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class SundialVariant(Variant):
    """The settings of one table of Sundial. The defaults are those of the game's own site."""

    direction: str = "clockwise"
    first_lead: str = "dealer"
    caller: str = "left-of-dealer"
    must_hold_named_suit: str = "no"


OPTIONS = (
    Option(
        "direction",
        "Direction of play",
        {
            "clockwise": ("SUNDIAL", "PAGAT-TROEF"),
            "anticlockwise": ("PAGAT-RANG", "WP-COURT", "HOKM"),
        },
    ),
    Option(
        "first_lead",
        "Who leads the first trick",
        {"dealer": ("SUNDIAL",), "caller": ("PAGAT-RANG", "WP-COURT", "HOKM")},
    ),
    Option(
        "caller",
        "Who names in the next round",
        {
            "left-of-dealer": ("SUNDIAL",),
            "keep-while-winning": ("PAGAT-RANG", "HOKM", "PAGAT-TROEF"),
        },
    ),
    Option(
        "must_hold_named_suit",
        "Naming a suit you do not hold",
        {"no": ("OURS",), "yes": ("OURS",)},
    ),
)

VARIANTS = (SundialVariant(key="sundial", title="Sundial Trump", sources=("SUNDIAL",)),)
