"""How tables of Trumple differ: the options, and the one preset.

Page: docs/games/trumple.md#options.
"""

from dataclasses import dataclass

from followsuit.rules import Option, Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class TrumpleVariant(Variant):
    """The settings of one table of Trumple. The defaults are those of the game's own page."""

    max_bid: str = "13"
    thirteen_scope: str = "all"
    thirteen_decline: str = "no"
    target_clamp: str = "0-13"
    zero_by: str = "target"
    last_tiebreak: str = "best-card"
    facedown: str = "yes"


OPTIONS = (
    Option("max_bid", "The highest bid allowed", {"13": ("OURS",), "none": ("OURS",)}),
    Option("thirteen_scope", "Whose targets move", {"all": ("TRUMPLE",), "others": ("OURS",)}),
    Option("thirteen_decline", "Leaving the targets alone", {"no": ("TRUMPLE",), "yes": ("OURS",)}),
    Option(
        "target_clamp",
        "Targets beyond 0 and 13",
        {"0-13": ("OURS",), "none": ("OURS",), "forbid": ("OURS",)},
    ),
    Option("zero_by", "Zero by target or by bid", {"target": ("OURS",), "bid": ("OURS",)}),
    Option("last_tiebreak", "The last tie-break", {"best-card": ("OURS",), "seat": ("OURS",)}),
    Option("facedown", "Face-down trumps", {"yes": ("TRUMPLE",), "no": ("OURS",)}),
)

VARIANTS = (TrumpleVariant(key="trumple", title="Trumple", sources=("TRUMPLE",)),)

SETTINGS = ("variant", *(option.key for option in OPTIONS))
"""The keys of the facts that state the settings."""
