"""Random positions of Belote besides tricks."""

import random
from dataclasses import replace

from followsuit.cards import PACK_32
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
from followsuit.games.belote.variants import OPTIONS, VARIANTS, BeloteVariant
from followsuit.table import Seat


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


RANDOM = {TAKING.name: taking, AUCTION.name: auction, ONE_CALL.name: one_call}
