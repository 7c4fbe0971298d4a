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
    deal_packets: str = "singly"
    stop_at_seven: str = "no"
    round_points: str = "one"
    match_target: str = "3"


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
    Option(
        "deal_packets",
        "How the cards are dealt",
        {
            "singly": ("SUNDIAL",),
            "5-4-4": ("PAGAT-RANG", "WP-COURT"),
            "namer-first": ("PAGAT-TROEF",),
        },
    ),
    Option(
        "stop_at_seven",
        "When the round ends",
        {"no": ("SUNDIAL",), "yes": ("WP-COURT", "HOKM")},
    ),
    Option("round_points", "What a round counts", {"one": ("SUNDIAL",), "kot": ("HOKM",)}),
    Option("match_target", "How many points win the match", {"3": ("SUNDIAL",), "7": ("HOKM",)}),
)

VARIANTS = (SundialVariant(key="sundial", title="Sundial Trump", sources=("SUNDIAL",)),)
