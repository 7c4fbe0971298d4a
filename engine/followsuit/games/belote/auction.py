"""The auction of Coinche and Contrée: who may say what, and what comes of it.

Page: docs/games/belote.md#auction.
"""

from dataclasses import dataclass, replace

from followsuit.asking import (
    because_question,
    needed,
    seat_or_none_question,
    seat_question,
    yes_no_question,
)
from followsuit.cards import Suit
from followsuit.errors import NotationError, PositionError
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question, read_variant, show_variant
from followsuit.games.belote.calls import (
    COINCHE,
    DENOMINATIONS,
    PASS,
    SURCOINCHE,
    Call,
    CallVerdict,
    Said,
    call_name,
    forbidden,
    forbidden_question,
    legal_question,
    name_of,
    read_auction,
    read_call,
    read_contract,
    said_sentences,
    told_call,
    trump_name,
)
from followsuit.games.belote.clauses import (
    AUCTION_END,
    BID,
    CAPOT_BID,
    CLAUSES,
    COINCHED,
    FIRST_LEAD,
    FOUR_SUITS,
    GENERALE,
    MAY_PASS,
    SURCOINCHED,
    TURN,
)
from followsuit.games.belote.variants import OPTIONS, VARIANTS, BeloteVariant
from followsuit.notation import read_pair, read_seat
from followsuit.pictures import SeatCards, SeatsPicture
from followsuit.rules import Clause
from followsuit.table import CLOCKWISE, Pair, Seat, Trump, seats_from
from followsuit.telling import Reason, Telling
from followsuit.words import Language

LOWEST_BID, HIGHEST_BID = 80, 160
CONTRACTS = ("bid", "capot", "generale")


@dataclass(frozen=True, slots=True)
class AuctionPosition:
    """What everybody knows during the auction: everything that was said, in order."""

    dealer: Seat
    calls: tuple[Said, ...]
    variant: BeloteVariant


@dataclass(frozen=True, slots=True)
class CallPosition:
    """An auction that is not over, and a call that somebody would make."""

    auction: AuctionPosition
    said: Said


# What has been said ------------------------------------------------------------------------------


def standing(p: AuctionPosition) -> Said | None:
    """The last bid, which is the highest."""
    return next((said for said in reversed(p.calls) if said.call.word in CONTRACTS), None)


def after_standing(p: AuctionPosition) -> tuple[Said, ...]:
    """What was said after the last bid."""
    place = max(n for n, said in enumerate(p.calls) if said.call.word in CONTRACTS)
    return p.calls[place + 1 :]


def _made(p: AuctionPosition, call: Call) -> Said | None:
    """Who has coinched, or surcoinched, the bid that stands?"""
    if standing(p) is None:
        return None
    return next((said for said in after_standing(p) if said.call == call), None)


def coinched(p: AuctionPosition) -> Said | None:
    """Who has coinched the bid that stands?"""
    return _made(p, COINCHE)


def surcoinched(p: AuctionPosition) -> Said | None:
    """Who has surcoinched it?"""
    return _made(p, SURCOINCHE)


def is_frozen(p: AuctionPosition) -> bool:
    """Has a coinche closed the bidding?"""
    return coinched(p) is not None and p.variant.coinche_freezes == "yes"


def only_bidders_speak(p: AuctionPosition) -> bool:
    """Is it now for the bidding pair alone to surcoinche or pass?"""
    return is_frozen(p) and p.variant.coinche_timing == "any-time"


def closed_at_once(p: AuctionPosition) -> bool:
    """Does the bid that stands leave nothing to be said, at this table?"""
    best = standing(p)
    return best is not None and best.call.word != "bid" and p.variant.capot_closes == "yes"


def is_over(p: AuctionPosition) -> bool:
    """Is the auction over?"""
    if standing(p) is None:
        return len(p.calls) == 4
    if surcoinched(p) or closed_at_once(p):
        return True
    wanted = 2 if only_bidders_speak(p) else 3
    last = [said.call for said in after_standing(p)][-wanted:]
    return last == [PASS] * wanted


def to_speak(p: AuctionPosition) -> Seat | None:
    """Whose turn is it? None when the auction is over."""
    if is_over(p):
        return None
    if not p.calls:
        return seat_after(p, p.dealer)
    best = standing(p)
    if best and only_bidders_speak(p):
        return best.seat if p.calls[-1].call == COINCHE else best.seat.partner
    return seat_after(p, p.calls[-1].seat)


def seat_after(p: AuctionPosition, seat: Seat) -> Seat:
    """Who sits next in the direction of play?"""
    return seats_from(seat, p.variant.direction)[1]


def leader(p: AuctionPosition) -> Seat | None:
    """Who leads the first trick? None while that is open, and when there is no contract."""
    best = standing(p)
    if best is None or not is_over(p):
        return None
    return best.seat if best.call.word == "generale" else seat_after(p, p.dealer)


# What may be said --------------------------------------------------------------------------------


def denominations(variant: BeloteVariant) -> tuple[Trump, ...]:
    """What may be named as trump, lowest first where the table ranks it."""
    if variant.denominations == "with-nt-and-at":
        return DENOMINATIONS
    return tuple(trump for trump in DENOMINATIONS if isinstance(trump, Suit))


def lowest_number(p: AuctionPosition, trump: Trump) -> int | None:
    """The lowest number that may now be bid with this trump, if one may."""
    best = standing(p)
    if best is None:
        return LOWEST_BID
    if best.call.word != "bid":
        return None
    outranked = (
        p.variant.denomination_order != "none"
        and best.call.trump is not None
        and DENOMINATIONS.index(trump) > DENOMINATIONS.index(best.call.trump)
    )
    number = best.call.number if outranked else best.call.number + 10
    return None if p.variant.max_bid == "160" and number > HIGHEST_BID else number


def lowest_bid(p: AuctionPosition) -> Call | None:
    """The lowest bid that outbids what stands, by its number, if there is one."""
    bids = [
        Call("bid", trump, number)
        for trump in denominations(p.variant)
        if (number := lowest_number(p, trump)) is not None
    ]
    return min(bids, key=lambda bid: bid.number, default=None)


def outbids(p: AuctionPosition, call: Call) -> bool:
    """Is this number one that may be bid now?"""
    assert call.trump is not None
    lowest = lowest_number(p, call.trump)
    highest = HIGHEST_BID if p.variant.max_bid == "160" else call.number
    return lowest is not None and lowest <= call.number <= highest and call.number % 10 == 0


def verdict(p: AuctionPosition, said: Said) -> CallVerdict:
    """May this be said by this player now, and by which clause? The auction is not over."""
    call = said.call
    if said.seat is not to_speak(p) and not _may_come_out_of_turn(p, call):
        return CallVerdict(call, False, TURN)
    if call == PASS:
        return CallVerdict(call, True, MAY_PASS)
    if call == COINCHE:
        return CallVerdict(call, _may_coinche(p, said.seat), COINCHED)
    if call == SURCOINCHE:
        return CallVerdict(call, _may_surcoinche(p, said.seat), SURCOINCHED)
    return _bid_verdict(p, call)


def _bid_verdict(p: AuctionPosition, call: Call) -> CallVerdict:
    best = standing(p)
    if is_frozen(p):
        return CallVerdict(call, False, COINCHED)
    if best and best.call.word == "generale":
        return CallVerdict(call, False, GENERALE)
    if best and best.call.word == "capot" and call.word != "generale":
        return CallVerdict(call, False, CAPOT_BID)
    if call.trump is not None and call.trump not in denominations(p.variant):
        return CallVerdict(call, False, FOUR_SUITS)
    if call.word == "generale":
        return CallVerdict(call, True, GENERALE)
    if call.word == "capot":
        return CallVerdict(call, True, CAPOT_BID)
    return CallVerdict(call, call.trump is not None and outbids(p, call), BID)


def _may_come_out_of_turn(p: AuctionPosition, call: Call) -> bool:
    return call == COINCHE and p.variant.coinche_timing == "any-time" and not is_frozen(p)


def _may_coinche(p: AuctionPosition, seat: Seat) -> bool:
    best = standing(p)
    return best is not None and Pair.of(best.seat) is not Pair.of(seat) and not coinched(p)


def _may_surcoinche(p: AuctionPosition, seat: Seat) -> bool:
    best = standing(p)
    return best is not None and Pair.of(best.seat) is Pair.of(seat) and coinched(p) is not None


def ruling(p: AuctionPosition) -> tuple[CallVerdict, ...]:
    """One verdict for each kind of call by the seat whose turn it is; none when it is over."""
    seat = to_speak(p)
    if seat is None:
        return ()
    generale = (Call("generale"),) if p.variant.generale == "yes" else ()
    bid = lowest_bid(p) or Call("bid")
    calls = (PASS, bid, Call("capot"), *generale, COINCHE, SURCOINCHE)
    return tuple(
        verdict(p, Said(seat, call))._replace(call=Call(call.word) if call is bid else call)
        for call in calls
    )


def because(p: AuctionPosition) -> Clause:
    """The clause of the verdict on bidding, or that of the end."""
    return AUCTION_END if is_over(p) else ruling(p)[1].clause


# Facts -------------------------------------------------------------------------------------------


def read(facts: Facts) -> AuctionPosition:
    """The auction that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    if variant.bidding != "auction":
        raise PositionError(
            f"{variant.title} has no auction: add such as 'variant: coinche-official'."
        )
    dealer = needed(facts, "dealer", "South").read(read_seat)
    fact = needed(facts, "auction", "90 H, pass")
    position = AuctionPosition(dealer, (), variant)
    for seat, call in fact.read(read_auction):
        position = _after(position, seat, call, fact)
    return position


def _after(p: AuctionPosition, seat: Seat | None, call: Call, fact: Fact) -> AuctionPosition:
    """The auction after one more call. Raises PositionError when it is not legal."""
    turn = to_speak(p)
    if turn is None:
        raise PositionError(f"{fact.key}: {call} comes after the end of the auction.", fact.name)
    said = Said(seat or turn, call)
    _refuse_unknown(p, call, fact)
    judged = verdict(p, said)
    if not judged.permitted:
        raise PositionError(
            f"{fact.key}: {said.seat.word} may not say {call}, by {judged.clause.id}.", fact.name
        )
    return replace(p, calls=(*p.calls, said))


def _refuse_unknown(p: AuctionPosition, call: Call, fact: Fact) -> None:
    """Raises an EngineError if this is no call of an auction at this table."""
    if call.word in ("take", "name"):
        raise NotationError(
            f"{fact.key}: {call} is no call of an auction: a number is missing, such as '80 H'.",
            fact.name,
        )
    if call.word == "generale" and p.variant.generale == "no":
        raise PositionError(
            f"{fact.key}: there is no générale at this table: add 'generale: yes'.", fact.name
        )


def show(p: AuctionPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(p.variant, OPTIONS, VARIANTS)
    facts.append(Fact("dealer", str(p.dealer)))
    before = replace(p, calls=())
    calls = []
    for said in p.calls:
        calls.append(_written(before, said))
        before = replace(p, calls=(*before.calls, said))
    return Facts([*facts, Fact("auction", ", ".join(calls) or "none")])


def _written(p: AuctionPosition, said: Said) -> str:
    """The call as text; with its seat when it is out of turn."""
    return str(said.call) if said.seat is to_speak(p) else f"{said.seat} {said.call}"


def read_one(facts: Facts) -> CallPosition:
    """The auction and the call that the facts state. Raises an EngineError."""
    auction = read(Facts(fact for fact in facts if fact.name != "call"))
    turn = to_speak(auction)
    fact = needed(facts, "call", "90 H")
    if turn is None:
        raise PositionError("The auction is over: nobody may call.", "auction")
    seat, call = fact.read(read_call)
    _refuse_unknown(auction, call, fact)
    return CallPosition(auction, Said(seat or turn, call))


def show_one(p: CallPosition) -> Facts:
    """The facts of a position, in canonical order: `read_one` gives the same one back."""
    return Facts([*show(p.auction), Fact("call", _written(p.auction, p.said))])


# Questions ---------------------------------------------------------------------------------------


def _legal(p: AuctionPosition) -> str:
    lowest = lowest_bid(p)
    names = {"bid": f"bid {lowest.number}"} if lowest else {}
    calls = [name_of(v.call) for v in ruling(p) if v.permitted]
    return ", ".join(names.get(call, call) for call in calls) or "none"


def contract(p: AuctionPosition) -> str | None:
    """Who plays what, or "void"; None while that is open."""
    best = standing(p)
    if not is_over(p):
        return None
    if best is None:
        return "void"
    raised = SURCOINCHE if surcoinched(p) else COINCHE if coinched(p) else ""
    return f"{best.seat} {best.call} {raised}".strip()


def _takers(p: AuctionPosition) -> str | None:
    best = standing(p)
    return str(Pair.of(best.seat)) if best and is_over(p) else None


def judged(p: CallPosition) -> CallVerdict:
    """The verdict on the call."""
    return verdict(p.auction, p.said)


# Telling -----------------------------------------------------------------------------------------


def tell(p: AuctionPosition, language: Language) -> Telling:
    """The auction and its answers in words and as a picture."""
    answer = _answer(p, language)
    seat = to_speak(p) or p.dealer
    verdicts = tuple(
        told_call(v, _why(p, seat, v.call, v.clause, language), language) for v in ruling(p)
    )
    return Telling(
        _scene(p, language),
        answer,
        verdicts,
        _reasons(p, language),
        _picture(p, answer, _scene(p, language), language),
    )


def _scene(p: AuctionPosition, language: Language) -> str:
    dealer = language.say("scene.dealer", seat=language.seat(p.dealer))
    return f"{dealer} {said_sentences(p.calls, language)}"


def _reasons(p: AuctionPosition, language: Language) -> tuple[Reason, ...]:
    best, first = standing(p), leader(p)
    if not is_over(p):
        return ()
    values = {
        "ending": _ending(p, language),
        "leader": language.seat(first or p.dealer),
        "dealer": language.seat(p.dealer),
    }
    lead = () if best is None else (GENERALE if best.call.word == "generale" else FIRST_LEAD,)
    return tuple(Reason(c, language.reason(c, values)) for c in (AUCTION_END, *lead))


def _ending(p: AuctionPosition, language: Language) -> str:
    """How the auction ended, in a sentence or two."""
    said = surcoinched(p)
    if standing(p) is None:
        after_dealer = seat_after(p, p.dealer)
        return language.say("ending.void", next_dealer=language.seat(after_dealer))
    stands = _standing_sentence(p, language)
    if said:
        return language.say("ending.surcoinche", standing=stands, seat=language.seat(said.seat))
    return language.say("ending.capot" if closed_at_once(p) else "ending.passes", standing=stands)


def _standing_sentence(p: AuctionPosition, language: Language) -> str:
    best, against = standing(p), coinched(p)
    if best is None:
        return language.say("standing.nothing")
    values = {"seat": language.seat(best.seat), "bid": call_name(best.call, language)}
    if against:
        return language.say("standing.coinched", **values, other=language.seat(against.seat))
    return language.say("standing.bid", **values)


def _numbers(p: AuctionPosition, language: Language) -> str:
    """Which numbers may be bid, as a sentence."""
    best, lowest = standing(p), lowest_bid(p)
    if lowest is None:
        return language.say("numbers.none")
    if best and lowest.number == best.call.number:
        higher = [t for t in denominations(p.variant) if lowest_number(p, t) == lowest.number]
        last = p.variant.max_bid == "160" and lowest.number == HIGHEST_BID
        return language.say(
            "numbers.same-highest" if last else "numbers.same",
            number=lowest.number,
            suits=language.any_of(trump_name(trump, language) for trump in higher),
        )
    if p.variant.max_bid == "none":
        return language.say("numbers.from", lowest=lowest.number)
    return language.say("numbers.range", lowest=lowest.number, highest=HIGHEST_BID)


def _why(p: AuctionPosition, seat: Seat, call: Call, clause: Clause, language: Language) -> str:
    turn = to_speak(p)
    values = {
        "seat": language.seat(seat),
        "turn": language.seat(turn or p.dealer),
        "standing": _standing_sentence(p, language),
        "numbers": _numbers(p, language),
        "frozen": language.say(f"frozen.{p.variant.coinche_freezes}"),
    }
    if call.trump is not None:
        values["suit"] = trump_name(call.trump, language)
    return language.reason(clause, values)


def contract_name(p: AuctionPosition, language: Language) -> str:
    """What is played: "90 hearts, coinched"."""
    best = standing(p)
    assert best is not None
    name = call_name(best.call, language)
    if surcoinched(p):
        return language.say("contract.surcoinche", contract=name)
    return language.say("contract.coinche", contract=name) if coinched(p) else name


def _answer(p: AuctionPosition, language: Language) -> str:
    best, seat, first = standing(p), to_speak(p), leader(p)
    if seat:
        calls = [_open_call(p, v.call, language) for v in ruling(p) if v.permitted]
        return language.say("answer.calls", seat=language.seat(seat), calls=language.any_of(calls))
    if best is None or first is None:
        return language.say("answer.void")
    one, other = map(language.seat, Pair.of(best.seat).seats)
    return language.say(
        "answer.contract",
        one=one,
        other=other,
        contract=contract_name(p, language),
        leader=language.seat(first),
    )


def _open_call(p: AuctionPosition, call: Call, language: Language) -> str:
    """A call that may be made, with the lowest number for a bid."""
    lowest = lowest_bid(p)
    if call.word != "bid" or lowest is None:
        return call_name(call, language)
    last = p.variant.max_bid == "160" and lowest.number == HIGHEST_BID
    return language.say("call.bid-only" if last else "call.bid-from", number=lowest.number)


def _picture(p: AuctionPosition, title: str, scene: str, language: Language) -> SeatsPicture:
    best = standing(p)
    seats = tuple(_seat_cards(p, seat, language) for seat in CLOCKWISE)
    trump = best.call.trump if best and is_over(p) else None
    return SeatsPicture(trump=trump, seats=seats, title=title, description=scene)


def _seat_cards(p: AuctionPosition, seat: Seat, language: Language) -> SeatCards:
    """What stands at a seat: its part, and everything it has said."""
    best = standing(p)
    words = [language.say("picture.deals")] if seat is p.dealer else []
    if seat is to_speak(p):
        words.append(language.say("picture.speaks"))
    bidder = best is not None and is_over(p) and seat is best.seat
    if bidder:
        words.append(language.say("picture.bidder", contract=contract_name(p, language)))
    if seat is leader(p):
        words.append(language.say("picture.leads"))
    calls = [call_name(said.call, language) for said in p.calls if said.seat is seat]
    comma = language.say("list.comma")
    return SeatCards(seat, (), comma.join(words), comma.join(calls), bidder or seat is to_speak(p))


def tell_one(p: CallPosition, language: Language) -> Telling:
    """The call and the verdict on it in words and as a picture."""
    v = judged(p)
    why = _why(p.auction, p.said.seat, p.said.call, v.clause, language)
    told = told_call(v, why, language)
    scene = " ".join(
        (
            _scene(p.auction, language),
            language.say("scene.call", seat=language.seat(p.said.seat), call=told.name),
        )
    )
    picture = _picture(p.auction, told.sentence, scene, language)
    return Telling(scene, told.sentence, (told,), (), picture)


KEYS = ("variant", *(option.key for option in OPTIONS), "dealer", "auction")

ONE_CALL = Kind(
    name="call",
    type=CallPosition,
    keys=(*KEYS, "call"),
    states=lambda facts: facts.get("call") is not None,
    read=read_one,
    show=show_one,
    questions=(
        yes_no_question("legal", lambda p: judged(p).permitted),
        Question("seat", lambda p: str(p.said.seat), lambda text: str(read_seat(text))),
        because_question(lambda p: judged(p).clause.id, CLAUSES, "belote"),
    ),
    tell=tell_one,
    in_json=("legal", "seat", "because"),
    lists=("auction",),
)

AUCTION = Kind(
    name="auction",
    type=AuctionPosition,
    keys=KEYS,
    states=lambda facts: facts.get("auction") is not None,
    read=read,
    show=show,
    questions=(
        seat_or_none_question("speaks", lambda p: str(to_speak(p) or "none")),
        legal_question(_legal),
        forbidden_question(lambda p: forbidden(ruling(p)) if ruling(p) else None),
        Question("contract", contract, read_contract),
        Question("takers", _takers, lambda text: str(read_pair(text))),
        seat_question("leads", lambda p: str(leader(p)) if leader(p) else None),
        because_question(lambda p: because(p).id, CLAUSES, "belote"),
    ),
    tell=tell,
    in_json=("speaks", "legal", "contract", "takers", "leads", "because"),
    lists=("auction",),
)
