"""A whole deal of a game whose stock may be robbed: deal, turn-up, rob, discard, and what follows.

Pages: docs/games/bellot.md#set-up and #rob, docs/games/lochac.md. A game says what follows: tricks,
or the end at once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, ClassVar

from followsuit.asking import needed
from followsuit.cards import PACK_52, Card, Cards, Suit
from followsuit.dealing import deck_of, read_card_set, read_hands, show_hands, sorted_hand
from followsuit.deals import (
    OVER,
    TABLE_CLAUSES,
    DealRules,
    DealState,
    Hands,
    Judgement,
    Outcome,
    not_yours,
)
from followsuit.errors import NotationError, PositionError
from followsuit.facts import Fact, Facts
from followsuit.notation import read_card, read_cards
from followsuit.playing import TrickPlay
from followsuit.rules import Clause, fold
from followsuit.stock_games.clauses import DISCARD_FOUR
from followsuit.stock_games.deal import ROBBED
from followsuit.stock_games.discard import DiscardPosition, is_legal, show_discard
from followsuit.stock_games.rob import (
    DECLINE,
    ROB,
    RobPosition,
    robber,
    ruling,
    show_rob,
    tell_move,
)
from followsuit.stock_games.rules import StockRules
from followsuit.stock_games.variants import StockVariant
from followsuit.table import CLOCKWISE, Seat, seats_from
from followsuit.words import Language

MAY_ROB, DISCARD, PLAY = "rob", "discard", "play"
_WORDS = {
    "rob": ROB,
    "robs": ROB,
    "yes": ROB,
    "decline": DECLINE,
    "declines": DECLINE,
    "no": DECLINE,
}


def read_choice(text: str) -> str:
    """Does the robber rob, or decline? Raises NotationError."""
    if fold(text) not in _WORDS:
        raise NotationError(f"read {text!r}, expected {ROB} or {DECLINE}.")
    return _WORDS[fold(text)]


@dataclass(frozen=True, slots=True)
class Course:
    """What a game says of its deals: how many cards, which way round, and what follows the rob.

    `play` gives the tricks, or None in a game without any, which is over then. `outcome` is asked
    at the end.
    """

    rules: StockRules
    cards_each: int
    direction: Callable[[Any], str]
    play: Callable[["StockDeal"], TrickPlay | None]
    outcome: Callable[["StockDeal"], Outcome]


@dataclass(frozen=True, slots=True)
class StockDeal(DealState):
    """A moment of a deal. `stock` has the turn-up first, as it was before anybody robbed.

    `robber` is whose right it is to rob. `robs` is None until the robber has spoken, and `discards`
    until they are laid out.
    """

    course: Course
    dealer: Seat
    variant: StockVariant
    held: Hands
    stock: Cards
    robber: Seat | None
    robs: bool | None = None
    discards: Cards | None = None
    play_so_far: TrickPlay | None = None

    IMPOSSIBLE: ClassVar[tuple[Clause, ...]] = (*TABLE_CLAUSES, DISCARD_FOUR)
    READERS: ClassVar[Mapping[str, Callable[[str], Any]]] = {
        MAY_ROB: read_choice,
        DISCARD: read_card_set,
        PLAY: read_card,
    }

    @property
    def turn_up(self) -> Card:
        """The card that makes trump."""
        return self.stock[0]

    @property
    def trump(self) -> Suit:
        """What is trump?"""
        return self.turn_up.suit

    @property
    def rob(self) -> RobPosition:
        """What the rule of robbing looks at."""
        ace = Card(self.trump, "A")
        holder = next((seat for seat, cards in self.held.by_seat if ace in cards), None)
        return RobPosition(self.dealer, self.turn_up, holder, Cards(), False, self.variant)

    @property
    def phase(self) -> str:
        """Robbing, laying out, tricks, or over."""
        if self.robs is None and self.robber:
            return MAY_ROB
        if self.robs and self.discards is None:
            return DISCARD
        return PLAY if self.play_so_far and not self.play_so_far.is_over else OVER

    @property
    def tricks(self) -> TrickPlay | None:
        """The tricks, once they have begun, in a game that has them."""
        return self.play_so_far

    @property
    def hands(self) -> Hands:
        """What everybody holds now."""
        return self.play_so_far.hands if self.play_so_far else self.held

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The robber, then who plays."""
        if self.phase in (MAY_ROB, DISCARD):
            assert self.robber
            return (self.robber,)
        return (self.play_so_far.turn,) if self.play_so_far and self.phase == PLAY else ()

    def begun(self) -> "StockDeal":
        """The same deal with its tricks begun, if nothing comes before them any more."""
        if self.phase in (MAY_ROB, DISCARD):
            return self
        return replace(self, play_so_far=self.course.play(self))

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """Robbing and declining, any four cards to lay out, or the cards that may be played."""
        if seat not in self.to_act:
            return ()
        if self.phase == MAY_ROB:
            return tuple(v.move for v in ruling(self.rob) if v.permitted)
        if self.phase == DISCARD:
            hand = sorted_hand(self.held[seat], PACK_52)
            return tuple(str(Cards(cards)) for cards in combinations(hand, ROBBED))
        assert self.play_so_far
        return self.play_so_far.legal()

    def judged(self, seat: Seat, move: Any, language: Language) -> Judgement:
        """May the robber do this, or this card be played?"""
        if self.phase == MAY_ROB:
            verdict = next(v for v in ruling(self.rob) if v.move == move)
            why = tell_move(self.rob, verdict, language).reason
            shown = show_rob(self.rob, self.course.rules)
            return Judgement(move, verdict.permitted, verdict.clause, why, shown)
        if self.phase == DISCARD:
            return self._judged_discards(seat, move, language)
        assert self.play_so_far
        return self.play_so_far.judge(move, language)

    def _judged_discards(self, seat: Seat, discards: Cards, language: Language) -> Judgement:
        hand = self.held[seat]
        if not set(discards) <= set(hand):
            return not_yours(seat, discards, discards.without(hand), language)
        p = DiscardPosition(self.course.cards_each, hand, discards, self.variant)
        why = language.reason(DISCARD_FOUR, {"held": len(hand)})
        shown = show_discard(p, self.course.rules)
        return Judgement(str(discards), is_legal(p), DISCARD_FOUR, why, shown)

    def after(self, seat: Seat, move: Any) -> "StockDeal":
        """Whoever robs takes four cards of the stock, and lays out four before the deal goes on."""
        if self.phase == MAY_ROB and move == ROB:
            drawn = self.stock[:ROBBED]
            held = self.held.changed(seat, Cards((*self.held[seat], *drawn)))
            return replace(self, robs=True, held=held)
        if self.phase == MAY_ROB:
            return replace(self, robs=False).begun()
        if self.phase == DISCARD:
            held = self.held.changed(seat, self.held[seat].without(move))
            return replace(self, discards=move, held=held).begun()
        assert self.play_so_far
        return replace(self, play_so_far=self.play_so_far.after(move))

    def view(self, seat: Seat) -> Facts:
        """One's own cards, what lies open, and what everybody has seen the robber do."""
        facts = [
            Fact("phase", self.phase),
            Fact("dealer", str(self.dealer)),
            Fact("turn up", str(self.turn_up)),
        ]
        if self.robber and self.robs is not None:
            facts.append(Fact(f"{self.robber.word} decides", ROB if self.robs else DECLINE))
        if seat is self.robber and self.discards is not None:
            facts.append(Fact("laid out", str(self.discards)))
        shown = CLOCKWISE if self.phase == OVER and not self.play_so_far else (seat,)
        facts += [Fact(f"{s.word} holds", str(self.hands[s]) or "none") for s in shown]
        return Facts(facts + (self.play_so_far.facts() if self.play_so_far else []))

    @property
    def outcome(self) -> Outcome | None:
        """What the game says, once the deal is over."""
        return self.course.outcome(self) if self.phase == OVER else None


# Records -----------------------------------------------------------------------------------------

TURN_UP, STOCK = "turn up", "stock"
DECIDES = "decides"


def _order(course: Course, dealer: Seat, variant: Any) -> tuple[Seat, ...]:
    """To whom are the cards dealt, one each, the dealer last?"""
    seats = seats_from(dealer, course.direction(variant))
    return (*seats[1:], dealer)


def _start(course: Course, deck: Cards, dealer: Seat, variant: Any) -> StockDeal:
    order = _order(course, dealer, variant)
    dealt = len(order) * course.cards_each
    hands = Hands.of({seat: deck[at : dealt : len(order)] for at, seat in enumerate(order)})
    state = StockDeal(course, dealer, variant, hands, Cards(deck[dealt:]), None)
    return replace(state, robber=robber(state.rob)).begun()


def _told(state: StockDeal) -> Facts:
    under = Fact(STOCK, str(Cards(state.stock[1:])))
    hands = show_hands(state.held, PACK_52)
    return Facts([*hands, Fact(TURN_UP, str(state.turn_up)), under])


def _deck(course: Course, facts: Facts, dealer: Seat, variant: Any) -> Cards:
    """The order of a deck that is dealt so. Raises an EngineError.

    Under the turn-up, the three cards that a robber draws must be known, and no more.
    """
    hands = read_hands(facts, CLOCKWISE, course.cards_each, PACK_52)
    order = _order(course, dealer, variant)
    turn_up = needed(facts, TURN_UP, "HQ").read(read_card)
    held = [card for cards in hands.values() for card in cards]
    if turn_up in held:
        raise PositionError(f"{TURN_UP}: {turn_up} is in a hand, too.", "turn-up")
    left = PACK_52.without([*held, turn_up])
    fact = facts.get(STOCK)
    under = fact.read(read_cards) if fact else left if len(left) < ROBBED else None
    if under is None:
        raise PositionError(
            f"The {STOCK} is not known: add a line such as '{STOCK}: D2 S5 C9', the cards under the"
            " turn-up, the next first. Three are enough."
        )
    if len(under) < ROBBED - 1 or len(set(under)) < len(under) or not set(under) <= set(left):
        raise PositionError(
            f"{STOCK}: expected three cards or more that are in no hand, each once.", STOCK
        )
    dealt = deck_of(order * course.cards_each, hands)
    return Cards((*dealt, turn_up, *under, *left.without(under)))


def _trump(facts: Facts, moves: Sequence[tuple[Seat, str, str]], variant: Any) -> Suit | None:
    fact = facts.get("turn-up")
    return fact.read(read_card).suit if fact else None


def stock_deals(course: Course) -> DealRules:
    """The whole deals of a game with a stock."""
    return DealRules(
        pack=lambda variant: PACK_52,
        dealers=lambda variant: CLOCKWISE,
        start=lambda deck, dealer, variant: _start(course, deck, dealer, variant),
        told=_told,
        deck=lambda facts, dealer, variant: _deck(course, facts, dealer, variant),
        keys=(TURN_UP, STOCK),
        verbs={MAY_ROB: DECIDES, DISCARD: "lays out"},
        readers=StockDeal.READERS,
        trump=_trump,
        changes_hands=True,
    )
