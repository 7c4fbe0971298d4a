"""A whole deal of Sundial: five cards each, trump named, eight more, thirteen tricks, the round.

Pages: docs/games/sundial.md#set-up, #play and #score.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from followsuit.cards import PACK_52, Card, Cards, Suit
from followsuit.dealing import deck_of, read_hands, show_hands, sorted_hand
from followsuit.deals import OVER, TABLE_CLAUSES, DealRules, DealState, Hands, Judgement, Outcome
from followsuit.errors import NotationError, PositionError
from followsuit.facts import Fact, Facts
from followsuit.games.sundial.clauses import NO_CHANGE, NO_PASS
from followsuit.games.sundial.naming import (
    PASS,
    Name,
    NamingPosition,
    ruling,
    show,
    tell_name,
    verdict,
)
from followsuit.games.sundial.order import OrderPosition, leader, namer
from followsuit.games.sundial.pages import CARDS_EACH
from followsuit.games.sundial.round import RoundPosition, is_over, points, why, winner
from followsuit.games.sundial.variants import SundialVariant
from followsuit.notation import read_card, read_cards, read_trump
from followsuit.playing import TrickPlay
from followsuit.rules import Clause, fold
from followsuit.table import CLOCKWISE, NoSuit, Pair, Seat, seats_from
from followsuit.tricks import TrickRules
from followsuit.words import ENGLISH, Language

NAME, PLAY = "name", "play"
VERB = "names"
FIRST = 5
"""How many cards everybody gets before trump is named."""


def deal_places(variant: SundialVariant) -> list[int]:
    """To whom does each card of the deck go? Counted from the player after the dealer, who is 0."""
    one_each = list(range(4))
    first = [place for place in one_each for _ in range(FIRST)]
    if variant.deal_packets == "5-4-4":
        fours = [place for place in one_each for _ in range(4)]
        return first + fours + fours
    if variant.deal_packets == "namer-first":
        return first[:FIRST] + one_each[1:] * FIRST + one_each * (CARDS_EACH - FIRST)
    return one_each * CARDS_EACH


def dealt_before_naming(variant: SundialVariant) -> int:
    """How many cards of the deck are dealt when trump is named?"""
    return FIRST if variant.deal_packets == "namer-first" else FIRST * 4


def read_name(text: str) -> Name:
    """What the namer says: a suit, or one of the two things that may not be said."""
    if fold(text) == "pass":
        return PASS
    try:
        named = read_trump(text)
    except NotationError:
        raise NotationError(f"{text!r} is no suit: expected one of S H D C.") from None
    if named is NoSuit.ALL_TRUMP:
        raise NotationError(f"{text!r} is no suit: expected one of S H D C.")
    return named if isinstance(named, Suit) else str(named)


@dataclass(frozen=True, slots=True)
class SundialDeal(DealState):
    """A moment of a round. `play` is None until trump has been named."""

    rules: TrickRules
    deck: Cards
    dealer: Seat
    variant: SundialVariant
    play_so_far: TrickPlay | None = None

    IMPOSSIBLE = (*TABLE_CLAUSES, NO_CHANGE, NO_PASS)
    READERS: ClassVar[Mapping[str, Callable[[str], Any]]] = {NAME: read_name, PLAY: read_card}

    @property
    def order(self) -> OrderPosition:
        """Who deals, names and leads."""
        return OrderPosition(self.dealer, None, self.variant)

    @property
    def count(self) -> RoundPosition:
        """Which pair has won each trick so far."""
        won = self.play_so_far.winners() if self.play_so_far else ()
        dealer = self.dealer if self.variant.round_points == "kot" else None
        return RoundPosition(tuple(map(Pair.of, won)), dealer, self.variant)

    @property
    def tricks(self) -> TrickPlay | None:
        """The tricks, once trump has been named."""
        return self.play_so_far

    @property
    def phase(self) -> str:
        """Naming, play, or over."""
        if self.play_so_far is None:
            return NAME
        return OVER if is_over(self.count) else PLAY

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The namer, then who plays."""
        if self.play_so_far is None:
            return (namer(self.order),)
        return (self.play_so_far.turn,) if self.phase == PLAY else ()

    def dealt(self, count: int) -> Hands:
        """The hands when so many cards of the deck are dealt."""
        order = seats_from(namer(self.order), self.variant.direction)
        places = deal_places(self.variant)
        hands: dict[Seat, list[Card]] = {seat: [] for seat in order}
        for card, place in zip(self.deck[:count], places, strict=False):
            hands[order[place]].append(card)
        return Hands.of(hands)

    @property
    def hands(self) -> Hands:
        """What everybody holds now."""
        if self.play_so_far is None:
            return self.dealt(dealt_before_naming(self.variant))
        return self.play_so_far.hands

    @property
    def naming(self) -> NamingPosition:
        """What the namer looks at."""
        return NamingPosition(self.hands[namer(self.order)], self.variant)

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """The suits that may be named, or the cards that may be played."""
        if seat not in self.to_act:
            return ()
        if self.play_so_far is None:
            return tuple(str(v.name) for v in ruling(self.naming) if v.permitted)
        return self.play_so_far.legal()

    def judged(self, seat: Seat, move: Any, language: Language) -> Judgement:
        """May this suit be named, or this card be played?"""
        if self.play_so_far is not None:
            return self.play_so_far.judge(move, language)
        judged = verdict(self.naming, move)
        why = tell_name(judged, self.naming, language).reason
        return Judgement(str(move), judged.permitted, judged.clause, why, show(self.naming))

    def untimely(self, seat: Seat, phase: str, language: Language) -> tuple[Clause, dict[str, str]]:
        """Trump stands: it is not named a second time."""
        if phase == NAME and self.play_so_far:
            return NO_CHANGE, {"trump": language.trump(self.play_so_far.trump)}
        return DealState.untimely(self, seat, phase, language)

    def after(self, seat: Seat, move: Any) -> "SundialDeal":
        """The rest of the cards is dealt when trump is named."""
        if self.play_so_far is not None:
            return replace(self, play_so_far=self.play_so_far.after(move))
        hands = self.dealt(len(self.deck))
        first = leader(self.order)
        return replace(self, play_so_far=TrickPlay(self.rules, self.variant, move, hands, first))

    def view(self, seat: Seat) -> Facts:
        """One's own cards, and what lies open."""
        facts = [Fact("phase", self.phase), Fact("dealer", str(self.dealer))]
        play = self.play_so_far
        if play:
            facts.append(Fact("trump", str(play.trump)))
        facts.append(Fact(f"{seat.word} holds", str(self.hands[seat]) or "none"))
        return Facts(facts + (play.facts() if play else []))

    @property
    def outcome(self) -> Outcome | None:
        """Which pair has won the round, and what it counts."""
        won = winner(self.count)
        if won is None:
            return None
        counted = points(self.count)
        assert counted is not None
        score = tuple((str(pair), counted if pair is won else 0) for pair in Pair)
        return Outcome(score, (str(won),), False, (why(self.count, ENGLISH),))


# Records -----------------------------------------------------------------------------------------


def told(state: SundialDeal) -> Facts:
    """How the cards lie: everybody's thirteen, and which five the namer got first."""
    hands = state.dealt(len(state.deck))
    five = state.naming.first_five
    return Facts([*show_hands(hands, PACK_52), Fact("first five", str(sorted_hand(five, PACK_52)))])


def deck(facts: Facts, dealer: Seat, variant: SundialVariant) -> Cards:
    """The order of a deck that is dealt so. Raises an EngineError.

    Which five cards came first may be left out, unless the table's rule on naming asks for it.
    """
    order = seats_from(namer(OrderPosition(dealer, None, variant)), variant.direction)
    hands = read_hands(facts, CLOCKWISE, CARDS_EACH, PACK_52)
    five = facts.get("first-five")
    if five is None and variant.must_hold_named_suit == "yes":
        raise PositionError(
            "At this table the suit named must be among the namer's first five cards: add a line"
            " such as 'first five: SA SK S2 D9 C3'."
        )
    if five is not None:
        first = five.read(read_cards)
        if len(first) != FIRST or not set(first) <= set(hands[order[0]]):
            raise PositionError(
                f"{five.key}: expected five of the cards of {order[0].word}, who names.", five.name
            )
        hands[order[0]] = Cards((*first, *hands[order[0]].without(first)))
    return deck_of([order[place] for place in deal_places(variant)], hands)


def sundial_deals(rules: TrickRules) -> DealRules:
    """The whole deals of the game whose card play this is."""
    return DealRules(
        pack=lambda variant: PACK_52,
        dealers=lambda variant: CLOCKWISE,
        start=lambda cards, dealer, variant: SundialDeal(rules, cards, dealer, variant),
        told=told,
        deck=deck,
        keys=("first five",),
        verbs={NAME: VERB},
        readers=SundialDeal.READERS,
        trump=_trump_named,
    )


def _trump_named(
    facts: Facts, moves: Sequence[tuple[Seat, str, str]], variant: SundialVariant
) -> Suit | None:
    named = [read_name(move) for _, verb, move in moves if verb == VERB]
    return named[0] if named and isinstance(named[0], Suit) else None
