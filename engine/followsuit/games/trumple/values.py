"""What the cards of Trumple count in a bid, and the order of the suits between equal bids.

Page: docs/games/trumple.md#cards. In play the ace is high, as in `tricks.ACE_HIGH`.
"""

from collections.abc import Mapping

from followsuit.cards import PACK_52, Suit

TRICKS = 13
CARDS_EACH = 13

BID_VALUES: Mapping[str, int] = {
    "A": 1,
    "K": 0,
    "Q": 0,
    "J": 0,
    "T": 10,
    "9": 9,
    "8": 8,
    "7": 7,
    "6": 6,
    "5": 5,
    "4": 4,
    "3": 3,
    "2": 2,
}
"""What a card counts in a bid, in tricks."""

SUITS_WEAKEST_FIRST = (Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES)
SUIT_ORDER: Mapping[Suit, int] = {suit: place for place, suit in enumerate(SUITS_WEAKEST_FIRST)}
"""How high each suit ranks; only comparing two of them means anything."""

HIGHEST_BID = sum(sorted(BID_VALUES[card.rank] for card in PACK_52)[-CARDS_EACH:])
"""The most that thirteen cards can be worth."""
