"""Sundial: what the examples on its pages cannot say."""

from dataclasses import replace
from typing import Any

import pytest
from followsuit.errors import EngineError
from followsuit.games.sundial import SUNDIAL
from followsuit.games.sundial.order import OrderPosition
from followsuit.judge import judge, read_position
from followsuit.pictures import RowsPicture, SeatsPicture
from followsuit.table import Pair, Seat, seats_from
from positions import tables

FIVE = "SA.SK.S2.D9.C3"


def judged(query: str) -> dict[str, tuple[bool, str]]:
    """The verdicts on this position: may it be played or named, and by which clause?"""
    _, position = read_position(f"game=sundial&{query}")
    verdicts = SUNDIAL.tell(position).verdicts
    return {told.subject: (told.permitted, told.clause.id) for told in verdicts}


# Naming ------------------------------------------------------------------------------------------


def test_a_pass_and_a_deal_without_trump_are_told_apart_from_the_suits() -> None:
    assert judged(f"first-five={FIVE}") == {
        "S": (True, "sundial.name-five"),
        "H": (True, "sundial.name-five"),
        "D": (True, "sundial.name-five"),
        "C": (True, "sundial.name-five"),
        "PASS": (False, "sundial.no-pass"),
        "NT": (False, "sundial.no-pass"),
    }


def test_where_the_suit_must_be_held_the_missing_one_breaks_that_rule() -> None:
    found = judged(f"must-hold-named-suit=yes&first-five={FIVE}")
    assert found["H"] == (False, "sundial.name-held")
    assert found["S"] == found["D"] == found["C"] == (True, "sundial.name-five")
    assert found["PASS"] == found["NT"] == (False, "sundial.no-pass")


def test_names_are_told_as_words() -> None:
    _, position = read_position(f"game=sundial&must-hold-named-suit=yes&first-five={FIVE}")
    telling = SUNDIAL.tell(position)
    assert telling.answer == "The namer may name spades, diamonds or clubs."
    sentences = [told.sentence for told in telling.verdicts]
    assert sentences[1] == (
        "hearts: not permitted. At this table the suit must be among the first five cards, and"
        " hearts are not."
    )
    assert sentences[4].startswith("pass: not permitted. ")
    assert sentences[5].startswith("no trump: not permitted. ")
    assert isinstance(telling.picture, RowsPicture)
    (row,) = telling.picture.rows
    assert [str(shown.card) for shown in row.cards] == FIVE.split(".")


# Order -------------------------------------------------------------------------------------------


def orders() -> list[OrderPosition]:
    """Every position of this kind there is."""
    assert SUNDIAL.trick is not None
    return [
        OrderPosition(dealer, won_by, variant)
        for dealer in Seat
        for won_by in (None, *Pair)
        for variant in tables(SUNDIAL.trick)
    ]


def moved(answers: dict[str, str], to: dict[Seat, Seat]) -> dict[str, str]:
    """The answers with every seat replaced."""
    letters = {str(seat): str(other) for seat, other in to.items()}
    return {
        name: " ".join(letters.get(part, part) for part in answer.split())
        for name, answer in answers.items()
    }


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_turning_the_table_turns_every_answer(turns: int) -> None:
    to = {seat: seats_from(seat, "clockwise")[turns] for seat in Seat}
    for p in orders():
        pairs = {None: None} | {pair: Pair.of(to[pair.seats[0]]) for pair in Pair}
        turned = replace(p, dealer=to[p.dealer], round_won_by=pairs[p.round_won_by])
        assert SUNDIAL.answers(turned) == moved(SUNDIAL.answers(p), to)


def test_the_other_direction_is_the_mirror() -> None:
    mirror = {
        Seat.NORTH: Seat.NORTH,
        Seat.EAST: Seat.WEST,
        Seat.SOUTH: Seat.SOUTH,
        Seat.WEST: Seat.EAST,
    }
    other = {"clockwise": "anticlockwise", "anticlockwise": "clockwise"}
    for p in orders():
        variant = p.variant.changed({"direction": other[p.variant.direction]})
        mirrored = replace(p, dealer=mirror[p.dealer], variant=variant)
        assert SUNDIAL.answers(mirrored) == moved(SUNDIAL.answers(p), mirror)


def test_who_deals_next_is_open_where_it_depends_on_the_round() -> None:
    for p in orders():
        open_yet = p.variant.caller == "keep-while-winning" and p.round_won_by is None
        assert ("next dealer" not in SUNDIAL.answers(p)) == open_yet
        assert ("next namer" not in SUNDIAL.answers(p)) == open_yet


def test_a_claim_on_the_next_dealer_is_found_in_any_spelling() -> None:
    (question,) = (q for kind in SUNDIAL.kinds for q in kind.questions if q.name == "next dealer")
    assert question.agrees(question.read_claim("west"), "W")


@pytest.mark.parametrize(
    ("query", "shown"),
    [
        (
            "dealer=S",
            {"S": ("deals", "leads", True), "W": ("names trump", "", False)},
        ),
        (
            "dealer=S&first-lead=caller",
            {"S": ("deals", "", False), "W": ("names trump", "leads", True)},
        ),
        (
            "dealer=S&round-won-by=NS",
            {
                "S": ("deals", "", False),
                "W": ("names trump", "deals next", False),
                "N": ("", "names next", True),
            },
        ),
    ],
)
def test_the_picture_says_what_each_seat_does(
    query: str, shown: dict[str, tuple[str, str, bool]]
) -> None:
    _, position = read_position(f"game=sundial&{query}")
    picture = SUNDIAL.tell(position).picture
    assert isinstance(picture, SeatsPicture)
    expected = {str(seat): ("", "", False) for seat in Seat} | shown
    assert {str(s.seat): (s.word, s.remark, s.chosen) for s in picture.seats} == expected


# The way in --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ("first-five=SA.SK.S2.D9", ["first-five", "4 cards", "first five"]),
        ("first-five=SA.SK.S2.D9.C3.C4", ["first-five", "6 cards"]),
        ("first-five=SA.SK.S2.D9.SA", ["SA", "twice"]),
        ("first-five=SA.SK.S2.D9.C1", ["C1", "there is no 1"]),
        (f"first-five={FIVE}&trump=S", ["'trump'", "naming of trump"]),
        (f"first-five={FIVE}&dealer=S", ["'dealer'", "naming of trump"]),
        ("dealer=X", ["dealer", "'X'", "North, East, South or West"]),
        ("dealer=S&round-won-by=N", ["round-won-by", "'N'", "NS", "EW"]),
        ("dealer=S&round-won-by=SN", ["'SN'", "NS", "EW"]),
        ("round-won-by=NS", ["dealer is missing", "'dealer: South'"]),
        ("dealer=S&first-led=caller", ["first-led", "Did you mean first-lead?"]),
        ("dealer=S&first-lead=namer", ["first-lead", "'namer'", "dealer, caller"]),
        ("dealer=S&caller=keep", ["keep", "left-of-dealer, keep-while-winning"]),
        ("trump=NT&South-holds=S7.HK", ["trump", "'NT'", "S, H, D, C"]),
        ("trump=none&South-holds=S7.HK", ["trump", "'none'", "S, H, D, C"]),
        ("trump=S&South=D7&East-holds=S2", ["East is not to play", "clockwise", "West"]),
        (
            "direction=anticlockwise&trump=S&South=D7&West-holds=S2",
            ["West is not to play", "anticlockwise", "East"],
        ),
        ("trump=S&South-holds=AKQJT98765432.A..", ["14 cards", "13"]),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(facts: str, said: list[str]) -> None:
    with pytest.raises(EngineError) as refusal:
        read_position(f"game=sundial&{facts}")
    for words in said:
        assert words in str(refusal.value)


def test_thirteen_cards_and_a_two_are_read() -> None:
    _, position = read_position("game=sundial&trump=S&South-holds=AKQJT98765432...")
    assert len(position.hand) == 13


# JSON --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", ["first five", "first_five", "First-Five"])
@pytest.mark.parametrize("cards", [["SA", "SK", "S2", "D9", "C3"], "sa sk s2 d9 c3"])
def test_json_names(field: str, cards: Any) -> None:
    found = judge({"game": "sundial", field: cards})
    assert found["names"] == ["S", "H", "D", "C"]
    assert [verdict["move"] for verdict in found["verdicts"]] == ["S", "H", "D", "C", "PASS", "NT"]
    assert found["verdicts"][4]["permitted"] is False
    assert found["verdicts"][4]["clause"] == "sundial.no-pass"


def test_json_order() -> None:
    question = {"game": "sundial", "dealer": "S", "options": {"first-lead": "caller"}}
    assert judge(question) == {
        "namer": "W",
        "leader": "W",
        "order": ["W", "N", "E", "S"],
        "next dealer": "W",
        "next namer": "N",
        "because": "sundial.namer-leads",
    }


def test_json_order_after_the_round() -> None:
    question = {
        "game": "sundial",
        "dealer": "South",
        "round won by": "EW",
        "options": {"caller": "keep-while-winning"},
    }
    found = judge(question)
    assert (found["next dealer"], found["next namer"]) == ("S", "W")
    assert found["because"] == "sundial.keep-call"


def test_json_trick() -> None:
    found = judge(
        {"game": "sundial", "trump": "S", "leader": "S", "trick": ["D7"], "hand": ["D2", "SA"]}
    )
    assert found["permitted"] == ["D2"]
    assert found["winning"] == "S"
    assert found["verdicts"][1] == {
        "card": "SA",
        "permitted": False,
        "clause": "core.follow",
        "reason": "West holds diamonds, so must follow suit.",
    }


def test_json_complete_trick_has_no_value() -> None:
    trick = ["SA", "D2", "S5", "S9"]
    found = judge({"game": "sundial", "trump": "D", "leader": "S", "trick": trick})
    assert found == {"winner": "W"}
