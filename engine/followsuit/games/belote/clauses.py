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

# Belote-rebelote and announcements ---------------------------------------------------------------

REBELOTE = Clause(
    "belote.rebelote",
    "Belote and rebelote",
    "King and queen of trump in one hand count 20 when both are played. {belotes}",
    ("FFB-2016", "FFB-COINCHE-2015", "FFB-CONTREE", "PAGAT-BELOTE"),
)
ANNONCE_WORTH = Clause(
    "belote.annonce-worth",
    "What can be announced",
    "{seat} has {announcements}.",
    ("FFB-COINCHE-2015", "PAGAT-BELOTE"),
)
ANNONCE = Clause(
    "belote.annonce",
    "The best announcement scores",
    "{seat} has the best announcement, so {one} and {other} score all of theirs: {working}.",
    ("FFB-COINCHE-2015", "PAGAT-BELOTE"),
)
ANNONCE_TIE = Clause(
    "belote.annonce-tie",
    "Equal announcements score nothing",
    "{seat}'s best announcement and {rival}'s are equal, so nobody scores.",
    ("FFB-COINCHE-2015",),
)
ANNONCE_FIRST = Clause(
    "belote.annonce-first",
    "Equal announcements: the first to speak",
    "{seat}'s best announcement and {rival}'s are equal, and {seat} comes first after the lead. So"
    " {one} and {other} score: {working}.",
    ("PAGAT-BELOTE", "SURVEY"),
)
ANNONCE_NONE = Clause(
    "belote.annonce-none",
    "Nothing to announce",
    "No announcement scores: {nothing}.",
    ("FFB-2016", "FFB-CONTREE"),
)
ANNONCE_COUNTS = Clause(
    "belote.annonce-counts",
    "Announcements count towards the contract",
    "Announcements count {takers_announce} for the takers, {defenders_announce} for the defenders.",
    ("FFB-COINCHE-2015",),
)

# The score ---------------------------------------------------------------------------------------

DER = Clause(
    "belote.der",
    "The last trick",
    "The last trick counts 10 more.",
    ("FFB-2016", "FFB-COINCHE-2015", "PAGAT-BELOTE"),
)
ALL_EIGHT = Clause(
    "belote.capot",
    "All eight tricks",
    "{side} took all eight tricks, which count {points}.",
    ("FFB-2016", "FFB-COINCHE-2015", "PAGAT-COINCHE"),
)
SCALE = Clause(
    "belote.scale",
    "All trump brought back to 162",
    "At all trump there are 258 points, brought back to 162: the takers' {raw} become {scaled}, and"
    " the defenders have {rest}.",
    ("FFB-2016",),
)
SCORE_CLASSIC = Clause(
    "belote.score-classic",
    "Belote: half the deal",
    "{totals} The takers need {need}. {outcome} {working}",
    ("FFB-2016",),
)
LITIGE = Clause(
    "belote.litige",
    "Litige",
    "{totals} They are equal: the defenders score theirs, and {share}.",
    ("FFB-2016",),
)
POT = Clause(
    "belote.pot",
    "The pot",
    "The {pot} points in the pot go to {winner}: {with_pot}.",
    ("WP-FR", "FFB-2016"),
)
REPLAY = Clause(
    "belote.replay",
    "Equal totals: the deal is played again",
    "{totals} They are equal, so nobody scores, and the same dealer deals again.",
    ("SURVEY",),
)
SCORE_COINCHE = Clause(
    "belote.score-coinche",
    "Coinche, official rules: points and contract",
    "{totals} The takers need {need}. {outcome} {working}",
    ("FFB-COINCHE-2015",),
)
SCORE_CONTREE = Clause(
    "belote.score-contree",
    "Contrée: the contract decides",
    "{totals} The takers need {need}. {outcome} {working}",
    ("FFB-CONTREE",),
)
SCORE_PAGAT = Clause(
    "belote.score-pagat",
    "Coinche after Pagat: only the bid is doubled",
    "{totals} The takers need {need}. {outcome} {working}",
    ("PAGAT-COINCHE",),
)
SCORE_GENERALE = Clause(
    "belote.score-generale",
    "The score of a générale",
    "The bidder must win all eight tricks alone. {outcome} {working}",
    ("PAGAT-COINCHE", "ANGE"),
)
ROUND = Clause(
    "belote.round",
    "Rounding",
    "Rounded to tens: the takers score {takers}, the defenders {defenders}.",
    ("FFB-COINCHE-2015", "FFB-CONTREE", "CANNES-2016"),
)

# The match ---------------------------------------------------------------------------------------

TARGET = Clause(
    "belote.target",
    "The target",
    "{totals} {needed} {result}",
    ("FFB-2016", "FFB-COINCHE-2015", "PAGAT-COINCHE"),
)
EQUAL_TOTALS = Clause(
    "belote.equal-totals",
    "Both over the target with equal totals",
    "{totals} Both are there with equal totals. {result}",
    ("FFB-2016", "PAGAT-COINCHE"),
)
NOT_ON_BELOTE = Clause(
    "belote.not-on-belote",
    "Not on belote alone",
    "{totals} {one} and {other} scored nothing but belote in this deal, so cannot win with it."
    " {result}",
    ("FFB-COINCHE-2015",),
)

SCORING_CLAUSES = (
    REBELOTE,
    ANNONCE_WORTH,
    ANNONCE,
    ANNONCE_TIE,
    ANNONCE_FIRST,
    ANNONCE_NONE,
    ANNONCE_COUNTS,
    DER,
    ALL_EIGHT,
    SCALE,
    SCORE_CLASSIC,
    LITIGE,
    POT,
    REPLAY,
    SCORE_COINCHE,
    SCORE_CONTREE,
    SCORE_PAGAT,
    SCORE_GENERALE,
    ROUND,
    TARGET,
    EQUAL_TOTALS,
    NOT_ON_BELOTE,
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
    *SCORING_CLAUSES,
    FORCED_LAST,
    WINNER_TRUMP,
    WINNER_LED,
)
