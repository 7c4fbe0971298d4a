"""The score: what are the trumps worth that somebody has won?

Page: docs/games/lochac.md#trumps-only.
"""

from dataclasses import dataclass

from followsuit.asking import (
    because_question,
    needed,
    number_question,
    read_cards_or_none,
    read_suit,
    refuse_cards_twice,
)
from followsuit.cards import PACK_52, Card, Cards, Suit
from followsuit.errors import PositionError
from followsuit.facts import Fact, Facts
from followsuit.game import Kind
from followsuit.games.lochac.clauses import CLAUSES, TRUMPS_ONLY
from followsuit.games.lochac.variants import RULES, LochacVariant
from followsuit.pictures import Mark, Row, RowsPicture, ShownCard
from followsuit.stock_games.deal import ROBBED
from followsuit.stock_games.rules import show_cards
from followsuit.stock_games.values import card_value, worth
from followsuit.telling import Reason, Telling
from followsuit.words import Language

MOST_CARDS = len(PACK_52) - ROBBED
"""How many cards can be won at the most: the rest is left over, or laid out."""


@dataclass(frozen=True, slots=True)
class ScorePosition:
    """The cards of the tricks that somebody has won, in the order given."""

    trump: Suit
    won: Cards
    variant: LochacVariant


def score(p: ScorePosition) -> int:
    """What do they score?"""
    return worth(p.won, p.trump)


def read(facts: Facts) -> ScorePosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    trump = needed(facts, "trump", "hearts").read(read_suit)
    fact = needed(facts, "won", "HK H9 or none")
    won = fact.read(read_cards_or_none)
    refuse_cards_twice([(fact, won)])
    if len(won) > MOST_CARDS:
        raise PositionError(
            f"{fact.key}: {len(won)} cards; no more than {MOST_CARDS} are played in a deal.",
            fact.name,
        )
    return ScorePosition(trump, won, RULES.read_variant(facts))


def show(p: ScorePosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    return RULES.show(p.variant, Fact("trump", str(p.trump)), Fact("won", show_cards(p.won)))


def tell(p: ScorePosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    if p.won:
        won = language.say("scene.won", cards=language.all_of(p.won))
    else:
        won = language.say("scene.won-none")
    scene = f"{language.trump(p.trump)}. {won}"
    answer = language.say("answer.won-score", value=score(p))
    why = language.reason(TRUMPS_ONLY, {"value": score(p)})
    cards = tuple(_shown(p, card) for card in p.won)
    row = Row(language.say("picture.cards-won"), str(score(p)), cards)
    picture = RowsPicture(p.trump, (row,), title=answer, description=scene)
    return Telling(scene, answer, (), (Reason(TRUMPS_ONLY, why),), picture)


def _shown(p: ScorePosition, card: Card) -> ShownCard:
    """A card won; a trump stands out, with its value under it."""
    if card.suit is not p.trump:
        return ShownCard(card)
    return ShownCard(card, Mark.CHOSEN, str(card_value(card, p.trump)))


SCORE = Kind(
    name="score",
    type=ScorePosition,
    keys=RULES.keys("trump", "won"),
    states=lambda facts: facts.get("won") is not None,
    read=read,
    show=show,
    questions=(
        number_question("score", lambda p: str(score(p))),
        because_question(lambda p: TRUMPS_ONLY.id, CLAUSES, "lochac"),
    ),
    tell=tell,
    in_json=("score", "because"),
    lists=("won",),
)
