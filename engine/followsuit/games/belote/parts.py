"""Small parts of Belote's kinds of position: numbers, yes and no, sums with their working."""

from typing import NamedTuple

from followsuit.asking import read_number
from followsuit.errors import PositionError, quoted
from followsuit.facts import Facts
from followsuit.rules import fold


class Sum(NamedTuple):
    """A number with its working: `factor` times the sum of `inside`, and `plus` added to that."""

    inside: tuple[int, ...] = ()
    factor: int = 1
    plus: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """What it comes to."""
        return self.factor * sum(self.inside) + sum(self.plus)

    def __str__(self) -> str:
        """The working, without the terms that are nothing: "2 × (160 + 90) + 20 = 520".

        >>> str(Sum((112, 0), 1, (100,)))
        '112 + 100 = 212'
        >>> str(Sum((0,)))
        '0'
        """
        inside = [str(term) for term in self.inside if term]
        plus = [str(term) for term in self.plus if term]
        if self.factor == 1 or not inside:
            terms = inside + plus
        elif len(inside) == 1:
            terms = [f"{self.factor} × {inside[0]}", *plus]
        else:
            terms = [f"{self.factor} × ({' + '.join(inside)})", *plus]
        if not terms:
            return "0"
        working = " + ".join(terms)
        return working if working == str(self.total) else f"{working} = {self.total}"


def number_fact(facts: Facts, name: str, highest: int, otherwise: int = 0) -> int:
    """The number that this fact states. Raises an EngineError when it is none, or is too high."""
    fact = facts.get(name)
    if fact is None:
        return otherwise
    number = int(fact.read(read_number))
    if number > highest:
        raise PositionError(f"{fact.key}: read {number}, expected at most {highest}.", fact.name)
    return number


def word_fact(facts: Facts, name: str, words: tuple[str, ...]) -> str:
    """The word that this fact states; the first of the words when it is not there."""
    fact = facts.get(name)
    if fact is None:
        return words[0]
    if fold(fact.value) not in words:
        raise PositionError(
            f"{fact.key}: read {quoted(fact.value)}, expected one of {', '.join(words)}.", fact.name
        )
    return fold(fact.value)
