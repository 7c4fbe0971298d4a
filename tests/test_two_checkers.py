"""The engine and the second checker, on the same text, inside a real browser."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from checkers import answers, checker_page, differences, readings
from followsuit.errors import EngineError
from followsuit.figures import figure
from followsuit.game import Game, Kind
from followsuit.games import GAMES
from followsuit.judge import read_position
from followsuit.notation import read_card, read_cards, read_trump
from followsuit.table import TrickPosition
from pages import NOTATION, TABLES, code, placed_examples, table
from playwright.sync_api import Browser, Page
from positions import fresh_seed, link, random_others, random_positions

READERS: dict[str, Callable[[str], object]] = {
    "readCard": read_card,
    "readCards": read_cards,
    "readTrump": read_trump,
}


@pytest.fixture(scope="module")
def checker(browser: Browser) -> Iterator[Page]:
    page = checker_page(browser)
    yield page
    page.close()


@pytest.mark.parametrize("name", TABLES)
def test_what_the_page_says_is_read_and_refused(checker: Page, name: str) -> None:
    read = table(NOTATION, f"{name}-read")
    refused = table(NOTATION, f"{name}-refused")
    texts = [code(row[0]) for row in read + refused]
    expected = [code(row[1]) for row in read] + [None] * len(refused)
    found = readings(checker, TABLES[name], texts)
    assert dict(zip(texts, found, strict=True)) == dict(zip(texts, expected, strict=True))


def engine_reading(reader: Callable[[str], object], text: str) -> str | None:
    """What the engine's parser makes of the text, in canonical form; None: refused."""
    try:
        return str(reader(text))
    except EngineError:
        return None


# Letters that make cards, and whatever might be taken for one.
PIECES = [*"SHDCAKQJT987621", "10", *"shdcatvr", *"VDRBN", *"♠♥♦♣♤", "\ufe0f", "\ufe0e"]
PIECES += [
    *" ,;.+-_",
    "\u00a0",
    "\t",
    "\n",
    "\u2003",
    "\ufeff",
    "ſ",
    "\u212a",
    "９",
    "no trump",
    "AT",
]


@pytest.mark.parametrize("reader", READERS)
def test_both_parsers_agree_on_random_text(checker: Page, reader: str) -> None:
    seed = fresh_seed()
    source = random.Random(seed)
    texts = ["".join(source.choices(PIECES, k=source.randrange(1, 7))) for _ in range(20000)]
    found = readings(checker, reader, texts)
    for text, theirs in zip(texts, found, strict=True):
        ours = engine_reading(READERS[reader], text)
        assert ours == theirs, f"seed {seed}: {text!r}: engine {ours}, second checker {theirs}"


def test_both_checkers_give_the_same_answer_to_every_example(checker: Page) -> None:
    examples = [place.example for place in placed_examples()]
    found = answers(checker, [example.text for example in examples])
    for example, theirs in zip(examples, found, strict=True):
        ours = figure(example.game, example.position).data()
        assert not differences(ours, theirs), example.id


def compare(checker: Page, game: Game, positions: list[Any], seed: int) -> None:
    """Puts the positions to both, and fails at the first difference."""
    texts = [link(game, position) for position in positions]
    for text, position, theirs in zip(texts, positions, answers(checker, texts), strict=True):
        found = differences(figure(game, position).data(), theirs)
        assert not found, f"seed {seed}: {text}\n" + "\n".join(found)


TRICK_GAMES = [game for game in GAMES.values() if game.trick is not None]
OTHER_KINDS = [
    (game, kind) for game in GAMES.values() for kind in game.kinds if kind.type is not TrickPosition
]


@pytest.mark.parametrize("complete", [False, True], ids=["to play", "complete"])
@pytest.mark.parametrize("game", TRICK_GAMES, ids=lambda game: game.key)
def test_both_checkers_agree_on_random_tricks(checker: Page, game: Game, complete: bool) -> None:
    """Every preset, every single option, and combinations of options."""
    seed = fresh_seed()
    compare(checker, game, list(random_positions(game, 8000, seed, complete)), seed)


@pytest.mark.parametrize(
    ("game", "kind"), OTHER_KINDS, ids=[f"{game.key} {kind.name}" for game, kind in OTHER_KINDS]
)
def test_both_checkers_agree_on_other_positions(checker: Page, game: Game, kind: Kind) -> None:
    """Likewise, for every kind of position besides tricks."""
    seed = fresh_seed()
    compare(checker, game, list(random_others(game, kind, 3000, seed)), seed)


KEYS = ["game", "variant", "trump", "West", "north", "E", "S holds", "east-holds", "undertrump"]
KEYS += ["raise over partner", "direction", "id", "permitted", "because", "winner", "x", "W"]
VALUES = [
    "belote",
    "S",
    "spades",
    "NT",
    "AT",
    "DA",
    "S7 S9",
    "HK",
    "may",
    "yes",
    "W",
    "coinche-pagat",
]
VALUES += ["anticlockwise", "S7.HK.CQ", "", "K7.J..9", "S2", "belote/x", "follow", "DA DA"]


def test_both_refuse_the_same_damaged_positions(checker: Page) -> None:
    seed = fresh_seed()
    source = random.Random(seed)
    texts = []
    for _ in range(20000):
        facts = [("game", "belote"), ("trump", "S"), ("West", "DA"), ("North holds", "S7 S9 HK")]
        for _ in range(source.randrange(1, 4)):
            spoilt = (source.choice(KEYS), source.choice(VALUES))
            facts.insert(source.randrange(len(facts) + 1), spoilt)
            if source.random() < 0.5:
                del facts[source.randrange(len(facts))]
        texts.append("\n".join(f"{key}: {value}" for key, value in facts))
    both_read = 0
    for text, theirs in zip(texts, answers(checker, texts), strict=True):
        if any(key in text for key in ("id:", "permitted:", "because:", "winner:")):
            continue  # Claims are not facts of a position; examples have tests of their own.
        try:
            game, position = read_position(text)
        except EngineError as refusal:
            assert "error" in theirs, f"seed {seed}: only the engine refuses\n{text}\n{refusal}"
            continue
        both_read += 1
        found = differences(figure(game, position).data(), theirs)
        assert not found, f"seed {seed}:\n{text}\n" + "\n".join(found)
    assert both_read > 100


def test_a_planted_fault_in_the_second_checker_is_noticed(browser: Browser) -> None:
    """The comparison can fail: with two words changed, the checkers disagree."""
    page = checker_page(browser)
    page.evaluate("FollowSuit.games.belote.presets['belote-classic'].undertrump = 'may'")
    page.evaluate("FollowSuit.words['belote.ruff'] = '{seat} ruffs.'")
    game = GAMES["belote"]
    positions = list(random_positions(game, 4000, 1))
    texts = [link(game, position) for position in positions]
    found = [
        differences(figure(game, position).data(), theirs)
        for position, theirs in zip(positions, answers(page, texts), strict=True)
    ]
    page.close()
    assert sum(map(bool, found)) > 20
