"""Random positions of Trumple. Its tricks are here too: cards may lie face down, unknown."""

import random
from dataclasses import replace

from followsuit.cards import PACK_52, Card, Cards
from followsuit.games.trumple.bid import BID, BidPosition, is_legal
from followsuit.games.trumple.bids import BIDS, BidsPosition, SeatBid, choices, is_thirteen, ranked
from followsuit.games.trumple.score import SCORE, ScorePosition
from followsuit.games.trumple.trick import RULES, TRICK, TrumplePosition, face_down_seats
from followsuit.games.trumple.values import BID_VALUES, HIGHEST_BID
from followsuit.games.trumple.variants import TrumpleVariant
from followsuit.table import Seat, seats_from
from positions import random_position

CHEAP = [card for card in PACK_52 if BID_VALUES[card.rank] <= 5]
"""Cards that make low bids, so that four of them often total 13."""


def some_cards(source: random.Random, cards: list[Card], most: int) -> Cards:
    """One card or more; half of the time all of one suit."""
    if source.random() < 0.5:
        suit = source.choice(cards).suit
        cards = [card for card in cards if card.suit is suit]
    return Cards(source.sample(cards, source.randint(1, min(most, len(cards)))))


def bid(source: random.Random, variant: TrumpleVariant) -> BidPosition:
    """Any cards that a player may hold, legal or not, and sometimes none."""
    if source.random() < 0.05:
        return BidPosition(Cards(), variant)
    return BidPosition(some_cards(source, list(PACK_52), source.choice((2, 4, 13))), variant)


def bids(source: random.Random, variant: TrumpleVariant) -> BidsPosition:
    """Four legal bids; a third of them total 13, and in another third the best two are equal."""
    wanted = source.randrange(3)
    while True:
        p = four_bids(source, variant, CHEAP if wanted == 0 else list(PACK_52))
        best, second, *_ = ranked(p)
        if wanted == 0 and not is_thirteen(p):
            continue
        if wanted == 1 and worth(best.bid) != worth(second.bid):
            continue
        return replace(p, choice=source.choice([None, *choices(p)]))


def worth(cards: Cards) -> int:
    """What these cards count in a bid."""
    return sum(BID_VALUES[card.rank] for card in cards)


def four_bids(source: random.Random, variant: TrumpleVariant, cards: list[Card]) -> BidsPosition:
    """Four legal bids of these cards, from any seat."""
    shown: list[SeatBid] = []
    for seat in seats_from(source.choice(list(Seat)), "clockwise"):
        cards = [card for card in cards if not shown or card not in shown[-1].bid]
        made = some_cards(source, cards, 3)
        while not is_legal(made, variant):
            made = some_cards(source, cards, 3)
        shown.append(SeatBid(seat, made))
    return BidsPosition(tuple(shown), None, variant)


def score(source: random.Random, variant: TrumpleVariant) -> ScorePosition:
    """A target that can come about at this table, and any number of tricks."""
    beyond = variant.target_clamp == "none"
    lowest, highest = (-1, 14) if beyond else (0, 13)
    target = source.randint(lowest, source.choice((1, highest)))
    if variant.max_bid == "none" and source.random() < 0.2:
        target = source.randint(14, HIGHEST_BID)
    won = source.choice((0, 1, 13, source.randint(0, 13), min(max(target, 0), 13)))
    if variant.zero_by == "target":
        return ScorePosition(target, won, None, variant)
    most = HIGHEST_BID if variant.max_bid == "none" else 13
    worths = [value for value in (target - 1, target, target + 1) if 0 <= value <= most]
    return ScorePosition(target, won, source.choice(worths), variant)


def trick(source: random.Random, variant: TrumpleVariant) -> TrumplePosition:
    """Any trick; some of the cards that lie face down are not known."""
    p = random_position(RULES, source, variant, complete=source.random() < 0.3)
    known = TrumplePosition(p.seat, p.hand, p.trick, p.trump, variant)
    if not p.hand:
        return known
    unknown = tuple(seat for seat in face_down_seats(known) if source.random() < 0.6)
    trick = tuple(play for play in p.trick if play.seat not in unknown)
    return replace(known, trick=trick, unknown=unknown)


RANDOM = {BID.name: bid, BIDS.name: bids, SCORE.name: score, TRICK.name: trick}
