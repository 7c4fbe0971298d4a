"""What a figure shows: a position and its answers, as words and as a picture. Decides no rule.

The Markdown extension, the command line and every other door take their figures from here.
"""

from dataclasses import dataclass
from typing import Any

from followsuit.cards import Card
from followsuit.game import Game
from followsuit.rules import Clause, Verdict
from followsuit.svg import HandCard, TrickPicture
from followsuit.trick_games import reason, trick_points
from followsuit.tricks import Position, TrickRules
from followsuit.words import ENGLISH, Language


@dataclass(frozen=True, slots=True)
class SpokenVerdict:
    """One card's verdict in words: `reason` says why, `sentence` says all of it."""

    card: Card
    permitted: bool
    clause: Clause
    reason: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A position in words and as a picture.

    `answer` is the whole answer in a sentence or two. `verdicts` has one entry per card of the
    hand; a complete trick has none, and `reason` says which clause decided it.
    """

    game: Game
    picture: TrickPicture
    answer: str
    verdicts: tuple[SpokenVerdict, ...]
    reason: str
    clause: Clause | None
    questions: dict[str, str]

    @property
    def groups(self) -> list[tuple[list[Card], SpokenVerdict]]:
        """The verdicts with those put together that say the same of several cards."""
        groups: dict[tuple[bool, str, str], tuple[list[Card], SpokenVerdict]] = {}
        for verdict in self.verdicts:
            alike = (verdict.permitted, verdict.clause.id, verdict.reason)
            groups.setdefault(alike, ([], verdict))[0].append(verdict.card)
        return list(groups.values())

    def data(self) -> dict[str, Any]:
        """Everything that was answered, for the second checker to compare, as plain values."""
        return {
            "questions": self.questions,
            "verdicts": [
                {
                    "card": str(verdict.card),
                    "permitted": verdict.permitted,
                    "clause": verdict.clause.id,
                    "sentence": verdict.sentence,
                }
                for verdict in self.verdicts
            ],
            "reason": self.reason,
        }


def figure(game: Game, position: Any, language: Language = ENGLISH) -> Figure:
    """The figure of a position."""
    assert game.trick is not None
    if position.hand:
        return _hand_figure(game, game.trick, position, language)
    return _trick_figure(game, game.trick, position, language)


def _hand_figure(game: Game, rules: TrickRules, p: Position, language: Language) -> Figure:
    ruling = rules.ruling(p)
    permitted = ruling.permitted
    seat = language.seat(p.seat)
    kind = "one" if len(permitted) == 1 else "some" if ruling.forbidden else "any"
    answer = language.say(f"answer.{kind}", seat=seat, cards=language.either(permitted))
    verdicts = tuple(
        _spoken(v, reason(p, rules, v.clause, language, v.wanted), language)
        for v in ruling.verdicts
    )
    picture = TrickPicture(
        trump=p.trump,
        plays=p.trick,
        to_play=p.seat,
        holder=rules.winning_play(p).seat if p.trick else None,
        hand=tuple(HandCard(v.card, v.permitted) for v in ruling.verdicts),
        title=answer,
        description=scene(p, language),
    )
    return Figure(game, picture, answer, verdicts, "", None, game.answers(p))


def _spoken(verdict: Verdict, why: str, language: Language) -> SpokenVerdict:
    key = "verdict.permitted" if verdict.permitted else "verdict.forbidden"
    sentence = language.say(key, card=language.card(verdict.card), reason=why)
    return SpokenVerdict(verdict.card, verdict.permitted, verdict.clause, why, sentence)


def _trick_figure(game: Game, rules: TrickRules, p: Position, language: Language) -> Figure:
    winner = rules.winning_play(p).seat
    clause = rules.winner_clause(p)
    points = trick_points(p, rules)
    answer = language.say("answer.winner", seat=language.seat(winner))
    if points is not None:
        working = " + ".join(map(str, points))
        answer += " " + language.say("answer.value", working=working, value=sum(points))
    picture = TrickPicture(
        trump=p.trump,
        plays=p.trick,
        to_play=None,
        holder=winner,
        hand=(),
        title=answer,
        description=scene(p, language),
    )
    why = reason(p, rules, clause, language, p.hand)
    return Figure(game, picture, answer, (), why, clause, game.answers(p))


def scene(position: Position, language: Language) -> str:
    """The position as it would be told at the table: trump, the cards played, the hand."""
    sentences = [f"{language.trump(position.trump)}."]
    for number, play in enumerate(position.trick):
        key = "scene.played" if number else "scene.led"
        card = language.card(play.card, "the-card")
        sentences.append(language.say(key, seat=language.seat(play.seat), card=card))
    if position.hand:
        key = "scene.hand" if position.trick else "scene.hand-leads"
        cards = language.all_of(position.hand)
        sentences.append(language.say(key, seat=language.seat(position.seat), cards=cards))
    return " ".join(sentences)
