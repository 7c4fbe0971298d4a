"""Which card may be played in Belote, and who wins the trick.

Page: docs/games/belote.md#play, whose order of lines this follows.
"""

from followsuit.cards import Card, Cards
from followsuit.games.belote.clauses import (
    AT_RAISE,
    DISCARD,
    FOLLOW,
    LEAD,
    NO_PISSE,
    OVERTRUMP,
    PARTNER_FREE,
    PARTNER_UNDER,
    RAISE,
    RAISE_NONE,
    RAISE_PLAIN,
    RUFF,
    UNDERTRUMP,
)
from followsuit.games.belote.values import order_of
from followsuit.games.belote.variants import BeloteVariant
from followsuit.rules import Clause, Ruling, free, must
from followsuit.table import NoSuit, Play, TrickPosition, Trump
from followsuit.tricks import FORCED_LAST, highest
from followsuit.tricks import winner_clause as core_winner_clause
from followsuit.tricks import winning_play as core_winning_play

BelotePosition = TrickPosition[BeloteVariant]


def ruling(p: BelotePosition) -> Ruling:
    """Which cards may this player play, and by which clause?"""
    if len(p.hand) == 1:
        return free(p.hand, FORCED_LAST)
    if not p.trick:
        return free(p.hand, LEAD)
    if p.trump is NoSuit.NO_TRUMP:
        return _no_trump_ruling(p)
    if p.trump is NoSuit.ALL_TRUMP:
        return _all_trump_ruling(p)
    return _suit_ruling(p)


def _suit_ruling(p: BelotePosition) -> Ruling:
    best = winning_play(p)
    partner_winning = best.seat is p.seat.partner
    followers = p.hand.of(p.led)
    trumps = p.hand.of(p.trump)
    higher_trumps = Cards([card for card in trumps if beats(card, best.card, p.trump)])

    if followers and p.led is p.trump:
        if not higher_trumps:
            return must(p.hand, (FOLLOW, followers), (RAISE_NONE, followers))
        if partner_winning and p.variant.raise_over_partner == "no":
            return must(p.hand, (FOLLOW, followers))
        return must(p.hand, (FOLLOW, followers), (RAISE, higher_trumps))
    if followers:
        return _plain_suit_ruling(p, followers)
    if not trumps:
        return free(p.hand, DISCARD)
    if partner_winning and p.variant.ruff_partner == "no":
        return _partner_winning_ruling(p, higher_trumps)
    if best.card.suit is not p.trump:
        return must(p.hand, (RUFF, trumps))
    # With four seats in two pairs, the last trump before an opponent's turn is also the best one
    # whenever this binds, so comparing with the last would change no answer. The page says "best".
    if higher_trumps:
        return must(p.hand, (RUFF, trumps), (OVERTRUMP, higher_trumps))
    if p.variant.undertrump == "may":
        return free(p.hand, NO_PISSE)
    return must(p.hand, (UNDERTRUMP, trumps))


def _plain_suit_ruling(p: BelotePosition, followers: Cards) -> Ruling:
    """A plain suit was led and the hand holds it."""
    higher = Cards([card for card in followers if beats(card, highest_led(p), p.trump)])
    if higher and p.variant.raise_plain == "yes":
        return must(p.hand, (FOLLOW, followers), (RAISE_PLAIN, higher))
    return must(p.hand, (FOLLOW, followers))


def _partner_winning_ruling(p: BelotePosition, higher_trumps: Cards) -> Ruling:
    """Partner is winning, and the hand holds trumps but not the plain suit led.

    Where partner is winning with a plain card, every trump is higher.
    """
    trumps = p.hand.of(p.trump)
    lower_trumps = trumps.without(higher_trumps)
    not_lower = p.hand.without(lower_trumps)
    if not lower_trumps:
        return free(p.hand, PARTNER_FREE)
    if p.variant.undertrump_partner == "never-if-higher" and higher_trumps:
        return must(p.hand, (PARTNER_UNDER, not_lower), (PARTNER_FREE, not_lower))
    if p.variant.undertrump_partner == "only-if-all-trumps" and trumps != p.hand:
        return must(p.hand, (PARTNER_UNDER, not_lower), (PARTNER_FREE, not_lower))
    return free(p.hand, PARTNER_FREE)


def _no_trump_ruling(p: BelotePosition) -> Ruling:
    followers = p.hand.of(p.led)
    if followers:
        return must(p.hand, (FOLLOW, followers))
    return free(p.hand, DISCARD)


def _all_trump_ruling(p: BelotePosition) -> Ruling:
    best = winning_play(p)
    followers = p.hand.of(p.led)
    higher = Cards([card for card in followers if beats(card, best.card, p.trump)])
    if not followers:
        return free(p.hand, DISCARD)
    if p.variant.at_raise == "no":
        return must(p.hand, (FOLLOW, followers))
    if not higher:
        return must(p.hand, (FOLLOW, followers), (AT_RAISE, followers))
    if p.variant.at_over_partner == "no" and best.seat is p.seat.partner:
        return must(p.hand, (FOLLOW, followers))
    return must(p.hand, (FOLLOW, followers), (AT_RAISE, higher))


def beats(card: Card, best: Card, trump: Trump) -> bool:
    """Does this card, played later, take the trick from the best card so far?

    At no trump and at all trump, no card takes a trick from another suit.
    """
    if card.suit is best.suit:
        ranks = order_of(card.suit, trump)
        return ranks[card.rank] > ranks[best.rank]
    return card.suit is trump


def winning_play(p: BelotePosition) -> Play:
    """Which play holds the trick so far? There must be one."""
    return core_winning_play(p.trick, lambda card, best: beats(card, best, p.trump))


def winner_clause(p: BelotePosition) -> Clause:
    """By which clause is this complete trick won?"""
    return core_winner_clause(p.trick, p.trump)


def highest_led(p: BelotePosition) -> Card:
    """The highest card of the suit led on the table, trumps on a plain lead left aside."""
    return highest(Cards([play.card for play in p.trick]), p.led, order_of(p.led, p.trump))
