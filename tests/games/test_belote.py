"""Belote before and after the play: what the examples on its pages cannot say."""

from dataclasses import replace
from typing import Any

import pytest
from followsuit.errors import EngineError
from followsuit.games.belote import BELOTE
from followsuit.games.belote.announcements import ANNOUNCEMENTS, points, side
from followsuit.games.belote.auction import (
    AUCTION,
    LOWEST_BID,
    AuctionPosition,
    coinched,
    contract,
    denominations,
    is_over,
    outbids,
    ruling,
    standing,
    surcoinched,
    to_speak,
    verdict,
)
from followsuit.games.belote.bidding import TAKING
from followsuit.games.belote.calls import COINCHE, PASS, SURCOINCHE, Call, Said
from followsuit.games.belote.match import MATCH, totals, winner
from followsuit.games.belote.parts import Sum
from followsuit.games.belote.scoring import (
    SCORE,
    ScorePosition,
    counts,
    outcome,
    pot_after,
    result,
    scores,
    with_pot,
)
from followsuit.games.belote.variants import VARIANTS
from followsuit.judge import judge, read_position
from followsuit.table import Pair, Seat
from positions import fresh_seed, link, random_others

COUNT = 1500
CLASSIC, OFFICIAL, CONTREE, PAGAT = VARIANTS


def told(query: str) -> Any:
    """What is told of this position."""
    _, position = read_position(f"game=belote&{query}")
    return BELOTE.tell(position)


# Presets -----------------------------------------------------------------------------------------


def test_presets_are_as_the_reference_says() -> None:
    assert [variant.key for variant in VARIANTS] == [
        "belote-classic",
        "coinche-official",
        "contree-ffb2016",
        "coinche-pagat",
    ]
    assert [variant.bidding for variant in VARIANTS] == ["take-up", *["auction"] * 3]
    assert [variant.target for variant in VARIANTS] == ["1000", "2000", "2000", "2000"]
    assert [variant.announcements for variant in VARIANTS] == ["no", "yes", "no", "no"]
    assert [variant.tie_rule for variant in VARIANTS] == ["litige", "fail", "fail", "fail"]
    assert [variant.rounding for variant in VARIANTS] == ["none", "5-up", "5-up", "5-up"]
    assert [variant.multiplier for variant in VARIANTS] == ["whole-4"] * 3 + ["bid-4"]
    assert [variant.min_80 for variant in VARIANTS] == ["80"] * 3 + ["82"]


# Laws of the auction -----------------------------------------------------------------------------


def test_only_the_other_side_coinches_and_only_the_coinched_side_surcoinches() -> None:
    seed = fresh_seed()
    for p in random_others(BELOTE, AUCTION, COUNT, seed):
        best, against = standing(p), coinched(p)
        if best is None or is_over(p):
            continue
        for seat in Seat:
            why = f"seed {seed}: {seat} in {link(BELOTE, p)}"
            if verdict(p, Said(seat, COINCHE)).permitted:
                assert Pair.of(seat) is not Pair.of(best.seat), why
                assert against is None, why
            if verdict(p, Said(seat, SURCOINCHE)).permitted:
                assert Pair.of(seat) is Pair.of(best.seat), why
                assert against is not None, why


def test_whose_turn_it_is_may_pass_and_everything_said_was_higher() -> None:
    seed = fresh_seed()
    for p in random_others(BELOTE, AUCTION, COUNT, seed):
        why = f"seed {seed}: {link(BELOTE, p)}"
        turn = to_speak(p)
        assert (turn is None) == is_over(p) == (contract(p) is not None), why
        if turn:
            assert verdict(p, Said(turn, PASS)).permitted, why
        numbers = [said.call.number for said in p.calls if said.call.word == "bid"]
        assert numbers == sorted(numbers), why
        if p.variant.denomination_order == "none":
            assert len(set(numbers)) == len(numbers), why
        assert all(number >= LOWEST_BID and number % 10 == 0 for number in numbers), why


def test_a_call_that_ends_it_leaves_nothing_to_say() -> None:
    seed = fresh_seed()
    for p in random_others(BELOTE, AUCTION, COUNT, seed):
        if is_over(p):
            assert not ruling(p), f"seed {seed}: {link(BELOTE, p)}"
            assert surcoinched(p) is None or p.calls[-1].call == SURCOINCHE
            assert not is_over(replace(p, calls=p.calls[:-1])), f"seed {seed}: {link(BELOTE, p)}"


def test_the_lowest_bid_stated_is_legal_and_nothing_lower_is() -> None:
    seed = fresh_seed()
    for p in random_others(BELOTE, AUCTION, COUNT, seed):
        legal = BELOTE.answers(p)["legal"].split(", ")
        bids = [int(call.split()[1]) for call in legal if call.startswith("bid")]
        if not bids:
            continue
        why = f"seed {seed}: {link(BELOTE, p)}"
        trumps = denominations(p.variant)
        assert any(outbids(p, Call("bid", trump, bids[0])) for trump in trumps), why
        for number in range(0, bids[0], 5):
            assert not any(outbids(p, Call("bid", trump, number)) for trump in trumps), why


def test_a_table_that_never_coinches_out_of_turn_says_who_is_to_speak() -> None:
    telling = told("variant=coinche-official&dealer=S&auction=90.H&call=E.coinche")
    assert telling.answer == ("coinche: not permitted. It is North's turn to speak, not East's.")


def test_reasons_of_an_auction_say_what_stands() -> None:
    telling = told("variant=coinche-official&direction=anticlockwise&dealer=S&auction=90.H")
    reasons = {verdict.subject: verdict.reason for verdict in telling.verdicts}
    assert reasons["bid"] == (
        "East's 90 hearts stands. A bid is a multiple of 10, from 100 to 160."
    )
    assert reasons["coinche"].endswith("only once, and nobody bids after that.")
    assert telling.answer == "North may say: pass, bid 100 or more, capot or coinche."


# Laws of the score -------------------------------------------------------------------------------


def test_classic_scores_come_to_the_points_of_the_deal_or_the_pot_grows() -> None:
    seed = fresh_seed()
    for p in random_others(BELOTE, SCORE, COUNT, seed):
        if p.variant.bidding != "take-up" or p.variant.tie_rule == "replay":
            continue
        if p.variant.rounding != "none" or p.variant.failed_points != "162":
            continue
        if outcome(p) == "litige" and p.last_deal == "yes":
            continue
        c = counts(p)
        whole = c.takers.total + c.defenders.total
        assert sum(scores(p)) + pot_after(p) == whole + p.pot, f"seed {seed}: {link(BELOTE, p)}"


def test_rounding_never_rescues_a_contract() -> None:
    seed = fresh_seed()
    for p in random_others(BELOTE, SCORE, COUNT, seed):
        made = {
            outcome(replace(p, variant=p.variant.changed({"rounding": rounding})))
            for rounding in ("none", "5-up", "6-up")
        }
        assert len(made) == 1, f"seed {seed}: {link(BELOTE, p)}"


def test_rounding_changes_a_score_by_five_at_most_and_only_where_the_table_rounds() -> None:
    seed = fresh_seed()
    for p in random_others(BELOTE, SCORE, COUNT, seed):
        for score, exact in zip(scores(p), with_pot(p), strict=True):
            why = f"seed {seed}: {link(BELOTE, p)}"
            assert abs(score - exact.total) <= (0 if p.variant.rounding == "none" else 5), why
            assert p.variant.rounding == "none" or score % 10 == 0, why


def test_more_points_never_lose_what_fewer_would_win() -> None:
    seed = fresh_seed()
    order = ["no", "replay", "litige", "yes"]
    for p in random_others(BELOTE, SCORE, COUNT, seed):
        if p.takers_tricks in (0, 8) or p.takers_points in (0, 161, 162, 251, 258):
            continue
        more = replace(p, takers_points=p.takers_points + 1, takers_tricks=None)
        why = f"seed {seed}: {link(BELOTE, p)}"
        assert order.index(outcome(p)) <= order.index(outcome(more)), why


def test_a_coinche_never_makes_or_breaks_a_contract_and_the_winner_never_gets_less() -> None:
    seed = fresh_seed()
    for p in random_others(BELOTE, SCORE, COUNT, seed):
        if p.doubled != "coinche" or outcome(p) not in ("yes", "no"):
            continue
        more = replace(p, doubled="surcoinche")
        assert outcome(more) == outcome(p) == outcome(replace(p, doubled="no"))
        why = f"seed {seed}: {link(BELOTE, p)}"
        if outcome(p) == "yes":
            assert result(more).takers.total > result(p).takers.total, why
        else:
            assert result(more).defenders.total > result(p).defenders.total, why


@pytest.mark.parametrize(
    ("points", "tricks", "expected"),
    [(95, None, (95, 67)), (0, 0, (0, 252)), (252, 8, (252, 0)), (0, 3, (0, 162))],
)
def test_a_deal_is_scored_from_its_totals(
    points: int, tricks: int | None, expected: tuple[int, int]
) -> None:
    p = ScorePosition(None, None, "no", points, tricks, None, 0, 0, 0, 0, 0, "no", CLASSIC)
    assert scores(p) == expected


def test_the_working_stands_in_the_reasons() -> None:
    telling = told("variant=coinche-official&contract=90&doubled=coinche&takers-points=97")
    sentences = [reason.sentence for reason in telling.reasons]
    assert sentences == [
        "Takers 97; defenders 65. The takers need 90, and more than the defenders."
        " The contract is made. The takers get 2 × (160 + 90) = 500; the defenders get 0."
    ]


@pytest.mark.parametrize(
    ("terms", "written"),
    [
        (Sum(), "0"),
        (Sum((95,)), "95"),
        (Sum((112, 0, 0), 1, (100,)), "112 + 100 = 212"),
        (Sum((160, 90), 2, (0, 20)), "2 × (160 + 90) + 20 = 520"),
        (Sum((500,), 4), "4 × 500 = 2000"),
        (Sum((0,), 2, (20,)), "20"),
    ],
)
def test_workings(terms: Sum, written: str) -> None:
    assert str(terms) == written


# Announcements and the match ---------------------------------------------------------------------


def test_the_side_that_scores_has_something_and_the_score_is_its_own() -> None:
    seed = fresh_seed()
    for p in random_others(BELOTE, ANNOUNCEMENTS, COUNT, seed):
        why = f"seed {seed}: {link(BELOTE, p)}"
        assert (side(p) is None) == (points(p).total == 0), why
        if p.variant.announcements == "no":
            assert side(p) is None, why


def test_announced_cards_serve_once() -> None:
    telling = told("variant=coinche-official&trump=S&North-announces=SQ.HQ.DQ.CQ.SK.SJ.ST.S9")
    assert telling.reasons[0].sentence == (
        "North has a carré, queen (100) and a tierce to the jack of spades (20)."
    )


def test_the_winner_of_a_match_has_the_target_and_never_the_lower_total() -> None:
    seed = fresh_seed()
    for p in random_others(BELOTE, MATCH, COUNT, seed):
        pair = winner(p)
        if pair:
            why = f"seed {seed}: {link(BELOTE, p)}"
            assert totals(p)[pair] >= int(p.variant.target), why
            barred = p.variant.wins_on_belote == "no" and p.only_belote not in (None, pair)
            assert barred or totals(p)[pair] == max(totals(p).values()), why


# The way in --------------------------------------------------------------------------------------

COINCHE_90 = "variant=coinche-official&contract=90"


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ("dealer=S&turn-up=H9", ["calls is missing"]),
        ("dealer=S&calls=pass", ["turn up is missing"]),
        ("turn-up=H9&calls=pass", ["dealer is missing"]),
        ("dealer=S&turn-up=H2&calls=none", ["H2", "32 cards"]),
        ("dealer=S&turn-up=H9&calls=H", ["West may not say H", "belote.take-turned"]),
        ("dealer=S&turn-up=H9&calls=take,pass", ["after the end"]),
        ("dealer=S&turn-up=H9&calls=pass,pass,pass,pass,H", ["may not say H", "take-named"]),
        ("dealer=S&turn-up=H9&calls=trump", ["'trump' is not a call"]),
        ("variant=coinche-official&dealer=S&turn-up=H9&calls=none", ["has an auction"]),
        ("dealer=S&auction=none", ["no auction", "variant: coinche-official"]),
        ("variant=coinche-official&dealer=S&auction=90", ["'90' names no suit"]),
        ("variant=coinche-official&dealer=S&auction=90.SA", ["SA is the ace"]),
        ("variant=coinche-official&dealer=S&auction=H", ["no call of an auction", "80 H"]),
        ("variant=coinche-official&dealer=S&auction=take", ["no call of an auction"]),
        ("variant=coinche-official&dealer=S&auction=85.H", ["may not say 85 H", "belote.bid"]),
        ("variant=coinche-official&dealer=S&auction=generale.H", ["no générale", "generale: yes"]),
        ("variant=coinche-official&dealer=S&auction=90.H,.E.pass", ["East may not", "belote.turn"]),
        ("variant=coinche-official&dealer=S&auction=pass,pass,pass,pass,pass", ["after the end"]),
        (
            "variant=coinche-official&dealer=S&auction=pass,pass,pass,pass&call=80.H",
            ["The auction is over"],
        ),
        ("variant=coinche-official&dealer=S&auction=none&call=80.H,pass", ["expected one call"]),
        ("trump=H&dealt=HK.HQ&played=SA", ["SA", "not among the cards dealt"]),
        ("trump=H&dealt=HK.HK", ["HK", "twice"]),
        ("trump=H&dealt=AKQJT987..A.", ["9 cards", "8"]),
        ("North-announces=SA.SK.SQ", ["trump is missing"]),
        ("trump=H&North-announces=SA&East-announces=SA", ["SA", "twice"]),
        ("trump=H&North-announces=SA&N-announces=SK", ["North stands twice"]),
        (
            "variant=coinche-official&annonce-tie=first-to-speak&trump=H&North-announces=SA",
            ["leader is missing"],
        ),
        ("takers-points=200", ["200", "162 at most"]),
        ("takers-points=259", ["259", "at most 258"]),
        ("takers-points=0", ["all eight tricks", "takers tricks"]),
        ("takers-points=252", ["all eight tricks", "takers tricks"]),
        ("takers-points=95&takers-tricks=8", ["8 tricks count 252", "95"]),
        ("takers-points=95&takers-tricks=0", ["0 tricks count 0", "95"]),
        ("takers-points=95&takers-tricks=9", ["at most 8"]),
        ("takers-points=ninety", ["'ninety'", "whole number"]),
        ("takers-points=95&contract=90", ["no auction", "no contract"]),
        ("takers-points=95&doubled=coinche", ["no auction"]),
        ("variant=coinche-official&takers-points=95", ["contract is missing"]),
        ("variant=coinche-official&takers-points=95&contract=85", ["85 cannot be bid"]),
        ("variant=coinche-official&takers-points=95&contract=170", ["170 cannot be bid"]),
        (
            "variant=coinche-official&takers-points=95&contract=half",
            ["'half'", "capot or generale"],
        ),
        ("variant=coinche-official&takers-points=95&contract=generale", ["generale: yes"]),
        (
            "variant=coinche-official&generale=yes&takers-points=95&contract=generale",
            ["bidder tricks", "needed"],
        ),
        (f"{COINCHE_90}&takers-points=95&bidder-tricks=3", ["bidder tricks", "no other contract"]),
        (f"{COINCHE_90}&takers-points=95&doubled=twice", ["'twice'", "no, coinche, surcoinche"]),
        (f"{COINCHE_90}&takers-points=95&pot=81", ["pot", "no litige"]),
        (f"{COINCHE_90}&takers-points=95&takers-announce=15", ["multiple of 10"]),
        (
            f"{COINCHE_90}&takers-points=95&takers-announce=20&defenders-announce=20",
            ["Only one side"],
        ),
        ("takers-points=95&takers-announce=20", ["announcements: yes"]),
        ("takers-points=95&takers-belote=1&defenders-belote=1", ["1 belotes at most"]),
        ("trump=NT&takers-points=95&takers-belote=yes", ["0 belotes at most"]),
        (
            "variant=coinche-pagat&contract=capot&doubled=coinche&takers-points=252"
            "&takers-tricks=8",
            ["capot is not coinched"],
        ),
        ("NS-total=900&EW-total=900&NS-scores=100", ["EW scores is missing"]),
        (
            "variant=coinche-pagat&NS-total=1900&EW-total=1900&NS-scores=100&EW-scores=100",
            ["Equal totals", "deal won by"],
        ),
        ("takers-points=95&trump-suit=H", ["'trump-suit'", "deal's score"]),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(facts: str, said: list[str]) -> None:
    with pytest.raises(EngineError) as refusal:
        read_position(f"game=belote&{facts}")
    for words in said:
        assert words in str(refusal.value)


@pytest.mark.parametrize(
    "auction",
    [
        "90 H, coinche, pass",
        "90.H,.coinche,.pass",
        "90 hearts;COINCHE + Pass",
        "W 90 ♥ N coinche E pass",
    ],
)
def test_an_auction_in_other_spellings(auction: str) -> None:
    _, position = read_position(
        f"game: belote\nvariant: coinche-official\ndealer: South\nauction: {auction}"
    )
    assert isinstance(position, AuctionPosition)
    (fact,) = [fact for fact in BELOTE.show(position) if fact.key == "auction"]
    assert fact.value == "90 H, coinche, pass"


def test_south_is_no_seat_before_a_call_of_taking_up() -> None:
    _, position = read_position("game=belote&dealer=S&turn-up=H9&calls=pass,pass,pass,pass,S")
    assert BELOTE.kind_of(position) is TAKING
    assert BELOTE.answers(position)["contract"] == "S W"


# JSON --------------------------------------------------------------------------------------------


def test_json_of_an_auction() -> None:
    found = judge(
        {
            "game": "belote",
            "variant": "coinche-official",
            "dealer": "S",
            "auction": ["90 H", "pass"],
        }
    )
    assert found["speaks"] == "E"
    assert found["legal"] == ["pass", "bid 100", "capot"]
    assert [verdict["move"] for verdict in found["verdicts"]] == [
        "pass",
        "bid",
        "capot",
        "coinche",
        "surcoinche",
    ]


def test_json_of_a_score() -> None:
    question = {
        "game": "belote",
        "takers points": 72,
        "takers belote": True,
    }
    assert judge(question) == {
        "made": "yes",
        "takers score": 92,
        "defenders score": 90,
        "pot after": 0,
        "because": "belote.score-classic",
    }


def test_json_of_announcements() -> None:
    found = judge(
        {
            "game": "belote",
            "variant": "coinche-official",
            "trump": "C",
            "North announces": ["HQ", "HJ", "HT"],
            "East announces": "SA SK SQ",
        }
    )
    assert found["North has"] == ["tierce HQ"]
    assert found["South has"] == []
    assert (found["side"], found["points"]) == ("EW", 20)


def test_whether_a_call_is_legal_is_true_or_false_in_json() -> None:
    question = {"game": "belote", "variant": "coinche-official", "dealer": "S", "auction": "90 H"}
    assert judge(question | {"call": "100 H"})["legal"] is True
    assert judge(question | {"call": "80 S"})["legal"] is False
