"""Sundial Trump: whist with trump named from the first five cards.

Page: docs/games/sundial.md. The play of a card is whist's, in `tricks.py`; `naming.py` says which
suit may be named, and `order.py` who names, leads and deals, `round.py`
who has won, and `deal.py` plays it all through, under the settings of `variants.py`.
"""

from followsuit.cards import PACK_52, Suit
from followsuit.games.sundial.clauses import CLAUSES
from followsuit.games.sundial.deal import sundial_deals
from followsuit.games.sundial.naming import NAMING
from followsuit.games.sundial.order import ORDER
from followsuit.games.sundial.pages import CARDS_EACH, TABLES
from followsuit.games.sundial.round import MATCH_KIND, ROUND
from followsuit.games.sundial.variants import OPTIONS, VARIANTS
from followsuit.trick_games import trick_game
from followsuit.tricks import (
    FOLLOW,
    TrickRules,
    whist_highest_led,
    whist_ruling,
    whist_winner_clause,
    whist_winning_play,
)

RULES = TrickRules(
    key="sundial",
    title="Sundial Trump",
    pack=PACK_52,
    cards_each=CARDS_EACH,
    trumps=tuple(Suit),
    clauses=CLAUSES,
    duties=(FOLLOW,),
    options=OPTIONS,
    variants=VARIANTS,
    direction=lambda variant: variant.direction,
    ruling=whist_ruling,
    winning_play=whist_winning_play,
    winner_clause=whist_winner_clause,
    highest_led=whist_highest_led,
    card_points=None,
)

SUNDIAL = trick_game(
    RULES,
    TABLES,
    NAMING,
    ROUND,
    MATCH_KIND,
    ORDER,
    deal=sundial_deals(RULES),
)
