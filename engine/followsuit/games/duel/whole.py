"""A whole game of one deal: trumps chosen, the deal, turns to the end, or round in circles.

Pages: docs/games/duel.md#set-up, #turn and #end, #svoi and #challenge.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any, ClassVar

from followsuit.cards import Card, Cards, Suit
from followsuit.dealing import deck_of, read_hands, show_hands, sorted_hand
from followsuit.deals import (
    OVER,
    WRONG_PHASE,
    DealRules,
    DealState,
    Hands,
    Judgement,
    Outcome,
    not_yours,
)
from followsuit.errors import NotationError, PositionError
from followsuit.facts import Fact, Facts
from followsuit.games.duel.clauses import (
    DRAWN,
    LAST_LOSES,
    NO_SECOND,
    SECOND_CARD,
    STALL,
    TRUMP_CHOICE,
    WIN,
)
from followsuit.games.duel.deal import Gift, MirrorPosition, SixesPosition, gifts, hands
from followsuit.games.duel.ending import Player, is_drawn, moved
from followsuit.games.duel.reading import read_move, show_turn
from followsuit.games.duel.sentences import turn_reason
from followsuit.games.duel.turn import (
    Beat,
    Draw,
    Lead,
    Move,
    PilePosition,
    amount,
    because,
    draw_verdict,
    moves,
    ruling,
)
from followsuit.games.duel.values import PACKS
from followsuit.games.duel.variants import DuelVariant
from followsuit.notation import read_cards, read_trump, split_list
from followsuit.rules import Clause
from followsuit.table import CLOCKWISE, Seat, seats_from
from followsuit.telling import Reason
from followsuit.words import ENGLISH, Language

CHOOSE, TURN = "choose", "turn"
REPETITIONS = 3
"""How often the same position must have come for the game to be drawn."""
FIRST_HALF = "first half"
NO_CARDS = Cards()


@dataclass(frozen=True, slots=True)
class Choice:
    """The trump that a player chooses and, where the deal is a mirror, the side suit with it."""

    trump: Suit
    side: Suit | None = None

    @property
    def suits(self) -> set[Suit]:
        """The suits that are taken with it."""
        return {self.trump, self.side} if self.side else {self.trump}

    def __str__(self) -> str:
        return f"{self.trump} {self.side}" if self.side else str(self.trump)


def read_choice(text: str) -> Choice:
    """A suit, or a trump and a side suit. Raises NotationError."""
    suits = [read_trump(part) for part in split_list(text)]
    match suits:
        case [Suit() as trump]:
            return Choice(trump)
        case [Suit() as trump, Suit() as side] if trump is not side:
            return Choice(trump, side)
    raise NotationError(f"read {text!r}, expected a suit, or two: a trump and a side suit.")


@dataclass(frozen=True, slots=True)
class DuelDeal(DealState):
    """A moment of a game. `held` is None until all trumps are chosen.

    `past` are all positions so far, the present one included.
    """

    deck: Cards
    dealer: Seat
    variant: DuelVariant
    choices: tuple[tuple[Seat, Choice], ...] = ()
    held: Hands | None = None
    gifts: tuple[Gift, ...] = ()
    pile: Cards = NO_CARDS
    turn: Seat | None = None
    past: tuple[str, ...] = ()

    READERS: ClassVar[Mapping[str, Callable[[str], Any]]] = {CHOOSE: read_choice, TURN: read_move}

    @property
    def mirror(self) -> bool:
        """Is the deal a mirror?"""
        return self.variant.deal == "mirror"

    @property
    def order(self) -> tuple[Seat, ...]:
        """The players clockwise, beginning after the dealer."""
        around = seats_from(self.dealer, "clockwise")
        if self.variant.players == len(around):
            return (*around[1:], self.dealer)
        return (self.dealer.partner, self.dealer)

    @property
    def trumps(self) -> dict[Seat, Suit]:
        """Whose trump is what, as far as they are chosen?"""
        return {seat: choice.trump for seat, choice in self.choices}

    @property
    def phase(self) -> str:
        """Choosing, turns, or over."""
        if self.held is None:
            return CHOOSE
        return OVER if self.ending else TURN

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who chooses, or whose turn it is. In the mirror deal the dealer chooses first."""
        if self.held is None:
            order = self.order[::-1] if self.mirror else self.order
            return (order[len(self.choices)],)
        return (self.turn,) if self.turn and not self.ending else ()

    def position(self, seat: Seat, card: Card | None = None) -> PilePosition:
        """The turn of this seat. With more players than two, the other trump is that of a card."""
        assert self.held
        others = {suit for other, suit in self.trumps.items() if other is not seat}
        other = next(iter(others)) if len(others) == 1 else None
        if card and card.suit in others:
            other = card.suit
        return PilePosition(self.trumps[seat], other, self.pile, self.held[seat], self.variant)

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """The suits that are free, or the legal moves of the turn."""
        if seat not in self.to_act:
            return ()
        if self.held is not None:
            return tuple(map(str, moves(self.position(seat))))
        taken = self._taken()
        free = [suit for suit in Suit if suit not in taken]
        if self.mirror:
            return tuple(str(Choice(*two)) for two in permutations(free, 2))
        return tuple(map(str, free))

    def _taken(self) -> set[Suit]:
        return {suit for _, choice in self.choices for suit in choice.suits}

    def judged(self, seat: Seat, move: Any, language: Language) -> Judgement:
        """May these suits be chosen, or this move be made?"""
        if self.held is None:
            return self._judged_choice(move, language)
        match move:
            case Beat(card, second):
                laid = [card, second] if second else [card]
            case Lead(card):
                laid = [card]
            case _:
                laid = []
        missing = Cards(laid).without(self.held[seat])
        if missing:
            return not_yours(seat, move, missing, language)
        if isinstance(move, Lead) == bool(self.pile):
            return self._refused(seat, move, WRONG_PHASE, {}, language)
        p = self.position(seat, laid[0] if laid else None)
        permitted, clause = judge_move(p, move)
        why = turn_reason(p, clause, language, laid[0] if laid else None)
        return Judgement(str(move), permitted, clause, why, show_turn(p))

    def _judged_choice(self, choice: Choice, language: Language) -> Judgement:
        if (choice.side is None) == self.mirror:
            count = "two suits, a trump and a side suit" if self.mirror else "one suit"
            raise NotationError(f"{choice}: expected {count}.")
        taken = self._taken()
        named = language.together([language.suit(suit) for suit in Suit if suit in taken])
        values = {"taken": named or language.say("phase.nothing")}
        why = language.reason(TRUMP_CHOICE, values)
        return Judgement(str(choice), not choice.suits & taken, TRUMP_CHOICE, why)

    def after(self, seat: Seat, move: Any) -> "DuelDeal":
        """The last choice is followed by the deal, a turn by the next player's."""
        if self.held is None:
            chosen = replace(self, choices=(*self.choices, (seat, move)))
            return chosen._dealt() if len(chosen.choices) == len(self.order) else chosen
        if isinstance(move, Draw):
            # Who draws the wrong number cannot draw more than lie there.
            move = Draw(min(move.count, len(self.pile)))
        hand, pile = moved(self.position(seat), move)
        held = self.held.changed(seat, hand)
        around = seats_from(seat, "clockwise")[1:]
        following = next((s for s in around if s in held.seats and held[s]), None)
        return replace(self, held=held, pile=pile, turn=following or seat)._remembered()

    def _dealt(self) -> "DuelDeal":
        """The cards are dealt, sixes go to their owners where they do, and somebody leads."""
        order = self.order
        given: tuple[Gift, ...] = ()
        if self.mirror:
            held = self._mirrored()
        else:
            held = Hands.of({s: self.deck[at :: len(order)] for at, s in enumerate(order)})
            given = gifts(self._sixes(held))
            for gift in given:
                held = held.changed(gift.giver, held[gift.giver].without([gift.card]))
                held = held.changed(gift.taker, Cards((*held[gift.taker], gift.card)))
        first = self.dealer if self.mirror else order[0]
        return replace(self, held=held, gifts=given, turn=first)._remembered()

    def _sixes(self, held: Hands) -> SixesPosition:
        players = tuple(Player(seat, self.trumps[seat], held[seat]) for seat in self.order)
        return SixesPosition(players, self.variant)

    def _mirrored(self) -> Hands:
        chosen = dict(self.choices)
        mine, other = chosen[self.dealer], chosen[self.dealer.partner]
        assert mine.side and other.side
        half = Cards(self.deck[: len(self.deck) // 2])
        trump_ranks, side_ranks = (
            tuple(card.rank for card in half.of(suit)) for suit in (mine.trump, mine.side)
        )
        p = MirrorPosition(
            mine.trump, mine.side, other.trump, other.side, trump_ranks, side_ranks, self.variant
        )
        dealt, others = hands(p)
        return Hands.of({self.dealer: dealt, self.dealer.partner: others})

    def _remembered(self) -> "DuelDeal":
        """The same, with the present position among those that have been."""
        assert self.held
        cards = " / ".join(" ".join(sorted(map(str, held))) for _, held in self.held.by_seat)
        return replace(self, past=(*self.past, f"{self.turn}: {self.pile} / {cards}"))

    def view(self, seat: Seat) -> Facts:
        """One's own cards, how many the others have, the pile; in the mirror deal all cards."""
        facts = [Fact("phase", self.phase), Fact("dealer", str(self.dealer))]
        facts += [Fact(f"{s.word} chooses", str(choice)) for s, choice in self.choices]
        if self.held is None:
            return Facts(facts)
        if self.gifts:
            facts.append(Fact("sixes", ", ".join(map(str, self.gifts))))
        for holder, cards in self.held.by_seat:
            if holder is seat or self.mirror:
                facts.append(Fact(f"{holder.word} holds", str(cards) or "none"))
            else:
                facts.append(Fact(f"{holder.word} cards", str(len(cards))))
        return Facts([*facts, Fact("pile", str(self.pile) or "none")])

    @property
    def ending(self) -> Clause | None:
        """By which clause has the game ended, if it has?"""
        if self.held is None:
            return None
        holders = [(seat, cards) for seat, cards in self.held.by_seat if cards]
        if len(holders) == 1:
            ((last, left),) = holders
            if is_drawn(left, self.trumps[last], self.pile[-1], self.variant):
                return DRAWN
            return WIN if self.variant.players == 2 else LAST_LOSES
        return STALL if self.past.count(self.past[-1]) >= REPETITIONS else None

    @property
    def outcome(self) -> Outcome | None:
        """Who has won: everybody but the last one with cards. A win counts 1."""
        clause = self.ending
        if clause is None or self.held is None:
            return None
        drawn = clause in (DRAWN, STALL)
        won = () if drawn else tuple(seat for seat, cards in self.held.by_seat if not cards)
        score = tuple((str(seat), int(seat in won)) for seat in self.held.seats)
        why = self._why(clause, won)
        return Outcome(score, tuple(map(str, won)), drawn, (Reason(clause, why),))

    def _why(self, clause: Clause, won: tuple[Seat, ...]) -> str:
        assert self.held
        last, left = next((seat, cards) for seat, cards in self.held.by_seat if cards)
        values = {"card": ENGLISH.card(left[0]), "seat": ENGLISH.seat(last)}
        if self.pile:
            values["top"] = ENGLISH.card(self.pile[-1])
        sentence = ENGLISH.reason(clause, values)
        return f"{ENGLISH.seat(won[0])}: {sentence}" if clause is WIN else sentence


def judge_move(p: PilePosition, move: Move) -> tuple[bool, Clause]:
    """Is this move legal, and by which clause? There is a pile unless it is a lead."""
    if isinstance(move, Lead):
        return True, because(p)
    if isinstance(move, Draw):
        verdict = draw_verdict(p)
        assert verdict
        count, clause = amount(p)
        if verdict.permitted and move.count != count:
            return False, clause
        return verdict.permitted, verdict.clause
    verdict_on_card = ruling(p)[move.card]
    if not verdict_on_card.permitted:
        return False, verdict_on_card.clause
    if p.variant.second_card == "no":
        return move.second is None, NO_SECOND
    if move.second == move.card or (move.second is None and len(p.hand) > 1):
        return False, SECOND_CARD
    return True, because(p)


# Records -----------------------------------------------------------------------------------------


def _start(deck: Cards, dealer: Seat, variant: DuelVariant) -> DuelDeal:
    return DuelDeal(deck, dealer, variant)


def _told(state: DuelDeal) -> Facts:
    pack = PACKS[state.variant.deck]
    if state.mirror:
        half = sorted_hand(state.deck[: len(state.deck) // 2], pack)
        return Facts([Fact(FIRST_HALF, str(half))])
    order = state.order
    held = Hands.of({seat: state.deck[at :: len(order)] for at, seat in enumerate(order)})
    return Facts(show_hands(held, pack))


def _deck(facts: Facts, dealer: Seat, variant: DuelVariant) -> Cards:
    """The order of a deck that is dealt so. Raises an EngineError.

    In the mirror deal the first half says which ranks come to the dealer; the dealer's own hand
    does so, too.
    """
    pack = PACKS[variant.deck]
    order = DuelDeal(pack, dealer, variant).order
    each = len(pack) // len(order)
    fact = facts.get("first-half")
    if variant.deal != "mirror":
        return deck_of(order * each, read_hands(facts, order, each, pack))
    half = fact.read(read_cards) if fact else read_hands(facts, order, each, pack)[dealer]
    if fact and (len(set(half)) != each or len(half) != each or not set(half) <= set(pack)):
        raise PositionError(f"{FIRST_HALF}: expected {each} different cards.", fact.name)
    return Cards((*half, *pack.without(half)))


def _dealers(variant: DuelVariant) -> tuple[Seat, ...]:
    return CLOCKWISE if variant.players == len(CLOCKWISE) else (Seat.NORTH, Seat.SOUTH)


DUEL_DEALS = DealRules(
    pack=lambda variant: PACKS[variant.deck],
    dealers=_dealers,
    start=_start,
    told=_told,
    deck=_deck,
    keys=(FIRST_HALF,),
    verbs={CHOOSE: "chooses"},
    readers=DuelDeal.READERS,
    trump=lambda facts, moves, variant: None,
)
