"""Facts: keys and values, as lines of text or as the query of a link.

Page: docs/reference/notation.md#facts. Knows the two dresses and no game's keys.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import unquote_plus

from followsuit.errors import EngineError, NotationError, quoted
from followsuit.notation import strip
from followsuit.rules import fold

T = TypeVar("T")
_LINE_END = re.compile("\r\n|\r|\n")
_BAD_PERCENT = re.compile("%(?![0-9A-Fa-f]{2})")


@dataclass(frozen=True, slots=True)
class Fact:
    """One key and its value. `line` counts from 1 in the text it was read from."""

    key: str
    value: str
    line: int = 1

    @property
    def name(self) -> str:
        """The key in the one spelling that is compared: "east-holds"."""
        return fold(self.key)

    def read(self, reader: Callable[[str], T]) -> T:
        """The value as this reader understands it. Its errors are told with the key."""
        try:
            return reader(self.value)
        except EngineError as error:
            raise type(error)(f"{self.key}: {error}", self.name) from None


class Facts(tuple[Fact, ...]):
    """Some facts in the order given, no key twice."""

    __slots__ = ()

    def __new__(cls, facts: Iterable[Fact]) -> "Facts":
        """Raises NotationError if a key is given twice."""
        made = super().__new__(cls, facts)
        seen: dict[str, Fact] = {}
        for fact in made:
            if fact.name in seen:
                raise NotationError(
                    f"{quoted(fact.key)} is given twice: {quoted(seen[fact.name].value)}"
                    f" and {quoted(fact.value)}. Keep one.",
                    fact.name,
                )
            seen[fact.name] = fact
        return made

    def get(self, name: str) -> Fact | None:
        """The fact of this name, if there is one."""
        return next((fact for fact in self if fact.name == name), None)

    def names(self) -> Iterator[str]:
        """The names, in order."""
        return (fact.name for fact in self)


def read_facts(text: str) -> Facts:
    """The facts that a text states, in either dress. Raises NotationError.

    >>> [(fact.name, fact.value) for fact in read_facts("trump: spades\\nEast holds: S7")]
    [('trump', 'spades'), ('east-holds', 'S7')]
    >>> [(fact.name, fact.value) for fact in read_facts("trump=S&East-holds=S7.S9")]
    [('trump', 'S'), ('east-holds', 'S7.S9')]
    """
    written = strip(text)
    if "=" in written and not _LINE_END.search(written):
        return Facts(_read_query(written))
    return Facts(_read_lines(text))


def _read_lines(text: str) -> Iterator[Fact]:
    for number, line in enumerate(_LINE_END.split(text), start=1):
        written = strip(line)
        if not written:
            continue
        key, colon, value = written.partition(":")
        if not colon or not strip(key):
            raise NotationError(
                f"{quoted(written)} is not a fact: expected a key, a colon and a value,"
                " such as 'trump: spades'."
            )
        yield Fact(strip(key), strip(value), number)


def _read_query(text: str) -> Iterator[Fact]:
    query = text.split("#", 1)[0]
    # The address of a page ends at a "?". Behind a "=", it is a part of a value, such as "F:?".
    address, mark, rest = query.partition("?")
    if mark and "=" not in address:
        query = rest
    for part in query.split("&"):
        if not part:
            continue
        key, equals, value = part.partition("=")
        if _BAD_PERCENT.search(part):
            raise NotationError(f"{quoted(part)} is damaged: a % must begin a percent-encoding.")
        try:
            key, value = (strip(unquote_plus(side, errors="strict")) for side in (key, value))
        except UnicodeDecodeError:
            raise NotationError(
                f"{quoted(part)} is damaged: its percent-encoding is not text."
            ) from None
        if not equals or not key:
            raise NotationError(f"{quoted(part)} is not a fact: expected key=value.")
        yield Fact(key, value)


def as_lines(facts: Iterable[Fact]) -> str:
    """The facts as lines, in the order given."""
    return "".join(f"{fact.key}: {fact.value}\n" for fact in facts)


def as_query(facts: Iterable[Fact]) -> str:
    """The facts as the query of a link, in the order given. Nothing needs percent-encoding."""
    return "&".join(f"{fact.key.replace(' ', '-')}={_link_value(fact.value)}" for fact in facts)


def _link_value(value: str) -> str:
    """Cards in a list are joined by dots; the words of a setting have hyphens already."""
    return value.replace(" ", ".")
