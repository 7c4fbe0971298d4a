"""Who does what: who names trump, who leads, who deals next.

Page: docs/games/sundial.md#first-lead and #deal-left.
"""

from collections.abc import Callable
from dataclasses import dataclass

from followsuit.asking import because_question, needed, seat_question, seats_question
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, read_variant, show_variant
from followsuit.games.sundial.clauses import (
    CLAUSES,
    DEAL_LEFT,
    DEALER_LEADS,
    KEEP_CALL,
    NAMER_LEADS,
)
from followsuit.games.sundial.variants import OPTIONS, VARIANTS, SundialVariant
from followsuit.notation import read_pair, read_seat
from followsuit.pictures import SeatCards, SeatsPicture
from followsuit.rules import Clause
from followsuit.table import CLOCKWISE, Pair, Seat, seats_from
from followsuit.telling import Reason, Telling
from followsuit.words import Language


@dataclass(frozen=True, slots=True)
class OrderPosition:
    """Who deals this round, and which pair has won it, if it is over."""

    dealer: Seat
    round_won_by: Pair | None
    variant: SundialVariant


def seat_after(p: OrderPosition, seat: Seat) -> Seat:
    """Who sits next in the direction of play?"""
    return seats_from(seat, p.variant.direction)[1]


def namer(p: OrderPosition) -> Seat:
    """Who names trump?"""
    return seat_after(p, p.dealer)


def leader(p: OrderPosition) -> Seat:
    """Who leads the first trick?"""
    return namer(p) if p.variant.first_lead == "caller" else p.dealer


def order(p: OrderPosition) -> tuple[Seat, ...]:
    """All four seats, in order of play in the first trick."""
    return seats_from(leader(p), p.variant.direction)


def keeps_call(p: OrderPosition) -> bool | None:
    """Do the same players deal and name again? None while that is open."""
    if p.variant.caller == "left-of-dealer":
        return False
    if p.round_won_by is None:
        return None
    return Pair.of(namer(p)) is p.round_won_by


def next_dealer(p: OrderPosition) -> Seat | None:
    """Who deals the next round? None while that is open."""
    keeps = keeps_call(p)
    if keeps is None:
        return None
    return p.dealer if keeps else seat_after(p, p.dealer)


def next_namer(p: OrderPosition) -> Seat | None:
    """Who names trump in the next round? None while that is open."""
    dealer = next_dealer(p)
    return None if dealer is None else seat_after(p, dealer)


def because(p: OrderPosition) -> Clause:
    """The clause of the first lead, or, once the round is over, that of the deal."""
    if p.round_won_by is None:
        return NAMER_LEADS if p.variant.first_lead == "caller" else DEALER_LEADS
    return KEEP_CALL if keeps_call(p) else DEAL_LEFT


# Facts -------------------------------------------------------------------------------------------


def read(facts: Facts) -> OrderPosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    dealer = needed(facts, "dealer", "South").read(read_seat)
    won_by = facts.get("round-won-by")
    return OrderPosition(dealer, won_by.read(read_pair) if won_by else None, variant)


def show(position: OrderPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(position.variant, OPTIONS, VARIANTS)
    facts.append(Fact("dealer", str(position.dealer)))
    if position.round_won_by:
        facts.append(Fact("round won by", str(position.round_won_by)))
    return Facts(facts)


# Telling -----------------------------------------------------------------------------------------


def tell(p: OrderPosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    scene = language.say("scene.dealer", seat=language.seat(p.dealer))
    if p.round_won_by:
        one, other = map(language.seat, p.round_won_by.seats)
        scene += " " + language.say("scene.round-won", one=one, other=other)
    answer = _answer(p, language)
    seats = tuple(_seat_cards(p, seat, language) for seat in CLOCKWISE)
    picture = SeatsPicture(trump=None, seats=seats, title=answer, description=scene)
    return Telling(scene, answer, (), (Reason(because(p), _why(p, language)),), picture)


def _why(p: OrderPosition, language: Language) -> str:
    values = {"dealer": language.seat(p.dealer), "namer": language.seat(namer(p))}
    dealer_then, namer_then = next_dealer(p), next_namer(p)
    if dealer_then and namer_then:
        values["next_dealer"] = language.seat(dealer_then)
        values["next_namer"] = language.seat(namer_then)
    return language.reason(because(p), values)


def _answer(p: OrderPosition, language: Language) -> str:
    dealer_then, namer_then = next_dealer(p), next_namer(p)
    if p.round_won_by and dealer_then and namer_then:
        return language.say(
            "answer.next-round",
            dealer=language.seat(dealer_then),
            namer=language.seat(namer_then),
        )
    if leader(p) is namer(p):
        return language.say("answer.namer-leads", namer=language.seat(namer(p)))
    return language.say(
        "answer.first-trick",
        namer=language.seat(namer(p)),
        leader=language.seat(leader(p)),
    )


def _seat_cards(p: OrderPosition, seat: Seat, language: Language) -> SeatCards:
    """What stands at a seat: its part in this round, then its first lead or its next part."""
    parts = {p.dealer: "picture.deals", namer(p): "picture.names"}
    if p.round_won_by:
        remarks = {next_dealer(p): "picture.deals-next", next_namer(p): "picture.names-next"}
        chosen = seat is next_namer(p)
    else:
        remarks = {leader(p): "picture.leads"}
        chosen = seat is leader(p)
    word = language.say(parts[seat]) if seat in parts else ""
    remark = language.say(remarks[seat]) if seat in remarks else ""
    return SeatCards(seat, (), word, remark, chosen)


def _seat(find: Callable[[OrderPosition], Seat | None]) -> Callable[[OrderPosition], str | None]:
    """The same as an answer."""

    def answer(p: OrderPosition) -> str | None:
        seat = find(p)
        return None if seat is None else str(seat)

    return answer


ORDER = Kind(
    name="round's order",
    type=OrderPosition,
    keys=("variant", *(option.key for option in OPTIONS), "dealer", "round won by"),
    states=lambda facts: facts.get("dealer") is not None or facts.get("round-won-by") is not None,
    read=read,
    show=show,
    questions=(
        seat_question("namer", _seat(namer)),
        seat_question("leader", _seat(leader)),
        seats_question("order", lambda p: " ".join(map(str, order(p)))),
        seat_question("next dealer", _seat(next_dealer)),
        seat_question("next namer", _seat(next_namer)),
        because_question(lambda p: because(p).id, CLAUSES, "sundial"),
    ),
    tell=tell,
    in_json=("namer", "leader", "order", "next dealer", "next namer", "because"),
)
