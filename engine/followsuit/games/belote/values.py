"""What the cards of Belote are worth: their orders and their points.

Page: docs/games/belote.md#cards.
"""

from collections.abc import Mapping

from followsuit.cards import Card
from followsuit.games.belote.variants import BeloteVariant
from followsuit.table import NoSuit, TrickPosition, Trump
from followsuit.tricks import Order, order

PLAIN_ORDER = order("7 8 9 J Q K T A")
TRUMP_ORDER = order("7 8 Q K T A 9 J")

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
NO_TRUMP_POINTS = {"A": 19, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
ALL_TRUMP_POINTS = {
    "13-9-6-5-3-2": {"J": 13, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 2, "8": 0, "7": 0},
    "14-9-6-5-3-1": {"J": 14, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 1, "8": 0, "7": 0},
    "20-14-11-10-4-3": TRUMP_POINTS,
}


def order_of(suit: object, trump: Trump) -> Order:
    """In which order do the cards of this suit stand when this is trump?"""
    if suit is trump or trump is NoSuit.ALL_TRUMP:
        return TRUMP_ORDER
    return PLAIN_ORDER


def points_of(suit: object, trump: Trump, variant: BeloteVariant) -> Mapping[str, int]:
    """What are the cards of this suit worth, in card points, when this is trump?"""
    if trump is NoSuit.NO_TRUMP:
        return NO_TRUMP_POINTS
    if trump is NoSuit.ALL_TRUMP:
        return ALL_TRUMP_POINTS[variant.at_values]
    return TRUMP_POINTS if suit is trump else PLAIN_POINTS


def card_points(position: TrickPosition[BeloteVariant], card: Card) -> int:
    """What is this card worth in this deal, in card points (0 to 20)?"""
    return points_of(card.suit, position.trump, position.variant)[card.rank]
