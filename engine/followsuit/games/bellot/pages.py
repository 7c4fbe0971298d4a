"""The tables of Bellot's page, computed from the same values that the rules use."""

from followsuit.cards import PACK_52
from followsuit.game import Table, named_presets
from followsuit.games.bellot.variants import OPTIONS, VARIANTS
from followsuit.stock_games.deal import FEWEST_PLAYERS, MOST_PLAYERS
from followsuit.stock_games.values import card_values

CARDS_EACH = 9


def _at_a_glance() -> Table:
    rows = (
        ("Players", f"{FEWEST_PLAYERS} to {MOST_PLAYERS}, each for themselves; usually 4"),
        ("Cards", f"{len(PACK_52)}, of which {CARDS_EACH} to each player; no tricks are played"),
        ("Class", "a count of trumps in the hand; a relative of Ruff and Trump"),
        ("Ruled on this page", "cut, deal, robbing, discard, who has the game, who pays"),
        ("Presets", named_presets(VARIANTS)),
    )
    return ("", ""), rows


def _presets() -> Table:
    heads = ("Setting", *(variant.key for variant in VARIANTS))
    return heads, tuple(
        (option.key, *(getattr(variant, option.name) for variant in VARIANTS)) for option in OPTIONS
    )


TABLES = {"at-a-glance": _at_a_glance, "card-values": card_values, "presets": _presets}
