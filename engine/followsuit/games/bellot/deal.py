"""A whole deal of Bellot's Trump: deal, turn-up, rob, discard, and the hands are shown.

Page: docs/games/bellot.md. What comes before the hands are shown is in `stock_games`.
"""

from followsuit.cards import PACK_52
from followsuit.dealing import sorted_hand
from followsuit.deals import DealRules, Outcome
from followsuit.games.bellot.facts import tell
from followsuit.games.bellot.pages import CARDS_EACH
from followsuit.games.bellot.settlement import SettlementPosition, Shown, balances, winners
from followsuit.games.bellot.variants import RULES, BellotVariant
from followsuit.stock_games.machine import Course, StockDeal, stock_deals
from followsuit.words import ENGLISH


def settlement(state: StockDeal) -> SettlementPosition:
    """The hands as they are shown, suit by suit."""
    assert isinstance(state.variant, BellotVariant)
    shows = tuple(Shown(seat, sorted_hand(cards, PACK_52)) for seat, cards in state.held.by_seat)
    return SettlementPosition(state.trump, shows, state.variant)


def outcome(state: StockDeal) -> Outcome:
    """Who has the game, and what everybody gets or pays. Nobody may have it."""
    p = settlement(state)
    won = tuple(map(str, winners(p)))
    score = tuple((str(seat), balance) for seat, balance in balances(p).items())
    return Outcome(score, won, not won, tell(p, ENGLISH).reasons)


def bellot_deals() -> DealRules:
    """The whole deals of Bellot's Trump."""
    return stock_deals(
        Course(
            rules=RULES,
            cards_each=CARDS_EACH,
            direction=lambda variant: "clockwise",
            play=lambda state: None,
            outcome=outcome,
        )
    )
