"""What a game says of itself to have its cut, deal, rob and discard judged; and how facts are read.

Page: docs/reference/positions.md#bellot.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from followsuit.cards import Cards
from followsuit.errors import PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import read_variant, show_variant
from followsuit.notation import find_seat
from followsuit.rules import Clause, Option
from followsuit.stock_games.variants import StockVariant
from followsuit.table import Seat


@dataclass(frozen=True, slots=True)
class StockRules:
    """A game whose stock may be robbed: its key, its clauses, and how its tables differ."""

    key: str
    clauses: tuple[Clause, ...]
    options: tuple[Option, ...]
    variants: tuple[StockVariant, ...]

    def keys(self, *own: str) -> tuple[str, ...]:
        """The keys of a kind of position, in canonical order: the settings', then its own."""
        return ("variant", *(option.key for option in self.options), *own)

    def read_variant(self, facts: Facts) -> Any:
        """The settings that the facts name. Raises UnknownName."""
        return read_variant(facts, self.options, self.variants)

    def show(self, variant: StockVariant, *facts: Fact) -> Facts:
        """The facts of a position, in canonical order: the settings', then these."""
        return Facts([*show_variant(variant, self.options, self.variants), *facts])


# Facts for each player ---------------------------------------------------------------------------


def seat_keys(verb: str) -> tuple[str, ...]:
    """The keys that say this of a seat: "North cuts", "N cuts" and so on."""
    return tuple(f"{name} {verb}" for seat in Seat for name in (seat.word, seat.value))


def says_of_seats(facts: Facts, verb: str) -> bool:
    """Does any fact say this of a seat?"""
    return any(_seat_of(fact, verb) for fact in facts)


def read_seats(facts: Facts, verb: str, example: str) -> tuple[tuple[Seat, Fact], ...]:
    """What the facts say of each player, in their order. Raises PositionError.

    Two to four players, each once.
    """
    found = tuple((seat, fact) for fact in facts if (seat := _seat_of(fact, verb)) is not None)
    for place, (seat, fact) in enumerate(found):
        if seat in [earlier for earlier, _ in found[:place]]:
            raise PositionError(f"{fact.key}: {seat.word} is there already. Keep one.", fact.name)
    if len(found) < 2:
        raise PositionError(
            f"Two players at least are needed: add lines such as 'North {verb}: {example}'."
        )
    return found


def _seat_of(fact: Fact, verb: str) -> Seat | None:
    seat = fact.name.removesuffix(f"-{verb}")
    return find_seat(seat) if seat != fact.name else None


# Values of facts ---------------------------------------------------------------------------------


def number(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers between these two. It raises PositionError."""

    def read(text: str) -> int:
        digits = text.lstrip("0") or text[-1:]
        if not (text.isascii() and text.isdigit()) or len(digits) > len(str(most)):
            raise PositionError(f"read {quoted(text)}, expected a number from {least} to {most}.")
        if not least <= int(digits) <= most:
            raise PositionError(f"read {quoted(text)}, expected a number from {least} to {most}.")
        return int(digits)

    return read


def show_cards(cards: Cards) -> str:
    """The cards in canonical form, or "none"."""
    return str(cards) or "none"
