"""What a picture shows, as plain values. `svg.py` draws them; nothing here knows how.

A game says which picture tells its position; so these stand inwards of the games.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from followsuit.cards import Card
from followsuit.table import FaceDown, Play, Seat, Trump


class HandCard(NamedTuple):
    """A card in the hand, and whether it may be played."""

    card: Card
    permitted: bool


@dataclass(frozen=True)
class TrickPicture:
    """A position in a trick game, with everything that its drawing shows.

    `plays` is in order of play, the lead first; a play without a card lies face down and is not
    known. `face_down` are the seats whose known card lies face down. `to_play` is None when the
    trick is complete, `holder` when nothing has been led or nobody can say. `title` and
    `description` are the spoken text.
    """

    trump: Trump | None
    plays: tuple[Play | FaceDown, ...]
    to_play: Seat | None
    holder: Seat | None
    hand: tuple[HandCard, ...]
    title: str
    description: str
    face_down: frozenset[Seat] = frozenset()

    def __post_init__(self) -> None:
        seats = [play.seat for play in self.plays]
        assert len(set(seats)) == len(seats), "a seat played twice"
        assert self.to_play not in seats, "who is to play has played"
        assert self.holder is None or self.holder in seats, "who holds the trick has not played"


class Mark(Enum):
    """How a card stands out from its neighbours."""

    PLAIN = "plain"
    PERMITTED = "permitted"
    FORBIDDEN = "forbidden"
    CHOSEN = "chosen"


class ShownCard(NamedTuple):
    """A card in a row; without a card, one that lies face down. `word` stands under it."""

    card: Card | None
    mark: Mark = Mark.PLAIN
    word: str = ""


@dataclass(frozen=True)
class Row:
    """Cards in a row under a heading, with an aside at its right end. There may be no cards."""

    heading: str
    aside: str
    cards: tuple[ShownCard, ...]


@dataclass(frozen=True)
class RowsPicture:
    """Rows of cards, one under another: a pile and a hand, a stock and its turn-up, open hands.

    `trump` is the heading of the whole, where there is one to name.
    """

    trump: Trump | None
    rows: tuple[Row, ...]
    title: str
    description: str


@dataclass(frozen=True)
class SeatCards:
    """Cards in front of a player. `word` and `remark` stand under the seat's name."""

    seat: Seat
    cards: tuple[ShownCard, ...]
    word: str
    remark: str
    chosen: bool = False


@dataclass(frozen=True)
class SeatsPicture:
    """A table with something in front of each player: bids, targets, who deals and who leads."""

    trump: Trump | None
    seats: tuple[SeatCards, ...]
    title: str
    description: str


Picture = TrickPicture | RowsPicture | SeatsPicture
