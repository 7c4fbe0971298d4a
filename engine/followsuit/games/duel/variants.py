"""How tables of Your Trumps differ: the options and the presets.

Page: docs/games/duel.md#options.
"""

from dataclasses import dataclass

from followsuit.rules import Option, Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelVariant(Variant):
    """The settings of one table of Your Trumps. The defaults are those of `duel`."""

    deck: str = "36"
    draw_when: str = "cannot-beat"
    take: str = "3-5-all"
    second_card: str = "yes"
    drawn_game: str = "yes"
    sixes_exchange: str = "no"
    # What whole deals need and no single position does: each preset has its own.
    players: int = 2
    deal: str = "random"


OPTIONS = (
    Option(
        "deck",
        "Cards in the pack",
        {
            "24": ("WP-SVOYI",),
            "28": ("WP-SVOYI",),
            "32": ("WP-SVOYI",),
            "36": ("PAGAT-SVOI",),
            "52": ("WP-SVOYI",),
        },
    ),
    Option(
        "draw_when",
        "Drawing although you could beat",
        {"cannot-beat": ("APP-DUEL",), "any-time": ("PAGAT-SVOI", "BEATEAT")},
    ),
    Option(
        "take",
        "How many cards are drawn",
        {"3-5-all": ("APP-DUEL", "PAGAT-SVOI"), "all": ("WP-RU", "BEATEAT", "REKLAM")},
    ),
    Option(
        "second_card",
        "The second card at other tables",
        {"yes": ("APP-DUEL", "BEATEAT"), "no": ("WP-RU",)},
    ),
    Option("drawn_game", "Drawn games", {"yes": ("APP-DUEL",), "no": ("WP-RU",)}),
    Option("sixes_exchange", "Exchange of sixes", {"no": ("OURS",), "yes": ("PAGAT-SVOI",)}),
)

VARIANTS = (
    DuelVariant(key="duel", title="Duel", sources=("APP-DUEL",)),
    DuelVariant(
        key="svoi",
        title="Svoi Kozyri",
        sources=("PAGAT-SVOI",),
        draw_when="any-time",
        sixes_exchange="yes",
        players=4,
    ),
    DuelVariant(
        key="challenge",
        title="Challenge",
        sources=("WP-SVOYI", "BEATEAT"),
        deck="32",
        draw_when="any-time",
        take="all",
        drawn_game="no",
        deal="mirror",
    ),
)
