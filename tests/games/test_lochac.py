"""Lochac Trump: what the examples on its pages cannot say."""

import random
from dataclasses import replace

import pytest
from followsuit.cards import PACK_52, Cards, Suit
from followsuit.errors import EngineError
from followsuit.game import Kind
from followsuit.games.bellot import BELLOT
from followsuit.games.lochac import LOCHAC
from followsuit.games.lochac.order import OrderPosition
from followsuit.games.lochac.score import ScorePosition, score
from followsuit.judge import judge, read_position
from followsuit.pictures import Mark, RowsPicture, SeatsPicture
from followsuit.table import Seat, seats_from
from followsuit.tricks import whist_ruling
from positions import fresh_seed, link, random_others, random_positions, tables

COUNT = 2000
DEFAULT = LOCHAC.variants[0]

# The set-up --------------------------------------------------------------------------------------

SHARED = [kind for kind in LOCHAC.kinds if kind.name in ("cut", "deal", "rob", "discard")]


@pytest.mark.parametrize("kind", SHARED, ids=lambda kind: kind.name)
def test_the_set_up_is_judged_as_in_bellots_trump(kind: Kind) -> None:
    seed = fresh_seed()
    for p in random_others(LOCHAC, kind, COUNT, seed):
        other = replace(p, variant=BELLOT.variants[0].changed({"rob": p.variant.rob}))
        why = f"seed {seed}: {link(LOCHAC, p)}"
        assert LOCHAC.answers(p) == BELLOT.answers(other), why
        assert LOCHAC.tell(p) == BELLOT.tell(other), why


# The play ----------------------------------------------------------------------------------------


def test_without_the_duty_to_trump_the_play_is_whists() -> None:
    assert LOCHAC.trick is not None
    seed = fresh_seed()
    for p in random_positions(LOCHAC, COUNT, seed):
        free = replace(p, variant=p.variant.changed({"ruff_duty": "none"}))
        assert LOCHAC.trick.ruling(free) == whist_ruling(free), f"seed {seed}: {link(LOCHAC, p)}"


def test_the_duty_to_trump_forbids_only_plain_cards_to_the_void() -> None:
    assert LOCHAC.trick is not None
    seed = fresh_seed()
    for p in random_positions(LOCHAC, COUNT, seed):
        bound = replace(p, variant=p.variant.changed({"ruff_duty": "must"}))
        free = replace(p, variant=p.variant.changed({"ruff_duty": "none"}))
        ruling, freely = LOCHAC.trick.ruling(bound), LOCHAC.trick.ruling(free)
        why = f"seed {seed}: {link(LOCHAC, bound)}"
        if not p.trick or p.hand.of(p.led) or not p.hand.of(p.trump) or len(p.hand) == 1:
            assert ruling == freely, why
        else:
            assert ruling.permitted == p.hand.of(p.trump), why
            assert {v.clause.id for v in ruling.verdicts} == {"lochac.ruff"}, why


# Order -------------------------------------------------------------------------------------------


def test_the_dealer_plays_first_or_last() -> None:
    assert LOCHAC.trick is not None
    for variant in tables(LOCHAC.trick):
        for dealer in Seat:
            order = LOCHAC.answers(OrderPosition(dealer, variant))["order"].split()
            assert sorted(order) == sorted(map(str, Seat))
            place = {"dealer": 0, "after-dealer": 3}[variant.first_lead]
            assert order.index(str(dealer)) == place
            after = str(seats_from(dealer, variant.direction)[1])
            assert order[(place + 1) % 4] == after


def test_the_picture_says_who_deals_and_who_leads() -> None:
    _, position = read_position("game=lochac&first-lead=after-dealer&dealer=S")
    picture = LOCHAC.tell(position).picture
    assert isinstance(picture, SeatsPicture)
    assert {str(s.seat): (s.word, s.remark, s.chosen) for s in picture.seats} == {
        "N": ("", "", False),
        "E": ("", "", False),
        "S": ("deals", "", False),
        "W": ("", "leads", True),
    }


# Score -------------------------------------------------------------------------------------------


def test_the_scores_of_a_deal_come_to_22_less_the_trumps_left_out() -> None:
    seed = fresh_seed()
    source = random.Random(seed)
    for _ in range(COUNT):
        pack = source.sample(PACK_52, 52)
        trump = source.choice(list(Suit))
        shares: list[list[object]] = [[] for _ in range(4)]
        for card in pack[4:]:
            source.choice(shares).append(card)
        scores = [score(ScorePosition(trump, Cards(share), DEFAULT)) for share in shares]
        left_out = score(ScorePosition(trump, Cards(pack[:4]), DEFAULT))
        assert sum(scores) + left_out == 22, f"seed {seed}"


def test_the_picture_of_a_score_says_what_each_trump_is_worth() -> None:
    _, position = read_position("game=lochac&trump=H&won=HK.SA.H9")
    picture = LOCHAC.tell(position).picture
    assert isinstance(picture, RowsPicture)
    (row,) = picture.rows
    assert row.aside == "7"
    assert [(str(shown.card), shown.mark, shown.word) for shown in row.cards] == [
        ("HK", Mark.CHOSEN, "6"),
        ("SA", Mark.PLAIN, ""),
        ("H9", Mark.CHOSEN, "1"),
    ]


# The way in --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ("dealer=X", ["dealer", "'X'"]),
        ("dealer=S&leader=W", ["'leader'", "order of play"]),
        ("dealer=S&first-lead=left", ["first-lead", "dealer, after-dealer"]),
        ("won=HK", ["trump is missing"]),
        ("trump=NT&won=HK", ["trump", "'NT'"]),
        ("trump=H&won=HK.HK", ["HK", "twice"]),
        ("trump=H&won=AKQJT98765432.AKQJT98765432.AKQJT98765432.AKQJT98765", ["49 cards", "48"]),
        ("trump=NT&South-holds=S7.HK", ["trump", "S, H, D, C"]),
        ("trump=S&South=D7&East-holds=S2", ["East is not to play", "West"]),
        ("trump=S&South-holds=AKQJT98765432...", ["13 cards", "12"]),
        ("payout=dialogue&trump=S&South-holds=S2", ["'payout'"]),
        ("ruff-duty=perhaps&trump=S&South-holds=S2", ["ruff-duty", "none, must"]),
        ("trump=H&North-shows=HA&East-shows=HK", ["'North-shows'"]),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(facts: str, said: list[str]) -> None:
    with pytest.raises(EngineError) as refusal:
        read_position(f"game=lochac&{facts}")
    for words in said:
        assert words in str(refusal.value)


# JSON --------------------------------------------------------------------------------------------


def test_json_trick() -> None:
    question = {"game": "lochac", "trump": "H", "leader": "S", "trick": ["CK", "CA", "H9"]}
    found = judge(question | {"hand": ["H4", "DQ"], "options": {"ruff-duty": "must"}})
    assert found["permitted"] == ["H4"]
    assert found["winning"] == "N"
    assert found["verdicts"][1]["clause"] == "lochac.ruff"
    assert judge(question | {"trick": ["CK", "CA", "H2", "C3"]}) == {"winner": "N", "value": 1}


def test_json_order() -> None:
    question = {"game": "lochac", "dealer": "S", "options": {"direction": "anticlockwise"}}
    assert judge(question) == {
        "leader": "S",
        "order": ["S", "E", "N", "W"],
        "because": "lochac.dealer-leads",
    }


def test_json_score() -> None:
    question = {"game": "lochac", "trump": "H", "won": ["HK", "H9", "HJ", "HA"]}
    assert judge(question) == {"score": 10, "because": "lochac.trumps-only"}
    assert judge(question | {"won": None})["score"] == 0


def test_json_rob() -> None:
    found = judge({"game": "lochac", "dealer": "S", "turn up": "HA"})
    assert found["robber"] == "S"
    assert found["because"] == "bellot.rob-dealer"
