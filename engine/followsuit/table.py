"""Who sits where, and what one player can see of a trick. Knows no game's rules."""

from dataclasses import dataclass
from enum import Enum
from typing import Generic, NamedTuple, TypeVar

from followsuit.cards import Card, Cards, Suit


class Seat(Enum):
    """A compass seat. The members stand in clockwise order."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    @property
    def partner(self) -> "Seat":
        """The opposite seat, which is a partner's in the games that have partners."""
        return _OPPOSITE[self]

    @property
    def word(self) -> str:
        """The seat's name as a word: "North"."""
        return self.name.title()


CLOCKWISE = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
ANTICLOCKWISE = CLOCKWISE[::-1]
_OPPOSITE = dict(zip(CLOCKWISE, CLOCKWISE[2:] + CLOCKWISE[:2], strict=True))


def seats_from(first: Seat, direction: str) -> tuple[Seat, ...]:
    """All four seats in order of play. `direction` is "clockwise" or "anticlockwise".

    >>> [str(seat) for seat in seats_from(Seat.WEST, "clockwise")]
    ['W', 'N', 'E', 'S']
    """
    seats = {"clockwise": CLOCKWISE, "anticlockwise": ANTICLOCKWISE}[direction]
    start = seats.index(first)
    return seats[start:] + seats[:start]


class Pair(Enum):
    """Two partners, in the games that have partners."""

    NORTH_SOUTH = "NS"
    EAST_WEST = "EW"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats, in clockwise order."""
        if self is Pair.NORTH_SOUTH:
            return (Seat.NORTH, Seat.SOUTH)
        return (Seat.EAST, Seat.WEST)

    @classmethod
    def of(cls, seat: Seat) -> "Pair":
        """Whose pair is this?"""
        return next(pair for pair in cls if seat in pair.seats)


class NoSuit(Enum):
    """A deal whose trump is not a suit: none of them, or all of them."""

    NO_TRUMP = "NT"
    ALL_TRUMP = "AT"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value


Trump = Suit | NoSuit
"""What is trump in a deal."""


class Play(NamedTuple):
    """A card on the table and the seat that played it."""

    seat: Seat
    card: Card


class FaceDown(NamedTuple):
    """A play whose card lies face down and is not known."""

    seat: Seat
    card: None = None


V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class TrickPosition(Generic[V]):
    """What one player knows when a trick reaches them: the table and their own hand.

    `trick` is in order of play, the lead first. `hand` keeps the order in which it was given and
    is empty when the trick is complete. `variant` holds the game's settings.
    """

    seat: Seat
    hand: Cards
    trick: tuple[Play, ...]
    trump: Trump
    variant: V

    @property
    def led(self) -> Suit:
        """The suit of the first card. Raises IndexError when nothing has been led."""
        return self.trick[0].card.suit
