"""Lochac Trump: Bellot's set-up, whist's tricks, and only the trumps won score.

Page: docs/games/lochac.md. What comes before the first trick is in `stock_games`, and who wins a
trick in `tricks.py`; `play.py` adds the one duty that some tables have.
"""

from followsuit.cards import PACK_52, Suit
from followsuit.games.lochac.clauses import CLAUSES, RUFF
from followsuit.games.lochac.deal import lochac_deals
from followsuit.games.lochac.order import ORDER
from followsuit.games.lochac.pages import CARDS_EACH, TABLES
from followsuit.games.lochac.play import card_points, ruling
from followsuit.games.lochac.score import SCORE
from followsuit.games.lochac.variants import OPTIONS, RULES, VARIANTS
from followsuit.stock_games import stock_kinds
from followsuit.trick_games import trick_game
from followsuit.tricks import (
    FOLLOW,
    TrickRules,
    whist_highest_led,
    whist_winner_clause,
    whist_winning_play,
)

CARD_PLAY = TrickRules(
    key="lochac",
    title="Lochac Trump",
    pack=PACK_52,
    cards_each=CARDS_EACH,
    trumps=tuple(Suit),
    clauses=CLAUSES,
    duties=(FOLLOW, RUFF),
    options=OPTIONS,
    variants=VARIANTS,
    direction=lambda variant: variant.direction,
    ruling=ruling,
    winning_play=whist_winning_play,
    winner_clause=whist_winner_clause,
    highest_led=whist_highest_led,
    card_points=card_points,
)

LOCHAC = trick_game(
    CARD_PLAY,
    TABLES,
    *stock_kinds(RULES),
    SCORE,
    ORDER,
    deal=lochac_deals(CARD_PLAY),
)
