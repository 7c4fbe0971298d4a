"""How tables of Belote differ: the options and the presets.

Page: docs/games/belote.md#options.
"""

from dataclasses import dataclass

from followsuit.rules import Option, Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class BeloteVariant(Variant):
    """The settings of one table of Belote. The defaults are those of `belote-classic`."""

    direction: str = "clockwise"
    undertrump: str = "must"
    raise_over_partner: str = "yes"
    undertrump_partner: str = "free"
    at_over_partner: str = "yes"
    at_raise: str = "yes"
    raise_plain: str = "no"
    ruff_partner: str = "no"
    at_values: str = "13-9-6-5-3-2"


OPTIONS = (
    Option(
        "direction",
        "Direction of play",
        {
            "clockwise": ("APP-BELOTE",),
            "anticlockwise": ("FFB-2016", "FFB-COINCHE-2015", "PAGAT-COINCHE", "WP-FR"),
        },
    ),
    Option(
        "undertrump",
        "When you cannot overruff",
        {
            "must": ("APP-BELOTE", "FFB-2016", "PAGAT-BELOTE", "PAGAT-COINCHE", "WP-FR"),
            "may": ("APP-BELOTE", "FFB-COINCHE-2015", "FFB-CONTREE", "CANNES-2016"),
        },
    ),
    Option(
        "raise_over_partner",
        "Trump led, partner winning",
        {
            "yes": ("APP-BELOTE", "FFB-2016", "PAGAT-BELOTE", "BELOT-BG"),
            "no": ("PAGAT-COINCHE", "SURVEY"),
        },
    ),
    Option(
        "undertrump_partner",
        "Under partner's trump",
        {
            "free": ("APP-BELOTE", "FFB-2016", "WP-FR"),
            "never-if-higher": ("PAGAT-BELOTE", "SURVEY"),
            "only-if-all-trumps": ("FFB-COINCHE-2015",),
        },
    ),
    Option(
        "at_over_partner",
        "All trump, partner winning",
        {"yes": ("FFB-2016", "FFB-COINCHE-2015"), "no": ("SURVEY",)},
    ),
    Option(
        "at_raise",
        "All trump, going higher",
        {"yes": ("FFB-2016", "FFB-COINCHE-2015"), "no": ("SURVEY",)},
    ),
    Option(
        "raise_plain",
        "Plain suits, going higher",
        {"no": ("APP-BELOTE",), "yes": ("SURVEY",)},
    ),
    Option(
        "ruff_partner",
        "Ruffing partner",
        {"no": ("APP-BELOTE", "FFB-2016"), "yes": ("WP-NL-KLAV",)},
    ),
    Option(
        "at_values",
        "Points at all trump",
        {
            "13-9-6-5-3-2": ("FFB-COINCHE-2015",),
            "14-9-6-5-3-1": ("PAGAT-COINCHE",),
            "20-14-11-10-4-3": ("FFB-2016",),
        },
    ),
)

VARIANTS = (
    BeloteVariant(
        key="belote-classic", title="Belote, classic", sources=("APP-BELOTE", "FFB-2016")
    ),
    BeloteVariant(
        key="coinche-official",
        title="Coinche, official rules",
        sources=("APP-BELOTE", "FFB-COINCHE-2015"),
        undertrump="may",
    ),
    BeloteVariant(
        key="contree-ffb2016", title="Contrée, 2016", sources=("FFB-CONTREE",), undertrump="may"
    ),
    BeloteVariant(key="coinche-pagat", title="Coinche after Pagat", sources=("PAGAT-COINCHE",)),
)
