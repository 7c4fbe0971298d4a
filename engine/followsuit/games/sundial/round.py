"""The count: when is a round over, who has won it, and who has won the match?

Page: docs/games/sundial.md#score.
"""

from dataclasses import dataclass
from typing import NamedTuple

from followsuit.asking import because_question, integers_question, needed, number_question
from followsuit.errors import NotationError, PositionError
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question, read_variant, show_variant
from followsuit.games.sundial.clauses import CLAUSES, KOT, MATCH, PLAY_OUT, SEVEN, STOP_AT_SEVEN
from followsuit.games.sundial.pages import CARDS_EACH, TRICKS_TO_WIN
from followsuit.games.sundial.variants import OPTIONS, VARIANTS, SundialVariant
from followsuit.notation import read_pair, read_seat, split_list
from followsuit.pictures import Row, RowsPicture
from followsuit.rules import Clause
from followsuit.table import Pair, Seat, seats_from
from followsuit.telling import Reason, Telling
from followsuit.words import Language

KOT_OF_NAMER, KOT_OF_OTHERS = 2, 3
"""What a round counts, in points, whose first seven tricks one pair has won."""


# A round -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundPosition:
    """Which pair has won each trick so far, in order. `dealer` is known where it matters."""

    tricks: tuple[Pair, ...]
    dealer: Seat | None
    variant: SundialVariant


def tricks_of(p: RoundPosition, pair: Pair) -> int:
    """How many tricks has this pair won?"""
    return p.tricks.count(pair)


def seventh(p: RoundPosition) -> Pair | None:
    """Which pair has the seven tricks that win a round? None if neither has them yet."""
    return next((pair for pair in Pair if tricks_of(p, pair) >= TRICKS_TO_WIN), None)


def is_over(p: RoundPosition) -> bool:
    """Is the round at its end?"""
    if p.variant.stop_at_seven == "yes" and seventh(p):
        return True
    return len(p.tricks) == CARDS_EACH


def winner(p: RoundPosition) -> Pair | None:
    """Who has won the round? None while it goes on."""
    return seventh(p) if is_over(p) else None


def is_kot(p: RoundPosition) -> bool:
    """Did one pair win the first seven tricks, at a table where that counts more?"""
    first = set(p.tricks[:TRICKS_TO_WIN])
    return p.variant.round_points == "kot" and len(p.tricks) >= TRICKS_TO_WIN and len(first) == 1


def points(p: RoundPosition) -> int | None:
    """What does the round count for its winner, in points? None while it goes on."""
    if not is_over(p):
        return None
    if not is_kot(p):
        return 1
    assert p.dealer is not None
    namer = seats_from(p.dealer, p.variant.direction)[1]
    return KOT_OF_NAMER if Pair.of(namer) is winner(p) else KOT_OF_OTHERS


def tricks_left(p: RoundPosition) -> int:
    """How many tricks are still to be played, if all are?"""
    return 0 if is_over(p) else CARDS_EACH - len(p.tricks)


def because(p: RoundPosition) -> Clause:
    """By which clause is the round won, or not at its end?"""
    if is_over(p) and is_kot(p):
        return KOT
    if p.variant.stop_at_seven == "yes":
        return STOP_AT_SEVEN
    return SEVEN if is_over(p) else PLAY_OUT


def why(p: RoundPosition, language: Language) -> Reason:
    """That clause, applied to this round."""
    values: dict[str, object] = {
        "left": tricks_left(p),
        "most": max(tricks_of(p, pair) for pair in Pair),
        "points": points(p),
    }
    pair = seventh(p)
    if pair:
        values |= {"pair": language.all_seats(pair.seats), "count": tricks_of(p, pair)}
    return Reason(because(p), language.reason(because(p), values))


def _read_round(facts: Facts) -> RoundPosition:
    variant = read_variant(facts, OPTIONS, VARIANTS)
    fact = needed(facts, "tricks", "NS EW NS")
    tricks = fact.read(lambda text: tuple(read_pair(part) for part in split_list(text)))
    dealer = _read_dealer(facts, variant)
    if not 1 <= len(tricks) <= CARDS_EACH:
        raise PositionError(
            f"{fact.key}: read {len(tricks)} tricks, expected who won each of 1 to {CARDS_EACH}.",
            fact.name,
        )
    for played in range(1, len(tricks)):
        if is_over(RoundPosition(tricks[:played], dealer, variant)):
            raise PositionError(
                f"{fact.key}: at this table the round was over after trick {played}.", fact.name
            )
    return RoundPosition(tricks, dealer, variant)


def _read_dealer(facts: Facts, variant: SundialVariant) -> Seat | None:
    if variant.round_points == "kot":
        return needed(facts, "dealer", "South").read(read_seat)
    fact = facts.get("dealer")
    if fact:
        raise PositionError(
            f"{fact.key}: at this table the count does not depend on the dealer. Leave it out.",
            fact.name,
        )
    return None


def _show_round(p: RoundPosition) -> Facts:
    facts = show_variant(p.variant, OPTIONS, VARIANTS)
    if p.dealer:
        facts.append(Fact("dealer", str(p.dealer)))
    return Facts([*facts, Fact("tricks", " ".join(map(str, p.tricks)))])


def _tell_round(p: RoundPosition, language: Language) -> Telling:
    scene = " ".join(
        language.say(
            "scene.pair-tricks", pair=language.all_seats(pair.seats), count=tricks_of(p, pair)
        )
        for pair in Pair
    )
    if p.dealer:
        scene = language.say("scene.dealer", seat=language.seat(p.dealer)) + " " + scene
    won = winner(p)
    if won:
        pair = language.all_seats(won.seats)
        answer = language.say("answer.round-won", pair=pair, points=points(p))
    else:
        answer = language.say("answer.round-goes-on", left=tricks_left(p))
    rows = tuple(Row(language.all_seats(pair.seats), str(tricks_of(p, pair)), ()) for pair in Pair)
    picture = RowsPicture(trump=None, rows=rows, title=answer, description=scene)
    return Telling(scene, answer, (), (why(p, language),), picture)


def _read_pair_claim(text: str) -> str:
    return str(read_pair(text))


def _round_winner(p: RoundPosition) -> str | None:
    pair = winner(p)
    return str(pair) if pair else None


def _round_points(p: RoundPosition) -> str | None:
    return str(points(p)) if is_over(p) else None


ROUND = Kind(
    name="round",
    type=RoundPosition,
    keys=("variant", *(option.key for option in OPTIONS), "dealer", "tricks"),
    states=lambda facts: facts.get("tricks") is not None,
    read=_read_round,
    show=_show_round,
    questions=(
        number_question("tricks left", lambda p: str(tricks_left(p))),
        Question("round winner", _round_winner, _read_pair_claim),
        number_question("round counts", _round_points),
        because_question(lambda p: because(p).id, CLAUSES, "sundial"),
    ),
    tell=_tell_round,
    in_json=("tricks left", "round winner", "round counts", "because"),
)


# The match ---------------------------------------------------------------------------------------


class RoundWon(NamedTuple):
    """Who won a round, and what it counts, in points."""

    pair: Pair
    points: int

    def __str__(self) -> str:
        return str(self.pair) if self.points == 1 else f"{self.pair}:{self.points}"


@dataclass(frozen=True, slots=True)
class MatchPosition:
    """The rounds of a match so far, in order."""

    rounds: tuple[RoundWon, ...]
    variant: SundialVariant


def standing(p: MatchPosition) -> tuple[int, int]:
    """The points of North and South, and of East and West."""
    north_south, east_west = (
        sum(won.points for won in p.rounds if won.pair is pair) for pair in Pair
    )
    return north_south, east_west


def match_winner(p: MatchPosition) -> Pair | None:
    """Who has won the match? None while it goes on."""
    target = int(p.variant.match_target)
    for pair, total in zip(Pair, standing(p), strict=True):
        if total >= target:
            return pair
    return None


def _read_match(facts: Facts) -> MatchPosition:
    variant = read_variant(facts, OPTIONS, VARIANTS)
    fact = needed(facts, "rounds", "NS EW NS")
    kot = variant.round_points == "kot"
    rounds = fact.read(lambda text: tuple(_read_won(part, kot) for part in split_list(text)))
    if not rounds:
        raise PositionError(f"{fact.key}: no round is there. Write who won each.", fact.name)
    for played in range(1, len(rounds)):
        if match_winner(MatchPosition(rounds[:played], variant)):
            raise PositionError(
                f"{fact.key}: the match was won with round {played}, and here are {len(rounds)}.",
                fact.name,
            )
    return MatchPosition(rounds, variant)


def _read_won(text: str, kot: bool) -> RoundWon:
    pair, colon, count = text.partition(":")
    known = ("1", str(KOT_OF_NAMER), str(KOT_OF_OTHERS)) if kot else ("1",)
    if colon and count not in known:
        raise NotationError(f"read {text!r}, but a round counts {' or '.join(known)} here.")
    return RoundWon(read_pair(pair), int(count or 1))


def _show_match(p: MatchPosition) -> Facts:
    facts = show_variant(p.variant, OPTIONS, VARIANTS)
    return Facts([*facts, Fact("rounds", " ".join(map(str, p.rounds)))])


def _tell_match(p: MatchPosition, language: Language) -> Telling:
    totals = dict(zip(Pair, standing(p), strict=True))
    scene = " ".join(
        language.say("scene.pair-points", pair=language.all_seats(pair.seats), points=total)
        for pair, total in totals.items()
    )
    won = match_winner(p)
    if won:
        answer = language.say("answer.pair-wins-match", pair=language.all_seats(won.seats))
    else:
        answer = language.say("answer.pairs-go-on")
    why = language.reason(MATCH, {"target": p.variant.match_target, "most": max(totals.values())})
    rows = tuple(
        Row(language.all_seats(pair.seats), str(total), ()) for pair, total in totals.items()
    )
    picture = RowsPicture(trump=None, rows=rows, title=answer, description=scene)
    return Telling(scene, answer, (), (Reason(MATCH, why),), picture)


def _match_winner(p: MatchPosition) -> str | None:
    pair = match_winner(p)
    return str(pair) if pair else None


MATCH_KIND = Kind(
    name="match",
    type=MatchPosition,
    keys=("variant", *(option.key for option in OPTIONS), "rounds"),
    states=lambda facts: facts.get("rounds") is not None,
    read=_read_match,
    show=_show_match,
    questions=(
        integers_question("standing", lambda p: " ".join(map(str, standing(p)))),
        Question("match winner", _match_winner, _read_pair_claim),
        because_question(lambda p: MATCH.id, CLAUSES, "sundial"),
    ),
    tell=_tell_match,
    in_json=("standing", "match winner", "because"),
)
