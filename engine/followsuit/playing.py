"""The play of a whole deal of tricks: whose turn it is, what was played, who has won what.

Page: docs/games/core.md. The rules of the single card are each game's, in its `TrickRules`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from followsuit.cards import Card, Cards
from followsuit.deals import Hands, Judgement, not_yours
from followsuit.facts import Fact, Facts
from followsuit.table import Play, Seat, TrickPosition, Trump, seats_from
from followsuit.trick_games import reason, show_position
from followsuit.tricks import Position, TrickRules
from followsuit.words import Language


class Taken(NamedTuple):
    """A complete trick, in order of play, and who won it."""

    plays: tuple[Play, ...]
    winner: Seat

    def __str__(self) -> str:
        return f"{self.plays[0].seat}: {Cards([p.card for p in self.plays])} = {self.winner}"


@dataclass(frozen=True, slots=True)
class TrickPlay:
    """The cards of a deal while tricks are played. `turn` is the seat to play."""

    rules: TrickRules
    variant: Any
    trump: Trump
    hands: Hands
    turn: Seat
    trick: tuple[Play, ...] = ()
    taken: tuple[Taken, ...] = ()

    @property
    def position(self) -> Position:
        """What the seat to play has before it."""
        hand = self.hands[self.turn]
        return TrickPosition(self.turn, hand, self.trick, self.trump, self.variant)

    @property
    def is_over(self) -> bool:
        """Has every card been played?"""
        return not self.trick and not self.hands.any_left()

    def legal(self) -> tuple[str, ...]:
        """The cards that the seat to play may play."""
        return tuple(map(str, self.rules.ruling(self.position).permitted))

    def judge(
        self,
        card: Card,
        language: Language,
        show: Callable[[Position, TrickRules], Facts] = show_position,
    ) -> Judgement:
        """May the seat to play play this card?"""
        p = self.position
        if card not in p.hand:
            return not_yours(self.turn, card, Cards([card]), language)
        verdict = self.rules.ruling(p)[card]
        why = reason(p, self.rules, verdict.clause, language, verdict.wanted)
        return Judgement(str(card), verdict.permitted, verdict.clause, why, show(p, self.rules))

    def after(self, card: Card) -> "TrickPlay":
        """The play after the seat to play has played this card. The fourth ends the trick."""
        hands = self.hands.changed(self.turn, self.hands[self.turn].without([card]))
        trick = (*self.trick, Play(self.turn, card))
        if len(trick) < len(Seat):
            following = seats_from(self.turn, self.rules.direction(self.variant))[1]
            return replace(self, hands=hands, trick=trick, turn=following)
        complete = TrickPosition(trick[0].seat, Cards(), trick, self.trump, self.variant)
        winner = self.rules.winning_play(complete).seat
        taken = (*self.taken, Taken(trick, winner))
        return replace(self, hands=hands, trick=(), taken=taken, turn=winner)

    def winners(self) -> tuple[Seat, ...]:
        """Who won each trick, in order."""
        return tuple(taken.winner for taken in self.taken)

    def cards_won(self, seat: Seat) -> Cards:
        """The cards of the tricks that this seat has won."""
        return Cards([p.card for taken in self.taken if taken.winner is seat for p in taken.plays])

    def facts(self) -> list[Fact]:
        """What everybody has seen: the complete tricks, and the cards on the table."""
        tricks = [Fact(f"trick {n}", str(taken)) for n, taken in enumerate(self.taken, start=1)]
        return tricks + [Fact(play.seat.word, str(play.card)) for play in self.trick]
