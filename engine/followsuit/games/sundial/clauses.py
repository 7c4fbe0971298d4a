"""The clauses of Sundial. The page owns their general text; the sentences here apply them.

Page: docs/games/sundial.md.
"""

from followsuit.deals import TABLE_CLAUSES
from followsuit.rules import INFERRED, Clause
from followsuit.tricks import WHIST_CLAUSES

NAME_FIVE = Clause(
    "sundial.name-five",
    "Trump from five cards",
    "The namer chooses one of the four suits, having seen five cards.",
    ("SUNDIAL",),
)
NO_PASS = Clause(
    "sundial.no-pass",
    "No pass",
    "The namer must name a suit: there is no pass, and no deal without trump.",
    ("SUNDIAL",),
)
NAME_HELD = Clause(
    "sundial.name-held",
    "Only a suit you hold",
    "At this table the suit must be among the first five cards, and {suit} are not.",
    ("OURS",),
    INFERRED,
)
NO_CHANGE = Clause(
    "sundial.no-change",
    "Trump stands",
    "Trump has been named, and stands for the whole round. {trump}.",
    ("SUNDIAL",),
)
DEALER_LEADS = Clause(
    "sundial.dealer-leads",
    "The dealer leads",
    "{dealer} deals, so leads the first trick. {namer}, who sits next, names trump and plays"
    " second.",
    ("SUNDIAL",),
)
NAMER_LEADS = Clause(
    "sundial.namer-leads",
    "The namer leads",
    "{namer}, who sits next after {dealer}, the dealer, names trump, and at this table leads the"
    " first trick too.",
    ("PAGAT-RANG", "WP-COURT", "HOKM"),
)
DEAL_LEFT = Clause(
    "sundial.deal-left",
    "The deal moves on",
    "The deal moves one seat, from {dealer} to {next_dealer}, so {next_namer} names trump in the"
    " next round.",
    ("SUNDIAL",),
)
KEEP_CALL = Clause(
    "sundial.keep-call",
    "The namer's pair keeps the call",
    "{namer}'s pair won the round, so at this table {dealer} deals again and {namer} names trump"
    " again.",
    ("PAGAT-RANG", "HOKM", "PAGAT-TROEF"),
)

PLAY_OUT = Clause(
    "sundial.play-out",
    "All thirteen tricks",
    "All thirteen tricks are played, so the round goes on. Tricks left: {left}.",
    ("SUNDIAL",),
)
SEVEN = Clause(
    "sundial.seven",
    "Seven tricks win the round",
    "{pair} have {count} tricks, which is seven or more, so they win the round.",
    ("SUNDIAL",),
)
STOP_AT_SEVEN = Clause(
    "sundial.stop-at-seven",
    "Or the seventh trick ends the round",
    "At this table the trick that gives a pair its seventh ends the round. Most tricks of a pair:"
    " {most}.",
    ("WP-COURT", "HOKM"),
)
KOT = Clause(
    "sundial.kot",
    "The first seven tricks count more",
    "{pair} won the first seven tricks, so at this table the round counts {points} points.",
    ("HOKM",),
)
MATCH = Clause(
    "sundial.match",
    "Three rounds win the match",
    "The first pair to have {target} points wins the match. Most points of a pair: {most}.",
    ("SUNDIAL",),
)

OWN_CLAUSES = (
    NAME_FIVE,
    NO_PASS,
    NAME_HELD,
    NO_CHANGE,
    DEALER_LEADS,
    NAMER_LEADS,
    PLAY_OUT,
    SEVEN,
    STOP_AT_SEVEN,
    KOT,
    MATCH,
    DEAL_LEFT,
    KEEP_CALL,
)
CLAUSES = OWN_CLAUSES + WHIST_CLAUSES + TABLE_CLAUSES
