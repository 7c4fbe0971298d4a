"""The notation page's tables, run by the engine's parser; and laws of the notation."""

import random
import re
from collections.abc import Callable

import pytest
from followsuit.asking import read_integer, read_number
from followsuit.cards import PACK_52
from followsuit.errors import EngineError, NotationError, UnknownName
from followsuit.facts import read_facts
from followsuit.games import GAMES
from followsuit.judge import read_position
from followsuit.notation import read_card, read_cards, read_seat, read_trump
from pages import NOTATION, TABLES, code, table
from positions import fresh_seed

READERS: dict[str, Callable[[str], object]] = {
    "cards": read_card,
    "lists": read_cards,
    "trumps": read_trump,
}
READ = [
    (name, code(row[0]), code(row[1])) for name in TABLES for row in table(NOTATION, f"{name}-read")
]
REFUSED = [(name, code(row[0])) for name in TABLES for row in table(NOTATION, f"{name}-refused")]


@pytest.mark.parametrize(("name", "written", "read"), READ)
def test_what_the_page_says_is_read_is_read_so(name: str, written: str, read: str) -> None:
    assert str(READERS[name](written)) == read


@pytest.mark.parametrize(("name", "written"), REFUSED)
def test_what_the_page_says_is_refused_is_refused(name: str, written: str) -> None:
    with pytest.raises(NotationError) as refusal:
        READERS[name](written)
    assert repr(written) in str(refusal.value) or len(str(refusal.value)) > 30


@pytest.mark.parametrize("card", PACK_52, ids=str)
def test_a_card_is_read_back_as_itself_in_every_spelling(card: object) -> None:
    text = str(card)
    suit, rank = text
    sign = dict(zip("SHDC", "♠♥♦♣", strict=True))[suit]
    for spelling in (text, text.lower(), rank + suit, sign + rank, f"{rank}{sign}\ufe0f"):
        assert read_card(spelling) == card
        assert read_card(spelling.replace("T", "10")) == card


@pytest.mark.parametrize("written", ["north", "N", "n", "NORTH"])
def test_seats_are_read(written: str) -> None:
    assert str(read_seat(written)) == "N"


@pytest.mark.parametrize("written", ["", "NE", "Northern", "norſh"])
def test_what_is_no_seat_is_refused(written: str) -> None:
    with pytest.raises(NotationError):
        read_seat(written)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("trump spades", "expected a key, a colon and a value"),
        (": spades", "expected a key, a colon and a value"),
        ("trump: S\nTrump: H", "given twice"),
        ("trump=S&trump=H", "given twice"),
        ("trump=S&West", "expected key=value"),
        ("trump=%ff", "percent-encoding"),
    ],
)
def test_damaged_facts_are_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        read_facts(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game: belote\npreset: coinche-pagat\ntrump: S\nSouth holds: S7", "Did you mean variant?"),
        (
            "game: belote\nvariant: coinche\ntrump: S\nSouth holds: S7",
            "Did you mean coinche-pagat or coinche-official?",
        ),
        ("game: belote\nvariant: contree", "Did you mean contree-ffb2016?"),
        ("game: belote\nvariant: x", "Known: belote-classic, coinche-official"),
        ("game: svoi", "Did you mean 'game: duel, variant: svoi'?"),
        ("game: Svoi Kozyri", "Did you mean 'game: duel, variant: svoi'?"),
        ("game: challenge", "Did you mean 'game: duel, variant: challenge'?"),
        ("game: your trumps", "Did you mean duel?"),
        ("game: belotte", "Did you mean belote?"),
        (
            "game: coinche",
            "Did you mean 'game: belote, variant: coinche-pagat' or"
            " 'game: belote, variant: coinche-official'",
        ),
        ("game: x", "Known: sundial, trumple, belote"),
    ],
)
def test_a_name_that_is_unknown_is_told_what_was_probably_meant(text: str, said: str) -> None:
    with pytest.raises(UnknownName) as refusal:
        read_position(text)
    assert said in str(refusal.value)


def test_a_link_survives_what_messengers_do_to_it() -> None:
    plain = read_facts("trump=S&East-holds=S7.S9")
    for link in (
        "https://example.org/check.html?trump=S&East-holds=S7.S9#top",
        "?trump=S&East-holds=S7.S9",
        "trump=%53&East%2Dholds=S7%2ES9",
        "trump=S&&East-holds=S7.S9&",
    ):
        assert [(f.name, f.value) for f in read_facts(link)] == [(f.name, f.value) for f in plain]


def test_a_question_mark_in_a_value_does_not_end_the_address() -> None:
    plain = [("trump", "H"), ("South", "DK"), ("West", "F:?")]
    for link in (
        "trump=H&South=DK&West=F:?",
        "?trump=H&South=DK&West=F:?",
        "https://example.org/check.html?trump=H&South=DK&West=F:?#top",
        "trump=H&South=DK&West=F%3A%3F",
    ):
        assert [(f.key, f.value) for f in read_facts(link)] == plain


@pytest.mark.parametrize(
    "text",
    [
        f"{'x' * 5000}: S",
        f"{'x' * 5000}",
        f"trump: {'S' * 5000}",
        f"variant: {'S' * 5000}",
        f"undertrump: {'S' * 5000}",
        f"trump: S\nWest: {'S' * 5000}",
        f"trump: S\nWest: {'♛' * 5000}",
        f"trump: S\ntrump: {'S' * 5000}",
        f"trump: S\nEast holds: S7 {'S' * 5000}",
        f"trump={'S' * 5000}%&trump=S",
    ],
)
def test_a_message_repeats_no_more_than_a_line_of_what_was_written(text: str) -> None:
    with pytest.raises(EngineError) as refusal:
        GAMES["belote"].read(read_facts(text))
    assert len(str(refusal.value)) < 900
    assert not re.search(r"([Sx♛])\1{60}", str(refusal.value))


READERS_OF_NUMBERS = [
    read_number,
    read_integer,
    *(
        question.read_claim
        for game in GAMES.values()
        for kind in game.kinds
        for question in kind.questions
    ),
]


@pytest.mark.parametrize(
    "text", ["9" * 5000, f"-{'9' * 5000}", f"N {'9' * 5000}", "NS ²", "²", "-"]
)
def test_a_number_that_cannot_be_counted_is_refused_in_our_words(text: str) -> None:
    for reader in READERS_OF_NUMBERS:
        with pytest.raises(EngineError) as refusal:
            reader(text)
        assert "9" * 100 not in str(refusal.value)


def test_noughts_before_a_number_count_for_nothing() -> None:
    assert read_number("0" * 5000 + "41") == "41"
    assert read_number("0" * 5000) == "0"
    assert read_integer("-" + "0" * 5000 + "5") == -5


def test_random_text_is_read_or_refused_and_nothing_else() -> None:
    seed = fresh_seed()
    source = random.Random(seed)
    alphabet = "SHDCAKQJT1029875 ,;.+♠♥♦♣♡\ufe0fvVdDrRxſK:=&%\n"
    for _ in range(20000):
        text = "".join(source.choices(alphabet, k=source.randrange(9)))
        for reader in (*READERS.values(), read_seat, read_facts):
            try:
                reader(text)
            except EngineError as refusal:
                assert str(refusal), f"seed {seed}: no message for {text!r}"
