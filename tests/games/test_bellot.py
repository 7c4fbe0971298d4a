"""Bellot's Trump: what the examples on its pages cannot say."""

import itertools
import random
from dataclasses import replace
from typing import Any

import pytest
from followsuit.cards import Card, Cards, Suit
from followsuit.errors import EngineError
from followsuit.game import Kind
from followsuit.games.bellot import BELLOT
from followsuit.games.bellot.facts import SETTLEMENT
from followsuit.games.bellot.settlement import (
    SettlementPosition,
    Shown,
    balances,
    most_trumps,
    payments,
    winners,
)
from followsuit.judge import judge, read_position
from followsuit.pictures import Mark, RowsPicture, SeatsPicture
from followsuit.stock_games.values import TRUMP_VALUES
from followsuit.table import Seat, seats_from
from positions import fresh_seed, link, random_others

COUNT = 2000
SETTINGS = list(
    itertools.product(*(option.values for option in BELLOT.options if option.name != "rob"))
)


def told(query: str) -> Any:
    """How this position is told."""
    _, position = read_position(f"game=bellot&{query}")
    return BELLOT.tell(position)


def reasons(query: str) -> list[str]:
    """The clauses that the figure names besides those of moves, in order."""
    return [reason.clause.anchor for reason in told(query).reasons]


def kind(name: str) -> Kind:
    """The kind of position of this name."""
    return next(kind for kind in BELLOT.kinds if kind.name == name)


# What trumps are worth ---------------------------------------------------------------------------


def test_the_thirteen_trumps_come_to_22() -> None:
    assert len(TRUMP_VALUES) == 13
    assert sum(TRUMP_VALUES.values()) == 22


def test_the_page_shows_the_values_dearest_first() -> None:
    _, rows = BELLOT.tables["card-values"]()
    assert rows[0] == ("K", "6")
    assert rows[3] == ("A, 10, 9, 8, 7, 6, 5, 4, 3, 2", "1")
    assert rows[-1] == ("All thirteen", "22")


# The deal ----------------------------------------------------------------------------------------


def test_a_deal_is_legal_if_four_cards_are_left_over() -> None:
    for players, cards in itertools.product(range(2, 7), range(1, 53)):
        _, position = read_position(f"game=bellot&players={players}&cards={cards}")
        left = 52 - players * cards
        answers = BELLOT.answers(position)
        assert answers["legal"] == ("yes" if left >= 4 else "no")
        assert answers.get("stock") == (str(left) if left >= 4 else None)


# The rob -----------------------------------------------------------------------------------------


def judged(query: str) -> dict[str, tuple[bool, str]]:
    """The verdicts on this position's moves: permitted, and by which clause?"""
    return {t.subject: (t.permitted, t.clause.anchor) for t in told(query).verdicts}


def test_the_robber_may_rob_or_decline() -> None:
    assert judged("dealer=S&turn-up=HQ&ace=N") == {
        "ROB": (True, "rob-ace"),
        "DECLINE": (True, "rob-optional"),
    }


@pytest.mark.parametrize(
    ("facts", "clause"), [("turn-up=HQ&ace=N", "rob-ace"), ("turn-up=HA", "rob-dealer")]
)
def test_where_robbing_is_a_duty_declining_breaks_it(facts: str, clause: str) -> None:
    assert judged(f"rob=compulsory&dealer=S&{facts}") == {
        "ROB": (True, clause),
        "DECLINE": (False, "rob-must"),
    }


@pytest.mark.parametrize("facts", ["turn-up=H5&ace=stock", "turn-up=H5&ace=N&declined=yes"])
def test_no_move_is_judged_where_nobody_may_rob(facts: str) -> None:
    assert judged(f"dealer=S&{facts}") == {}
    assert told(f"dealer=S&{facts}").answer == "Nobody may rob."


@pytest.mark.parametrize(
    ("facts", "named"),
    [
        ("turn-up=HQ&ace=N", ["turn-up"]),
        ("turn-up=HQ&ace=N&stock=C7.D2.HT", ["turn-up", "rob-four"]),
        ("turn-up=HQ&ace=stock&stock=C7.D2.HT", ["turn-up", "rob-ace"]),
        ("turn-up=HA&declined=yes&stock=C7.D2.HT", ["turn-up", "rob-optional"]),
    ],
)
def test_the_rob_names_its_clauses_in_order(facts: str, named: list[str]) -> None:
    assert reasons(f"dealer=S&{facts}") == named


def test_the_rob_is_told() -> None:
    telling = told("dealer=S&turn-up=HQ&ace=N&stock=C7.D2.HT.S5")
    assert telling.scene == (
        "South deals. The queen of hearts is turned up. North holds the ace of hearts. Under the"
        " turn-up lie the 7 of clubs, the 2 of diamonds, the 10 of hearts and the 5 of spades."
    )
    assert telling.answer == "North may rob."
    assert [told.sentence for told in telling.verdicts] == [
        "rob: permitted. The right to rob goes with the ace of hearts, if it was dealt to a"
        " player.",
        "decline: permitted. North need not rob, and nobody else may rob instead.",
    ]


@pytest.mark.parametrize(
    ("facts", "cards", "chosen"),
    [
        ("turn-up=HQ&ace=N&stock=C7.D2.HT.S5", "HQ C7 D2 HT S5", 4),
        ("turn-up=HQ&ace=N", "HQ ? ? ?", 4),
        ("turn-up=HQ&ace=stock", "HQ ? ? ?", 0),
        ("turn-up=HQ&ace=N&declined=yes", "HQ ? ? ?", 0),
    ],
)
def test_the_picture_of_the_rob_shows_what_would_be_drawn(
    facts: str, cards: str, chosen: int
) -> None:
    picture = told(f"dealer=S&{facts}").picture
    assert isinstance(picture, RowsPicture)
    stock = picture.rows[0].cards
    assert " ".join(str(shown.card or "?") for shown in stock) == cards
    marks = [shown.mark for shown in stock]
    assert marks == [Mark.CHOSEN] * chosen + [Mark.PLAIN] * (len(stock) - chosen)
    held = [str(shown.card) for row in picture.rows[1:] for shown in row.cards]
    assert held == (["HA"] if "ace=N" in facts else [])


# The discard -------------------------------------------------------------------------------------

THIRTEEN = "HA.HQ.HT.H2.SK.S9.S4.DJ.D8.D2.CA.C9.C7"


def test_any_four_of_the_hand_may_go_and_nothing_else() -> None:
    _, position = read_position(f"game=bellot&cards=9&hand={THIRTEEN}&discards=none")
    for four in itertools.combinations(position.hand, 4):
        answers = BELLOT.answers(replace(position, discards=Cards(four)))
        assert answers["legal"] == "yes"
        assert len(answers["hand after"].split()) == 9
    for other in (0, 1, 2, 3, 5):
        answers = BELLOT.answers(replace(position, discards=Cards(position.hand[:other])))
        assert answers["legal"] == "no"
        assert "hand after" not in answers


def test_the_picture_of_a_discard_marks_one_that_is_not_legal() -> None:
    for discards, mark in (("H2.D2.S4.C7", Mark.CHOSEN), ("H2.D2.S4", Mark.FORBIDDEN)):
        picture = told(f"cards=9&hand={THIRTEEN}&discards={discards}").picture
        assert isinstance(picture, RowsPicture)
        kept, laid_out = picture.rows
        assert {shown.mark for shown in laid_out.cards} == {mark}
        assert {shown.mark for shown in kept.cards} == {Mark.PLAIN}


# The cut -----------------------------------------------------------------------------------------


def test_the_picture_of_the_cut_shows_who_deals_or_cuts_again() -> None:
    picture = told("West-cuts=C4&North-cuts=HK&East-cuts=SK").picture
    assert isinstance(picture, SeatsPicture)
    assert [(str(s.seat), s.word, s.chosen) for s in picture.seats] == [
        ("N", "cuts again", False),
        ("E", "cuts again", False),
        ("W", "", False),
    ]
    picture = told("West-cuts=CA&North-cuts=HK").picture
    assert isinstance(picture, SeatsPicture)
    assert [(str(s.seat), s.word, s.chosen) for s in picture.seats] == [
        ("N", "", False),
        ("W", "deals", True),
    ]


# The settlement ----------------------------------------------------------------------------------


def settlements(seed: int) -> list[SettlementPosition]:
    """Random settlements, each under every way of paying and of dealing with a tie."""
    return [
        replace(p, variant=p.variant.changed({"payout": payout, "tie": tie}))
        for p in random_others(BELLOT, SETTLEMENT, COUNT // len(SETTINGS), seed)
        for payout, tie in SETTINGS
    ]


def test_payments_come_to_nothing_under_every_option() -> None:
    seed = fresh_seed()
    for p in settlements(seed):
        assert sum(balances(p).values()) == 0, f"seed {seed}: {link(BELLOT, p)}"


def test_nobody_pays_for_the_game_who_has_it() -> None:
    seed = fresh_seed()
    for p in settlements(seed):
        why = f"seed {seed}: {link(BELLOT, p)}"
        for payment in payments(p):
            assert payment.payee not in payment.payers, why
            if payment.clause.anchor != "pay-courts":
                assert payment.payee in winners(p), why
                assert not set(payment.payers) & set(winners(p)), why


def test_who_has_the_game_shows_a_trump_and_nobody_shows_more() -> None:
    seed = fresh_seed()
    for p in settlements(seed):
        why = f"seed {seed}: {link(BELLOT, p)}"
        for winner in winners(p):
            assert p.trumps(winner), why
            assert winner in most_trumps(p), why
        if p.variant.tie == "highest-trump":
            assert len(winners(p)) == (1 if any(p.trumps(s) for s in p.seats) else 0), why


def test_plain_cards_change_nothing() -> None:
    seed = fresh_seed()
    for p in settlements(seed):
        trumps = tuple(Shown(s.seat, s.cards.of(p.trump)) for s in p.shows)
        other = replace(p, shows=trumps)
        assert BELLOT.answers(other) == BELLOT.answers(p), f"seed {seed}: {link(BELLOT, p)}"


def test_the_order_of_the_facts_changes_only_the_order_of_the_answers() -> None:
    seed = fresh_seed()
    source = random.Random(seed)
    for p in settlements(seed):
        other = replace(p, shows=tuple(source.sample(p.shows, len(p.shows))))
        assert balances(other) == balances(p), f"seed {seed}: {link(BELLOT, p)}"
        assert set(winners(other)) == set(winners(p))


def test_turning_the_table_and_renaming_the_suits_changes_nothing_else() -> None:
    seed = fresh_seed()
    source = random.Random(seed)
    for p in settlements(seed):
        names = dict(zip(Suit, source.sample(list(Suit), 4), strict=True))
        turned = {seat: seats_from(seat, "clockwise")[1] for seat in Seat}
        shows = tuple(
            Shown(turned[s.seat], Cards(Card(names[c.suit], c.rank) for c in s.cards))
            for s in p.shows
        )
        other = replace(p, trump=names[p.trump], shows=shows)
        expected = {turned[seat]: balance for seat, balance in balances(p).items()}
        assert balances(other) == expected, f"seed {seed}: {link(BELLOT, p)}"


def test_a_setting_for_ties_changes_nothing_where_there_is_none() -> None:
    seed = fresh_seed()
    for p in random_others(BELLOT, SETTLEMENT, COUNT, seed):
        if len(most_trumps(p)) > 1:
            continue
        answers = [
            BELLOT.answers(replace(p, variant=p.variant.changed({"tie": tie})))
            for tie in ("highest-trump", "no-game", "share")
        ]
        assert answers[0] == answers[1] == answers[2], f"seed {seed}: {link(BELLOT, p)}"


SCENE = "trump=H&North-shows=HA.HT.H9.H6.H4.H2&East-shows=HJ&South-shows=none&West-shows=HK.HQ"
TIED = "trump=H&North-shows=HA.HJ.H4&East-shows=HK.H3.H2&South-shows=none"


@pytest.mark.parametrize(
    ("query", "named"),
    [
        (SCENE, ["most", "pay"]),
        (f"payout=dialogue&{SCENE}", ["most", "pay-courts", "pay-courts", "pay-rest"]),
        (TIED, ["tie", "pay"]),
        (f"tie=share&{TIED}", ["tie-shared", "pay", "pay"]),
        (f"tie=no-game&{TIED}", ["tie-no-game"]),
        (
            f"tie=share&payout=dialogue&{TIED}",
            ["tie-shared", "pay-courts", "pay-courts", "pay-rest", "pay-rest"],
        ),
        ("tie=share&trump=D&South-shows=DA&West-shows=DK", ["tie-shared"]),
        ("payout=dialogue&trump=D&South-shows=DQ.DK&West-shows=DA", ["most", "pay-courts"]),
        ("payout=dialogue&trump=D&South-shows=none&West-shows=SA", ["none"]),
    ],
)
def test_the_settlement_names_its_clauses_in_order(query: str, named: list[str]) -> None:
    assert reasons(query) == named


def test_the_settlement_is_told() -> None:
    telling = told(f"payout=dialogue&{SCENE}")
    assert telling.answer == (
        "North has the game. North gets 6. East pays 10. South pays 18. West gets 22."
    )
    assert [reason.sentence for reason in telling.reasons] == [
        "North shows the most trumps (6), so has the game.",
        "East is paid 2 by everybody else for the jack of hearts.",
        "West is paid 10 by everybody else for the king of hearts and the queen of hearts.",
        "North is paid 6 for other trumps by each player who pays for the game.",
    ]
    assert isinstance(telling.picture, RowsPicture)
    assert [(row.heading, row.aside) for row in telling.picture.rows] == [
        ("North", "gets 6"),
        ("East", "pays 10"),
        ("South", "pays 18"),
        ("West", "gets 22"),
    ]
    chosen = [
        str(s.card) for row in telling.picture.rows for s in row.cards if s.mark.name == "CHOSEN"
    ]
    assert chosen == "HA HT H9 H6 H4 H2".split()


# The way in --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        # The cut.
        ("North-cuts=HK", ["Two players", "'North cuts: SK'"]),
        ("North-cuts=HK&East-cuts=HK", ["HK", "twice", "North-cuts"]),
        ("North-cuts=HK&N-cuts=SK", ["North", "already"]),
        ("North-cuts=HK.SK&East-cuts=D2", ["North-cuts", "HK.SK"]),
        ("North-cuts=HK&East-cuts=D2&dealer=S", ["'dealer'", "cut in bellot"]),
        # The deal.
        ("players=1&cards=9", ["players", "1", "from 2 to 6"]),
        ("players=7&cards=5", ["players", "7", "from 2 to 6"]),
        ("players=4&cards=0", ["cards", "0", "from 1 to 52"]),
        ("players=4&cards=53", ["cards", "53", "from 1 to 52"]),
        ("players=4&cards=-9", ["cards", "-9", "from 1 to 52"]),
        ("players=4&cards=²", ["cards", "from 1 to 52"]),
        (f"players=4&cards={'9' * 5000}", ["cards", "from 1 to 52"]),
        ("players=four&cards=9", ["players", "'four'"]),
        ("players=4", ["cards is missing", "'cards: 9'"]),
        # The rob.
        ("dealer=S&turn-up=HQ", ["ace is missing"]),
        ("turn-up=HQ&ace=N", ["dealer is missing"]),
        ("dealer=S&ace=N", ["turn up is missing"]),
        ("dealer=S&turn-up=HA&ace=S", ["ace", "HA", "Leave this out"]),
        ("dealer=S&turn-up=HA&ace=stock", ["ace", "HA"]),
        ("dealer=S&turn-up=HQ&ace=head", ["ace", "'head'"]),
        ("dealer=S&turn-up=HQ&ace=N&stock=C7.D2", ["stock", "2 cards", "at least 3"]),
        ("dealer=S&turn-up=HQ&ace=N&stock=C7.D2.HQ", ["HQ", "twice", "turn up"]),
        ("dealer=S&turn-up=HQ&ace=N&stock=C7.D2.C7", ["C7", "twice"]),
        ("dealer=S&turn-up=HQ&ace=N&stock=C7.D2.HA", ["ace of trumps", "North"]),
        ("dealer=S&turn-up=HQ&ace=stock&declined=yes", ["declined", "nobody may rob"]),
        ("rob=compulsory&dealer=S&turn-up=HQ&ace=N&declined=yes", ["declined", "must rob"]),
        ("dealer=S&turn-up=HQ&ace=N&declined=perhaps", ["declined", "'perhaps'", "yes or no"]),
        ("rob=forbidden&dealer=S&turn-up=HA", ["rob", "'forbidden'", "optional, compulsory"]),
        # The discard.
        (f"cards=9&hand={THIRTEEN}", ["discards is missing"]),
        (f"hand={THIRTEEN}&discards=H2.D2.S4.C7", ["cards is missing"]),
        (f"cards=10&hand={THIRTEEN}&discards=H2.D2.S4.C7", ["hand", "13 cards", "holds 14"]),
        (f"cards=25&hand={THIRTEEN}&discards=H2", ["cards", "25", "from 1 to 24"]),
        (f"cards=9&hand={THIRTEEN}&discards=H2.H2.S4.C7", ["discards", "H2", "twice"]),
        ("cards=1&hand=HA.HA.S4.C7.C8&discards=none", ["hand", "HA", "twice"]),
        ("cards=1&hand=none&discards=none", ["hand"]),
        # The settlement.
        ("North-shows=HA&East-shows=HK", ["trump is missing"]),
        ("trump=NT&North-shows=HA&East-shows=HK", ["trump", "'NT'", "S H D C"]),
        ("trump=H&North-shows=HA", ["Two players"]),
        ("trump=H", ["Two players"]),
        ("trump=H&North-shows=HA&East-shows=HA", ["HA", "twice", "North-shows"]),
        ("trump=H&North-shows=HA.HA&East-shows=none", ["HA", "twice"]),
        (
            "trump=H&N-shows=AKQJT98765432...&E-shows=none&S-shows=none&W-shows=none",
            ["13 cards", "4 players", "12"],
        ),
        ("trump=H&North-shows=HA&East-shows=HK&cards=9", ["'cards'", "settlement in bellot"]),
        ("tie=split&trump=H&North-shows=HA&East-shows=HK", ["tie", "'split'", "share"]),
        ("first-lead=dealer&trump=H&North-shows=HA&East-shows=HK", ["'first-lead'"]),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(facts: str, said: list[str]) -> None:
    with pytest.raises(EngineError) as refusal:
        read_position(f"game=bellot&{facts}")
    for words in said:
        assert words in str(refusal.value)


@pytest.mark.parametrize(
    ("facts", "canonical"),
    [
        ("players: 04\ncards: 9", "players=4&cards=9"),
        ("dealer: south\nturn up: Q♥\nACE: Stock", "dealer=S&turn-up=HQ&ace=stock"),
        ("dealer: S\nturn_up: HQ\nace: N\ndeclined: no", "dealer=S&turn-up=HQ&ace=N"),
        ("W cuts: ha\nn cuts: 10d", "West-cuts=HA&North-cuts=DT"),
        ("trump: clubs\ns shows: None\nnorth shows: 2c", "trump=C&South-shows=none&North-shows=C2"),
        ("variant: bellot scene\nplayers: 4\ncards: 9", "variant=bellot-scene&players=4&cards=9"),
        ("tie: No Game\nplayers: 4\ncards: 9", "tie=no-game&players=4&cards=9"),
    ],
)
def test_what_people_write_is_read(facts: str, canonical: str) -> None:
    game, position = read_position(f"game: bellot\n{facts}")
    assert link(game, position) == f"game=bellot&{canonical}"


@pytest.mark.parametrize(
    ("name", "question", "claimed", "canonical"),
    [
        ("settlement", "pays", "north 18 , E -6", "N 18, E -6"),
        ("settlement", "counts", "N 06", "N 6"),
        ("settlement", "has game", "north E", "N E"),
        ("settlement", "has game", "None", "none"),
        ("rob", "moves", "decline rob", "DECLINE ROB"),
        ("rob", "moves", "none", "none"),
        ("deal", "legal", "Yes", "yes"),
    ],
)
def test_claims_are_read(name: str, question: str, claimed: str, canonical: str) -> None:
    (asked,) = (q for q in kind(name).questions if q.name == question)
    assert asked.read_claim(claimed) == canonical


@pytest.mark.parametrize(
    ("name", "question", "claimed"),
    [
        ("settlement", "pays", "N 18 E -6"),
        ("settlement", "pays", "N, E"),
        ("settlement", "pays", "N --6"),
        ("settlement", "pays", ""),
        ("rob", "moves", "ROB none"),
        ("rob", "moves", "PASS"),
        ("deal", "legal", "perhaps"),
    ],
)
def test_claims_that_say_nothing_are_refused(name: str, question: str, claimed: str) -> None:
    (asked,) = (q for q in kind(name).questions if q.name == question)
    with pytest.raises(EngineError):
        asked.read_claim(claimed)


def test_the_order_of_moves_does_not_matter_and_that_of_seats_does() -> None:
    (moves,) = (q for q in kind("rob").questions if q.name == "moves")
    assert moves.agrees("DECLINE ROB", "ROB DECLINE")
    (pays,) = (q for q in kind("settlement").questions if q.name == "pays")
    assert not pays.agrees("E -6, N 18", "N 18, E -6")


# JSON --------------------------------------------------------------------------------------------


def test_json_cut() -> None:
    assert judge({"game": "bellot", "North cuts": "HK", "east_cuts": "SK"}) == {
        "dealer": None,
        "because": "bellot.cut-again",
    }


def test_json_deal() -> None:
    assert judge({"game": "bellot", "players": 4, "cards": 9}) == {
        "legal": True,
        "stock": 16,
        "because": "bellot.deal",
    }
    assert judge({"game": "bellot", "players": 4, "cards": 13}) == {
        "legal": False,
        "because": "bellot.deal",
    }


def test_json_rob() -> None:
    question = {"game": "bellot", "dealer": "S", "turn up": "HQ", "ace": "N"}
    found = judge(question | {"stock": ["C7", "D2", "HT"], "options": {"rob": "compulsory"}})
    assert found["robber"] == "N"
    assert found["moves"] == ["ROB"]
    assert found["draws"] == ["HQ", "C7", "D2", "HT"]
    assert found["verdicts"][1] == {
        "move": "DECLINE",
        "permitted": False,
        "clause": "bellot.rob-must",
        "reason": "At this table North must rob.",
    }
    assert judge(question | {"declined": True}) == {
        "robber": None,
        "moves": [],
        "because": "bellot.rob-optional",
    }


def test_json_discard() -> None:
    hand = THIRTEEN.split(".")
    question = {"game": "bellot", "cards": 9, "hand": hand, "discards": hand[:4]}
    assert judge(question) == {
        "legal": True,
        "hand after": hand[4:],
        "because": "bellot.discard-four",
    }
    assert judge(question | {"discards": None})["legal"] is False


def test_json_settlement() -> None:
    question = {"game": "bellot", "trump": "H", "North shows": ["HA", "H9"], "East shows": None}
    assert judge(question) == {
        "counts": {"N": 2, "E": 0},
        "has game": ["N"],
        "pays": {"N": 2, "E": -2},
        "because": "bellot.most",
    }
