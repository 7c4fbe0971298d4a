"""The tables of Sundial's page, computed from the same values that the rules use."""

from followsuit.cards import PACK_52
from followsuit.game import Table
from followsuit.tricks import ACE_HIGH

CARDS_EACH = len(PACK_52) // 4
TRICKS_TO_WIN = CARDS_EACH // 2 + 1


def _at_a_glance() -> Table:
    return ("", ""), (
        ("Players", "4, in two pairs; partners sit opposite"),
        ("Cards", f"{len(PACK_52)}: two to ace in four suits, {CARDS_EACH} to each player"),
        ("Class", "whist; a relative of Court Piece, Hokm and Troefcall"),
        ("Trump", "a suit, named from the first five cards"),
        ("Aim", "seven tricks of thirteen; three rounds won win the match"),
        ("Ruled on this page", "naming, leading, dealing, play, tricks, the round and the match"),
    )


def _card_order() -> Table:
    ranks = sorted(ACE_HIGH, key=lambda rank: ACE_HIGH[rank], reverse=True)
    return ("", "Strongest first"), (("Every suit", ", ".join(_spoken(r) for r in ranks)),)


def _spoken(rank: str) -> str:
    return rank.replace("T", "10")


TABLES = {"at-a-glance": _at_a_glance, "card-order": _card_order}
