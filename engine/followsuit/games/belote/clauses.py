"""The clauses of Belote. The page owns their general text; the sentences here apply them.

Page: docs/games/belote.md.
"""

from followsuit.rules import SHOWN, Clause
from followsuit.tricks import FORCED_LAST, WINNER_LED, WINNER_TRUMP

LEAD = Clause(
    "belote.lead",
    "Lead any card",
    "{seat} leads, so any card may be played.",
    ("FFB-2016",),
)
FOLLOW = Clause(
    "belote.follow",
    "Follow suit",
    "{seat} holds {led}, so must follow suit.",
    ("APP-BELOTE", "FFB-2016", "PAGAT-BELOTE"),
)
RAISE = Clause(
    "belote.raise",
    "Go higher in trumps",
    "Trump was led and {seat} can beat the {best}, so must play {cards}.",
    ("APP-BELOTE", "FFB-2016", "PAGAT-BELOTE"),
)
RAISE_NONE = Clause(
    "belote.raise-none",
    "No higher trump",
    "Trump was led and {seat} has none that beats the {best}: any trump will do.",
    ("FFB-2016", "PAGAT-BELOTE"),
)
RUFF = Clause(
    "belote.ruff",
    "Ruff",
    "{seat} has no {led} and {holder} is winning with the {best}: a trump must be played.",
    ("APP-BELOTE", "FFB-2016", "PAGAT-BELOTE"),
)
OVERTRUMP = Clause(
    "belote.overtrump",
    "Overruff",
    "{seat} has no {led}, and {holder} is winning with the {best}, a trump. {seat} can go higher,"
    " so must play {cards}.",
    ("APP-BELOTE", "FFB-2016", "PAGAT-BELOTE"),
)
UNDERTRUMP = Clause(
    "belote.undertrump",
    "Undertrump",
    "{seat} has no {led} and no trump higher than {holder}'s {best}, but must still play a trump.",
    ("APP-BELOTE", "FFB-2016", "PAGAT-BELOTE"),
    SHOWN,
)
NO_PISSE = Clause(
    "belote.no-pisse",
    "No duty to undertrump",
    "{seat} has no {led} and no trump higher than {holder}'s {best}: at this table any card may be"
    " played.",
    ("APP-BELOTE", "FFB-COINCHE-2015", "CANNES-2016"),
)
PARTNER_FREE = Clause(
    "belote.partner-free",
    "Partner is winning",
    "{seat} has no {led} and {holder}, the partner, is winning: there is no duty to trump.",
    ("APP-BELOTE", "FFB-2016"),
)
PARTNER_UNDER = Clause(
    "belote.partner-under",
    "Not under your partner's trump",
    "{holder}, the partner, is winning with the {best}: at this table a lower trump may not be"
    " played.",
    ("PAGAT-BELOTE", "FFB-COINCHE-2015", "SURVEY"),
)
DISCARD = Clause(
    "belote.discard",
    "Discard",
    "{seat} has no {led} and no duty to trump: any card may be played.",
    ("APP-BELOTE", "FFB-2016"),
)
AT_RAISE = Clause(
    "belote.at-raise",
    "Go higher at all trump",
    "Every suit is trump: {seat} must follow suit, and beat the {best} if possible. That leaves"
    " {cards}.",
    ("FFB-COINCHE-2015",),
)
RAISE_PLAIN = Clause(
    "belote.raise-plain",
    "Beat a plain suit",
    "At this table a plain suit must be beaten too: {seat} can go higher than the {high}, so must"
    " play {cards}.",
    ("SURVEY",),
)
POINTS = Clause(
    "belote.points",
    "What the trick is worth",
    "The trick is worth the sum of its cards.",
    ("APP-BELOTE", "FFB-2016"),
)

DUTIES = (FOLLOW, RUFF, UNDERTRUMP, RAISE, OVERTRUMP, AT_RAISE, RAISE_PLAIN, PARTNER_UNDER)
"""The clauses that forbid, in the order in which a card that breaks several names one."""

CLAUSES = (
    LEAD,
    FOLLOW,
    RAISE,
    RAISE_NONE,
    RUFF,
    OVERTRUMP,
    UNDERTRUMP,
    NO_PISSE,
    PARTNER_FREE,
    DISCARD,
    AT_RAISE,
    PARTNER_UNDER,
    RAISE_PLAIN,
    POINTS,
    FORCED_LAST,
    WINNER_TRUMP,
    WINNER_LED,
)
