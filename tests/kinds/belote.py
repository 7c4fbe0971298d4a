"""Random positions of Belote besides tricks."""

import random
from dataclasses import replace

from followsuit.cards import PACK_32, Cards, Suit
from followsuit.games.belote.announcements import ANNOUNCEMENTS, AnnouncementPosition
from followsuit.games.belote.auction import (
    AUCTION,
    ONE_CALL,
    AuctionPosition,
    CallPosition,
    denominations,
    is_over,
    lowest_bid,
    to_speak,
    verdict,
)
from followsuit.games.belote.bidding import (
    TAKING,
    TakingPosition,
    judged_calls,
)
from followsuit.games.belote.bidding import to_speak as taking_to_speak
from followsuit.games.belote.bidding import verdict as taking_verdict
from followsuit.games.belote.calls import COINCHE, DENOMINATIONS, PASS, SURCOINCHE, Call, Said
from followsuit.games.belote.match import MATCH, MatchPosition
from followsuit.games.belote.match import are_equal as match_is_equal
from followsuit.games.belote.rebelote import REBELOTES, RebelotePosition
from followsuit.games.belote.scoring import SCORE, ScorePosition, is_scaled
from followsuit.games.belote.variants import OPTIONS, VARIANTS, BeloteVariant
from followsuit.table import NoSuit, Pair, Seat


def table_with(source: random.Random, variant: BeloteVariant, bidding: str) -> BeloteVariant:
    """The same options, at a preset where trump is made so."""
    presets = [preset for preset in VARIANTS if preset.bidding == bidding]
    options = {option.name: getattr(variant, option.name) for option in OPTIONS}
    return source.choice(presets).changed(options)


def taking(source: random.Random, variant: BeloteVariant) -> TakingPosition:
    """Some legal calls; passes more often than not."""
    table = table_with(source, variant, "take-up")
    p = TakingPosition(source.choice(list(Seat)), source.choice(PACK_32), (), table)
    for _ in range(source.choice([0, 1, 2, 3, 4, 5, 6, 7, 8, 8])):
        if taking_to_speak(p) is None:
            break
        calls = [c for c in judged_calls(p) if taking_verdict(p, c).permitted]
        call = PASS if PASS in calls and source.random() < 0.85 else source.choice(calls)
        p = replace(p, calls=(*p.calls, call))
    return p


def random_call(source: random.Random, p: AuctionPosition) -> Call:
    """Any call, and a legal bid about every third time."""
    generale = ["generale"] if p.variant.generale == "yes" else []
    word = source.choice(["bid", "bid", "bid", "capot", *generale, "coinche", "surcoinche", "pass"])
    if word in ("coinche", "surcoinche", "pass"):
        return {"coinche": COINCHE, "surcoinche": SURCOINCHE, "pass": PASS}[word]
    trump = source.choice(DENOMINATIONS if source.random() < 0.2 else denominations(p.variant))
    if word != "bid":
        return Call(word, trump)
    lowest = lowest_bid(p)
    number = lowest.number if lowest else 160
    return Call("bid", trump, source.choice([number, number, number + 10, number - 10, 85, 300]))


def auction(source: random.Random, variant: BeloteVariant) -> AuctionPosition:
    """Some legal calls, out of turn too where that is legal."""
    table = table_with(source, variant, "auction")
    p = AuctionPosition(source.choice(list(Seat)), (), table)
    for _ in range(source.randrange(16)):
        turn = to_speak(p)
        if turn is None:
            break
        call = PASS if source.random() < 0.5 else random_call(source, p)
        seat = source.choice(list(Seat)) if source.random() < 0.2 else turn
        if verdict(p, Said(seat, call)).permitted:
            p = replace(p, calls=(*p.calls, Said(seat, call)))
    return p


def one_call(source: random.Random, variant: BeloteVariant) -> CallPosition:
    """An auction that is not over, and any call, mostly of the seat whose turn it is."""
    p = auction(source, variant)
    while is_over(p):
        p = replace(p, calls=p.calls[:-1])
    seat = to_speak(p)
    assert seat is not None
    if source.random() < 0.2:
        seat = source.choice(list(Seat))
    return CallPosition(p, Said(seat, random_call(source, p)))


def rebelote(source: random.Random, variant: BeloteVariant) -> RebelotePosition:
    """Cards with many kings and queens, some of them played."""
    pack = sorted(PACK_32, key=lambda card: (card.rank not in "KQ", source.random()))
    dealt = pack[: source.randint(1, 8)]
    source.shuffle(dealt)
    played = source.sample(dealt, source.randint(0, len(dealt)))
    trump = source.choice([*Suit, *NoSuit, NoSuit.ALL_TRUMP])
    return RebelotePosition(trump, Cards(dealt), Cards(played), variant)


def announcements(source: random.Random, variant: BeloteVariant) -> AnnouncementPosition:
    """Four hands; often all of two suits or of a few ranks, so that much can be announced."""
    pack = list(PACK_32)
    source.shuffle(pack)
    way = source.randrange(4)
    ranks = source.sample("AKQJT987", 4)
    if way == 0:
        pack.sort(key=lambda card: card.rank not in ranks)
    elif way == 1:
        pack.sort(key=lambda card: card.suit.value)
    elif way == 2:
        pack.sort(key=lambda card: (card.rank not in ranks, card.rank))
    hands = []
    for _ in Seat:
        size = source.choice([0, 0, 3, 4, 5, 7, 8, 8])
        hands.append(Cards(source.sample(pack[:size], size)))
        pack = pack[size:]
    source.shuffle(hands)
    north, east, south, west = hands
    table = variant
    if source.random() < 0.7:
        table = variant.changed({"announcements": "yes"})
    needs_leader = table.annonce_tie == "first-to-speak" and table.announcements == "yes"
    leader = source.choice(list(Seat)) if needs_leader or source.random() < 0.5 else None
    trump = source.choice([*Suit, *NoSuit])
    return AnnouncementPosition(trump, leader, (north, east, south, west), table)


def score(source: random.Random, variant: BeloteVariant) -> ScorePosition:
    """A deal at any table; equal totals, bare contracts and all eight tricks come often."""
    trump = source.choice([None, None, *Suit, *NoSuit, NoSuit.ALL_TRUMP])
    contract = _contract(source, variant) if variant.bidding == "auction" else None
    closed = contract in ("capot", "generale") and variant.capot_closes == "yes"
    doubled = ["no"] if contract is None or closed else ["no", "coinche", "surcoinche"]
    most = 0 if trump is NoSuit.NO_TRUMP else 4 if trump is NoSuit.ALL_TRUMP else 1
    takers_belote = source.randint(0, most)
    announce = [0, 20, 40, 50, 100, 250] if variant.announcements == "yes" else [0]
    announced = [source.choice(announce), 0]
    source.shuffle(announced)
    p = ScorePosition(
        trump=trump,
        contract=contract,
        doubled=source.choice(doubled),
        takers_points=0,
        takers_tricks=None,
        bidder_tricks=None,
        takers_belote=takers_belote,
        defenders_belote=source.randint(0, most - takers_belote),
        takers_announce=announced[0],
        defenders_announce=announced[1],
        pot=source.choice([0, 0, 81, 162]) if variant.tie_rule == "litige" else 0,
        last_deal=source.choice(["no", "no", "yes"]),
        variant=variant,
    )
    return _with_tricks(source, p)


def _contract(source: random.Random, variant: BeloteVariant) -> str:
    numbers = ["80", "80", "90", "100", "130", "160"]
    numbers += ["250", "400"] if variant.max_bid == "none" else []
    generale = ["generale", "generale"] if variant.generale == "yes" else []
    return source.choice([*numbers, "capot", *generale])


def _with_tricks(source: random.Random, p: ScorePosition) -> ScorePosition:
    most = 258 if is_scaled(p) else 162
    points = source.choice([0, 71, 80, 81, 82, 91, 162, *(source.randint(1, most),) * 8])
    tricks = source.choice([None, source.randint(1, 7)])
    if points in (0, 252):
        tricks = source.randint(0 if points == 0 else 1, 7)
    if source.random() < 0.2:
        points, tricks = 252, 8
    bidder = None
    if p.contract == "generale":
        most_alone = 7 if tricks is None else min(tricks, 7)
        bidder = source.choice([8, 7]) if tricks == 8 else source.randint(0, most_alone)
    return replace(p, takers_points=points, takers_tricks=tricks, bidder_tricks=bidder)


def match(source: random.Random, variant: BeloteVariant) -> MatchPosition:
    """Totals near the target, equal ones often."""
    target = int(variant.target)
    after = [source.choice([target - 10, target, target + 1, target + 90]) for _ in Pair]
    scored = [source.choice([0, 20, 92, 250]) for _ in Pair]
    p = MatchPosition(
        before=(after[0] - scored[0], after[1] - scored[1]),
        scored=(scored[0], scored[1]),
        won_by=source.choice([None, *Pair]),
        only_belote=source.choice([None, None, *Pair]),
        variant=variant,
    )
    if match_is_equal(p) and variant.equal_totals == "last-contract" and p.won_by is None:
        return replace(p, won_by=Pair.NORTH_SOUTH)
    return p


RANDOM = {
    TAKING.name: taking,
    AUCTION.name: auction,
    ONE_CALL.name: one_call,
    REBELOTES.name: rebelote,
    ANNOUNCEMENTS.name: announcements,
    SCORE.name: score,
    MATCH.name: match,
}

# The two checkers agree under every preset and every single option; some mixtures of options that
# no source plays together are not yet ruled in every word.
UNMIXED = (TAKING.name, AUCTION.name, ONE_CALL.name, ANNOUNCEMENTS.name, SCORE.name, MATCH.name)
