"""What can go wrong, told apart by what the reader can do about it.

Every message says what was read, what was expected, and how to mend it.
"""

from collections.abc import Iterable
from difflib import get_close_matches


class EngineError(ValueError):
    """Something given to the engine cannot be answered; the message says why.

    `key` names the fact at fault, where there is one, so that the fault can be shown at its place.
    """

    kind = "engine"

    def __init__(self, message: str, key: str | None = None) -> None:
        super().__init__(message)
        self.key = key


class NotationError(EngineError):
    """The text is not in our notation, or could mean two things."""

    kind = "notation"


class PositionError(EngineError):
    """The text can be read, but no such position can arise."""

    kind = "position"


class UnknownName(EngineError):
    """A game, preset, option, key or question that does not exist."""

    kind = "unknown-name"


class ExampleMismatch(EngineError):
    """An example's author claims one answer and the engine gives another."""

    kind = "mismatch"


LONGEST_QUOTE = 60
"""How many characters of a text that was read a message repeats at the most."""


def shortened(text: str) -> str:
    """A text that was read, as a message may repeat it: the end of a long one is left out.

    >>> shortened("S7 " * 1000)[-5:]
    '7 S7…'
    """
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def quoted(text: str) -> str:
    """A text that was read, in quotes, as a message may repeat it.

    >>> quoted("S1")
    "'S1'"
    """
    return repr(shortened(text))


def counted(number: int, noun: str) -> str:
    """So many of these: "1 card", "2 cards".

    >>> counted(1, "fault"), counted(0, "fault")
    ('1 fault', '0 faults')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def nearest(written: str, known: Iterable[str]) -> str:
    """Which one known name was probably meant? A phrase for the end of a message.

    >>> nearest("undertrmup", ["undertrump", "direction"])
    'Did you mean undertrump?'
    >>> nearest("x", ["undertrump", "direction"])
    'Known: undertrump, direction.'
    """
    names = list(known)
    matches = near(written, names)[:1]
    if matches:
        return f"Did you mean {matches[0]}?"
    return f"Known: {', '.join(names)}."


def near(written: str, known: Iterable[str]) -> list[str]:
    """Which known names may have been meant? The nearest first; one alone if it is very near.

    >>> near("coinche", ["belote-classic", "coinche-official", "coinche-pagat"])
    ['coinche-pagat', 'coinche-official']
    >>> near("coinche-offical", ["belote-classic", "coinche-official", "coinche-pagat"])
    ['coinche-official']
    """
    folded = {name.lower(): name for name in known}
    word = written.lower()
    very = get_close_matches(word, folded, n=1, cutoff=_VERY_NEAR)
    return [folded[m] for m in very or get_close_matches(word, folded, n=len(folded) or 1)]


_VERY_NEAR = 0.85
"""From which likeness on, between 0 and 1, a name was surely meant."""
