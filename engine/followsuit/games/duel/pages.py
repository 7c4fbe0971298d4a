"""The tables of the page on Your Trumps, computed from the same values that the rules use."""

from followsuit.game import Table, named_presets
from followsuit.games.duel.values import PACKS
from followsuit.games.duel.variants import OPTIONS, VARIANTS


def _at_a_glance() -> Table:
    standard = VARIANTS[0].deck
    each = len(PACKS[standard]) // 2
    rows = (
        ("Players", "2; Svoi Kozyri also 3 or 4"),
        ("Cards", f"{standard}: six to ace in four suits, {each} to each of two players"),
        ("Class", "beating; a relative of Durak"),
        ("Trumps", "each player has a suit of their own"),
        ("Aim", "to be rid of your cards first"),
        (
            "Ruled on this page",
            "a turn, what follows a move, the end of a game, the sixes, the mirror deal",
        ),
        ("Presets", named_presets(VARIANTS)),
    )
    return ("", ""), rows


def _packs() -> Table:
    heads = ("Pack", "Strongest first", "Cards to each of two")
    rows = []
    for number, cards in PACKS.items():
        ranks = [card.rank.replace("T", "10") for card in cards.of(cards[0].suit)]
        rows.append((f"{number} cards", ", ".join(ranks), str(len(cards) // 2)))
    return heads, tuple(rows)


def _presets() -> Table:
    heads = ("Setting", *(variant.key for variant in VARIANTS))
    return heads, tuple(
        (option.key, *(getattr(variant, option.name) for variant in VARIANTS)) for option in OPTIONS
    )


TABLES = {"at-a-glance": _at_a_glance, "packs": _packs, "presets": _presets}
