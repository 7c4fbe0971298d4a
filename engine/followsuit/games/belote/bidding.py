"""Taking up: the turned card is taken in the first round, or a suit named in the second.

Page: docs/games/belote.md#taking-up.
"""

from dataclasses import dataclass

from followsuit.asking import (
    because_question,
    needed,
    read_number,
    seat_or_none_question,
    seat_question,
)
from followsuit.cards import PACK_32, Card, Suit
from followsuit.errors import NotationError, PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question, read_variant, show_variant
from followsuit.games.belote.calls import (
    PASS,
    TAKE,
    Call,
    CallVerdict,
    Said,
    as_list,
    call_name,
    forbidden,
    forbidden_question,
    legal_question,
    name_of,
    read_calls,
    read_contract,
    said_sentences,
    told_call,
    trump_name,
)
from followsuit.games.belote.clauses import (
    ALL_PASS,
    CLAUSES,
    FIRST_LEAD,
    FORCED_TAKE,
    TAKE_NAMED,
    TAKE_TURNED,
    TAKEN,
)
from followsuit.games.belote.variants import OPTIONS, VARIANTS, BeloteVariant
from followsuit.notation import read_card, read_seat
from followsuit.pictures import SeatCards, SeatsPicture, ShownCard
from followsuit.rules import Clause
from followsuit.table import CLOCKWISE, NoSuit, Seat, Trump, seats_from
from followsuit.telling import Reason, Telling
from followsuit.words import Language


@dataclass(frozen=True, slots=True)
class TakingPosition:
    """What everybody knows while the turned card may be taken: the calls, from after the dealer."""

    dealer: Seat
    turn_up: Card
    calls: tuple[Call, ...]
    variant: BeloteVariant


def speakers(p: TakingPosition) -> tuple[Seat, ...]:
    """Who speaks, in this order, in each of the two rounds? The dealer is last."""
    after_dealer = seats_from(p.dealer, p.variant.direction)[1]
    return seats_from(after_dealer, p.variant.direction)


def said(p: TakingPosition) -> tuple[Said, ...]:
    """The calls with the seats that made them."""
    return tuple(Said(speakers(p)[n % 4], call) for n, call in enumerate(p.calls))


def taken(p: TakingPosition) -> Said | None:
    """Who has taken, and by which call?"""
    return next((each for each in said(p) if each.call != PASS), None)


def trump(p: TakingPosition) -> Trump | None:
    """What is trump? None while nobody has taken."""
    taker = taken(p)
    if taker is None:
        return None
    return p.turn_up.suit if taker.call == TAKE else taker.call.trump


def is_void(p: TakingPosition) -> bool:
    """Has everybody passed twice?"""
    return len(p.calls) == 8 and taken(p) is None


def to_speak(p: TakingPosition) -> Seat | None:
    """Whose turn is it? None when the bidding is over."""
    if taken(p) or is_void(p):
        return None
    return speakers(p)[len(p.calls) % 4]


def leader(p: TakingPosition) -> Seat | None:
    """Who leads the first trick? None while that is open, and when the deal is void."""
    return speakers(p)[0] if taken(p) else None


def no_suits(p: TakingPosition) -> tuple[NoSuit, ...]:
    """What may be named besides suits?"""
    return tuple(NoSuit) if p.variant.denominations == "with-nt-and-at" else ()


def trumps_named(p: TakingPosition) -> tuple[Trump, ...]:
    """What may be named as trump in the second round?"""
    turned_too = p.variant.second_round_suit == "any"
    suits = [suit for suit in Suit if turned_too or suit is not p.turn_up.suit]
    return (*suits, *no_suits(p))


def verdict(p: TakingPosition, call: Call) -> CallVerdict:
    """May the player whose turn it is say this, and by which clause?"""
    if len(p.calls) < 4:
        return CallVerdict(call, call in (PASS, TAKE), TAKE_TURNED)
    if call == PASS and p.variant.all_pass == "forced-take" and to_speak(p) is p.dealer:
        return CallVerdict(call, False, FORCED_TAKE)
    return CallVerdict(call, call == PASS or call.trump in trumps_named(p), TAKE_NAMED)


def judged_calls(p: TakingPosition) -> tuple[Call, ...]:
    """Everything that might be said."""
    return (PASS, TAKE, *(Call("name", trump) for trump in (*Suit, *no_suits(p))))


def ruling(p: TakingPosition) -> tuple[CallVerdict, ...]:
    """One verdict for each thing that might be said; none when the bidding is over."""
    return tuple(verdict(p, call) for call in judged_calls(p)) if to_speak(p) else ()


def because(p: TakingPosition) -> Clause:
    """The clause of the verdict on taking, or, when it is over, that of the outcome."""
    if is_void(p):
        return ALL_PASS
    return FIRST_LEAD if taken(p) else verdict(p, TAKE).clause


# Facts -------------------------------------------------------------------------------------------


def read(facts: Facts) -> TakingPosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    if variant.bidding != "take-up":
        raise PositionError(
            f"{variant.title} has an auction, and no card is turned up: state 'auction: …'."
        )
    dealer = needed(facts, "dealer", "South").read(read_seat)
    turn_up = needed(facts, "turn up", "H9").read(_read_turn_up)
    fact = needed(facts, "calls", "pass, take")
    position = TakingPosition(dealer, turn_up, (), variant)
    for call in fact.read(read_calls):
        position = _after(position, call, fact)
    return position


def _read_turn_up(text: str) -> Card:
    card = read_card(text)
    if card not in PACK_32:
        raise PositionError(f"{card} is not in the pack of 32 cards, which goes down to the seven.")
    return card


def _after(p: TakingPosition, call: Call, fact: Fact) -> TakingPosition:
    """The position after one more call. Raises PositionError when it is not legal."""
    seat = to_speak(p)
    if seat is None:
        raise PositionError(f"{fact.key}: {call} comes after the end of the bidding.", fact.name)
    judged = verdict(p, call)
    if not judged.permitted:
        raise PositionError(
            f"{fact.key}: {seat.word} may not say {call}, by {judged.clause.id}.", fact.name
        )
    return TakingPosition(p.dealer, p.turn_up, (*p.calls, call), p.variant)


def show(p: TakingPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(p.variant, OPTIONS, VARIANTS)
    facts.append(Fact("dealer", str(p.dealer)))
    facts.append(Fact("turn up", str(p.turn_up)))
    facts.append(Fact("calls", ", ".join(map(str, p.calls)) or "none"))
    return Facts(facts)


# Questions ---------------------------------------------------------------------------------------


def _legal(p: TakingPosition) -> str:
    return ", ".join(name_of(v.call) for v in ruling(p) if v.permitted) or "none"


def _contract(p: TakingPosition) -> str | None:
    taker = taken(p)
    if taker:
        return f"{trump(p)} {taker.seat}"
    return "void" if is_void(p) else None


def _gets(p: TakingPosition) -> str | None:
    taker = taken(p)
    if not taker:
        return None
    return ", ".join(f"{seat} {2 if seat is taker.seat else 3}" for seat in speakers(p))


def _read_gets(text: str) -> str:
    parts = [part.split() for part in text.split(",")]
    if any(len(part) != 2 for part in parts):
        raise NotationError(f"read {quoted(text)}, expected such as 'E 3, N 2, W 3, S 3'.")
    return ", ".join(f"{read_seat(seat)} {read_number(count)}" for seat, count in parts)


# Telling -----------------------------------------------------------------------------------------


def tell(p: TakingPosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    scene = " ".join(
        (
            language.say("scene.dealer", seat=language.seat(p.dealer)),
            language.say("scene.turned-up", card=language.card(p.turn_up)),
            said_sentences(said(p), language),
        )
    )
    answer = _answer(p, language)
    seats = tuple(_seat_cards(p, seat, language) for seat in CLOCKWISE)
    picture = SeatsPicture(trump=trump(p), seats=seats, title=answer, description=scene)
    values = _values(p, language)
    verdicts = tuple(told_call(v, language.reason(v.clause, values), language) for v in ruling(p))
    over = (TAKEN, FIRST_LEAD) if taken(p) else (ALL_PASS,) if is_void(p) else ()
    reasons = tuple(Reason(clause, language.reason(clause, values)) for clause in over)
    return Telling(scene, answer, verdicts, reasons, picture)


def _values(p: TakingPosition, language: Language) -> dict[str, str]:
    """What the placeholders of the clauses stand for in this position."""
    taker, called = taken(p), trump(p)
    seat = taker.seat if taker else to_speak(p) or p.dealer
    return {
        "seat": language.seat(seat),
        "dealer": language.seat(p.dealer),
        "next_dealer": language.seat(speakers(p)[0]),
        "leader": language.seat(speakers(p)[0]),
        "suit": trump_name(called or p.turn_up.suit, language),
        "suits": language.any_of(trump_name(trump, language) for trump in trumps_named(p)),
        "turn_up": language.card(p.turn_up),
    }


def _answer(p: TakingPosition, language: Language) -> str:
    taker, called, seat = taken(p), trump(p), to_speak(p)
    if taker and called:
        return language.say(
            "answer.taken",
            seat=language.seat(taker.seat),
            trump=language.trump(called),
            leader=language.seat(speakers(p)[0]),
        )
    if seat is None:
        return language.say("answer.void")
    calls = [call_name(v.call, language) for v in ruling(p) if v.permitted]
    return language.say("answer.calls", seat=language.seat(seat), calls=language.any_of(calls))


def _seat_cards(p: TakingPosition, seat: Seat, language: Language) -> SeatCards:
    """What stands at a seat: its part, and what it has said. The turn-up lies by the dealer."""
    taker = taken(p)
    owner = taker.seat if taker else p.dealer
    cards = (ShownCard(p.turn_up, word=language.say("picture.turned-up")),)
    words = [language.say("picture.deals")] if seat is p.dealer else []
    if taker and seat is taker.seat:
        words.append(language.say("picture.takes"))
    if seat is to_speak(p):
        words.append(language.say("picture.speaks"))
    if seat is leader(p):
        words.append(language.say("picture.leads"))
    calls = [call_name(each.call, language) for each in said(p) if each.seat is seat]
    comma = language.say("list.comma")
    chosen = seat is (taker.seat if taker else to_speak(p))
    shown = cards if seat is owner else ()
    return SeatCards(seat, shown, comma.join(words), comma.join(calls), chosen)


TAKING = Kind(
    name="taking up",
    type=TakingPosition,
    keys=("variant", *(option.key for option in OPTIONS), "dealer", "turn up", "calls"),
    states=lambda facts: facts.get("turn-up") is not None or facts.get("calls") is not None,
    read=read,
    show=show,
    questions=(
        seat_or_none_question("speaks", lambda p: str(to_speak(p) or "none")),
        legal_question(_legal),
        forbidden_question(lambda p: forbidden(ruling(p)) if ruling(p) else None),
        Question("contract", _contract, read_contract),
        seat_question("leads", lambda p: str(leader(p)) if leader(p) else None),
        Question("gets", _gets, _read_gets, as_json=as_list),
        because_question(lambda p: because(p).id, CLAUSES, "belote"),
    ),
    tell=tell,
    in_json=("speaks", "legal", "contract", "leads", "gets", "because"),
    lists=("calls",),
)
