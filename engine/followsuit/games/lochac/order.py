"""The order of play: who leads to the first trick, and who follows?

Page: docs/games/lochac.md#dealer-leads.
"""

from dataclasses import dataclass

from followsuit.asking import because_question, needed, seat_question, seats_question
from followsuit.facts import Fact, Facts
from followsuit.game import Kind
from followsuit.games.lochac.clauses import AFTER_DEALER_LEADS, CLAUSES, DEALER_LEADS
from followsuit.games.lochac.variants import RULES, LochacVariant
from followsuit.notation import read_seat
from followsuit.pictures import SeatCards, SeatsPicture
from followsuit.rules import Clause
from followsuit.table import CLOCKWISE, Seat, seats_from
from followsuit.telling import Reason, Telling
from followsuit.words import Language


@dataclass(frozen=True, slots=True)
class OrderPosition:
    """Who has dealt."""

    dealer: Seat
    variant: LochacVariant


def leader(p: OrderPosition) -> Seat:
    """Who leads to the first trick?"""
    if p.variant.first_lead == "after-dealer":
        return seats_from(p.dealer, p.variant.direction)[1]
    return p.dealer


def because(p: OrderPosition) -> Clause:
    """By which clause?"""
    return AFTER_DEALER_LEADS if p.variant.first_lead == "after-dealer" else DEALER_LEADS


def order(p: OrderPosition) -> tuple[Seat, ...]:
    """The four seats in order of play."""
    return seats_from(leader(p), p.variant.direction)


def read(facts: Facts) -> OrderPosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    return OrderPosition(
        needed(facts, "dealer", "South").read(read_seat), RULES.read_variant(facts)
    )


def show(p: OrderPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    return RULES.show(p.variant, Fact("dealer", str(p.dealer)))


def tell(p: OrderPosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    first = language.seat(leader(p))
    scene = language.say("scene.dealer", seat=language.seat(p.dealer))
    answer = language.say("answer.leads-first", seat=first)
    clause = because(p)
    why = language.reason(clause, {"dealer": language.seat(p.dealer), "leader": first})
    seats = tuple(_seat(p, seat, language) for seat in CLOCKWISE)
    picture = SeatsPicture(trump=None, seats=seats, title=answer, description=scene)
    return Telling(scene, answer, (), (Reason(clause, why),), picture)


def _seat(p: OrderPosition, seat: Seat, language: Language) -> SeatCards:
    word = language.say("picture.deals") if seat is p.dealer else ""
    leads = seat is leader(p)
    remark = language.say("picture.leads") if leads else ""
    return SeatCards(seat, (), word, remark, chosen=leads)


ORDER = Kind(
    name="order of play",
    type=OrderPosition,
    keys=RULES.keys("dealer"),
    states=lambda facts: facts.get("dealer") is not None,
    read=read,
    show=show,
    questions=(
        seat_question("leader", lambda p: str(leader(p))),
        seats_question("order", lambda p: " ".join(map(str, order(p)))),
        because_question(lambda p: because(p).id, CLAUSES, "lochac"),
    ),
    tell=tell,
    in_json=("leader", "order", "because"),
)
