"""A recorded deal, judged: every illegal move, who won each trick, the score.

Page: docs/reference/records.md#review. Where a hand is not known, a play is judged beside the cards
that its seat plays later: a card that is forbidden in a part of a hand is forbidden in the whole.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from followsuit.cards import Card, Cards
from followsuit.deals import (
    NOT_YOUR_TURN,
    DealState,
    Judgement,
    Outcome,
    not_yours,
)
from followsuit.errors import EngineError, PositionError
from followsuit.facts import Fact, Facts, as_query
from followsuit.notation import read_seat, read_trump
from followsuit.playing import TrickPlay
from followsuit.records import SCORE, LineFault, Record, TrickLine, held, read_record
from followsuit.rules import Clause
from followsuit.table import Play, Seat, TrickPosition, Trump, seats_from
from followsuit.trick_games import reason, trick_points
from followsuit.tricks import TrickRules
from followsuit.words import ENGLISH, Language

REVOKE = (
    "What a wrong card costs, the sources of this game do not say. Tables commonly let it be"
    " corrected until the next trick begins; after that, some play the deal again, and some give"
    " the trick, or a penalty, to the other side. Agree on it before you play."
)


@dataclass(frozen=True, slots=True)
class MoveFault:
    """An illegal move. `number` is its trick or turn, 0 before play.

    `query` states in one line the position in which it is illegal, where there is one; `proof` says
    which later play shows it, where the hand is not known.
    """

    line: int
    number: int
    seat: Seat
    move: str
    clause: Clause
    reason: str
    query: str | None = None
    proof: str | None = None


class TrickResult(NamedTuple):
    """A trick of the record. No winner where a card is missing; no points where cards have none."""

    number: int
    leader: Seat | None
    cards: tuple[Card | None, ...]
    winner: Seat | None
    points: int | None


@dataclass(frozen=True, slots=True)
class Review:
    """What a record shows."""

    record: Record | None
    errors: tuple[LineFault, ...]
    faults: tuple[MoveFault, ...]
    judged: int
    tricks: tuple[TrickResult, ...]
    trump: Trump | None
    outcome: Outcome | None
    notes: tuple[str, ...]

    @property
    def is_clean(self) -> bool:
        """Is there nothing wrong with the record, and with the play that it tells?"""
        return not self.errors and not self.faults

    def totals(self) -> list[tuple[Seat, int, int | None]]:
        """For each seat, the tricks won, and the card points in them."""
        counted = []
        for seat in Seat:
            won = [trick for trick in self.tricks if trick.winner is seat]
            points = [trick.points for trick in won if trick.points is not None]
            has_points = any(trick.points is not None for trick in self.tricks)
            counted.append((seat, len(won), sum(points) if has_points else None))
        return counted


def review(text: str, language: Language = ENGLISH) -> Review:
    """Everything that can be said of a record. Never raises."""
    reading = read_record(text)
    if reading.record is None:
        return Review(None, reading.faults, (), 0, (), None, None, ())
    return _Replay(reading.record, reading.faults, language).result()


class LaidTrick(NamedTuple):
    """A trick of the record with a seat for every card. `turn` is who should have led, if known."""

    line: TrickLine
    plays: tuple[tuple[Seat, Card | None], ...]
    turn: Seat | None
    winner: Seat | None

    def before(self, place: int) -> tuple[Play, ...] | None:
        """The plays before this place. None where one of them is not remembered."""
        plays = [Play(seat, card) for seat, card in self.plays[:place] if card is not None]
        return tuple(plays) if len(plays) == place else None


class _Replay:
    """Goes through a record once, and collects what it shows."""

    def __init__(self, record: Record, errors: tuple[LineFault, ...], language: Language) -> None:
        self.record = record
        self.game = record.game
        self.language = language
        self.errors = list(errors)
        self.faults: list[MoveFault] = []
        self.notes: list[str] = []
        self.laid: list[LaidTrick] = []
        self.judged = 0
        self.trump: Trump | None = None

    def result(self) -> Review:
        """The review."""
        state = self._before_play(self._start())
        if self.game.trick:
            state = self._tricks(self.game.trick, state)
        elif state:
            state = self._turns(state)
        outcome = state.outcome if state else None
        self._conclude(state, outcome)
        return Review(
            record=self.record,
            errors=tuple(sorted(self.errors)),
            faults=tuple(sorted(self.faults, key=lambda fault: fault.line)),
            judged=self.judged,
            tricks=tuple(map(self._trick_result, self.laid)),
            trump=self.trump,
            outcome=outcome,
            notes=tuple(self.notes),
        )

    def _conclude(self, state: DealState | None, outcome: Outcome | None) -> None:
        if state and outcome is None:
            waiting = self.language.all_seats(state.to_act)
            phase = self.language.say(f"phase.{state.phase}")
            self.notes.append(f"The record ends before the deal: {phase}. To act: {waiting}.")
        if self.record.score is None:
            return
        if outcome is None:
            self.notes.append("The score in the record could not be checked.")
            return
        score = score_text(outcome)
        if self.record.score.split() != score.split():
            line = self.record.line_of(SCORE)
            message = f"score: the record says {self.record.score}, the rules say {score}."
            self.errors.append(LineFault(line, message))

    # The game's own machine ----------------------------------------------------------------------

    def _start(self) -> DealState | None:
        """The deal as its machine starts it. None where the record tells too little."""
        deal, dealer = self.game.deal, self.record.facts.get("dealer")
        if deal is None:
            self.notes.append("In this game only the play of the cards is reviewed.")
            return None
        if dealer is None:
            self.notes.append("The dealer is not known, so only the play of the cards is reviewed.")
            return None
        seat, variant = read_seat(dealer.value), self.record.variant
        facts = Facts([*self.record.facts, *self._hands_from_plays()])
        try:
            return deal.start(deal.deck(facts, seat, variant), seat, variant)
        except PositionError as error:
            line = self.record.line_of(error.key) if error.key else 0
            if line:
                self.errors.append(LineFault(line, str(error)))
            self.notes.append(f"Only the play of the cards is reviewed. {error}")
            return None

    def _hands_from_plays(self) -> list[Fact]:
        """The hands of seats that are not told, where the tricks hold the whole pack."""
        rules, trump = self.game.trick, self._trump_told()
        if rules is None or trump is None:
            return []
        plays: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
        for trick in lay_out(self.record, rules, trump, None):
            for seat, card in trick.plays:
                plays[seat] += [card] if card else []
        whole = {card for cards in plays.values() for card in cards}
        if whole != set(rules.pack) or any(len(c) != rules.cards_each for c in plays.values()):
            return []
        return [
            Fact(f"{seat.word} holds", str(Cards(cards)))
            for seat, cards in plays.items()
            if held(self.record, seat) is None
        ]

    def _trump_told(self) -> Trump | None:
        """What is trump, as far as the record tells it without the hands?"""
        fact, deal = self.record.facts.get("trump"), self.game.deal
        if fact:
            return read_trump(fact.value)
        moves = [(made.seat, made.verb, made.move) for made in self.record.decisions]
        try:
            return deal.trump(self.record.facts, moves, self.record.variant) if deal else None
        except EngineError:
            return None

    def _before_play(self, state: DealState | None) -> DealState | None:
        """Judges the moves before play; the state after them, None where it cannot be followed."""
        for decision in self.record.decisions:
            if state is None:
                break
            state = self._move(state, decision.seat, decision.move, decision.line, 0)
        return state

    def _turns(self, state: DealState) -> DealState | None:
        """Judges the turns of a game without tricks."""
        following: DealState | None = state
        for turn in self.record.turns:
            if following is None:
                break
            seat = turn.seat or (following.to_act or tuple(Seat))[0]
            following = self._move(following, seat, turn.move, turn.line, turn.number)
        return following

    def _move(
        self, state: DealState, seat: Seat, move: str, line: int, number: int
    ) -> DealState | None:
        """Judges a move, and makes it if it can be made at all."""
        self.judged += 1
        try:
            judgement = state.judge(seat, move, self.language)
        except EngineError as error:
            if line not in [known.line for known in self.errors]:
                self.errors.append(LineFault(line, str(error)))
            self._cannot_follow(line)
            return None
        if not judgement.permitted:
            self._fault(line, number, seat, judgement)
            if judgement.clause in state.IMPOSSIBLE:
                self._cannot_follow(line)
                return None
        return state.forced(seat, move)

    def _cannot_follow(self, line: int) -> None:
        self.notes.append(f"After line {line} the deal cannot be followed, so it is not scored.")

    def _fault(
        self, line: int, number: int, seat: Seat, judgement: Judgement, proof: str | None = None
    ) -> None:
        query = None
        if judgement.position is not None:
            query = f"game={self.game.key}&{as_query(judgement.position)}"
        move, clause, why = judgement.move, judgement.clause, judgement.reason
        self.faults.append(MoveFault(line, number, seat, move, clause, why, query, proof))

    # Tricks, of any game that has them -----------------------------------------------------------

    def _tricks(self, rules: TrickRules, state: DealState | None) -> DealState | None:
        """Judges every card; the state after them, None where there is no following it."""
        at_start: TrickPlay | None = state.tricks if state else None
        self.trump = at_start.trump if at_start else self._trump_told()
        if not self.record.tricks:
            return state
        if self.trump is None:
            self.notes.append("What is trump is not known, so no card is judged: add 'trump: …'.")
            return None
        self.laid = lay_out(self.record, rules, self.trump, at_start.turn if at_start else None)
        if len(self.laid) < len(self.record.tricks):
            line = self.record.tricks[len(self.laid)]
            self.errors.append(LineFault(line.line, _who_led(line)))
        hands = self._hands(at_start)
        whole = [
            self._judge_trick(rules, self.trump, number, hands) for number in range(len(self.laid))
        ]
        if not at_start or not all(whole) or len(self.laid) < len(self.record.tricks):
            return None
        return self._follow(state)

    def _hands(self, at_start: TrickPlay | None) -> dict[Seat, Cards]:
        """The hands before the first trick, as far as they are known."""
        if at_start:
            return {seat: at_start.hands[seat] for seat in Seat}
        if self.game.deal and self.game.deal.changes_hands:
            return {}
        told = {seat: held(self.record, seat) for seat in Seat}
        return {seat: cards for seat, cards in told.items() if cards is not None}

    def _judge_trick(
        self, rules: TrickRules, trump: Trump, number: int, hands: dict[Seat, Cards]
    ) -> bool:
        """Judges the cards of a trick, and takes them from the hands. Could all be played?"""
        laid = self.laid[number]
        line = laid.line
        could = len(laid.plays) == len(Seat) or number == len(self.laid) - 1
        if not could:
            message = f"trick {line.number} has {len(laid.plays)} cards; write ? for those missing."
            self.errors.append(LineFault(line.line, message))
        if laid.turn and laid.plays[0][0] is not laid.turn:
            could = False
            self._fault(line.line, line.number, laid.plays[0][0], self._out_of_turn(laid))
        if laid.winner and line.winner not in (None, laid.winner):
            message = (
                f"trick {line.number}: the record says that {line.winner} won it, the rules say"
                f" {laid.winner}."
            )
            self.errors.append(LineFault(line.line, message))
        for place, (seat, card) in enumerate(laid.plays):
            if card is None:
                could = False
                hands.pop(seat, None)
                continue
            could = self._judge_card(rules, trump, number, place, hands) and could
            if seat in hands:
                hands[seat] = hands[seat].without([card])
        return could

    def _judge_card(
        self, rules: TrickRules, trump: Trump, number: int, place: int, hands: dict[Seat, Cards]
    ) -> bool:
        """Judges one card. Could it be played at all?"""
        laid = self.laid[number]
        seat, card = laid.plays[place]
        assert card is not None
        self.judged += 1
        line, at = laid.line.line, laid.line.number
        earlier = self._played(card, number, place)
        if card not in rules.pack or earlier or (seat in hands and card not in hands[seat]):
            judgement = not_yours(seat, card, Cards([card]), self.language)
            self._fault(line, at, seat, judgement, earlier)
            return False
        trick = laid.before(place)
        if trick is None:
            return True
        later = self._later(seat, number)
        hand = hands.get(seat) or Cards([card for _, card in later])
        p = TrickPosition(seat, hand, trick, trump, self.record.variant)
        verdict = rules.ruling(p)[card]
        if not verdict.permitted:
            why = reason(p, rules, verdict.clause, self.language, verdict.wanted)
            kind = next(kind for kind in self.game.kinds if issubclass(kind.type, TrickPosition))
            shown = kind.show(kind.type(p.seat, p.hand, p.trick, p.trump, p.variant))
            judgement = Judgement(str(card), False, verdict.clause, why, shown)
            proof = next(
                (f"{seat.word} played {c} in trick {n}." for n, c in later if c in verdict.wanted),
                None,
            )
            self._fault(line, at, seat, judgement, proof)
        return True

    def _played(self, card: Card, number: int, place: int) -> str | None:
        """Where was this card played before? None if it was not."""
        for laid in self.laid[: number + 1]:
            plays = laid.plays[:place] if laid is self.laid[number] else laid.plays
            for seat, played in plays:
                if played == card:
                    return f"{seat.word} played it in trick {laid.line.number}."
        return None

    def _later(self, seat: Seat, number: int) -> list[tuple[int, Card]]:
        """The cards that this seat plays from this trick on, each once, with their tricks."""
        found: dict[Card, int] = {}
        for laid in self.laid[number:]:
            for who, card in laid.plays:
                if who is seat and card is not None:
                    found.setdefault(card, laid.line.number)
        return [(at, card) for card, at in found.items()]

    def _out_of_turn(self, laid: LaidTrick) -> Judgement:
        (seat, card), turn = laid.plays[0], laid.turn
        assert turn is not None
        values = {"seat": self.language.seat(seat), "turn": self.language.seat(turn)}
        why = self.language.reason(NOT_YOUR_TURN, values)
        return Judgement(str(card or "?"), False, NOT_YOUR_TURN, why)

    def _follow(self, state: DealState | None) -> DealState | None:
        """Plays the tricks, whatever was wrong with them, to have them scored."""
        for laid in self.laid:
            for seat, card in laid.plays:
                assert state is not None
                if not state.to_act:
                    self._fault(
                        laid.line.line, laid.line.number, seat, state.judge(seat, str(card))
                    )
                    return state
                state = state.forced(seat, str(card))
        return state

    def _trick_result(self, laid: LaidTrick) -> TrickResult:
        rules, trick = self.game.trick, laid.before(len(laid.plays))
        points = None
        if rules and self.trump and trick and len(trick) == len(Seat):
            p = TrickPosition(trick[0].seat, Cards(), trick, self.trump, self.record.variant)
            worth = trick_points(p, rules)
            points = None if worth is None else sum(worth)
        cards = tuple(card for _, card in laid.plays)
        return TrickResult(laid.line.number, laid.plays[0][0], cards, laid.winner, points)


def lay_out(
    record: Record, rules: TrickRules, trump: Trump, leader: Seat | None
) -> list[LaidTrick]:
    """The tricks with a seat for every card, up to the first whose leader nobody can tell.

    `leader` should lead the first trick, if that is known. Who did lead is as the record says.
    """
    turn, before = leader, 0
    laid = []
    for line in record.tricks:
        turn = turn if line.number == before + 1 else None
        first = line.leader or turn
        if first is None:
            break
        seats = seats_from(first, rules.direction(record.variant))
        plays = tuple(zip(seats, line.cards, strict=False))
        winner = _winner(rules, plays, trump, record.variant)
        laid.append(LaidTrick(line, plays, turn, winner))
        turn, before = winner or line.winner, line.number
    return laid


def _winner(
    rules: TrickRules, plays: tuple[tuple[Seat, Card | None], ...], trump: Trump, variant: Any
) -> Seat | None:
    known = tuple(Play(seat, card) for seat, card in plays if card is not None)
    if len(known) < len(Seat) or any(play.card not in rules.pack for play in known):
        return None
    p = TrickPosition(known[0].seat, Cards(), known, trump, variant)
    return rules.winning_play(p).seat


def _who_led(line: TrickLine) -> str:
    return (
        f"trick {line.number}: who led it is not known. Write the leader, as in"
        f" '{line.number}. South: HK H3 HA HT'."
    )


def score_text(outcome: Outcome) -> str:
    """A score as records write it: "NS 1 EW 0"."""
    return " ".join(f"{who} {points}" for who, points in outcome.score)


# Telling -----------------------------------------------------------------------------------------


def told_review(found: Review) -> str:
    """A review to be read in a terminal."""
    blocks = [_errors_text(found), _faults_text(found), _tricks_text(found), _score_text(found)]
    blocks.append("\n".join(found.notes))
    return "\n\n".join(block for block in blocks if block)


def _errors_text(found: Review) -> str:
    return "\n".join(f"line {error.line}: {error.message}" for error in found.errors)


def _faults_text(found: Review) -> str:
    if found.record is None:
        return ""
    if not found.faults:
        known = "" if found.outcome else " in what the record shows"
        return f"No illegal move{known}. Moves judged: {found.judged}."
    lines = [f"Illegal moves: {len(found.faults)}. Moves judged: {found.judged}."]
    unit = "trick" if found.record.game.trick else "turn"
    for fault in found.faults:
        place = f"{unit} {fault.number}, " if fault.number else ""
        lines += [
            "",
            f"{place}line {fault.line}: {fault.seat.word}: {fault.move}: not permitted"
            f" ({fault.clause.id})",
            f"  {fault.reason}" + (f" {fault.proof}" if fault.proof else ""),
        ]
        if fault.query:
            lines.append(f"  {fault.query}")
    return "\n".join([*lines, "", REVOKE])


def _tricks_text(found: Review) -> str:
    if not found.tricks:
        return ""
    lines = [f"Trump: {found.trump}"]
    for trick in found.tricks:
        cards = " ".join(str(card) if card else "?" for card in trick.cards)
        won = f" = {trick.winner}" if trick.winner else ""
        points = f", {trick.points} points" if trick.points is not None else ""
        lines.append(f"{trick.number:2}. {trick.leader}: {cards}{won}{points}")
    for seat, won_tricks, worth in found.totals():
        points = f", {worth} points" if worth is not None else ""
        unit = "trick" if won_tricks == 1 else "tricks"
        lines.append(f"{seat.word}: {won_tricks} {unit}{points}")
    return "\n".join(lines)


def _score_text(found: Review) -> str:
    if found.outcome is None:
        return ""
    winners = ", ".join(found.outcome.winners)
    ending = (
        "The deal is drawn." if found.outcome.drawn else f"Won by {winners}." if winners else ""
    )
    lines = [f"Score: {score_text(found.outcome)}. {ending}".rstrip()]
    lines += [f"  {reason.sentence} ({reason.clause.id})" for reason in found.outcome.reasons]
    return "\n".join(lines)


def review_data(found: Review) -> dict[str, Any]:
    """A review as plain values, as `followsuit review --json` writes it."""
    outcome = found.outcome
    return {
        "errors": [error._asdict() for error in found.errors],
        "illegal": [
            {
                "line": fault.line,
                "number": fault.number or None,
                "seat": str(fault.seat),
                "move": fault.move,
                "clause": fault.clause.id,
                "reason": fault.reason,
                "proof": fault.proof,
                "position": fault.query,
            }
            for fault in found.faults
        ],
        "judged": found.judged,
        "trump": str(found.trump) if found.trump else None,
        "tricks": [
            {
                "number": trick.number,
                "leader": str(trick.leader),
                "cards": [str(card) if card else None for card in trick.cards],
                "winner": str(trick.winner) if trick.winner else None,
                "points": trick.points,
            }
            for trick in found.tricks
        ],
        "score": dict(outcome.score) if outcome else None,
        "winners": list(outcome.winners) if outcome else None,
        "reasons": [
            {"clause": reason.clause.id, "reason": reason.sentence}
            for reason in (outcome.reasons if outcome else ())
        ],
        "notes": [*found.notes, *([REVOKE] if found.faults else [])],
    }
