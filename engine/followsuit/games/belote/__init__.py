"""Belote, Coinche and Contrée.

Page: docs/games/belote.md. `bidding.py` and `auction.py` say which calls may be made (`calls.py`),
`play.py` which card may be played, `announcements.py` and `rebelote.py` what is announced,
`scoring.py` what a deal scores and `match.py` who has won: by the clauses of `clauses.py`, under
the settings of `variants.py`, with the orders and points of `values.py`.
"""

from followsuit.cards import PACK_32, Suit
from followsuit.games.belote.announcements import ANNOUNCEMENTS
from followsuit.games.belote.auction import AUCTION, ONE_CALL
from followsuit.games.belote.bidding import TAKING
from followsuit.games.belote.clauses import CLAUSES, DUTIES
from followsuit.games.belote.match import MATCH
from followsuit.games.belote.pages import TABLES
from followsuit.games.belote.play import highest_led, ruling, winner_clause, winning_play
from followsuit.games.belote.rebelote import REBELOTES
from followsuit.games.belote.scoring import SCORE
from followsuit.games.belote.values import card_points
from followsuit.games.belote.variants import OPTIONS, VARIANTS
from followsuit.table import NoSuit
from followsuit.trick_games import trick_game
from followsuit.tricks import TrickRules

BELOTE = trick_game(
    TrickRules(
        key="belote",
        title="Belote and Coinche",
        pack=PACK_32,
        cards_each=8,
        trumps=(*Suit, *NoSuit),
        clauses=CLAUSES,
        duties=DUTIES,
        options=OPTIONS,
        variants=VARIANTS,
        direction=lambda variant: variant.direction,
        ruling=ruling,
        winning_play=winning_play,
        winner_clause=winner_clause,
        highest_led=highest_led,
        card_points=card_points,
    ),
    TABLES,
    TAKING,
    ONE_CALL,
    AUCTION,
    REBELOTES,
    ANNOUNCEMENTS,
    SCORE,
    MATCH,
)
