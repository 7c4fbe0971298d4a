"""What trumps are worth, when they are paid for or won.

Page: docs/games/bellot.md#cards.
"""

from followsuit.cards import Card, Cards, Suit
from followsuit.game import Table

TRUMP_VALUES = {
    "A": 1,
    "K": 6,
    "Q": 4,
    "J": 2,
    "T": 1,
    "9": 1,
    "8": 1,
    "7": 1,
    "6": 1,
    "5": 1,
    "4": 1,
    "3": 1,
    "2": 1,
}
"""Every trump counts, and no plain card does."""


def card_value(card: Card, trump: Suit) -> int:
    """What is this card worth when this suit is trump?"""
    return TRUMP_VALUES[card.rank] if card.suit is trump else 0


def worth(cards: Cards, trump: Suit) -> int:
    """What are these cards worth together when this suit is trump?"""
    return sum(card_value(card, trump) for card in cards)


def card_values() -> Table:
    """The values as a table for a page, the dearest first."""
    ranks = {
        value: [rank.replace("T", "10") for rank in TRUMP_VALUES if TRUMP_VALUES[rank] == value]
        for value in sorted(set(TRUMP_VALUES.values()), reverse=True)
    }
    rows = [(", ".join(named), f"{value}") for value, named in ranks.items()]
    whole = ("All thirteen", str(sum(TRUMP_VALUES.values())))
    return ("Trump", "Worth, each"), (*rows, whole)
