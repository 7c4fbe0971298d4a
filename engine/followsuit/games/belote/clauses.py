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

# Taking up ---------------------------------------------------------------------------------------

FIRST_LEAD = Clause(
    "belote.first-lead",
    "The first lead",
    "{leader} sits after {dealer}, the dealer, so leads the first trick.",
    ("FFB-2016", "FFB-COINCHE-2015", "PAGAT-COINCHE"),
)
TAKE_TURNED = Clause(
    "belote.take-turned",
    "The first round: take or pass",
    "In the first round {seat} may take {suit}, the suit turned up, or pass.",
    ("FFB-2016", "PAGAT-BELOTE"),
)
TAKE_NAMED = Clause(
    "belote.take-named",
    "The second round: name a suit or pass",
    "Everybody passed once. Now {seat} may name {suits} as trump, or pass.",
    ("FFB-2016", "PAGAT-BELOTE"),
)
FORCED_TAKE = Clause(
    "belote.forced-take",
    "The dealer must name a suit",
    "{seat} deals and speaks last: at this table the dealer may not pass in the second round.",
    ("SURVEY",),
)
TAKEN = Clause(
    "belote.taken",
    "The taker gets the turned card",
    "{seat} takes, with {suit} as trump, and gets the {turn_up} and two more cards. The others get"
    " three each.",
    ("FFB-2016", "PAGAT-BELOTE"),
)
ALL_PASS = Clause(
    "belote.all-pass",
    "Everybody passes twice",
    "All four passed twice: the deal is void, and {next_dealer} deals.",
    ("FFB-2016",),
)

# The auction -------------------------------------------------------------------------------------

TURN = Clause(
    "belote.turn",
    "In turn",
    "It is {turn}'s turn to speak, not {seat}'s.",
    ("FFB-COINCHE-2015", "FFB-CONTREE"),
)
MAY_PASS = Clause(
    "belote.pass",
    "Pass",
    "{seat} may pass, whatever was said before.",
    ("FFB-COINCHE-2015", "FFB-CONTREE"),
)
BID = Clause(
    "belote.bid",
    "Bid a number and a suit",
    "{standing} {numbers}",
    ("FFB-COINCHE-2015", "FFB-CONTREE"),
)
FOUR_SUITS = Clause(
    "belote.four-suits",
    "Only a suit",
    "At this table trump is one of the four suits, and never {suit}.",
    ("FFB-2016", "FFB-COINCHE-2015"),
)
CAPOT_BID = Clause(
    "belote.capot-bid",
    "Bid capot",
    "{standing} A capot, all eight tricks, stands above every number.",
    ("FFB-COINCHE-2015", "FFB-CONTREE"),
)
GENERALE = Clause(
    "belote.generale",
    "Bid générale",
    "A générale is all eight tricks, won by the bidder alone. It stands above everything else.",
    ("PAGAT-COINCHE", "ANGE"),
)
COINCHED = Clause(
    "belote.coinche",
    "Coinche",
    "{standing} Only the other side's bid can be coinched, and only once{frozen}.",
    ("FFB-COINCHE-2015", "FFB-CONTREE"),
)
SURCOINCHED = Clause(
    "belote.surcoinche",
    "Surcoinche",
    "{standing} Only the side that was coinched may surcoinche.",
    ("FFB-COINCHE-2015", "FFB-CONTREE"),
)
AUCTION_END = Clause(
    "belote.auction-end",
    "The end of the auction",
    "{ending}",
    ("FFB-COINCHE-2015", "FFB-CONTREE"),
)

BIDDING_CLAUSES = (
    FIRST_LEAD,
    TAKE_TURNED,
    TAKE_NAMED,
    FORCED_TAKE,
    TAKEN,
    ALL_PASS,
    TURN,
    MAY_PASS,
    BID,
    FOUR_SUITS,
    CAPOT_BID,
    GENERALE,
    COINCHED,
    SURCOINCHED,
    AUCTION_END,
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
    *BIDDING_CLAUSES,
    FORCED_LAST,
    WINNER_TRUMP,
    WINNER_LED,
)
