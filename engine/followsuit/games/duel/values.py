"""The packs of Your Trumps. Their cards rank in the one order that has the ace on top.

Page: docs/games/duel.md#cards.
"""

from collections.abc import Mapping
from types import MappingProxyType

from followsuit.cards import RANKS, Cards, pack
from followsuit.tricks import ACE_HIGH

LOWEST_RANKS: Mapping[str, str] = MappingProxyType(
    {"24": "9", "28": "8", "32": "7", "36": "6", "52": "2"}
)
"""Which rank is the lowest of a pack, by its number of cards."""

PACKS: Mapping[str, Cards] = MappingProxyType(
    {
        number: pack([rank for rank in RANKS if ACE_HIGH[rank] >= ACE_HIGH[lowest]])
        for number, lowest in LOWEST_RANKS.items()
    }
)
"""The packs by their number of cards, as the setting `deck` names them."""

SIX = "6"
"""The rank that is handed over before play."""
