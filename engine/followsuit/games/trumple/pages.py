"""The tables of Trumple's page, computed from the same values that the rules use."""

from followsuit.cards import PACK_52
from followsuit.game import Table
from followsuit.games.trumple.score import ScorePosition, score
from followsuit.games.trumple.values import (
    BID_VALUES,
    CARDS_EACH,
    SUITS_WEAKEST_FIRST,
    TRICKS,
)
from followsuit.games.trumple.variants import VARIANTS
from followsuit.tricks import ACE_HIGH
from followsuit.words import ENGLISH

SHOWN_TARGETS = range(6)
SHOWN_TRICKS = range(8)


def _at_a_glance() -> Table:
    suits = ", ".join(ENGLISH.suit(suit) for suit in reversed(SUITS_WEAKEST_FIRST))
    return ("", ""), (
        ("Players", "4, each for themselves"),
        ("Cards", f"{len(PACK_52)}: two to ace in four suits, {CARDS_EACH} to each player"),
        ("Class", "exact bids; a relative of Oh Hell and Ninety-Nine"),
        ("Suits", f"from the highest, between equal bids only: {suits}"),
        ("Trump", "the suit of the best bid, or none"),
        ("Aim", f"exactly as many of the {TRICKS} tricks as your target"),
        ("Ruled on this page", "bids, targets, the play of a card, who wins a trick, the score"),
        ("Told in words", "the match"),
    )


def _card_values() -> Table:
    ranks = sorted(ACE_HIGH, key=lambda rank: ACE_HIGH[rank], reverse=True)
    heads = ("Strongest first", *(rank.replace("T", "10") for rank in ranks))
    return heads, (("counts in a bid", *(str(BID_VALUES[rank]) for rank in ranks)),)


def _scores() -> Table:
    heads = ("", *(f"won {won}" for won in SHOWN_TRICKS))
    return heads, tuple(
        (f"target {target}", *(_points(target, won) for won in SHOWN_TRICKS))
        for target in SHOWN_TARGETS
    )


def _points(target: int, won: int) -> str:
    points = score(ScorePosition(target, won, None, VARIANTS[0]))
    return f"+{points}" if points > 0 else ENGLISH.number(points)


TABLES = {"at-a-glance": _at_a_glance, "card-values": _card_values, "scores": _scores}
