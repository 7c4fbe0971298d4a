"""A whole deal of Trumple: four secret bids, the 13 rule, thirteen tricks, the score.

Page: docs/games/trumple.md.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from followsuit.cards import PACK_52, Cards
from followsuit.dealing import deck_of, read_card_set, read_hands, show_hands, sorted_hand
from followsuit.deals import (
    OVER,
    DealRules,
    DealState,
    Hands,
    Judgement,
    Outcome,
    not_yours,
)
from followsuit.errors import PositionError
from followsuit.facts import Fact, Facts
from followsuit.games.trumple import bid as one_bid
from followsuit.games.trumple import bids as four_bids
from followsuit.games.trumple import score, trick
from followsuit.games.trumple.bid import BidPosition, bid_value
from followsuit.games.trumple.bids import BidsPosition, Choice, SeatBid, read_choice
from followsuit.games.trumple.clauses import THIRTEEN
from followsuit.games.trumple.score import ScorePosition
from followsuit.games.trumple.trick import RULES, TrumplePosition, face_down_seats
from followsuit.games.trumple.values import CARDS_EACH, TRICKS
from followsuit.games.trumple.variants import TrumpleVariant
from followsuit.notation import read_card
from followsuit.playing import TrickPlay
from followsuit.table import CLOCKWISE, Seat, Trump, seats_from
from followsuit.telling import Reason
from followsuit.tricks import Position
from followsuit.words import ENGLISH, Language

BID, CHOOSE, PLAY = "bid", "thirteen", "play"
BIDS, CHOOSES = "bids", "chooses"


@dataclass(frozen=True, slots=True)
class TrumpleDeal(DealState):
    """A moment of a deal. `bids` are those made so far, in the order in which they were made."""

    dealer: Seat
    variant: TrumpleVariant
    dealt: Hands
    bids: tuple[SeatBid, ...] = ()
    choice: Choice | None = None
    play_so_far: TrickPlay | None = None

    READERS: ClassVar[Mapping[str, Callable[[str], Any]]] = {
        BID: read_card_set,
        CHOOSE: read_choice,
        PLAY: read_card,
    }

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in clockwise order from the first, who sits after the dealer."""
        after = seats_from(self.dealer, "clockwise")
        return (*after[1:], self.dealer)

    @property
    def position(self) -> BidsPosition:
        """The four bids, once they are all made."""
        made = {one.seat: one for one in self.bids}
        bids = tuple(made[seat] for seat in self.seats)
        return BidsPosition(bids, self.choice, self.variant)

    @property
    def phase(self) -> str:
        """Bidding, choosing, tricks, or over."""
        if len(self.bids) < len(self.seats):
            return BID
        if self.play_so_far is None:
            return CHOOSE
        return OVER if self.play_so_far.is_over else PLAY

    @property
    def tricks(self) -> TrickPlay | None:
        """The tricks, once the targets stand."""
        return self.play_so_far

    @property
    def hands(self) -> Hands:
        """What everybody holds now. Bid cards stay in the hand."""
        return self.play_so_far.hands if self.play_so_far else self.dealt

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """All who have not bid, at the same time; the lead bidder; who plays."""
        if self.phase == BID:
            made = {one.seat for one in self.bids}
            return tuple(seat for seat in self.seats if seat not in made)
        if self.play_so_far is None:
            return (four_bids.lead(self.position).seat,)
        return () if self.play_so_far.is_over else (self.play_so_far.turn,)

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """All bids that the hand can make, the choices, or the cards that may be played."""
        if seat not in self.to_act:
            return ()
        if self.phase == BID:
            limit = TRICKS if self.variant.max_bid == "13" else None
            return tuple(_bids(sorted_hand(self.dealt[seat], PACK_52), limit))
        if self.play_so_far is None:
            return tuple(map(str, four_bids.choices(self.position)))
        return self.play_so_far.legal()

    def judged(self, seat: Seat, move: Any, language: Language) -> Judgement:
        """May this be bid, chosen or played?"""
        if self.phase == BID:
            return self._judged_bid(seat, move, language)
        if self.play_so_far is None:
            return self._judged_choice(move, language)
        return self.play_so_far.judge(move, language, lambda p, rules: trick.show(as_seen(p)))

    def _judged_bid(self, seat: Seat, bid: Cards, language: Language) -> Judgement:
        if not set(bid) <= set(self.dealt[seat]):
            return not_yours(seat, bid, bid.without(self.dealt[seat]), language)
        p = BidPosition(bid, self.variant)
        why = one_bid.tell(p, language).reasons[0]
        permitted = one_bid.is_legal(bid, self.variant)
        return Judgement(str(bid), permitted, why.clause, why.sentence, one_bid.show(p))

    def _judged_choice(self, choice: Choice, language: Language) -> Judgement:
        shown = four_bids.show(self.position)
        for told in four_bids.tell(self.position, language).verdicts:
            if told.subject == str(choice):
                return Judgement(told.subject, told.permitted, told.clause, told.reason, shown)
        seat = language.seat(four_bids.lead(self.position).seat)
        return Judgement(
            str(choice), False, THIRTEEN, language.reason(THIRTEEN, {"seat": seat}), shown
        )

    def after(self, seat: Seat, move: Any) -> "TrumpleDeal":
        """The fourth bid shows them all; tricks begin when no choice is open any more."""
        if self.phase == BID:
            return replace(self, bids=(*self.bids, SeatBid(seat, move)))._begun()
        if self.play_so_far is None:
            return replace(self, choice=move)._begun()
        return replace(self, play_so_far=self.play_so_far.after(move))

    def _begun(self) -> "TrumpleDeal":
        """The same deal with its tricks begun, if nothing comes before them any more."""
        if self.phase == BID or four_bids.is_open(self.position):
            return self
        p = self.position
        first = four_bids.lead(p).seat
        play = TrickPlay(RULES, self.variant, four_bids.trump(p), self.dealt, first)
        return replace(self, play_so_far=play)

    def view(self, seat: Seat) -> Facts:
        """One's own cards and bid, all bids once shown, the tricks as this seat sees them."""
        facts = [Fact("phase", self.phase), Fact("dealer", str(self.dealer))]
        shown = [one for one in self.bids if one.seat is seat or self.phase != BID]
        shown.sort(key=lambda one: self.seats.index(one.seat))
        facts += [Fact(f"{one.seat.word} bids", str(one.bid)) for one in shown]
        if self.choice:
            facts.append(Fact("choice", str(self.choice).lower()))
        facts.append(Fact(f"{seat.word} holds", str(self.hands[seat]) or "none"))
        play = self.play_so_far
        if play is None:
            return Facts(facts)
        taken = play.facts()[: len(play.taken)]
        return Facts([*facts, Fact("trump", str(play.trump)), *taken, *_table(play, seat)])

    @property
    def outcome(self) -> Outcome | None:
        """What each player scores. The deal's highest score wins, equal ones together."""
        if self.phase != OVER:
            return None
        scored = [(seat, self._score(seat)) for seat in CLOCKWISE]
        points = {seat: score.score(p) for seat, p in scored}
        best = max(points.values())
        return Outcome(
            score=tuple((str(seat), number) for seat, number in points.items()),
            winners=tuple(str(seat) for seat, number in points.items() if number == best),
            drawn=False,
            reasons=tuple(Reason(score.because(p), _why(seat, p)) for seat, p in scored),
        )

    def _score(self, seat: Seat) -> ScorePosition:
        targets = four_bids.targets(self.position)
        assert targets is not None and self.play_so_far is not None
        place = self.seats.index(seat)
        bid = bid_value(self.position.bids[place].bid) if self.variant.zero_by == "bid" else None
        won = self.play_so_far.winners().count(seat)
        return ScorePosition(targets[place], won, bid, self.variant)


def _bids(hand: Cards, limit: int | None) -> list[str]:
    """All sets of these cards that are worth no more than the limit, each in the hand's order."""
    found = [("", 0)]
    for card in hand:
        worth = bid_value(Cards([card]))
        found += [
            (f"{bid} {card}", value + worth)
            for bid, value in found
            if limit is None or value + worth <= limit
        ]
    return [bid.strip() for bid, _ in found[1:]]


def _why(seat: Seat, p: ScorePosition) -> str:
    return f"{ENGLISH.seat(seat)}: {score.tell(p, ENGLISH).reasons[0].sentence}"


# Face down ---------------------------------------------------------------------------------------


def as_seen(p: Position) -> TrumplePosition:
    """The trick as the seat to play sees it: what others have laid face down is unknown."""
    whole = TrumplePosition(p.seat, p.hand, p.trick, p.trump, p.variant)
    hidden = face_down_seats(whole)
    known = tuple(play for play in p.trick if play.seat not in hidden)
    return TrumplePosition(p.seat, p.hand, known, p.trump, p.variant, hidden)


def _table(play: TrickPlay, seat: Seat) -> list[Fact]:
    """The cards on the table as this seat sees them."""
    p = play.position
    hidden = face_down_seats(TrumplePosition(p.seat, p.hand, p.trick, p.trump, p.variant))
    seen = []
    for who, card in play.trick:
        own = f"F:{card}" if who is seat else "F:?"
        seen.append(Fact(who.word, own if who in hidden else str(card)))
    return seen


# Records -----------------------------------------------------------------------------------------


def _start(deck: Cards, dealer: Seat, variant: TrumpleVariant) -> TrumpleDeal:
    order = (*seats_from(dealer, "clockwise")[1:], dealer)
    hands = Hands.of({seat: deck[at :: len(order)] for at, seat in enumerate(order)})
    return TrumpleDeal(dealer, variant, hands)


def _told(state: TrumpleDeal) -> Facts:
    return Facts(show_hands(state.dealt, PACK_52))


def _deck(facts: Facts, dealer: Seat, variant: TrumpleVariant) -> Cards:
    order = (*seats_from(dealer, "clockwise")[1:], dealer)
    return deck_of(order * CARDS_EACH, read_hands(facts, CLOCKWISE, CARDS_EACH, PACK_52))


def _trump(
    facts: Facts, moves: Sequence[tuple[Seat, str, str]], variant: TrumpleVariant
) -> Trump | None:
    """What the four bids make trump, if they are all told."""
    bids = {seat: read_card_set(move) for seat, verb, move in moves if verb == BIDS}
    if len(bids) < len(CLOCKWISE):
        return None
    if variant.last_tiebreak == "seat":
        raise PositionError("Equal bids go by the seats here, so the dealer must be known.")
    ranked = BidsPosition(tuple(SeatBid(seat, bids[seat]) for seat in CLOCKWISE), None, variant)
    return four_bids.trump(ranked)


TRUMPLE_DEALS = DealRules(
    pack=lambda variant: PACK_52,
    dealers=lambda variant: CLOCKWISE,
    start=_start,
    told=_told,
    deck=_deck,
    keys=(),
    verbs={BID: BIDS, CHOOSE: CHOOSES},
    readers=TrumpleDeal.READERS,
    trump=_trump,
)
