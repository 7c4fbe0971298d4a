"""A whole deal as text: typed from memory, read forgivingly, written in one canonical form.

Page: docs/reference/records.md. A record holds what was written and judges none of it; `review.py`
does that. A fault has its line and does not stop the rest from being read.
"""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple, TypeVar

from followsuit.asking import read_cards_or_none
from followsuit.cards import Card, Cards
from followsuit.deals import Made, random_moves, shuffled
from followsuit.errors import EngineError, NotationError, PositionError, UnknownName, nearest
from followsuit.facts import Fact, Facts, as_lines
from followsuit.game import Game, read_variant, show_variant
from followsuit.games import GAMES, find_game
from followsuit.notation import find_seat, read_card, read_cards, read_seat, read_trump, strip
from followsuit.playing import Taken
from followsuit.rules import fold
from followsuit.table import Seat, seats_from

T = TypeVar("T")

_NUMBERED = re.compile(r"(?:trick |turn )?\s*([0-9]{1,6})\s*[.):]?\s+(\S.*)", re.IGNORECASE)
_SEAT_FIRST = re.compile(r"([A-Za-z]+)\s*(?::|\bleads\b|\s)\s*(\S.*)", re.IGNORECASE)
_SPACES = re.compile("[ \t\u00a0,;]+")
_LINE_END = re.compile("\r\n|\r|\n")
SCORE = "score"


@dataclass(frozen=True, slots=True)
class Decision:
    """A move before play: "West names: H". The text is canonical where it could be read."""

    seat: Seat
    verb: str
    move: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class TrickLine:
    """A trick as it was written. A card that nobody remembers is None.

    `leader` and `winner` are None where the record does not say.
    """

    number: int
    leader: Seat | None
    cards: tuple[Card | None, ...]
    winner: Seat | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A move in a game without tricks. `seat` is None where the record does not say."""

    number: int
    seat: Seat | None
    move: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A deal, or the parts of it that are known.

    `facts` are the dealer, the trump, the hands as they were dealt, and what else the game's deal
    is told by, in canonical order. `score` is what the writer believes.
    """

    game: Game
    variant: Any
    facts: Facts
    decisions: tuple[Decision, ...]
    tricks: tuple[TrickLine, ...]
    turns: tuple[TurnLine, ...]
    score: str | None = None
    lines: tuple[tuple[str, int], ...] = field(default=(), compare=False)

    def line_of(self, name: str) -> int:
        """In which line does this fact stand? 0 if in none."""
        return dict(self.lines).get(name, 0)


class LineFault(NamedTuple):
    """Something that could not be read. The rest is read all the same."""

    line: int
    message: str


class Reading(NamedTuple):
    """A record as far as it could be read, and what could not. No record without a game."""

    record: Record | None
    faults: tuple[LineFault, ...]


# Reading -----------------------------------------------------------------------------------------


class _Line(NamedTuple):
    number: int
    text: str


def read_record(text: str) -> Reading:
    """The record that a text holds. Never raises: what cannot be read is among the faults."""
    lines = [
        _Line(number, written)
        for number, line in enumerate(_LINE_END.split(text), start=1)
        if (written := strip(line.partition("#")[0]))
    ]
    faults: list[LineFault] = []
    named = [line for line in lines if fold(line.text.partition(":")[0]) == "game"]
    if not named:
        message = f"The game is missing: add a line 'game: …', one of {', '.join(GAMES)}."
        return Reading(None, (LineFault(lines[0].number if lines else 1, message),))
    try:
        game = find_game(strip(named[0].text.partition(":")[2]))
    except UnknownName as error:
        return Reading(None, (LineFault(named[0].number, str(error)),))
    record = _Reader(game, faults).read([line for line in lines if line is not named[0]])
    return Reading(record, tuple(sorted(faults)))


class _Reader:
    """Reads the lines of one record, collecting faults."""

    def __init__(self, game: Game, faults: list[LineFault]) -> None:
        self.game = game
        self.faults = faults
        deal = game.deal
        self.verbs = tuple(deal.verbs.values()) if deal else ()
        self.own_keys = deal.keys if deal else ()
        self.settings = ("variant", *(option.key for option in game.options))

    def read(self, lines: list[_Line]) -> Record:
        """The record of these lines."""
        facts: dict[str, Fact] = {}
        settings: dict[str, Fact] = {}
        decisions: list[Decision] = []
        tricks: list[TrickLine] = []
        turns: list[TurnLine] = []
        score: str | None = None
        score_line = 0
        for line in lines:
            numbered = _NUMBERED.fullmatch(line.text)
            if numbered:
                number, body = int(numbered[1]), numbered[2]
                if self.game.trick:
                    self._add(tricks, line, partial(read_trick, number, body))
                else:
                    self._add(turns, line, partial(read_turn, number, body))
                continue
            key, colon, value = (strip(part) for part in line.text.partition(":"))
            if not colon or not key:
                self._fault(line, _not_a_line(line.text))
                continue
            decision = self._decision(key, value, line)
            if decision:
                decisions.append(decision)
            elif fold(key) == SCORE:
                score = " ".join(value.replace(",", " ").split())
                score_line = line.number
            elif fold(key) in self.settings:
                self._put(settings, Fact(key, value, line.number))
            else:
                fact = self._attempt(line, partial(self._fact, key, value, line.number))
                if fact:
                    self._put(facts, fact)
        known = [facts[fold(key)] for key in self._fact_keys() if fold(key) in facts]
        places = tuple((name, fact.line) for name, fact in (settings | facts).items())
        return Record(
            game=self.game,
            variant=self._variant(settings),
            facts=Facts(replace(fact, line=1) for fact in known),
            decisions=tuple(decisions),
            tricks=tuple(tricks),
            turns=tuple(turns),
            score=score,
            lines=(*places, (SCORE, score_line)),
        )

    def _fault(self, line: _Line, message: str) -> None:
        self.faults.append(LineFault(line.number, message))

    def _attempt(self, line: _Line, read: Callable[[], T]) -> T | None:
        try:
            return read()
        except EngineError as error:
            self._fault(line, str(error))
            return None

    def _add(self, into: list[Any], line: _Line, read: Callable[[], Any]) -> None:
        made = self._attempt(line, read)
        if made is not None:
            into.append(replace(made, line=line.number))

    def _put(self, into: dict[str, Fact], fact: Fact) -> None:
        if fact.name in into:
            message = f"{fact.key!r} stands here and in line {into[fact.name].line}. Keep one."
            self.faults.append(LineFault(fact.line, message))
            return
        into[fact.name] = fact

    def _variant(self, settings: dict[str, Fact]) -> Any:
        """The table's settings; those that cannot be read are left as they are by default."""
        kept = list(settings.values())
        while True:
            try:
                return read_variant(Facts(kept), self.game.options, self.game.variants)
            except EngineError as error:
                wrong = next((fact for fact in kept if fact.name == error.key), kept[0])
                self.faults.append(LineFault(wrong.line, str(error)))
                kept.remove(wrong)

    def _decision(self, key: str, value: str, line: _Line) -> Decision | None:
        first, _, verb = key.partition(" ")
        seat = find_seat(first)
        verb = verb.strip().lower()
        if seat is None or verb not in self.verbs:
            return None
        deal = self.game.deal
        assert deal is not None
        phase = next(phase for phase, known in deal.verbs.items() if known == verb)
        read = self._attempt(line, partial(deal.readers[phase], value))
        return Decision(seat, verb, value if read is None else str(read), line.number)

    def _fact_keys(self) -> tuple[str, ...]:
        trump = ("trump",) if self.game.trick else ()
        return ("dealer", *trump, *(f"{seat.word} holds" for seat in Seat), *self.own_keys)

    def _fact(self, key: str, value: str, line: int) -> Fact:
        name = fold(key)
        holder = find_seat(re.sub("(?:-holds|'s-hand|-hand|-held|-has)$", "", name))
        if holder:
            return Fact(f"{holder.word} holds", str(read_cards_or_none(value)) or "none", line)
        if name == "dealer":
            return Fact("dealer", str(read_seat(value)), line)
        if name == "trump" and self.game.trick:
            trump = read_trump(value)
            if trump not in self.game.trick.trumps:
                known = ", ".join(map(str, self.game.trick.trumps))
                raise NotationError(f"trump: read {value!r}, but {self.game.title} knows {known}.")
            return Fact("trump", str(trump), line)
        for own in self.own_keys:
            if name == fold(own):
                return Fact(own, str(read_cards(value)), line)
        seat_keys = [f"South {verb}" for verb in self.verbs]
        known_keys = [*self.settings, *self._fact_keys(), *seat_keys, SCORE]
        raise UnknownName(
            f"{key!r} is no line of a record of {self.game.title}. {nearest(key, known_keys)}"
        )


def _not_a_line(text: str) -> str:
    return (
        f"{text!r} is no line of a record: write a key, a colon and a value, such as 'dealer:"
        " South', or a number and what was played, such as '1. South: HK H3 HA HT'."
    )


def read_trick(number: int, body: str) -> TrickLine:
    """A trick as written: "S: HK H3 HA HT = N", or "S:HK W:H3". Raises NotationError.

    >>> read_trick(1, "South leads 10h ?, 9H = N").leader
    <Seat.SOUTH: 'S'>
    """
    plays, equals, result = body.partition("=")
    winner = read_seat(_SPACES.split(strip(result))[0]) if equals else None
    leader: Seat | None = None
    cards: list[Card | None] = []
    for part in _parts(plays):
        seat = find_seat(part)
        if seat is not None:
            _refuse_other_seat(seat, leader, len(cards))
            leader = leader or seat
            continue
        cards.append(None if part == "?" else read_card(part))
    if not 1 <= len(cards) <= len(Seat):
        raise NotationError(
            f"trick {number}: read {len(cards)} cards, expected one to four; write ? for a card"
            " that is not remembered."
        )
    return TrickLine(number, leader, tuple(cards), winner)


def _parts(plays: str) -> Iterator[str]:
    """The seats and cards of a trick, in order, without the "F:" of cards that lay face down."""
    written = re.sub(r"\bleads\b", " ", plays, flags=re.IGNORECASE)
    written = re.sub(r"\b[Ff]:", "", written).replace(":", " ")
    return (part for part in _SPACES.split(written) if part)


def _refuse_other_seat(seat: Seat, leader: Seat | None, played: int) -> None:
    """Raises NotationError if seats are written before cards in no order of play."""
    if leader is None:
        if played:
            raise NotationError(f"read {seat.word} after the first card: name the leader first.")
        return
    orders = [seats_from(leader, way) for way in ("clockwise", "anticlockwise")]
    if all(played >= len(order) or order[played] is not seat for order in orders):
        raise NotationError(
            f"read {seat.word} out of turn. Name the leader alone, and list the cards in order of"
            " play."
        )


def read_turn(number: int, body: str) -> TurnLine:
    """A turn as written: "S: BEAT S7+H9". Raises NotationError."""
    match = _SEAT_FIRST.fullmatch(body)
    seat = find_seat(match[1]) if match else None
    if match and seat:
        return TurnLine(number, seat, match[2])
    return TurnLine(number, None, strip(body))


# Writing -----------------------------------------------------------------------------------------


def show_record(record: Record) -> str:
    """The record in canonical form: `read_record` gives the same record back."""
    game = record.game
    settings = show_variant(record.variant, game.options, game.variants)
    parts = [
        as_lines([Fact("game", game.key), *settings]) + as_lines(record.facts),
        "".join(f"{d.seat.word} {d.verb}: {d.move}\n" for d in record.decisions),
        "".join(f"{_trick_text(trick)}\n" for trick in record.tricks)
        + "".join(f"{_turn_text(turn)}\n" for turn in record.turns),
        f"{SCORE}: {record.score}\n" if record.score is not None else "",
    ]
    return "\n".join(part for part in parts if part)


def _trick_text(trick: TrickLine) -> str:
    leader = f"{trick.leader}: " if trick.leader else ""
    cards = " ".join(str(card) if card else "?" for card in trick.cards)
    return f"{trick.number}. {leader}{cards}" + (f" = {trick.winner}" if trick.winner else "")


def _turn_text(turn: TurnLine) -> str:
    seat = f"{turn.seat}: " if turn.seat else ""
    return f"{turn.number}. {seat}{turn.move}"


def record_of(game: Game, dealer: Seat, start: Any, moves: Sequence[Made], end: Any) -> Record:
    """The record of a deal that was played by its machine, from its first state to its last."""
    deal = game.deal
    assert deal is not None
    decisions = [
        Decision(made.seat, deal.verbs[made.phase], made.move)
        for made in moves
        if made.phase in deal.verbs
    ]
    turns = [made for made in moves if made.phase not in deal.verbs]
    tricks: tuple[Taken, ...] = end.tricks.taken if end.tricks else ()
    score = end.outcome and " ".join(f"{who} {points}" for who, points in end.outcome.score)
    return Record(
        game=game,
        variant=start.variant,
        facts=Facts([Fact("dealer", str(dealer)), *deal.told(start)]),
        decisions=tuple(decisions),
        tricks=tuple(
            TrickLine(n, t.plays[0].seat, tuple(play.card for play in t.plays), t.winner)
            for n, t in enumerate(tricks, start=1)
        ),
        turns=tuple(
            TurnLine(n, made.seat, made.move)
            for n, made in enumerate(() if game.trick else turns, start=1)
        ),
        score=score or None,
    )


def random_record(game: Game, seed: int, variant: Any) -> Record:
    """A random legal deal, settled by the seed. Raises PositionError where nothing deals it."""
    if game.deal is None:
        raise PositionError(f"No whole deal of {game.title} can be dealt here.")
    source = random.Random(seed)
    dealer = source.choice(game.deal.dealers(variant))
    start = game.deal.start(shuffled(game.deal.pack(variant), source), dealer, variant)
    made, end = [], start
    for move, state in random_moves(start, source):
        made.append(move)
        end = state
    return record_of(game, dealer, start, made, end)


def held(record: Record, seat: Seat) -> Cards | None:
    """The cards that the record says a seat was dealt. None where it does not say."""
    fact = record.facts.get(f"{seat.word.lower()}-holds")
    return read_cards_or_none(fact.value) if fact else None
