"""Small parts of which games make their kinds of position: facts that must be there, and questions.

Page: docs/reference/positions.md. Each question reads claims in the form that its answers have.
"""

from collections.abc import Callable, Iterable
from typing import Any

from followsuit.cards import Card, Cards, Suit
from followsuit.errors import NotationError, PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import Question, find_clause
from followsuit.notation import read_card, read_cards, read_seat, read_trump
from followsuit.rules import Clause, fold

Answer = Callable[[Any], str | None]
"""A function of the position: the canonical answer, or None where the question does not arise."""


# Facts -------------------------------------------------------------------------------------------


def needed(facts: Facts, key: str, example: str) -> Fact:
    """The fact of this key. Raises PositionError, showing such a line, when it is missing."""
    fact = facts.get(fold(key))
    if fact is None:
        raise PositionError(f"The {key} is missing: add a line such as '{key}: {example}'.")
    return fact


def read_suit(text: str) -> Suit:
    """A suit: no contract of another kind will do. Raises NotationError."""
    suit = read_trump(text)
    if not isinstance(suit, Suit):
        raise NotationError(f"read {quoted(text)}, expected a suit: one of S H D C.")
    return suit


def read_cards_or_none(text: str) -> Cards:
    """Some cards, or none at all, which is written "none". Raises NotationError."""
    return Cards() if fold(text) == "none" else read_cards(text)


def read_card_or_none(text: str) -> Card | None:
    """A card, or None, which is written "none". Raises NotationError."""
    return None if fold(text) == "none" else read_card(text)


def refuse_impossible_cards(stated: Iterable[tuple[Fact, Cards]], pack: Cards) -> None:
    """Raises PositionError if a card is not in the pack, or stands twice in these facts."""
    placed = list(stated)
    for fact, cards in placed:
        for card in cards:
            if card not in pack:
                raise PositionError(
                    f"{fact.key}: {card} is not in the pack of {len(pack)} cards, which goes down"
                    f" to {pack.of(card.suit)[-1]}.",
                    fact.name,
                )
    refuse_cards_twice(placed)


def refuse_cards_twice(stated: Iterable[tuple[Fact, Cards]]) -> None:
    """Raises PositionError if a card stands in two of these facts, or twice in one."""
    places: dict[Card, Fact] = {}
    for fact, cards in stated:
        for card in cards:
            if card in places:
                raise PositionError(_stands_twice(card, places[card], fact), fact.name)
            places[card] = fact


def _stands_twice(card: Card, first: Fact, second: Fact) -> str:
    if first is second:
        return f"{card} stands twice in {second.key!r}. A card is in one place."
    return f"{second.key}: {card} stands twice, here and in {first.key!r}. A card is in one place."


# Questions ---------------------------------------------------------------------------------------


def cards_question(name: str, answer: Answer) -> Question:
    """Which cards? In any order."""
    return Question(
        name, answer, lambda text: str(read_cards(text)), separator=" ", as_json=str.split
    )


def cards_or_none_question(name: str, answer: Answer) -> Question:
    """Which cards, if any? In any order."""
    return Question(name, answer, _read_cards_claim, separator=" ", as_json=none_as_empty)


def card_or_none_question(name: str, answer: Answer) -> Question:
    """Which card, if any?"""
    return Question(
        name, answer, lambda text: str(read_card_or_none(text) or "none"), as_json=none_as_null
    )


def clauses_question(
    name: str,
    answer: Answer,
    read_subject: Callable[[str], str],
    clauses: tuple[Clause, ...],
    game: str,
) -> Question:
    """Which cards or moves, each with its clause? In any order, some or all; or "none"."""

    def read_part(text: str) -> str:
        parts = text.split()
        if len(parts) != 2:
            raise NotationError(
                f"read {quoted(text.strip())}, expected a card and a clause, such as"
                f" 'HK {example}'."
            )
        return f"{read_subject(parts[0])} {find_clause(parts[1], clauses, game).id}"

    def read(text: str) -> str:
        if fold(text) == "none":
            return "none"
        return ", ".join(read_part(part) for part in text.split(","))

    example = clauses[0].anchor
    return Question(name, answer, read, separator=", ", partial=True)


def suits_question(name: str, answer: Answer) -> Question:
    """Which suits? In any order."""
    return Question(name, answer, read_suits, separator=" ", as_json=str.split)


def words_question(name: str, answer: Answer, words: tuple[str, ...]) -> Question:
    """Which of these words, in any order, or "none" of them?"""

    def read_claim(text: str) -> str:
        said = [part.upper() for part in text.split()]
        for word in said:
            if word not in words and said != ["NONE"]:
                raise NotationError(
                    f"read {quoted(word)}, expected some of {' '.join(words)}, or none."
                )
        return "none" if said == ["NONE"] else " ".join(said)

    return Question(name, answer, read_claim, separator=" ", as_json=none_as_empty)


def seat_question(name: str, answer: Answer) -> Question:
    """Which seat?"""
    return Question(name, answer, lambda text: str(read_seat(text)))


def seat_or_none_question(name: str, answer: Answer) -> Question:
    """Which seat, if any?"""
    return Question(name, answer, read_seat_or_none, as_json=none_as_null)


def seats_question(name: str, answer: Answer) -> Question:
    """Which seats, in which order?"""
    return Question(name, answer, read_seats, as_json=str.split)


def seats_or_none_question(name: str, answer: Answer) -> Question:
    """Which seats, in which order, if any?"""

    def read_claim(text: str) -> str:
        return "none" if fold(text) == "none" else read_seats(text)

    return Question(name, answer, read_claim, as_json=none_as_empty)


def number_question(name: str, answer: Answer) -> Question:
    """How many?"""
    return Question(name, answer, read_number, as_json=int)


def integer_question(name: str, answer: Answer) -> Question:
    """How many, where it may be less than nothing?"""
    return Question(name, answer, lambda text: str(read_integer(text)), as_json=int)


def integers_question(name: str, answer: Answer) -> Question:
    """How many of each, in the order of the facts?"""
    return Question(name, answer, read_integers, as_json=_integers)


def yes_no_question(name: str, answer: Callable[[Any], bool | None]) -> Question:
    """Is it so?"""

    def answered(position: Any) -> str | None:
        so = answer(position)
        return None if so is None else "yes" if so else "no"

    return Question(name, answered, read_yes_no, as_json=lambda text: text == "yes")


def because_question(answer: Answer, clauses: tuple[Clause, ...], game: str) -> Question:
    """By which clause? The game's own may go without the game's name."""
    return Question("because", answer, lambda text: find_clause(text, clauses, game).id)


# Claims ------------------------------------------------------------------------------------------


def read_seat_or_none(text: str) -> str:
    """A seat in canonical form, or "none"."""
    return "none" if fold(text) == "none" else str(read_seat(text))


def _read_cards_claim(text: str) -> str:
    return str(read_cards_or_none(text)) or "none"


def read_seats(text: str) -> str:
    """Seats in canonical form, in the order written.

    >>> read_seats("South W north E")
    'S W N E'
    """
    return " ".join(str(read_seat(part)) for part in text.split())


def read_suits(text: str) -> str:
    """Suits in canonical form, in the order written. Raises NotationError.

    >>> read_suits("spades H")
    'S H'
    """
    return " ".join(str(read_suit(part)) for part in text.split())


MOST_DIGITS = 15
"""How long a number may be: so far, every program counts exactly."""


def read_yes_no(text: str) -> str:
    """ "yes" or "no". Raises NotationError."""
    if fold(text) not in ("yes", "no"):
        raise NotationError(f"read {quoted(text)}, expected yes or no.")
    return fold(text)


def read_number(text: str) -> str:
    """A whole number in canonical form. Raises NotationError.

    >>> read_number("041")
    '41'
    """
    if not (text.isascii() and text.isdigit()):
        raise NotationError(f"read {quoted(text)}, expected a whole number.")
    digits = text.lstrip("0") or "0"
    if len(digits) > MOST_DIGITS:
        raise NotationError(
            f"read {quoted(text)}, expected a whole number of at most {MOST_DIGITS} digits."
        )
    return digits


def read_integer(text: str) -> int:
    """A whole number, which may have a "-" before it. Raises NotationError.

    >>> read_integer("-05")
    -5
    """
    return -int(read_number(text[1:])) if text[:1] == "-" else int(read_number(text))


def read_integers(text: str) -> str:
    """Whole numbers in canonical form, in the order written.

    >>> read_integers("7 4  -1 -1")
    '7 4 -1 -1'
    """
    return " ".join(str(read_integer(part)) for part in text.split())


def _integers(text: str) -> list[int]:
    return [int(part) for part in text.split()]


def none_or(read: Callable[[str], str]) -> Callable[[str], str]:
    """A reader that also reads "none"."""
    return lambda text: "none" if fold(text) == "none" else read(text)


def none_as_null(text: str) -> str | None:
    """The answer as JSON gives it, where it may be "none"."""
    return None if text == "none" else text


def none_as_empty(text: str) -> list[str]:
    """The parts of the answer as JSON gives them, where there may be "none"."""
    return [] if text == "none" else text.split()
