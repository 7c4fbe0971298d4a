"""Text to values: cards, hands, suits, contracts, seats. Forgiving on the way in.

Page: docs/reference/notation.md, whose tables of what is read and refused are run by the tests.
Canonical text on the way out is each value's `str()`. What could mean two things is refused.
"""

import re
from collections.abc import Mapping

from followsuit.cards import RANKS, Card, Cards, Suit
from followsuit.errors import NotationError, quoted
from followsuit.rules import fold
from followsuit.table import NoSuit, Pair, Seat, Trump

# Written out, because Python and JavaScript disagree on what "white space" and "a letter" are.
SPACES = " \t\r\n\u00a0"
_SEPARATORS = re.compile(f"[{SPACES},;.+]+")
_UPPER = str.maketrans("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_SELECTORS = "\ufe0e\ufe0f"

_SUIT_LETTERS = {str(suit): suit for suit in Suit}
_SUIT_SIGNS = {
    sign: suit for suit, signs in zip(Suit, ("♠♤", "♥♡", "♦♢", "♣♧"), strict=True) for sign in signs
}
_RANKS = {rank: rank for rank in RANKS} | {"10": "T"}
_FRENCH = {"V": "J", "D": "Q", "R": "K"}

_SIGN_CLASS = "".join(_SUIT_SIGNS)
_SIGN = f"[{_SIGN_CLASS}][{_SELECTORS}]?"
_SUIT_THEN_RANK = re.compile(rf"(?P<suit>[SHDC]|{_SIGN})(?P<rank>10|[A-Z0-9])")
_RANK_THEN_SUIT = re.compile(rf"(?P<rank>10|[A-Z0-9])(?P<suit>[SHDC]|{_SIGN})")
_HOLDING = re.compile(r"(?:10|[AKQJT2-9])*(?:\.(?:10|[AKQJT2-9])*){3}")
_HOLDING_RANK = re.compile(r"10|[AKQJT2-9]")


def strip(text: str) -> str:
    """The text without the spaces around it, where a space is what the notation calls one."""
    return text.strip(SPACES)


def read_card(text: str) -> Card:
    """Which card is this? Raises NotationError when it is none, or could be two.

    >>> read_card("10♥")
    HT
    """
    written = text.translate(_UPPER)
    # A text such as "DS" has both shapes, and is a card in neither.
    for shape in (_SUIT_THEN_RANK, _RANK_THEN_SUIT):
        match = shape.fullmatch(written)
        if match:
            sign = _SUIT_SIGNS.get(match["suit"][0])
            rank = _RANKS.get(match["rank"]) or (_FRENCH.get(match["rank"]) if sign else None)
            if rank:
                return Card(sign or _SUIT_LETTERS[match["suit"]], rank)
    raise NotationError(f"{quoted(text)} is not a card: {_what_is_wrong(written)}")


def _what_is_wrong(written: str) -> str:
    """Why is this text no card, and what to write instead?"""
    if not written:
        return "nothing is written. Write a suit and a rank, such as SA or HT."
    for french, rank in _FRENCH.items():
        for suit in _SUIT_LETTERS:
            if written in (french + suit, suit + french):
                return (
                    f"beside a letter, {french} is not a rank. For the "
                    f"{dict(J='jack', Q='queen', K='king')[rank]} write {suit}{rank}."
                )
    if any(ord(sign) > 0x7F and sign not in _SIGN_CLASS + _SELECTORS for sign in written):
        odd = next(s for s in written if ord(s) > 0x7F and s not in _SIGN_CLASS + _SELECTORS)
        return (
            f"the sign {quoted(odd)} is not one of ours. Use plain letters, such as SA, or ♠ ♥ ♦ ♣."
        )
    if written in _RANKS:
        return "a rank without a suit. Write both, such as S" + _RANKS[written] + "."
    if written in _SUIT_LETTERS or written.rstrip(_SELECTORS) in _SUIT_SIGNS:
        return "a suit without a rank. Write both, such as SA."
    if "1" in written and "10" not in written:
        return "there is no 1. The ace is A, the ten is T or 10."
    if len(written) > 3:
        return "write one card at a time, with a space between two, such as SA HT."
    return "write a suit (S H D C) and a rank (A K Q J T 9 … 2), such as SA or HT."


def read_cards(text: str) -> Cards:
    """Which cards are these? A list in any spelling, or a holding such as "K7.J.T.9".

    The order is kept; a holding is read spades, hearts, diamonds, clubs. Raises NotationError; two
    of the same card are not its business.

    >>> read_cards("s7, 10♥")
    Cards(S7 HT)
    >>> read_cards("K7.J..9")
    Cards(SK S7 HJ C9)
    """
    written = text.translate(_UPPER)
    if _HOLDING.fullmatch(written) and written != "...":
        return Cards(
            [
                Card(suit, _RANKS[rank])
                for suit, ranks in zip(Suit, written.split("."), strict=True)
                for rank in _HOLDING_RANK.findall(ranks)
            ]
        )
    parts = split_list(text)
    if not parts:
        raise NotationError(f"{quoted(text)} names no card. Write cards such as S7 S9 HK.")
    return Cards([read_card(part) for part in parts])


def split_list(text: str) -> list[str]:
    """The parts of a list as they were written.

    >>> split_list(" DA, F:H4 ")
    ['DA', 'F:H4']
    """
    return [part for part in _SEPARATORS.split(text) if part]


_TRUMP_WORDS: Mapping[str, Trump] = (
    _SUIT_LETTERS
    | {suit.name.lower(): suit for suit in Suit}
    | {suit.name.lower()[:-1]: suit for suit in Suit}
    | {word: NoSuit.NO_TRUMP for word in ("nt", "no-trump", "notrump", "none")}
    | {word: NoSuit.ALL_TRUMP for word in ("at", "all-trump", "alltrump")}
    | {str(suit).lower(): suit for suit in Suit}
)


def read_trump(text: str) -> Trump:
    """What is trump? Raises NotationError.

    >>> str(read_trump("No Trump"))
    'NT'
    """
    if text and text[0] in _SUIT_SIGNS and text[1:] in ("", *_SELECTORS):
        return _SUIT_SIGNS[text[0]]
    folded = fold(text)
    if folded in _TRUMP_WORDS:
        return _TRUMP_WORDS[folded]
    hint = {
        "sa": " SA is the ace of spades; for sans atout write NT.",
        "ta": " For tout atout write AT.",
    }.get(folded, "")
    raise NotationError(
        f"{quoted(text)} is not a contract: expected S, H, D, C, NT (no trump) or AT"
        f" (all trump).{hint}"
    )


_SEAT_WORDS = {seat.value.lower(): seat for seat in Seat} | {
    seat.name.lower(): seat for seat in Seat
}


def read_seat(text: str) -> Seat:
    """Which seat is this? Raises NotationError.

    >>> read_seat("west") is Seat.WEST
    True
    """
    seat = find_seat(text)
    if seat is None:
        raise NotationError(f"{quoted(text)} is not a seat: expected North, East, South or West.")
    return seat


def find_seat(text: str) -> Seat | None:
    """Which seat is this, if it is one?"""
    return _SEAT_WORDS.get(fold(text))


_PAIR_WORDS = {pair.value.lower(): pair for pair in Pair}


def read_pair(text: str) -> Pair:
    """Which pair of partners is this? Raises NotationError.

    >>> read_pair("ns") is Pair.NORTH_SOUTH
    True
    """
    if fold(text) not in _PAIR_WORDS:
        raise NotationError(
            f"{quoted(text)} is not a pair: expected NS (North and South) or EW (East and West)."
        )
    return _PAIR_WORDS[fold(text)]
