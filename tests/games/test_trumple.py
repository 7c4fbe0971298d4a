"""Trumple: what the examples on its pages cannot say."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest
from followsuit.cards import PACK_52, Cards, Suit
from followsuit.errors import EngineError
from followsuit.games.trumple import TRUMPLE
from followsuit.games.trumple.bid import BidPosition, bid_value, offered
from followsuit.games.trumple.bids import (
    BidsPosition,
    Choice,
    choices,
    deciding_step,
    is_thirteen,
    lead,
    rank,
    ranked,
    targets,
)
from followsuit.games.trumple.score import ScorePosition, score
from followsuit.games.trumple.trick import (
    TrumplePosition,
    face_down_seats,
    holder,
    seen_by,
    trumps_left,
)
from followsuit.games.trumple.variants import OPTIONS, VARIANTS
from followsuit.judge import judge, judge_line, read_position
from followsuit.pictures import RowsPicture, SeatsPicture, TrickPicture
from followsuit.table import Play, Seat
from followsuit.telling import Telling
from followsuit.tricks import whist_winning_play
from kinds.trumple import bids, trick
from positions import fresh_seed, link, random_table, tables

DEFAULT = VARIANTS[0]
COUNT = 1000


def position(query: str) -> Any:
    """The position that these facts state."""
    return read_position(f"game=trumple&{query}")[1]


def told(query: str) -> Telling:
    """How this position is told."""
    return TRUMPLE.tell(position(query))


def sentences(query: str) -> list[str]:
    """The sentences of the reasons."""
    return [reason.sentence for reason in told(query).reasons]


def random_bids(seed: int) -> Iterator[BidsPosition]:
    """Four bids each, over all combinations of options."""
    source = random.Random(seed)
    return (bids(source, random_table(TRUMPLE, source)) for _ in range(COUNT))


def random_tricks(seed: int) -> Iterator[TrumplePosition]:
    """Tricks with known and unknown cards face down, over all combinations of options."""
    source = random.Random(seed)
    return (trick(source, random_table(TRUMPLE, source)) for _ in range(COUNT))


# Bids --------------------------------------------------------------------------------------------


def test_no_two_bids_rank_alike() -> None:
    seed = fresh_seed()
    for p in random_bids(seed):
        assert len({rank(p, one) for one in p.bids}) == len(Seat), (
            f"seed {seed}: {link(TRUMPLE, p)}"
        )


def test_the_best_card_does_not_ask_who_is_listed_first() -> None:
    seed = fresh_seed()
    for p in random_bids(seed):
        variant = p.variant.changed({"last_tiebreak": "best-card"})
        for order in permutations(p.bids):
            other = BidsPosition(order, None, variant)
            assert lead(other) == lead(replace(p, variant=variant)), f"seed {seed}"


def test_the_order_of_the_cards_in_a_bid_changes_nothing() -> None:
    seed = fresh_seed()
    for p in random_bids(seed):
        turned = replace(p, bids=tuple(one._replace(bid=Cards(one.bid[::-1])) for one in p.bids))
        assert TRUMPLE.answers(turned) == TRUMPLE.answers(p), f"seed {seed}: {link(TRUMPLE, p)}"


def test_a_court_card_changes_no_worth_and_offers_its_suit() -> None:
    for card in PACK_52:
        for court in "JQK":
            for suit in Suit:
                more = Cards([card, *PACK_52.of(suit).without([card])])
                bid = Cards([c for c in more if c == card or c.rank == court])
                assert bid_value(bid) == bid_value(Cards([card]))
                single = card.suit is suit or len(bid) == 1
                assert (offered(bid) is card.suit) == single


def test_each_step_of_a_tie_has_its_sentence() -> None:
    def step(south: str, west: str, settings: str = "") -> str:
        return sentences(
            f"{settings}South-bids={south}&West-bids={west}&North-bids=C2&East-bids=SQ"
        )[1]

    assert step("H5.H3", "C8") == "South and West both bid 8: the higher suit ranks first."
    assert step("H5.S3", "D8") == (
        "West and South both bid 8: a bid of one suit ranks above a mixed one."
    )
    assert step("S5.S3", "S8") == "West and South both bid 8: the bid with fewer cards ranks first."
    assert step("H5.H3", "H6.H2") == (
        "West and South both bid 8: the bid with the higher best card ranks first."
    )
    assert step("H5.H3", "H6.H2", "last-tiebreak=seat&") == (
        "South and West both bid 8: the earlier seat ranks first."
    )


def test_a_tie_names_the_first_and_the_second_of_three() -> None:
    query = "South-bids=H5.S3&West-bids=C8&North-bids=D8&East-bids=SQ"
    assert [str(one.seat) for one in ranked(position(query))] == ["W", "N", "S", "E"]
    assert sentences(query)[1] == "West and North both bid 8: the higher suit ranks first."


def test_a_tie_below_the_best_bid_is_none() -> None:
    p = position("South-bids=H9&West-bids=C8&North-bids=D8&East-bids=SQ")
    assert deciding_step(p) == "value"
    assert len(TRUMPLE.tell(p).reasons) == 1


def test_the_worth_of_a_bid_is_told_with_its_working() -> None:
    assert sentences("bid=SA.SK.S5") == [
        "The bid is worth 1 + 0 + 5 = 6.",
        "Cards of one suit offer it as trump, a mixed bid offers none: this bid offers spades.",
    ]
    assert sentences("bid=H5.S3")[1].endswith("this bid offers no trump.")
    assert sentences("bid=H8")[0] == "The bid is worth 8."
    assert sentences("bid=HT.H9") == [
        "The bid is worth 10 + 9 = 19, and nobody can win more than 13 tricks."
    ]
    assert len(sentences("bid=none")) == 1
    assert told("bid=none").answer == "That is no bid."
    assert told("bid=HT.H9").answer == "The bid is worth 19, which is too much."
    assert told("bid=H5.H3").answer == "The bid is worth 8 and offers hearts."
    assert told("bid=H5.H3").scene.startswith("The cards shown are the 5 of hearts and")


# Targets -----------------------------------------------------------------------------------------


def test_targets_stay_in_their_range_and_move_by_one_at_most() -> None:
    seed = fresh_seed()
    for p in random_bids(seed):
        why = f"seed {seed}: {link(TRUMPLE, p)}"
        reached = targets(p)
        if reached is None:
            assert is_thirteen(p) and choices(p) and p.choice is None, why
            continue
        moves = [target - bid_value(one.bid) for one, target in zip(p.bids, reached, strict=True)]
        step = p.choice.step if p.choice else 0
        assert set(moves) <= {0, step}, why
        if p.variant.target_clamp != "none" and p.variant.max_bid == "13":
            assert all(0 <= target <= 13 for target in reached), why
        if p.variant.target_clamp == "none" and p.variant.thirteen_scope == "all":
            assert set(moves) == {step}, why
        if p.variant.target_clamp == "forbid" and p.variant.thirteen_scope == "all":
            assert set(moves) == {step}, why


def test_there_is_always_a_direction_unless_the_table_forbids_both() -> None:
    seed = fresh_seed()
    for p in random_bids(seed):
        if is_thirteen(p) and p.variant.target_clamp != "forbid":
            assert {Choice.UP, Choice.DOWN} <= set(choices(p)), f"seed {seed}: {link(TRUMPLE, p)}"
        if not is_thirteen(p):
            assert not choices(p), f"seed {seed}: {link(TRUMPLE, p)}"


def test_an_open_choice_is_judged_move_by_move() -> None:
    found = told(
        "target-clamp=forbid&thirteen-decline=yes"
        "&South-bids=H8&West-bids=C5&North-bids=DQ&East-bids=SJ"
    )
    assert [(v.kind, v.subject, v.permitted, v.clause.id) for v in found.verdicts] == [
        ("move", "UP", True, "trumple.thirteen"),
        ("move", "DOWN", False, "trumple.clamp"),
        ("move", "KEEP", True, "trumple.thirteen"),
    ]
    assert found.verdicts[1].sentence == (
        "targets down by one: not permitted. Targets stay between 0 and 13."
    )
    assert [reason.clause.id for reason in found.reasons] == ["trumple.highest-sets"]
    assert found.answer == (
        "South leads. Trump: hearts. The bids total 13, and South chooses: targets up by one or"
        " targets as bid."
    )


def test_a_choice_that_is_made_is_judged_no_more() -> None:
    query = "South-bids=H8&West-bids=C5&North-bids=DQ&East-bids=SJ&choice=down"
    found = told(query)
    assert not found.verdicts
    assert [reason.clause.id for reason in found.reasons] == [
        "trumple.highest-sets",
        "trumple.thirteen",
        "trumple.clamp",
    ]
    assert found.answer == (
        "South leads. Trump: hearts. The targets are South 7, West 4, North 0 and East 0."
    )
    assert found.scene.endswith(" South moves the targets down.")
    assert TRUMPLE.answers(position(query))["choices"] == "UP DOWN"


def test_where_nothing_may_be_chosen_the_clamp_says_so() -> None:
    found = told("target-clamp=forbid&South-bids=HT.H3&West-bids=CK&North-bids=DQ&East-bids=SJ")
    assert not found.verdicts
    assert [reason.clause.id for reason in found.reasons] == [
        "trumple.highest-sets",
        "trumple.clamp",
    ]


# Scores ------------------------------------------------------------------------------------------


def test_a_score_falls_with_each_trick_away_from_the_target() -> None:
    for target in range(14):
        scores = [score(ScorePosition(target, won, None, DEFAULT)) for won in range(14)]
        assert max(scores) == scores[target] == (target or 5)
        assert sorted(set(scores[target:]), reverse=True) == scores[target:]
        assert sorted(set(scores[: target + 1])) == scores[: target + 1]


def test_the_reason_of_a_score_tells_its_working() -> None:
    assert sentences("target=8&won=6") == ["Target 8, won 6: 2 short, and each costs 1 point."]
    assert sentences("target=8&won=11") == [
        "Target 8, won 11: 3 too many, and each costs 2 points."
    ]
    assert sentences("target-clamp=none&target=-1&won=2") == [
        "Target -1, won 2: 3 too many, and each costs 2 points."
    ]
    found = told("zero-by=bid&target=1&won=1&bid-value=0")
    assert found.scene == "Target 1, tricks won 1. The bid was 0."
    assert found.answer == "The score is −5."


# Face down ---------------------------------------------------------------------------------------


def test_no_seat_is_shown_a_card_that_it_may_not_see() -> None:
    """What a seat sees is the same whatever the others' face-down cards are."""
    seed = fresh_seed()
    source = random.Random(seed)
    for p in random_tricks(seed):
        if not p.hand:
            continue
        down = face_down_seats(p)
        left = source.sample(trumps_left(p), len(trumps_left(p)))
        other = replace(
            p,
            trick=tuple(
                Play(play.seat, left.pop()) if play.seat in down and left else play
                for play in p.trick
            ),
        )
        for seat in Seat:
            if seat not in down:
                why = f"seed {seed}: {seat} sees too much of {link(TRUMPLE, p)}"
                assert seen_by(p, seat) == seen_by(other, seat), why
                assert not any(card.startswith("F:") and card != "F:?" for card in seen_by(p, seat))


def test_every_seat_sees_its_own_card_and_every_open_one() -> None:
    seed = fresh_seed()
    for p in random_tricks(seed):
        down = face_down_seats(p) if p.hand else ()
        for seat in Seat:
            seen = seen_by(p, seat)
            why = f"seed {seed}: {seat} in {link(TRUMPLE, p)}"
            assert (seen is None) == (seat in p.unknown), why
            for play, card in zip(p.plays, seen or (), strict=bool(seen)):
                if play.seat not in down:
                    assert card == str(play.card), why
                elif play.seat is seat:
                    assert card == f"F:{play.card}", why
                else:
                    assert card == "F:?", why


def test_the_holder_is_who_wins_whatever_the_unknown_cards_are() -> None:
    seed = fresh_seed()
    for p in random_tricks(seed):
        if not p.trick:
            continue
        winners = set()
        for cards in permutations(trumps_left(p), len(p.unknown)):
            known = dict(zip(p.unknown, cards, strict=True))
            plays = tuple(Play(play.seat, play.card or known[play.seat]) for play in p.plays)
            winners.add(whist_winning_play(replace(p, trick=plays, unknown=())).seat)
            if len(winners) > 1:
                break
        expected = winners.pop() if len(winners) == 1 else None
        assert holder(p) is expected, f"seed {seed}: {link(TRUMPLE, p)}"


def test_only_trumps_lie_face_down_and_never_a_card_that_follows() -> None:
    seed = fresh_seed()
    for p in random_tricks(seed):
        for play in p.plays:
            if play.seat in face_down_seats(p) and play.card:
                why = f"seed {seed}: {link(TRUMPLE, p)}"
                assert play.card.suit is p.trump and play.card.suit is not p.led, why
                assert p.variant.facedown == "yes", why


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("trump=H&South=DK&West=H4&North-holds=C7", "trump=H&South=DK&West=F:H4&North-holds=C7"),
        ("trump=H&South=DK&West=f:4h&North-holds=C7", "trump=H&South=DK&West=F:H4&North-holds=C7"),
        ("trump=H&South=DK&West=F:?&North-holds=C7", "trump=H&South=DK&West=F:?&North-holds=C7"),
        (
            "trump=H&South=DK&West=F:H4&North=D2&East=F:H5",
            "trump=H&South=DK&West=H4&North=D2&East=H5",
        ),
        (
            "facedown=no&trump=H&South=DK&West=H4&North-holds=C7",
            "facedown=no&trump=H&South=DK&West=H4&North-holds=C7",
        ),
    ],
)
def test_a_face_down_card_has_one_canonical_form(written: str, canonical: str) -> None:
    assert link(TRUMPLE, position(written)) == f"game=trumple&{canonical}"


def test_the_trick_is_told_without_the_cards_that_are_not_known() -> None:
    found = told("trump=H&South=DK&West=F:?&North=F:H9&East-holds=H2.C7")
    assert found.scene == (
        "Trump: hearts. South led the king of diamonds. West played a card face down. North played"
        " the 9 of hearts, face down. East is to play and holds the 2 of hearts and the 7 of clubs."
    )
    assert [reason.clause.id for reason in found.reasons] == ["trumple.facedown", "trumple.hidden"]
    assert found.reasons[0].sentence == (
        "East has no diamonds, so the 2 of hearts would lie face down."
    )
    picture = found.picture
    assert isinstance(picture, TrickPicture)
    assert [(str(play.seat), str(play.card)) for play in picture.plays] == [
        ("S", "DK"),
        ("W", "None"),
        ("N", "H9"),
    ]
    assert picture.face_down == {Seat.NORTH}
    assert picture.holder is None
    assert picture.description == found.scene


def test_the_reasons_of_a_lead_and_of_a_complete_trick() -> None:
    def clauses(query: str) -> list[str]:
        return [reason.clause.id for reason in told(query).reasons]

    assert clauses("trump=H&South-holds=H2.C7") == ["trumple.lead-up"]
    assert clauses("trump=H&South-holds=C2.C7") == []
    assert clauses("trump=NT&South-holds=H2.C7") == []
    assert clauses("facedown=no&trump=H&South-holds=H2.C7") == []
    assert clauses("trump=H&South=DK&West-holds=H2.C7") == ["trumple.facedown"]
    assert clauses("trump=H&South=DK&West-holds=D2.H2") == []
    assert clauses("facedown=no&trump=H&South=DK&West-holds=H2.C7") == []
    assert clauses("facedown=no&trump=H&South=DK&West=H3&North-holds=H2.C7") == []
    complete = "trump=H&South=DK&West=H4&North=DA&East=H9"
    assert clauses(complete) == ["core.winner-trump", "trumple.hidden"]
    assert clauses(f"facedown=no&{complete}") == ["core.winner-trump"]
    assert clauses("trump=H&South=DK&West=D4&North=DA&East=D9") == ["core.winner-led"]
    picture = told(complete).picture
    assert isinstance(picture, TrickPicture)
    assert not picture.face_down
    assert picture.holder is Seat.EAST


# Pictures ----------------------------------------------------------------------------------------


def test_the_picture_of_four_bids() -> None:
    picture = told("South-bids=H5.H3&West-bids=C8&North-bids=D4&East-bids=SQ").picture
    assert isinstance(picture, SeatsPicture)
    assert picture.trump is Suit.HEARTS
    assert [(str(s.seat), s.word, s.remark, s.chosen) for s in picture.seats] == [
        ("S", "bids 8", "leads", True),
        ("W", "bids 8", "", False),
        ("N", "bids 4", "", False),
        ("E", "bids 0", "", False),
    ]
    assert [(str(shown.card), shown.word) for shown in picture.seats[0].cards] == [
        ("H5", "5"),
        ("H3", "3"),
    ]


def test_the_picture_of_the_targets() -> None:
    picture = told("South-bids=S5&West-bids=H4&North-bids=D3&East-bids=CA&choice=up").picture
    assert isinstance(picture, SeatsPicture)
    assert [s.remark for s in picture.seats] == ["target 6", "target 5", "target 4", "target 2"]
    assert [s.chosen for s in picture.seats] == [True, False, False, False]


def test_the_pictures_of_a_bid_and_of_a_score() -> None:
    picture = told("bid=SA.SK").picture
    assert isinstance(picture, RowsPicture)
    (row,) = picture.rows
    assert (row.heading, row.aside) == ("The bid", "worth 1")
    assert [(str(shown.card), shown.word) for shown in row.cards] == [("SA", "1"), ("SK", "0")]
    picture = told("zero-by=bid&target=1&won=1&bid-value=0").picture
    assert isinstance(picture, RowsPicture)
    assert [(row.heading, row.aside) for row in picture.rows] == [
        ("Target", "1"),
        ("Tricks won", "1"),
        ("Bid", "0"),
        ("Score", "−5"),
    ]
    picture = told("target=8&won=8").picture
    assert isinstance(picture, RowsPicture)
    assert [row.heading for row in picture.rows] == ["Target", "Tricks won", "Score"]


# The way in --------------------------------------------------------------------------------------

FOUR = "South-bids=H5&West-bids=C4&North-bids=D3&East-bids=SA"


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        # A bid.
        ("bid=H1", ["bid", "there is no 1"]),
        ("bid=H5.H5", ["bid", "H5 stands twice"]),
        ("bid=AKQJT98765432.A..", ["14 cards", "13"]),
        ("bid=H5&won=3", ["'won'", "bid in trumple"]),
        ("bid=H5&trump=H", ["'trump'", "bid in trumple"]),
        ("max-bid=12&bid=H5", ["max-bid", "'12'", "13, none"]),
        # Four bids.
        (
            "South-bids=H5&West-bids=C4&North-bids=D3",
            ["four players", "of 3", "'East bids: H5 H3'"],
        ),
        ("South-bids=H5&North-bids=D3&West-bids=C4", ["North-bids", "out of turn", "West"]),
        ("South-bids=H5&West-bids=H5&North-bids=D3&East-bids=SA", ["H5", "twice", "South-bids"]),
        (
            "South-bids=HT.H4&West-bids=C4&North-bids=D3&East-bids=SA",
            ["South-bids", "10 + 4 = 14", "at most 13", "max bid: none"],
        ),
        ("South-bids=none&West-bids=C4&North-bids=D3&East-bids=SA", ["South-bids", "'none'"]),
        ("choice=up", ["four players", "of 0"]),
        (f"{FOUR}&choice=left", ["choice", "'left'", "up, down or keep"]),
        (f"{FOUR}&choice=keep", ["choice", "may not be chosen", "up or down"]),
        (
            "South-bids=H5&West-bids=C4&North-bids=D3&East-bids=S2&choice=up",
            ["choice", "nothing to choose", "total 14", "13"],
        ),
        (
            "target-clamp=forbid&South-bids=H8&West-bids=C5&North-bids=DQ&East-bids=SJ&choice=down",
            ["choice", "down may not be chosen", "up."],
        ),
        (
            "target-clamp=forbid&South-bids=HT.H3&West-bids=CK&North-bids=DQ&East-bids=SJ&choice=up",
            ["choice", "may not be chosen", "none"],
        ),
        # A score.
        ("target=8", ["won is missing", "'won: 8'"]),
        ("won=8", ["target is missing", "'target: 8'"]),
        ("target=8&won=14", ["won", "14", "0 to 13"]),
        ("target=14&won=8", ["target", "14", "0 to 13"]),
        ("target=-1&won=8", ["target", "-1", "0 to 13"]),
        ("target-clamp=none&target=-2&won=8", ["target", "-2", "-1 to 14"]),
        ("target-clamp=none&target=15&won=8", ["target", "15", "-1 to 14"]),
        ("max-bid=none&target=116&won=8", ["target", "116", "0 to 115"]),
        ("target=8.5&won=8", ["target", "'8.5'", "whole number"]),
        ("target=8&won=8&bid-value=8", ["bid-value", "target alone", "zero by: bid"]),
        ("zero-by=bid&target=8&won=8", ["bid value is missing", "'bid value: 8'"]),
        ("zero-by=bid&target=8&won=8&bid-value=14", ["bid-value", "14", "0 to 13"]),
        ("zero-by=bid&target=8&won=8&bid-value=6", ["target", "bid of 6", "target of 8"]),
        # A trick.
        ("trump=AT&South-holds=H2", ["trump", "'AT'", "S, H, D, C, NT"]),
        ("trump=H&South=F:H4&West-holds=H2", ["South", "'F:H4'", "led lies face up"]),
        ("trump=H&South=F:?&West-holds=H2", ["South", "'F:?'", "led lies face up"]),
        ("trump=H&South=DK&West=F:C4&North-holds=H2", ["West", "C4 is no trump"]),
        ("trump=H&South=DK&West=F:D4&North-holds=H2", ["West", "D4 is no trump"]),
        ("trump=H&South=HK&West=F:H4&North-holds=H2", ["West", "no card of this trick"]),
        ("trump=H&South=HK&West=F:?&North-holds=H2", ["West", "no card of this trick"]),
        ("trump=NT&South=DK&West=F:H4&North-holds=H2", ["West", "no card of this trick"]),
        ("trump=NT&South=DK&West=F:?&North-holds=H2", ["West", "no card of this trick"]),
        ("facedown=no&trump=H&South=DK&West=F:H4&North-holds=H2", ["no card of this trick"]),
        ("facedown=no&trump=H&South=DK&West=F:?&North-holds=H2", ["no card of this trick"]),
        ("trump=H&South=DK&West=F:?&North=D2&East=D3", ["West", "complete", "which card"]),
        ("trump=H&South=DK&West=F:&North-holds=H2", ["West", "nothing is written"]),
        ("trump=H&South=DK&West=F:??&North-holds=H2", ["West", "'??' is not a card"]),
        ("trump=H&South=DK&West=FH4&North-holds=H2", ["West", "'FH4' is not a card"]),
        ("trump=H&South=DK&West=F:H4&North-holds=H4", ["H4", "twice"]),
        ("trump=H&South=DK&North=F:?&East-holds=H2", ["North", "out of turn", "clockwise", "West"]),
        ("trump=H&South=DK&West=F:?&East-holds=H2", ["East is not to play", "North"]),
        ("trump=H&South=DK&West-holds=F:H2", ["West-holds", "'F:H2' is not a card"]),
        (
            "trump=H&South=DK&West=F:?&North-holds=.AKQJT98765432..",
            ["West", "face down: 1", "the hand: 0"],
        ),
        (
            "trump=H&South=DK&West=F:?&North=F:?&East-holds=.AKQJT9876543..",
            ["West", "face down: 2", "the hand: 1"],
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(facts: str, said: list[str]) -> None:
    with pytest.raises(EngineError) as refusal:
        position(facts)
    for words in said:
        assert words in str(refusal.value)


@pytest.mark.parametrize(
    "facts",
    [
        "bid=AKQJT98765432...",
        "max-bid=none&target=115&won=13",
        "max-bid=none&target-clamp=none&target=-1&won=0",
        "zero-by=bid&max-bid=none&target=20&won=8&bid-value=20",
        "trump=H&South=DK&West=F:?&North=F:?&East-holds=.AKQJT987654..",
        "last-tiebreak=seat&facedown=no&trump=none&South-holds=H2",
        f"thirteen-decline=yes&{FOUR}&choice=keep",
    ],
)
def test_what_can_be_at_the_edge_is_read(facts: str) -> None:
    assert position(facts)


def test_every_single_setting_is_read_back() -> None:
    for variant in tables(TRUMPLE):
        p = BidPosition(Cards(PACK_52[:1]), variant)
        assert TRUMPLE.read(TRUMPLE.show(p)) == p
    assert len(tables(TRUMPLE)) == 1 + sum(len(option.values) for option in OPTIONS)


# JSON --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [["H5", "H3"], "5h, ♥3"])
def test_json_bid(cards: Any) -> None:
    assert judge({"game": "trumple", "bid": cards}) == {
        "value": 8,
        "suit": "H",
        "legal": True,
        "because": "trumple.value",
    }


def test_json_no_bid() -> None:
    found = judge({"game": "trumple", "bid": None})
    assert (found["value"], found["suit"], found["legal"]) == (0, None, False)


def test_json_bids() -> None:
    question = {
        "game": "trumple",
        "South bids": ["S5"],
        "West_bids": ["H4"],
        "north-bids": "D3",
        "East bids": ["CA"],
        "options": {"thirteen-decline": True},
    }
    found = judge(question)
    assert [verdict["move"] for verdict in found.pop("verdicts")] == ["UP", "DOWN", "KEEP"]
    assert found == {
        "values": [5, 4, 3, 1],
        "lead bidder": "S",
        "trump": "S",
        "total": 13,
        "thirteen": True,
        "choices": ["UP", "DOWN", "KEEP"],
        "because": "trumple.thirteen",
    }
    found = judge(question | {"choice": "down"})
    assert (found["targets"], "verdicts" in found) == ([4, 3, 2, 0], False)
    found = judge(question | {"East bids": ["C2"]})
    assert (found["choices"], found["thirteen"]) == ([], False)


def test_json_score() -> None:
    assert judge({"game": "trumple", "target": 8, "won": 11}) == {
        "score": -6,
        "because": "trumple.over",
    }
    question = {"game": "trumple", "target": 0, "won": 0, "bid value": 1}
    assert judge(question | {"options": {"zero-by": "bid"}})["score"] == 0


def test_json_trick() -> None:
    question = {
        "game": "trumple",
        "trump": "H",
        "leader": "S",
        "trick": ["DK", "F:H4"],
        "hand": ["H2", "C7"],
    }
    found = judge(question)
    assert found["permitted"] == ["H2", "C7"]
    assert found["winning"] == "W"
    assert found["face down"] == ["H2"]
    assert found["West sees"] == ["DK", "F:H4"]
    assert found["North sees"] == ["DK", "F:?"]
    found = judge(question | {"trick": "DK F:?"})
    assert found["winning"] == "W"
    assert "West sees" not in found
    found = judge(question | {"trick": "DK, F:?, F:?"})
    assert (found["winning"], found["face down"]) == ("unknown", ["H2"])
    found = judge(question | {"trick": [], "leader": None, "seat": "N"})
    assert (found["winning"], found["North sees"], found["face down"]) == (None, [], [])
    found = judge({"game": "trumple", "trump": None, "leader": "S", "trick": "D4 SA D9 HK"})
    assert found["winner"] == "N"
    assert found["East sees"] == ["D4", "SA", "D9", "HK"]


def test_a_seat_that_bids_twice_is_refused() -> None:
    bids = {"South bids": "C5", "West bids": "S2", "North bids": "S8", "East bids": "H2"}
    error = judge_line(json.dumps({"game": "trumple"} | bids | {"S bids": "D2"}))["error"]
    assert "South has bid already" in error["message"]
