"""The clauses of Your Trumps. The page owns their general text; the sentences here apply them.

Page: docs/games/duel.md.
"""

from followsuit.deals import TABLE_CLAUSES
from followsuit.rules import INFERRED, Clause

# Which move, and with which card.
LEAD_ONE = Clause(
    "duel.lead-one",
    "Lead one card",
    "There is no pile: you lead exactly one card, whichever you like.",
    ("APP-DUEL",),
)
BEATS = Clause(
    "duel.beats",
    "What beats the top card",
    "Only a higher card of {suit} or one of your trumps beats the {top}.",
    ("APP-DUEL", "PAGAT-SVOI"),
)
BEAT_SUIT = Clause(
    "duel.beat-suit",
    "Higher in the same suit",
    "The {card} is higher than the {top} in the same suit.",
    ("APP-DUEL",),
)
BEAT_TRUMP = Clause(
    "duel.beat-trump",
    "Your trump on another suit",
    "The {card} is your trump, and the {top} is not.",
    ("APP-DUEL",),
)
NO_FOLLOW = Clause(
    "duel.no-follow",
    "Nobody has to follow suit",
    "The {card} is your trump, and the {top} is not. You hold {suit}, but need not follow suit.",
    ("APP-DUEL",),
)
OWN_TRUMP = Clause(
    "duel.own-trump",
    "Your own trump suit on top",
    "The {top} is of your own trump suit: only a higher card of {suit} beats it.",
    ("APP-DUEL",),
)
ONLY_OWN = Clause(
    "duel.only-own",
    "Only your own trumps have power",
    "The {card} is another player's trump, and that has no power in your turn.",
    ("APP-DUEL",),
)
SECOND_CARD = Clause(
    "duel.second-card",
    "A second card",
    "After beating you must lay one more card, whichever you like, on top.",
    ("APP-DUEL", "BEATEAT"),
)
SECOND_OMITTED = Clause(
    "duel.second-omitted",
    "No second card left",
    "The beating card is your last, so there is no second one.",
    ("OURS",),
    INFERRED,
)
NO_SECOND = Clause(
    "duel.no-second",
    "Only the beating card",
    "At this table only the beating card is laid.",
    ("WP-RU",),
)

# Drawing.
DRAW_STUCK = Clause(
    "duel.draw-stuck",
    "Draw when you cannot beat",
    "You hold no card that beats the {top}, so you must draw.",
    ("APP-DUEL", "PAGAT-SVOI"),
)
MUST_BEAT = Clause(
    "duel.must-beat",
    "You may not draw while you can beat",
    "You can beat the {top} with {cards}, so you may not draw.",
    ("APP-DUEL",),
)
DRAW_FREE = Clause(
    "duel.draw-free",
    "Drawing by choice",
    "At this table you may draw even if you can beat the {top}.",
    ("PAGAT-SVOI", "BEATEAT"),
)
DRAW_THREE = Clause(
    "duel.draw-three",
    "Three cards",
    "The {top} is not of your trump suit, so a draw takes three cards, or all if there are fewer:"
    " here {count}.",
    ("APP-DUEL", "PAGAT-SVOI"),
)
DRAW_FIVE = Clause(
    "duel.draw-five",
    "Five cards",
    "The {top} is of your trump suit, so a draw takes five cards, or all if there are fewer:"
    " here {count}.",
    ("APP-DUEL", "PAGAT-SVOI"),
)
DRAW_ACE = Clause(
    "duel.draw-ace",
    "The whole pile",
    "The {top} is the ace of your trump suit, so a draw takes the whole pile: here {count}.",
    ("APP-DUEL", "PAGAT-SVOI"),
)
TAKE_ALL = Clause(
    "duel.take-all",
    "Always the whole pile",
    "At this table a draw takes the whole pile: here {count}.",
    ("WP-RU", "BEATEAT", "REKLAM"),
)

# What follows.
AFTER_DRAW = Clause(
    "duel.after-draw",
    "After a draw",
    "The {top} is on top now, and the other player must answer it.",
    ("APP-DUEL",),
)
EMPTY_LEAD = Clause(
    "duel.empty-lead",
    "The pile is gone",
    "The pile was taken whole, so the next player leads.",
    ("APP-DUEL",),
)
WIN = Clause(
    "duel.win",
    "First out wins",
    "You have laid your last card, so you win.",
    ("APP-DUEL",),
)
DRAWN = Clause(
    "duel.drawn",
    "Drawn game",
    "The {card} is the only card left, and it beats the {top}: the game is drawn.",
    ("APP-DUEL",),
)

# More than two players, and the deal.
SIXES = Clause(
    "duel.sixes",
    "Sixes go to their owners",
    "Before play each six goes to the player whose trump it is.",
    ("PAGAT-SVOI",),
)
SIXES_STAY = Clause(
    "duel.sixes-stay",
    "Sixes stay where they are",
    "No six changes hands: this table does not exchange them, or the pack has none.",
    ("OURS",),
    INFERRED,
)
DROP_OUT = Clause(
    "duel.drop-out",
    "Players without cards drop out",
    "Players without cards are out. Clockwise, {seat} is the next who holds cards.",
    ("OURS",),
    INFERRED,
)
LAST_LOSES = Clause(
    "duel.last-loses",
    "The last one with cards loses",
    "{seat} alone still holds cards, and loses.",
    ("APP-DUEL",),
)
MIRROR = Clause(
    "duel.mirror",
    "The mirror deal",
    "Swap the paired suits, and each hand becomes the other.",
    ("WP-SVOYI", "BEATEAT"),
)
TRUMP_CHOICE = Clause(
    "duel.trump-choice",
    "Each player a trump of their own",
    "Nobody chooses a suit that another player has. Taken: {taken}.",
    ("PAGAT-SVOI",),
)
STALL = Clause(
    "duel.stall",
    "Play in circles",
    "The hands, the pile and the player to move are the same for the third time: the game is"
    " drawn.",
    ("OURS",),
    INFERRED,
)

CLAUSES = (
    TRUMP_CHOICE,
    STALL,
    LEAD_ONE,
    BEATS,
    BEAT_SUIT,
    BEAT_TRUMP,
    NO_FOLLOW,
    OWN_TRUMP,
    ONLY_OWN,
    SECOND_CARD,
    SECOND_OMITTED,
    NO_SECOND,
    DRAW_STUCK,
    MUST_BEAT,
    DRAW_FREE,
    DRAW_THREE,
    DRAW_FIVE,
    DRAW_ACE,
    TAKE_ALL,
    AFTER_DRAW,
    EMPTY_LEAD,
    WIN,
    DRAWN,
    SIXES,
    SIXES_STAY,
    DROP_OUT,
    LAST_LOSES,
    MIRROR,
    *TABLE_CLAUSES,
)
