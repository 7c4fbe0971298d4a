"""The deal: may so many cards be dealt, and how many are left?

Page: docs/games/bellot.md#deal.
"""

from dataclasses import dataclass

from followsuit.asking import because_question, needed, number_question, yes_no_question
from followsuit.cards import PACK_52
from followsuit.facts import Fact, Facts
from followsuit.game import Kind
from followsuit.pictures import Row, RowsPicture
from followsuit.stock_games.clauses import DEAL
from followsuit.stock_games.rules import StockRules, number
from followsuit.stock_games.variants import StockVariant
from followsuit.telling import Reason, Telling
from followsuit.words import Language

FEWEST_PLAYERS = 2
MOST_PLAYERS = 6
ROBBED = 4
"""How many cards a robber draws and lays out, and so how many must be left over."""


@dataclass(frozen=True, slots=True)
class DealPosition:
    """How many players there are, and how many cards each is to get."""

    players: int
    cards_each: int
    variant: StockVariant


def most_cards(players: int) -> int:
    """How many cards may each of so many players get at the most?"""
    return (len(PACK_52) - ROBBED) // players


def is_legal(p: DealPosition) -> bool:
    """May that be dealt?"""
    return p.cards_each <= most_cards(p.players)


def stock(p: DealPosition) -> int | None:
    """How many cards are left over, the turn-up included? None if that may not be dealt."""
    return len(PACK_52) - p.players * p.cards_each if is_legal(p) else None


# Facts -------------------------------------------------------------------------------------------


def _read(facts: Facts, rules: StockRules) -> DealPosition:
    return DealPosition(
        needed(facts, "players", "4").read(number(FEWEST_PLAYERS, MOST_PLAYERS)),
        needed(facts, "cards", "9").read(number(1, len(PACK_52))),
        rules.read_variant(facts),
    )


def _show(p: DealPosition, rules: StockRules) -> Facts:
    players, cards = Fact("players", str(p.players)), Fact("cards", str(p.cards_each))
    return rules.show(p.variant, players, cards)


# Telling -----------------------------------------------------------------------------------------


def _tell(p: DealPosition, language: Language) -> Telling:
    scene = language.say("scene.deal", players=p.players, each=p.cards_each)
    left = stock(p)
    if left is None:
        answer = language.say("answer.deal-no")
        rows = [(language.say("picture.each"), p.cards_each)]
    else:
        answer = language.say("answer.deal", stock=left)
        rows = [(language.say("picture.each"), p.cards_each), (language.say("picture.stock"), left)]
    picture = RowsPicture(
        trump=None,
        rows=tuple(Row(name, str(count), ()) for name, count in rows),
        title=answer,
        description=scene,
    )
    values = {"players": p.players, "limit": most_cards(p.players)}
    return Telling(scene, answer, (), (Reason(DEAL, language.reason(DEAL, values)),), picture)


def deal_kind(rules: StockRules) -> Kind:
    """The size of the deal."""

    def left_over(p: DealPosition) -> str | None:
        return str(stock(p)) if is_legal(p) else None

    return Kind(
        name="deal",
        type=DealPosition,
        keys=rules.keys("players", "cards"),
        states=lambda facts: facts.get("players") is not None,
        read=lambda facts: _read(facts, rules),
        show=lambda p: _show(p, rules),
        questions=(
            yes_no_question("legal", is_legal),
            number_question("stock", left_over),
            because_question(lambda p: DEAL.id, rules.clauses, rules.key),
        ),
        tell=_tell,
        in_json=("legal", "stock", "because"),
    )
