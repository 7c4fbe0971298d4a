"""The tables of Belote's page, computed from the same values that the rules use."""

from followsuit.cards import PACK_32, Suit
from followsuit.game import Table, named_presets
from followsuit.games.belote.values import order_of, points_of
from followsuit.games.belote.variants import OPTIONS, VARIANTS
from followsuit.table import NoSuit, Trump


def _at_a_glance() -> Table:
    rows = (
        ("Players", "4, in two pairs; partners sit opposite"),
        ("Cards", f"{len(PACK_32)}: seven to ace in four suits, 8 to each player"),
        ("Class", "point tricks with a duty to trump; of the Jass family"),
        (
            "Ruled on this page",
            "taking up, the auction, announcements, the play of a card, the worth of a trick,"
            " the score of a deal, the end of a match",
        ),
        ("Presets", named_presets(VARIANTS)),
    )
    return ("", ""), rows


def _card_values() -> Table:
    spades, hearts = Suit.SPADES, Suit.HEARTS
    columns: tuple[tuple[str, Trump, Suit], ...] = (
        ("Trump suit", spades, spades),
        ("Plain suit", spades, hearts),
        ("Any suit at no trump", NoSuit.NO_TRUMP, spades),
        ("Any suit at all trump", NoSuit.ALL_TRUMP, spades),
    )
    return ("Contract and suit", "Strongest first, with points", "Sum"), tuple(
        (name, *_ranked(trump, suit)) for name, trump, suit in columns
    )


def _ranked(trump: Trump, suit: Suit) -> tuple[str, str]:
    ranks = order_of(suit, trump)
    points = points_of(suit, trump, VARIANTS[0])
    strongest_first = sorted(ranks, key=lambda rank: ranks[rank], reverse=True)
    cells = [f"{rank.replace('T', '10')} = {points[rank]}" for rank in strongest_first]
    return ", ".join(cells), str(sum(points.values()))


def _presets() -> Table:
    heads = ("Setting", *(variant.key for variant in VARIANTS))
    return heads, tuple(
        (option.key, *(getattr(variant, option.name) for variant in VARIANTS)) for option in OPTIONS
    )


TABLES = {"at-a-glance": _at_a_glance, "card-values": _card_values, "presets": _presets}
