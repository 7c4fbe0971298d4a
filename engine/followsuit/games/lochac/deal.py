"""A whole deal of Lochac Trump: Bellot's set-up, twelve tricks, the score of each player.

Page: docs/games/lochac.md. What comes before the tricks is in `stock_games`.
"""

from followsuit.deals import DealRules, Outcome
from followsuit.games.lochac.clauses import TRUMPS_ONLY
from followsuit.games.lochac.order import OrderPosition, leader
from followsuit.games.lochac.pages import CARDS_EACH
from followsuit.games.lochac.score import ScorePosition, score
from followsuit.games.lochac.variants import RULES, LochacVariant
from followsuit.playing import TrickPlay
from followsuit.stock_games.machine import Course, StockDeal, stock_deals
from followsuit.table import Seat
from followsuit.telling import Reason
from followsuit.tricks import TrickRules
from followsuit.words import ENGLISH


def outcome(state: StockDeal) -> Outcome:
    """What each player scores. The deal's highest score wins, equal ones together."""
    scores = {seat: score(_won(state, seat)) for seat in state.hands.seats}
    best = max(scores.values())
    return Outcome(
        score=tuple((str(seat), points) for seat, points in scores.items()),
        winners=tuple(str(seat) for seat, points in scores.items() if points == best),
        drawn=False,
        reasons=tuple(Reason(TRUMPS_ONLY, _why(seat, points)) for seat, points in scores.items()),
    )


def _won(state: StockDeal, seat: Seat) -> ScorePosition:
    assert state.tricks and isinstance(state.variant, LochacVariant)
    return ScorePosition(state.trump, state.tricks.cards_won(seat), state.variant)


def _why(seat: Seat, points: int) -> str:
    return f"{ENGLISH.seat(seat)}: {ENGLISH.reason(TRUMPS_ONLY, {'value': points})}"


def lochac_deals(rules: TrickRules) -> DealRules:
    """The whole deals of the game whose card play this is."""

    def play(state: StockDeal) -> TrickPlay:
        assert isinstance(state.variant, LochacVariant)
        first = leader(OrderPosition(state.dealer, state.variant))
        return TrickPlay(rules, state.variant, state.trump, state.held, first)

    return stock_deals(Course(RULES, CARDS_EACH, rules.direction, play, outcome))
