"""The tables of Lochac Trump's page, computed from the same values that the rules use."""

from followsuit.cards import PACK_52
from followsuit.game import Table
from followsuit.stock_games.values import card_values

CARDS_EACH = 12


def _at_a_glance() -> Table:
    rows = (
        ("Players", "4 in the examples, each for themselves"),
        ("Cards", f"{len(PACK_52)}, of which {CARDS_EACH} to each player"),
        ("Class", "whist; a relative of Ruff and Honours"),
        ("Play", "in tricks, by the rules of whist; only trumps won score"),
        ("Ruled on this page", "the first lead, the play of a card, who wins a trick, the score"),
    )
    return ("", ""), rows


TABLES = {"at-a-glance": _at_a_glance, "card-values": card_values}
