"""A whole deal as a state machine: who is to act, what each move would break, what a seat knows.

Page: docs/reference/records.md#machine. A game states its machine as a `DealState` of its own and
its `DealRules`; everything is settled by the order of the deck and the moves. Chance takes a seed.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Self

from followsuit.cards import Card, Cards
from followsuit.errors import EngineError, NotationError
from followsuit.facts import Facts
from followsuit.rules import INFERRED, Clause
from followsuit.table import CLOCKWISE, Seat, Trump
from followsuit.telling import Reason
from followsuit.words import ENGLISH, Language

NOT_YOURS = Clause(
    "core.not-yours",
    "Only cards you hold",
    "{seat} does not hold {cards}.",
    ("OURS",),
    INFERRED,
)
NOT_YOUR_TURN = Clause(
    "core.not-your-turn",
    "In turn",
    "It is not {seat}'s turn. To act: {turn}.",
    ("OURS",),
    INFERRED,
)
WRONG_PHASE = Clause(
    "core.wrong-phase",
    "Each move in its time",
    "{move} is no move of this part of the deal: {phase}.",
    ("OURS",),
    INFERRED,
)
TABLE_CLAUSES = (NOT_YOURS, NOT_YOUR_TURN, WRONG_PHASE)
"""What nobody can do at a table, whatever the game. All other clauses forbid what could be done."""

PATIENCE = 100
"""After how many random moves of a deal are they made so that it ends?"""

OVER = "over"
"""The last phase of every deal."""


class Judgement(NamedTuple):
    """May this move be made, and which clause says so?

    `move` is canonical. `position` states, where there is one, the single position in which the
    same is judged, so that it can be looked up by itself.
    """

    move: str
    permitted: bool
    clause: Clause
    reason: str
    position: Facts | None = None


class IllegalMove(EngineError):
    """A move that the rules forbid; the message names the clause."""

    kind = "illegal-move"

    def __init__(self, seat: Seat, judgement: Judgement) -> None:
        super().__init__(
            f"{seat.word}: {judgement.move}: not permitted by {judgement.clause.id}."
            f" {judgement.reason}"
        )
        self.judgement = judgement


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended.

    `score` has an entry for each seat or pair that scores by itself, in points. `winners` are those
    who have won the deal: nobody where it is drawn or the game names no winner of a deal.
    """

    score: tuple[tuple[str, int], ...]
    winners: tuple[str, ...]
    drawn: bool
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Hands:
    """The cards of each player, in clockwise order of the seats."""

    by_seat: tuple[tuple[Seat, Cards], ...]

    @classmethod
    def of(cls, hands: Mapping[Seat, Iterable[Card]]) -> Self:
        """These hands."""
        return cls(tuple((seat, Cards(hands[seat])) for seat in CLOCKWISE if seat in hands))

    def __getitem__(self, seat: Seat) -> Cards:
        """The cards of this seat. Raises KeyError when nobody sits there."""
        for holder, cards in self.by_seat:
            if holder is seat:
                return cards
        raise KeyError(seat)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table, clockwise from North."""
        return tuple(seat for seat, _ in self.by_seat)

    def changed(self, seat: Seat, cards: Cards) -> Self:
        """The same with other cards at one seat."""
        return type(self)(tuple((s, cards if s is seat else held) for s, held in self.by_seat))

    def any_left(self) -> bool:
        """Does anybody hold a card?"""
        return any(cards for _, cards in self.by_seat)


class DealState(ABC):
    """One moment of a deal, frozen. A game's own class adds what it must remember.

    `READERS` has, for each phase with moves, the reader of their text; what it gives has the
    canonical text of the move as its `str()`.
    `IMPOSSIBLE` are the clauses whose breach leaves no next state.
    """

    READERS: ClassVar[Mapping[str, Callable[[str], Any]]] = {}
    IMPOSSIBLE: ClassVar[tuple[Clause, ...]] = TABLE_CLAUSES
    __slots__ = ()

    @property
    @abstractmethod
    def phase(self) -> str:
        """What is done now: one of the phases with moves, or "over"."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """Whose move is it? Several seats where they move at the same time; nobody at the end."""

    @abstractmethod
    def legal(self, seat: Seat) -> tuple[str, ...]:
        """All legal moves of this seat, in canonical notation. None if it is not to act."""

    @abstractmethod
    def judged(self, seat: Seat, move: Any, language: Language) -> Judgement:
        """The judgement on a move of this phase by a seat that is to act."""

    @abstractmethod
    def after(self, seat: Seat, move: Any) -> Self:
        """The state after this move, permitted or not, as long as it can be made at all."""

    @abstractmethod
    def view(self, seat: Seat) -> Facts:
        """What this seat may know, and nothing else."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How did the deal end? None while it goes on."""

    @property
    def tricks(self) -> Any:
        """The tricks of the deal as a `TrickPlay`. None before play, and in a game without any."""
        return None

    def untimely(self, seat: Seat, phase: str, language: Language) -> tuple[Clause, dict[str, str]]:
        """By which clause is a move of another phase forbidden now? With values of its own."""
        return WRONG_PHASE, {}

    def read_move(self, text: str) -> tuple[str, Any]:
        """The phase to which a move belongs, and the move. Raises NotationError.

        A text that is a move of this phase is read as one; only else is it one of another phase.
        """
        own = [self.phase] if self.phase in self.READERS else []
        phases = own + [phase for phase in self.READERS if phase not in own]
        first: NotationError | None = None
        for phase in phases:
            try:
                return phase, self.READERS[phase](text)
            except NotationError as error:
                first = first or error
        assert first is not None
        raise first

    def judge(self, seat: Seat, move: str, language: Language = ENGLISH) -> Judgement:
        """May this seat make this move now? Raises NotationError when the text is no move."""
        phase, value = self.read_move(move)
        if phase != self.phase:
            clause, values = self.untimely(seat, phase, language)
            return self._refused(seat, value, clause, values, language)
        if seat not in self.to_act:
            return self._refused(seat, value, NOT_YOUR_TURN, {}, language)
        return self.judged(seat, value, language)

    def _refused(
        self, seat: Seat, move: Any, clause: Clause, own: dict[str, str], language: Language
    ) -> Judgement:
        values = own | {
            "seat": language.seat(seat),
            "turn": language.all_seats(self.to_act) or language.say("phase.nobody"),
            "move": str(move),
            "phase": language.say(f"phase.{self.phase}"),
        }
        return Judgement(str(move), False, clause, language.reason(clause, values))

    def play(self, seat: Seat, move: str) -> Self:
        """The state after this move. Raises IllegalMove, naming the clause, or NotationError."""
        judgement = self.judge(seat, move)
        if not judgement.permitted:
            raise IllegalMove(seat, judgement)
        return self.forced(seat, move)

    def forced(self, seat: Seat, move: str) -> Self:
        """The state after a move that was made although the rules forbid it.

        It must be one that can be made at all: none that breaks one of the `TABLE_CLAUSES`.
        """
        _, value = self.read_move(move)
        return self.after(seat, value)


def not_yours(seat: Seat, move: Any, missing: Cards, language: Language) -> Judgement:
    """The judgement on a move with cards that the seat does not hold."""
    values = {"seat": language.seat(seat), "cards": language.all_of(missing)}
    return Judgement(str(move), False, NOT_YOURS, language.reason(NOT_YOURS, values))


@dataclass(frozen=True, slots=True)
class DealRules:
    """What a game says of its whole deals.

    `start` gives the state after the deal of a deck, for a dealer and a table's settings. `told`
    states as facts how the cards lie in a state that has just started, and `deck` is its inverse:
    the order of a deck that is dealt so. `keys` are the keys of those facts besides the hands, all
    of them cards, in canonical order. `verbs` names in a record what is done in each phase before
    play: "names" for "West names: H"; `readers` are the machine's own, by phase. `trump` says what
    is trump as far as it is told without the hands: by the facts, and by the moves before play,
    each a seat, a verb and a move. `changes_hands` says whether hands may change before play.
    """

    pack: Callable[[Any], Cards]
    dealers: Callable[[Any], tuple[Seat, ...]]
    start: Callable[[Cards, Seat, Any], DealState]
    told: Callable[[Any], Facts]
    deck: Callable[[Facts, Seat, Any], Cards]
    keys: tuple[str, ...]
    verbs: Mapping[str, str]
    readers: Mapping[str, Callable[[str], Any]]
    trump: Callable[[Facts, Sequence[tuple[Seat, str, str]], Any], Trump | None]
    changes_hands: bool = False


class Made(NamedTuple):
    """A move that was made: in which phase, by whom, and its canonical text."""

    phase: str
    seat: Seat
    move: str


def shuffled(pack: Cards, source: random.Random) -> Cards:
    """The pack in a random order."""
    return Cards(source.sample(pack, len(pack)))


def random_moves(state: DealState, source: random.Random) -> Iterator[tuple[Made, DealState]]:
    """Random legal moves to the end of the deal, each with the state after it.

    A game without tricks may go on for thousands of such moves. After a hundred, the same move is
    always made in the same position, which leads to an end or round in circles.
    """
    number = 0
    while state.outcome is None:
        number += 1
        seat = source.choice(state.to_act)
        legal = state.legal(seat)
        move = _random_move(legal, source) if number <= PATIENCE else max(legal)
        made = Made(state.phase, seat, move)
        state = state.forced(seat, made.move)
        yield made, state


def _random_move(legal: Sequence[str], source: random.Random) -> str:
    """One of these moves. Every other time it is one of few cards, of which there are fewer."""
    sizes = sorted({len(move.split()) for move in legal})
    size = source.choice([sizes[0], source.choice(sizes)])
    return source.choice([move for move in legal if len(move.split()) == size])
