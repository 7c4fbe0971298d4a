"""The four bids of a deal: who leads, what is trump, and which targets come of it.

Page: docs/games/trumple.md#lead-bidder and #targets.
"""

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from followsuit.asking import (
    because_question,
    integers_question,
    number_question,
    refuse_impossible_cards,
    seat_question,
    words_question,
    yes_no_question,
)
from followsuit.cards import PACK_52, Card, Cards, Suit
from followsuit.errors import NotationError, PositionError, quoted, shortened
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question, read_variant, show_variant
from followsuit.games.trumple.bid import (
    bid_value,
    is_legal,
    offer_in_words,
    offered,
    read_shown,
    shown_cards,
    working,
)
from followsuit.games.trumple.clauses import CLAMP, CLAUSES, HIGHEST_SETS, THIRTEEN, TIEBREAK
from followsuit.games.trumple.values import SUIT_ORDER, TRICKS
from followsuit.games.trumple.variants import OPTIONS, SETTINGS, VARIANTS, TrumpleVariant
from followsuit.notation import find_seat, read_trump
from followsuit.pictures import SeatCards, SeatsPicture
from followsuit.rules import Clause, fold
from followsuit.table import CLOCKWISE, Seat, Trump, seats_from
from followsuit.telling import Reason, Telling, Told, told
from followsuit.tricks import ACE_HIGH
from followsuit.words import Language


class Choice(Enum):
    """What the lead bidder may do with the targets when the bids total 13."""

    UP = "UP"
    DOWN = "DOWN"
    KEEP = "KEEP"

    def __str__(self) -> str:
        return self.value

    @property
    def step(self) -> int:
        """By how much does a target move, in tricks?"""
        return {Choice.UP: 1, Choice.DOWN: -1, Choice.KEEP: 0}[self]


class SeatBid(NamedTuple):
    """A player and the cards shown as a bid."""

    seat: Seat
    bid: Cards


@dataclass(frozen=True, slots=True)
class BidsPosition:
    """What everybody knows once the bids are shown, and the choice, if it has been made.

    `bids` are four legal ones, in clockwise order from the first seat.
    """

    bids: tuple[SeatBid, ...]
    choice: Choice | None
    variant: TrumpleVariant


# Ranking -----------------------------------------------------------------------------------------

STEPS = ("value", "one-suit", "higher-suit", "fewer-cards", "last")
"""What the parts of a rank compare, in this order. Only the first is no tie-break."""

Rank = tuple[int, bool, int, int, tuple[int, ...]]


def rank(p: BidsPosition, one: SeatBid) -> Rank:
    """How high does this bid rank? The first part in which two ranks differ decides."""
    suit = offered(one.bid)
    single = isinstance(suit, Suit)
    # Mixed bids have no suit to compare, so here they are all equal.
    suit_rank = SUIT_ORDER[suit] if isinstance(suit, Suit) else 0
    return bid_value(one.bid), single, suit_rank, -len(one.bid), _last_rank(p, one)


def _last_rank(p: BidsPosition, one: SeatBid) -> tuple[int, ...]:
    """What decides between bids that are equal in all else."""
    if p.variant.last_tiebreak == "seat":
        return (-p.bids.index(one),)
    return max(_card_rank(card) for card in one.bid)


def _card_rank(card: Card) -> tuple[int, int]:
    return ACE_HIGH[card.rank], SUIT_ORDER[card.suit]


def ranked(p: BidsPosition) -> list[SeatBid]:
    """The four bids, the best first."""
    return sorted(p.bids, key=lambda one: rank(p, one), reverse=True)


def lead(p: BidsPosition) -> SeatBid:
    """The best bid, and who made it: the lead bidder."""
    return ranked(p)[0]


def trump(p: BidsPosition) -> Trump:
    """The trump of the deal. Only the best bid counts."""
    return offered(lead(p).bid)


def deciding_step(p: BidsPosition) -> str:
    """At which of the steps do the two best bids differ first?"""
    first, second, *_ = (rank(p, one) for one in ranked(p))
    step = next(step for step, one, other in zip(STEPS, first, second, strict=True) if one != other)
    return p.variant.last_tiebreak if step == "last" else step


# Targets -----------------------------------------------------------------------------------------


def values(p: BidsPosition) -> list[int]:
    """What the bids are worth, in the order of the position."""
    return [bid_value(one.bid) for one in p.bids]


def is_thirteen(p: BidsPosition) -> bool:
    """Do the bids total exactly the tricks of the deal?"""
    return sum(values(p)) == TRICKS


def _moved(p: BidsPosition, choice: Choice) -> list[int]:
    """The targets after this choice, held by nothing."""
    spared = lead(p).seat if p.variant.thirteen_scope == "others" else None
    return [bid_value(one.bid) + (0 if one.seat is spared else choice.step) for one in p.bids]


def _held(p: BidsPosition, choice: Choice) -> list[int]:
    """The targets after this choice, held between 0 and 13 where the table does so."""
    moved = _moved(p, choice)
    if p.variant.target_clamp == "none":
        return moved
    return [min(max(target, 0), TRICKS) for target in moved]


class ChoiceVerdict(NamedTuple):
    """May this be chosen, and which clause says so?"""

    choice: Choice
    permitted: bool
    clause: Clause


def verdicts(p: BidsPosition) -> list[ChoiceVerdict]:
    """One verdict for each choice that the table knows. None, unless the bids total 13."""
    if not is_thirteen(p):
        return []
    known = [c for c in Choice if c is not Choice.KEEP or p.variant.thirteen_decline == "yes"]
    return [_verdict(p, choice) for choice in known]


def _verdict(p: BidsPosition, choice: Choice) -> ChoiceVerdict:
    if p.variant.target_clamp == "forbid" and _held(p, choice) != _moved(p, choice):
        return ChoiceVerdict(choice, False, CLAMP)
    return ChoiceVerdict(choice, True, THIRTEEN)


def choices(p: BidsPosition) -> list[Choice]:
    """What the lead bidder may choose, whether or not the choice has been made."""
    return [v.choice for v in verdicts(p) if v.permitted]


def is_open(p: BidsPosition) -> bool:
    """Is a choice still to be made?"""
    return bool(choices(p)) and p.choice is None


def targets(p: BidsPosition) -> list[int] | None:
    """The four targets, in the order of the position. None while a choice is to be made."""
    if is_open(p):
        return None
    return _held(p, p.choice) if p.choice else values(p)


def is_clamped(p: BidsPosition) -> bool:
    """Has the rule on the edge decided: held a target, or left no choice at all?"""
    if p.choice:
        return _held(p, p.choice) != _moved(p, p.choice)
    return is_thirteen(p) and not choices(p)


def because(p: BidsPosition) -> Clause:
    """The clause of the choice or, where there is none, that of the best bid."""
    if is_open(p):
        return THIRTEEN
    if is_clamped(p):
        return CLAMP
    if p.choice:
        return THIRTEEN
    return HIGHEST_SETS if deciding_step(p) == "value" else TIEBREAK


# Facts -------------------------------------------------------------------------------------------


def bidder(name: str) -> Seat | None:
    """Whose bid does a fact of this name state, if it states one?"""
    seat = name.removesuffix("-bids")
    return find_seat(seat) if seat != name else None


def read(facts: Facts) -> BidsPosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    stated = _read_bids(facts)
    for fact, bid in stated:
        if not is_legal(bid, variant):
            raise PositionError(
                f"{fact.key}: the bid is worth {working(bid)}, and at most {TRICKS} may be bid."
                " Show fewer cards, or set 'max bid: none'.",
                fact.name,
            )
    bids = tuple(SeatBid(_seat_of(fact), bid) for fact, bid in stated)
    position = BidsPosition(bids, None, variant)
    choice = facts.get("choice")
    if choice is None:
        return position
    return BidsPosition(bids, _read_choice(choice, position), variant)


def _read_bids(facts: Facts) -> list[tuple[Fact, Cards]]:
    bids = [fact for fact in facts if bidder(fact.name)]
    for before, fact in pairwise(bids):
        expected = seats_from(_seat_of(before), "clockwise")[1]
        if _seat_of(fact) is not expected:
            raise PositionError(
                f"{fact.key}: seats out of turn. After {_seat_of(before).word}, clockwise, comes"
                f" {expected.word}. List the four bids in clockwise order from any seat.",
                fact.name,
            )
    if len(bids) > len(Seat):
        raise PositionError(
            f"{bids[-1].key}: {_seat_of(bids[-1]).word} has bid already. Keep one bid a seat.",
            bids[-1].name,
        )
    if len(bids) < len(Seat):
        missing = [seat for seat in CLOCKWISE if seat not in map(_seat_of, bids)]
        raise PositionError(
            f"Bids of four players are expected, and those of {len(bids)} are there: add a line"
            f" such as '{missing[0].word} bids: H5 H3'."
        )
    stated = [(fact, read_shown(fact)) for fact in bids]
    refuse_impossible_cards(stated, PACK_52)
    return stated


def _seat_of(fact: Fact) -> Seat:
    seat = bidder(fact.name)
    assert seat is not None
    return seat


def _read_choice(fact: Fact, p: BidsPosition) -> Choice:
    if not is_thirteen(p):
        raise PositionError(
            f"{fact.key}: there is nothing to choose, for the bids total {sum(values(p))} and not"
            f" {TRICKS}. Leave it out.",
            fact.name,
        )
    choice = fact.read(read_choice)
    if choice not in choices(p):
        allowed = " or ".join(str(c).lower() for c in choices(p)) or "none"
        raise PositionError(
            f"{fact.key}: {shortened(fact.value)} may not be chosen here; what may be"
            f" chosen: {allowed}.",
            fact.name,
        )
    return choice


def read_choice(text: str) -> Choice:
    """Which choice is this? Raises NotationError."""
    words = {fold(choice.value): choice for choice in Choice}
    if fold(text) not in words:
        raise NotationError(f"read {quoted(text)}, expected up, down or keep.")
    return words[fold(text)]


def show(position: BidsPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(position.variant, OPTIONS, VARIANTS)
    facts += [Fact(f"{one.seat.word} bids", str(one.bid)) for one in position.bids]
    if position.choice:
        facts.append(Fact("choice", str(position.choice).lower()))
    return Facts(facts)


# Telling -----------------------------------------------------------------------------------------


def tell(p: BidsPosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    scene = _scene(p, language)
    answer = _answer(p, language)
    told_verdicts = tuple(_told(p, v, language) for v in verdicts(p)) if is_open(p) else ()
    reasons = tuple(Reason(clause, _reason(p, clause, language)) for clause in reason_clauses(p))
    seats = tuple(_seat_cards(p, one, language) for one in p.bids)
    picture = SeatsPicture(trump=trump(p), seats=seats, title=answer, description=scene)
    return Telling(scene, answer, told_verdicts, reasons, picture)


def reason_clauses(p: BidsPosition) -> list[Clause]:
    """The clauses that stand beside the answer. An open choice cites its own."""
    clauses = [HIGHEST_SETS]
    if deciding_step(p) != "value":
        clauses.append(TIEBREAK)
    if p.choice:
        clauses.append(THIRTEEN)
    if is_clamped(p):
        clauses.append(CLAMP)
    return clauses


def _reason(p: BidsPosition, clause: Clause, language: Language) -> str:
    first, second, *_ = ranked(p)
    step = deciding_step(p)
    words = {
        "seat": language.seat(first.seat),
        "other": language.seat(second.seat),
        "value": str(bid_value(first.bid)),
        "step": "" if step == "value" else language.say(f"step.{step}"),
        "offer": offer_in_words(first.bid, language),
    }
    return language.reason(clause, words)


def _told(p: BidsPosition, v: ChoiceVerdict, language: Language) -> Told:
    name = language.say(f"move.{v.choice}")
    why = _reason(p, v.clause, language)
    return told("move", str(v.choice), name, v.permitted, v.clause, why, language)


def _scene(p: BidsPosition, language: Language) -> str:
    sentences = [
        language.say("scene.bids", seat=language.seat(one.seat), cards=language.all_of(one.bid))
        for one in p.bids
    ]
    if p.choice:
        seat = language.seat(lead(p).seat)
        sentences.append(language.say(f"scene.choice.{p.choice}", seat=seat))
    return " ".join(sentences)


def _answer(p: BidsPosition, language: Language) -> str:
    seat = language.seat(lead(p).seat)
    leads = language.say("answer.lead-bidder", seat=seat, trump=language.trump(trump(p)))
    reached = targets(p)
    if reached is None:
        moves = language.any_of(language.say(f"move.{choice}") for choice in choices(p))
        return f"{leads} {language.say('answer.choice', seat=seat, moves=moves)}"
    each = [
        language.say("answer.target", seat=language.seat(one.seat), target=language.number(target))
        for one, target in zip(p.bids, reached, strict=True)
    ]
    return f"{leads} {language.say('answer.targets', targets=language.together(each))}"


def _seat_cards(p: BidsPosition, one: SeatBid, language: Language) -> SeatCards:
    """A player's bid, with its worth and, once it is settled, the target."""
    word = language.say("picture.bids", value=bid_value(one.bid))
    leads = one.seat is lead(p).seat
    remark = language.say("picture.leads") if leads else ""
    if p.choice:
        target = _held(p, p.choice)[p.bids.index(one)]
        remark = language.say("picture.target", target=language.number(target))
    return SeatCards(one.seat, shown_cards(one.bid), word, remark, leads)


# The kind ----------------------------------------------------------------------------------------


def _integers(numbers: list[int] | None) -> str | None:
    return None if numbers is None else " ".join(map(str, numbers))


_SEATS_BID = tuple(f"{name} bids" for seat in Seat for name in (seat.word, seat.value))

BIDS = Kind(
    name="set of four bids",
    type=BidsPosition,
    keys=(*SETTINGS, *_SEATS_BID, "choice"),
    states=lambda facts: any(name == "choice" or bidder(name) for name in facts.names()),
    read=read,
    show=show,
    questions=(
        integers_question("values", lambda p: _integers(values(p))),
        seat_question("lead bidder", lambda p: str(lead(p).seat)),
        Question("trump", lambda p: str(trump(p)), lambda text: str(read_trump(text))),
        number_question("total", lambda p: str(sum(values(p)))),
        yes_no_question("thirteen", is_thirteen),
        words_question(
            "choices",
            lambda p: " ".join(map(str, choices(p))) or "none",
            tuple(choice.value for choice in Choice),
        ),
        integers_question("targets", lambda p: _integers(targets(p))),
        because_question(lambda p: because(p).id, CLAUSES, "trumple"),
    ),
    tell=tell,
    in_json=(
        "values",
        "lead bidder",
        "trump",
        "total",
        "thirteen",
        "choices",
        "targets",
        "because",
    ),
    lists=_SEATS_BID,
)
