"""Calls: what is said before the play, as text and in words.

Page: docs/reference/positions.md#belote.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from followsuit.asking import Answer
from followsuit.cards import Suit
from followsuit.errors import NotationError, quoted
from followsuit.game import Question, find_clause
from followsuit.games.belote.clauses import CLAUSES
from followsuit.notation import SPACES, find_seat, read_trump
from followsuit.rules import Clause, fold
from followsuit.table import NoSuit, Seat, Trump
from followsuit.telling import Told, told
from followsuit.words import Language

_SEPARATORS = re.compile(f"[{SPACES},;.+]+")
DENOMINATIONS: tuple[Trump, ...] = (
    Suit.CLUBS,
    Suit.DIAMONDS,
    Suit.HEARTS,
    Suit.SPADES,
    NoSuit.NO_TRUMP,
    NoSuit.ALL_TRUMP,
)
"""Whatever may be trump, lowest first where a table ranks it."""


class Call(NamedTuple):
    """What was said: a word, or a number of points to make, and what is to be trump.

    `word` is "pass", "take", "name", "bid", "capot", "generale", "coinche" or "surcoinche".
    `number` is that of a bid.
    """

    word: str
    trump: Trump | None = None
    number: int = 0

    def __str__(self) -> str:
        if self.word == "bid":
            return f"{self.number} {self.trump}"
        if self.word == "name":
            return str(self.trump)
        return self.word if self.trump is None else f"{self.word} {self.trump}"


class Said(NamedTuple):
    """A call and the seat that made it."""

    seat: Seat
    call: Call


class CallVerdict(NamedTuple):
    """May a call be made, and which clause says so? `call` has no suit where any would do."""

    call: Call
    permitted: bool
    clause: Clause


PASS, TAKE = Call("pass"), Call("take")
COINCHE, SURCOINCHE = Call("coinche"), Call("surcoinche")
_ALONE = {call.word: call for call in (PASS, TAKE, COINCHE, SURCOINCHE)}


def read_calls(text: str) -> list[Call]:
    """The calls in order, none of them with a seat. Raises NotationError.

    >>> [str(call) for call in read_calls("pass, Pass pass;pass, s")]
    ['pass', 'pass', 'pass', 'pass', 'S']
    """
    words = _words(text)
    calls = []
    while words:
        calls.append(_take_call(words))
    return calls


def read_auction(text: str) -> list[tuple[Seat | None, Call]]:
    """The calls in order, each with its seat where one stands before it. Raises NotationError.

    >>> [str(call) for _, call in read_auction("90.H,.coinche,.pass")]
    ['90 H', 'coinche', 'pass']
    """
    words = _words(text)
    calls = []
    while words:
        seat = find_seat(words[0]) if len(words) > 1 and _begins_call(words[1]) else None
        if seat:
            del words[0]
        calls.append((seat, _take_call(words)))
    return calls


def _words(text: str) -> list[str]:
    words = [word for word in _SEPARATORS.split(text) if word]
    if not words:
        raise NotationError("no call is written. Write calls such as 'pass, 90 H', or 'none'.")
    return [] if [fold(word) for word in words] == ["none"] else words


def _begins_call(word: str) -> bool:
    """Must this word be the first of a call in an auction?"""
    return fold(word) in (*_ALONE, "capot", "generale") or _is_number(word)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 4


def _take_call(words: list[str]) -> Call:
    """The call with which the words begin; its words are removed."""
    word = fold(words.pop(0))
    if word in _ALONE:
        return _ALONE[word]
    if word in ("capot", "generale") or _is_number(word):
        if not words:
            raise NotationError(f"{word!r} names no suit. Write such as '{word} H'.")
        trump = read_trump(words.pop(0))
        return Call("bid", trump, int(word)) if _is_number(word) else Call(word, trump)
    try:
        return Call("name", read_trump(word))
    except NotationError:
        raise NotationError(
            f"{word!r} is not a call: expected pass, take, a suit, a number or capot with a suit,"
            " coinche or surcoinche."
        ) from None


def read_call(text: str) -> tuple[Seat | None, Call]:
    """One call, with its seat where one stands before it. Raises NotationError."""
    calls = read_auction(text)
    if len(calls) != 1:
        raise NotationError(f"read {quoted(text)}, expected one call, such as '90 H'.")
    return calls[0]


# Questions ---------------------------------------------------------------------------------------

WORDS = ("pass", "take", "bid", "capot", "generale", "coinche", "surcoinche")


def name_of(call: Call) -> str:
    """How a call is named where its number does not matter: "bid", "H"."""
    return str(call.trump) if call.word == "name" else call.word


def _read_name(text: str) -> str:
    return fold(text) if fold(text) in WORDS else str(read_trump(text))


def _read_legal_part(text: str) -> str:
    parts = text.split()
    if len(parts) == 2 and fold(parts[0]) == "bid" and _is_number(parts[1]):
        return f"bid {int(parts[1])}"
    if len(parts) != 1:
        raise NotationError(f"read {quoted(text.strip())}, expected calls such as 'pass, bid 100'.")
    return _read_name(parts[0])


def _read_forbidden_part(text: str) -> str:
    parts = text.split()
    if len(parts) != 2:
        raise NotationError(
            f"read {quoted(text.strip())}, expected a call and its clause, such as 'bid coinche'."
        )
    return f"{_read_name(parts[0])} {find_clause(parts[1], CLAUSES, 'belote').id}"


def listed(read: Callable[[str], str]) -> Callable[[str], str]:
    """A reader of parts between commas, or of "none"."""

    def read_list(text: str) -> str:
        return "none" if fold(text) == "none" else ", ".join(map(read, text.split(",")))

    return read_list


def as_list(text: str) -> list[str]:
    """The parts as JSON gives them."""
    return [] if text == "none" else text.split(", ")


def legal_question(answer: Answer) -> Question:
    """Which calls may be made?"""
    return Question("legal", answer, listed(_read_legal_part), separator=", ", as_json=as_list)


def forbidden_question(answer: Answer) -> Question:
    """Which calls may not be made, and why?"""
    return Question(
        "forbidden",
        answer,
        listed(_read_forbidden_part),
        separator=", ",
        partial=True,
        as_json=as_list,
    )


def forbidden(verdicts: tuple[CallVerdict, ...]) -> str:
    """The calls that may not be made, with their clauses."""
    parts = [f"{name_of(v.call)} {v.clause.id}" for v in verdicts if not v.permitted]
    return ", ".join(parts) or "none"


def read_contract(text: str) -> str:
    """A contract's words in canonical form: "E 90 H coinche", "H N", "void"."""
    parts = text.split()
    if [fold(part) for part in parts] == ["void"]:
        return "void"
    return " ".join(_read_contract_word(part) for part in parts)


def _read_contract_word(word: str) -> str:
    if fold(word) in WORDS:
        return fold(word)
    if _is_number(word):
        return str(int(word))
    seat = find_seat(word)
    return str(seat) if seat else str(read_trump(word))


# Words -------------------------------------------------------------------------------------------


def trump_name(trump: Trump, language: Language) -> str:
    """Hearts, or no trump, inside a sentence."""
    if isinstance(trump, Suit):
        return language.suit(trump)
    return language.say(f"call.{trump}")


def call_name(call: Call, language: Language) -> str:
    """A call as it is said."""
    if call.word == "name":
        assert call.trump is not None
        return trump_name(call.trump, language)
    if call.trump is None:
        return language.say(f"call.{call.word}")
    name = trump_name(call.trump, language)
    return language.say(f"call.{call.word}-in", number=call.number, suit=name)


def said_sentences(calls: tuple[Said, ...], language: Language) -> str:
    """Everything that was said, as sentences."""
    sentences = [
        language.say("said", seat=language.seat(said.seat), call=call_name(said.call, language))
        for said in calls
    ]
    return " ".join(sentences) if sentences else language.say("said.nothing")


def told_call(verdict: CallVerdict, why: str, language: Language) -> Told:
    """A call's verdict, in words."""
    name = call_name(verdict.call, language)
    subject = name_of(verdict.call) if verdict.call.trump is None else str(verdict.call)
    return told("move", subject, name, verdict.permitted, verdict.clause, why, language)
