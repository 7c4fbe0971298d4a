"""How tables of Belote differ: the options and the presets.

Page: docs/games/belote.md#options.
"""

from dataclasses import dataclass

from followsuit.rules import Option, Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class BeloteVariant(Variant):
    """The settings of one table of Belote. The defaults are those of `belote-classic`.

    The last fields are no options: only a preset sets them. `bidding` is "take-up" or "auction";
    `scoring` is "classic", "coinche", "contree" or "pagat"; `capot_closes`, `wins_on_belote` and
    `equal_totals` ("play-on" or "last-contract") are rules of single presets.
    """

    direction: str = "clockwise"
    undertrump: str = "must"
    raise_over_partner: str = "yes"
    undertrump_partner: str = "free"
    at_over_partner: str = "yes"
    at_raise: str = "yes"
    raise_plain: str = "no"
    ruff_partner: str = "no"
    at_values: str = "13-9-6-5-3-2"
    denominations: str = "suits"
    second_round_suit: str = "not-turnup"
    all_pass: str = "redeal"
    max_bid: str = "160"
    denomination_order: str = "none"
    coinche_timing: str = "on-turn"
    coinche_freezes: str = "yes"
    generale: str = "no"
    announcements: str = "no"
    annonce_tie: str = "none"
    belote_order: str = "any"
    belote_on_failure: str = "kept"
    success: str = "contract-and-majority"
    min_80: str = "80"
    tie_rule: str = "litige"
    litige_last_deal: str = "each-keeps"
    multiplier: str = "whole-4"
    failed_points: str = "162"
    rounding: str = "none"
    target: str = "1000"
    end: str = "reach"

    bidding: str = "take-up"
    scoring: str = "classic"
    capot_closes: str = "no"
    wins_on_belote: str = "yes"
    equal_totals: str = "play-on"


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
    Option(
        "denominations",
        "What may be named as trump",
        {
            "suits": ("FFB-2016", "FFB-COINCHE-2015"),
            "with-nt-and-at": ("FFB-2016", "FFB-COINCHE-2015", "PAGAT-COINCHE"),
        },
    ),
    Option(
        "second_round_suit",
        "The turned suit in the second round",
        {"not-turnup": ("PAGAT-BELOTE",), "any": ("FFB-2016",)},
    ),
    Option(
        "all_pass",
        "When everybody passes twice",
        {"redeal": ("FFB-2016",), "forced-take": ("SURVEY",)},
    ),
    Option(
        "max_bid",
        "The highest number",
        {"160": ("FFB-COINCHE-2015", "FFB-CONTREE"), "none": ("SURVEY",)},
    ),
    Option(
        "denomination_order",
        "Outbidding at the same number",
        {"none": ("FFB-COINCHE-2015", "FFB-CONTREE"), "c-d-h-s-nt-at": ("PAGAT-COINCHE",)},
    ),
    Option(
        "coinche_timing",
        "Coinche out of turn",
        {
            "on-turn": ("FFB-COINCHE-2015", "FFB-CONTREE"),
            "any-time": ("PAGAT-COINCHE", "ANGE"),
        },
    ),
    Option(
        "coinche_freezes",
        "Bidding after a coinche",
        {
            "yes": ("FFB-COINCHE-2015", "FFB-CONTREE"),
            "no": ("PAGAT-COINCHE", "SURVEY"),
        },
    ),
    Option(
        "generale",
        "Générale",
        {"no": ("FFB-COINCHE-2015", "FFB-CONTREE"), "yes": ("PAGAT-COINCHE", "ANGE")},
    ),
    Option(
        "announcements",
        "Announcements",
        {
            "no": ("FFB-2016", "FFB-CONTREE", "PAGAT-COINCHE"),
            "yes": ("FFB-COINCHE-2015", "PAGAT-BELOTE"),
        },
    ),
    Option(
        "annonce_tie",
        "Equal announcements",
        {"none": ("FFB-COINCHE-2015",), "first-to-speak": ("PAGAT-BELOTE", "SURVEY")},
    ),
    Option(
        "belote_order",
        "King or queen first",
        {"any": ("FFB-2016",), "king-first": ("SURVEY",)},
    ),
    Option(
        "belote_on_failure",
        "Belote in a lost deal",
        {
            "kept": ("FFB-2016", "FFB-COINCHE-2015"),
            "taken": ("FFB-CONTREE", "CANNES-2016"),
        },
    ),
    Option(
        "success",
        "When a contract is made",
        {
            "contract-and-majority": ("FFB-COINCHE-2015",),
            "contract-only": ("FFB-CONTREE", "PAGAT-COINCHE"),
        },
    ),
    Option(
        "min_80",
        "What a bid of 80 needs",
        {"80": ("FFB-COINCHE-2015", "FFB-CONTREE"), "82": ("PAGAT-COINCHE",)},
    ),
    Option(
        "tie_rule",
        "Equal totals in a deal",
        {
            "litige": ("FFB-2016",),
            "fail": ("FFB-COINCHE-2015", "SURVEY"),
            "replay": ("SURVEY",),
        },
    ),
    Option(
        "litige_last_deal",
        "A litige in the last deal",
        {"each-keeps": ("SURVEY",), "lost": ("SURVEY",)},
    ),
    Option(
        "multiplier",
        "What a coinche multiplies",
        {
            "whole-4": ("FFB-COINCHE-2015", "FFB-CONTREE"),
            "bid-4": ("PAGAT-COINCHE",),
            "bid-3": ("CANNES-2016",),
        },
    ),
    Option(
        "failed_points",
        "What a lost deal counts",
        {
            "162": ("FFB-2016", "CANNES-2016"),
            "160": ("FFB-COINCHE-2015", "FFB-CONTREE", "PAGAT-COINCHE"),
        },
    ),
    Option(
        "rounding",
        "Rounding",
        {
            "none": ("FFB-2016",),
            "5-up": ("FFB-COINCHE-2015", "FFB-CONTREE", "PAGAT-COINCHE"),
            "6-up": ("CANNES-2016",),
        },
    ),
    Option(
        "target",
        "The target",
        {
            "1000": ("FFB-2016",),
            "2000": ("FFB-COINCHE-2015", "PAGAT-COINCHE"),
            "501": ("SURVEY",),
            "701": ("SURVEY",),
            "1001": ("SURVEY",),
            "3000": ("SURVEY",),
        },
    ),
    Option(
        "end",
        "Reaching the target",
        {"reach": ("FFB-2016", "FFB-COINCHE-2015", "PAGAT-COINCHE"), "exceed": ("SURVEY", "ANGE")},
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
        announcements="yes",
        tie_rule="fail",
        failed_points="160",
        rounding="5-up",
        target="2000",
        bidding="auction",
        scoring="coinche",
        wins_on_belote="no",
    ),
    BeloteVariant(
        key="contree-ffb2016",
        title="Contrée, 2016",
        sources=("FFB-CONTREE",),
        undertrump="may",
        belote_on_failure="taken",
        success="contract-only",
        tie_rule="fail",
        failed_points="160",
        rounding="5-up",
        target="2000",
        bidding="auction",
        scoring="contree",
    ),
    BeloteVariant(
        key="coinche-pagat",
        title="Coinche after Pagat",
        sources=("PAGAT-COINCHE",),
        coinche_timing="any-time",
        success="contract-only",
        min_80="82",
        tie_rule="fail",
        multiplier="bid-4",
        failed_points="160",
        rounding="5-up",
        target="2000",
        bidding="auction",
        scoring="pagat",
        capot_closes="yes",
        equal_totals="last-contract",
    ),
)
