"""Suits, cards and packs: values that know no game.

No order between cards or suits lives here. A game states its orders as tables of its own.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Suit(Enum):
    """One of the four suits. The value is its letter in notation."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    # Members are single objects, so identity decides; Enum would hash the name each time.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value


RANKS = tuple("A K Q J T 9 8 7 6 5 4 3 2".split())
"""Every rank that a card can have, as notation writes them. The order means nothing."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card. `str()` gives its canonical notation.

    >>> str(Card(Suit.HEARTS, "T"))
    'HT'
    """

    suit: Suit
    rank: str

    def __str__(self) -> str:
        return self.suit.value + self.rank

    def __repr__(self) -> str:
        return str(self)


class Cards(tuple[Card, ...]):
    """Some cards, in the order in which they were given.

    >>> Cards(PACK_32[:3])
    Cards(SA SK SQ)
    """

    __slots__ = ()

    def of(self, suit: object) -> "Cards":
        """Which of these cards are of this suit? None, if it is not a suit at all."""
        return Cards([card for card in self if card.suit is suit])

    def without(self, others: Iterable[Card]) -> "Cards":
        """These cards less the others, in the same order."""
        gone = set(others)
        return Cards([card for card in self if card not in gone])

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Cards({self})"


def pack(ranks: Iterable[str]) -> Cards:
    """All cards of these ranks in the four suits, suit by suit: spades first, clubs last."""
    return Cards([Card(suit, rank) for suit in Suit for rank in ranks])


PACK_52 = pack(RANKS)
PACK_36 = pack(RANKS[:9])
PACK_32 = pack(RANKS[:8])
