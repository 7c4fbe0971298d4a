"""The discard: may the robber lay out these cards?

Page: docs/games/bellot.md#discard-four.
"""

from dataclasses import dataclass

from followsuit.asking import (
    because_question,
    cards_question,
    needed,
    read_cards_or_none,
    refuse_cards_twice,
    yes_no_question,
)
from followsuit.cards import Cards
from followsuit.errors import PositionError, counted
from followsuit.facts import Fact, Facts
from followsuit.game import Kind
from followsuit.notation import read_cards
from followsuit.pictures import Mark, Row, RowsPicture, ShownCard
from followsuit.stock_games.clauses import DISCARD_FOUR
from followsuit.stock_games.deal import FEWEST_PLAYERS, ROBBED, most_cards
from followsuit.stock_games.rules import StockRules, number, show_cards
from followsuit.stock_games.variants import StockVariant
from followsuit.telling import Reason, Telling
from followsuit.words import Language


@dataclass(frozen=True, slots=True)
class DiscardPosition:
    """A robber's hand after drawing, and what is laid out of it. `dealt` counts the cards dealt."""

    dealt: int
    hand: Cards
    discards: Cards
    variant: StockVariant


def is_legal(p: DiscardPosition) -> bool:
    """May these cards be laid out?"""
    return len(p.discards) == ROBBED and all(card in p.hand for card in p.discards)


def hand_after(p: DiscardPosition) -> Cards | None:
    """What is left in the hand? None if these cards may not be laid out."""
    return p.hand.without(p.discards) if is_legal(p) else None


# Facts -------------------------------------------------------------------------------------------


def _read(facts: Facts, rules: StockRules) -> DiscardPosition:
    dealt = needed(facts, "cards", "9").read(number(1, most_cards(FEWEST_PLAYERS)))
    held, laid_out = needed(facts, "hand", "HA …"), needed(facts, "discards", "H2 D2 S4 C7")
    hand, discards = held.read(read_cards), laid_out.read(read_cards_or_none)
    for fact, cards in ((held, hand), (laid_out, discards)):
        refuse_cards_twice([(fact, cards)])
    if len(hand) != dealt + ROBBED:
        raise PositionError(
            f"{held.key}: read {counted(len(hand), 'card')}. A robber who was dealt {dealt} has"
            f" drawn {ROBBED} more, and holds {dealt + ROBBED}.",
            held.name,
        )
    return DiscardPosition(dealt, hand, discards, rules.read_variant(facts))


def show_discard(p: DiscardPosition, rules: StockRules) -> Facts:
    """The facts of a position, in canonical order."""
    hand, discards = Fact("hand", str(p.hand)), Fact("discards", show_cards(p.discards))
    return rules.show(p.variant, Fact("cards", str(p.dealt)), hand, discards)


# Telling -----------------------------------------------------------------------------------------


def _tell(p: DiscardPosition, language: Language) -> Telling:
    scene = language.say("scene.robbed", dealt=p.dealt, cards=language.all_of(p.hand))
    if p.discards:
        scene += " " + language.say("scene.laid-out", cards=language.all_of(p.discards))
    else:
        scene += " " + language.say("scene.nothing-laid-out")
    kept = hand_after(p)
    if kept is None:
        answer = language.say("answer.discard-no")
    else:
        answer = language.say("answer.discard", cards=language.all_of(kept))
    why = language.reason(DISCARD_FOUR, {"held": len(p.hand)})
    picture = _picture(p, language, answer, scene)
    return Telling(scene, answer, (), (Reason(DISCARD_FOUR, why),), picture)


def _picture(p: DiscardPosition, language: Language, title: str, description: str) -> RowsPicture:
    """What is kept and what is laid out; what may not be laid out is marked as forbidden."""
    mark = Mark.CHOSEN if is_legal(p) else Mark.FORBIDDEN
    kept = tuple(map(ShownCard, p.hand.without(p.discards)))
    laid_out = tuple(ShownCard(card, mark) for card in p.discards)
    rows = (
        Row(language.say("picture.kept"), str(len(kept)), kept),
        Row(language.say("picture.laid-out"), str(len(laid_out)), laid_out),
    )
    return RowsPicture(None, rows, title, description)


def discard_kind(rules: StockRules) -> Kind:
    """The robber's discard."""

    def left(p: DiscardPosition) -> str | None:
        kept = hand_after(p)
        return None if kept is None else str(kept)

    return Kind(
        name="discard",
        type=DiscardPosition,
        keys=rules.keys("cards", "hand", "discards"),
        states=lambda facts: facts.get("discards") is not None or facts.get("hand") is not None,
        read=lambda facts: _read(facts, rules),
        show=lambda p: show_discard(p, rules),
        questions=(
            yes_no_question("legal", is_legal),
            cards_question("hand after", left),
            because_question(lambda p: DISCARD_FOUR.id, rules.clauses, rules.key),
        ),
        tell=_tell,
        in_json=("legal", "hand after", "because"),
        lists=("hand", "discards"),
    )
