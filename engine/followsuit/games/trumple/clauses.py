"""The clauses of Trumple. The page owns their general text; the sentences here apply them.

Page: docs/games/trumple.md.
"""

from followsuit.deals import TABLE_CLAUSES
from followsuit.rules import INFERRED, Clause
from followsuit.tricks import WHIST_CLAUSES

VALUE = Clause(
    "trumple.value",
    "What a bid is worth",
    "The bid is worth {sum}.",
    ("TRUMPLE",),
)
ZERO_NEEDS_COURT = Clause(
    "trumple.zero-needs-court",
    "Bidding nothing",
    "A bid has at least one card, so a bid of 0 is made of jacks, queens and kings, and nothing"
    " else.",
    ("TRUMPLE",),
)
MAX = Clause(
    "trumple.max",
    "No more than 13",
    "The bid is worth {sum}, and nobody can win more than 13 tricks.",
    ("TRUMPLE",),
    INFERRED,
)
ONE_SUIT = Clause(
    "trumple.one-suit",
    "The trump a bid offers",
    "Cards of one suit offer it as trump, a mixed bid offers none: this bid offers {offer}.",
    ("TRUMPLE",),
)
HIGHEST_SETS = Clause(
    "trumple.highest-sets",
    "The best bid leads and sets trump",
    "{seat} has the best bid, so leads to the first trick; and what that bid offers is the trump of"
    " the deal: {offer}.",
    ("TRUMPLE",),
    INFERRED,
)
TIEBREAK = Clause(
    "trumple.tiebreak",
    "Equal bids",
    "{seat} and {other} both bid {value}: {step}.",
    ("TRUMPLE",),
)
THIRTEEN = Clause(
    "trumple.thirteen",
    "When the bids total 13",
    "The four bids total 13, so {seat}, the lead bidder, has the choice.",
    ("TRUMPLE",),
)
CLAMP = Clause(
    "trumple.clamp",
    "Targets stay between 0 and 13",
    "Targets stay between 0 and 13.",
    ("OURS",),
    INFERRED,
)
LEAD_UP = Clause(
    "trumple.lead-up",
    "A led card lies face up",
    "A card that is led lies face up, a trump too.",
    ("TRUMPLE",),
    INFERRED,
)
FACEDOWN = Clause(
    "trumple.facedown",
    "A trump that does not follow lies face down",
    "{seat} has no {led}, so {cards} would lie face down.",
    ("TRUMPLE",),
)
HIDDEN = Clause(
    "trumple.hidden",
    "Who sees a face-down card",
    "Until the trick is complete, a card that lies face down is known only to the player who laid"
    " it.",
    ("TRUMPLE",),
)
EXACT = Clause(
    "trumple.exact",
    "Target met",
    "Target {target}, won {won}: a target that is met scores itself.",
    ("TRUMPLE",),
)
UNDER = Clause(
    "trumple.under",
    "Too few",
    "Target {target}, won {won}: {difference} short, and each costs 1 point.",
    ("TRUMPLE",),
)
OVER = Clause(
    "trumple.over",
    "Too many",
    "Target {target}, won {won}: {difference} too many, and each costs 2 points.",
    ("TRUMPLE",),
)
ZERO = Clause(
    "trumple.zero",
    "Target 0",
    "By the table of zero no trick scores 5; one trick loses 5, and each further trick 2 more.",
    ("TRUMPLE",),
)

BID_CLAUSES = (VALUE, ZERO_NEEDS_COURT, MAX, ONE_SUIT)
DEAL_CLAUSES = (HIGHEST_SETS, TIEBREAK, THIRTEEN, CLAMP)
TRICK_CLAUSES = (LEAD_UP, FACEDOWN, HIDDEN)
SCORE_CLAUSES = (EXACT, UNDER, OVER, ZERO)

CLAUSES = (
    *BID_CLAUSES,
    *DEAL_CLAUSES,
    *TRICK_CLAUSES,
    *SCORE_CLAUSES,
    *WHIST_CLAUSES,
    *TABLE_CLAUSES,
)
