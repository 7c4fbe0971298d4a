"""The command line: judge, render, check, and their errors."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from conftest import DOCS, ROOT
from followsuit.cli import main
from followsuit.judge import judge_line
from followsuit.rules import fold
from pages import placed_examples
from test_examples import GOOD

OFFICIAL = (
    '{"game":"belote","variant":"coinche-official","trump":"S","leader":"W",'
    '"trick":["DA","SJ"],"seat":"E","hand":["S7","S9","HK","CQ"]}'
)
CLASSIC = {"game": "belote", "trump": "S", "leader": "W", "trick": ["DA", "SJ"]}
HAND = {"seat": "E", "hand": ["S7", "S9", "HK", "CQ"]}


def ask(**question: Any) -> dict[str, Any]:
    return judge_line(json.dumps(question))


def test_a_line_of_json_is_answered_in_the_form_promised() -> None:
    answer = judge_line(OFFICIAL)
    assert list(answer) == ["permitted", "verdicts", "winning"]
    assert answer["permitted"] == ["S7", "S9", "HK", "CQ"]
    assert list(answer["verdicts"][0]) == ["card", "permitted", "clause", "reason"]
    assert answer["verdicts"][0]["clause"] == "belote.no-pisse"
    assert answer["winning"] == "N"


def test_a_complete_trick_is_answered_with_winner_and_value() -> None:
    trick = {"game": "belote", "trump": "H", "leader": "S", "trick": "SA ST S7 HJ"}
    assert ask(**trick) == {"winner": "E", "value": 41}


def test_leading_nobody_is_winning() -> None:
    answer = ask(game="belote", trump="S", seat="N", hand="S7 HK")
    assert answer["winning"] is None
    assert answer["permitted"] == ["S7", "HK"]


@pytest.mark.parametrize("options", [{"undertrump": "may"}, {"Undertrump": "MAY"}])
def test_a_single_option_changes_the_answer(options: dict[str, str]) -> None:
    assert ask(**CLASSIC, **HAND)["permitted"] == ["S7", "S9"]
    assert ask(**CLASSIC, **HAND, options=options)["permitted"] == ["S7", "S9", "HK", "CQ"]


@pytest.mark.parametrize("value", [False, "no", "false", "off"])
def test_a_switch_is_read_as_json_and_as_words(value: object) -> None:
    question = {
        "game": "belote",
        "trump": "D",
        "leader": "N",
        "trick": ["D8", "C9"],
        "hand": "D9 D7",
    }
    assert ask(**question)["permitted"] == ["D9"]
    options = {"raise_over_partner": value}
    assert ask(**question, options=options)["permitted"] == ["D9", "D7"]


def test_cards_may_be_one_string_in_any_spelling() -> None:
    question = CLASSIC | HAND | {"trick": "A♦ v♠", "hand": "7s, 9♠ hk;cq"}
    assert ask(**question) == ask(**CLASSIC, **HAND)
    assert ask(**(CLASSIC | HAND | {"hand": "97.K..Q"}))["permitted"] == ["S9", "S7"]


def test_the_seat_or_the_leader_may_be_left_out() -> None:
    whole = ask(**CLASSIC, **HAND)
    assert ask(**CLASSIC, hand=HAND["hand"]) == whole
    without_leader = {key: value for key, value in CLASSIC.items() if key != "leader"}
    assert ask(**without_leader, **HAND) == whole


def test_null_is_no_trump() -> None:
    assert ask(game="belote", trump=None, leader="S", trick=["DK"], hand="D7 SA")["permitted"] == [
        "D7"
    ]


@pytest.mark.parametrize(
    ("change", "kind", "said"),
    [
        ({"seat": "S"}, "position", "contradicts"),
        ({"sead": "S"}, "unknown-name", "Did you mean seat?"),
        ({"preset": "coinche-official"}, "unknown-name", "Did you mean variant?"),
        ({"game": "belot"}, "unknown-name", "Did you mean belote?"),
        ({"game": 1}, "notation", "expected a string"),
        ({"variant": "coinche-offical"}, "unknown-name", "coinche-official"),
        ({"options": {"undertrmp": "may"}}, "unknown-name", "undertrump"),
        ({"options": {"undertrump": 1}}, "notation", "expected a word, read 1."),
        ({"options": {"undertrump": ["may"]}}, "notation", "expected a word, read a list."),
        ({"options": ["may"]}, "notation", "must be an object"),
        ({"options": []}, "notation", "must be an object"),
        ({"trump": ["S"]}, "notation", "'trump': expected one value, read a list."),
        ({"trump": 1.5}, "notation", "'trump': expected a whole number, read 1.5."),
        ({"trump": {"S": 1}}, "notation", "'trump': expected a string, read an object."),
        ({"variant": ["coinche-official"]}, "notation", "expected a string, read a list."),
        ({"hand": [["S7"]]}, "notation", "list of cards"),
        ({"hand": ["S7", "\ud800"]}, "notation", "half a character"),
        ({"\ud800": "S"}, "notation", "half a character"),
        ({"trump": "SA"}, "notation", "sans atout"),
        ({"trick": ["DA", "S1"]}, "notation", "there is no 1"),
        ({"trick": ["DA SJ"]}, "notation", "one card"),
        ({"trick": [1]}, "notation", "list of cards"),
        ({"trick": ["DA", "DA"]}, "position", "twice"),
        ({"hand": "S7 S9 S7"}, "position", "S7 stands twice in 'East holds'."),
        ({"hand": ["DA"]}, "position", "East holds: DA stands twice, here and in 'West'."),
        ({"hand": ["H2"]}, "position", "pack of 32"),
        ({"hand": []}, "position", "hand is missing"),
        ({"trick": "DA SJ SQ S8 C7"}, "position", "four is a complete trick"),
        ({"trick": "DA SJ SQ S8", "seat": "W"}, "position", "trick is complete"),
        ({"leader": "Q"}, "notation", "not a seat"),
        ({"leader": None, "seat": None}, "position", "leader"),
    ],
)
def test_a_bad_line_is_told_what_is_wrong(change: dict[str, Any], kind: str, said: str) -> None:
    error = ask(**(CLASSIC | HAND | change))["error"]
    assert error["kind"] == kind, error
    assert said in error["message"]


@pytest.mark.parametrize("line", ["", "{", "[]", "null", "1", '"x"', "[" * 100000, "NaN", "\ud800"])
def test_what_is_no_question_gets_an_error(line: str) -> None:
    assert judge_line(line)["error"]["kind"] == "json"


TURN = {"game": "duel", "trump": "C", "pile": ["D9", "C7"], "hand": ["S7", "H9"]}
DEAL = {"game": "bellot", "players": 4, "cards": 9}


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (TURN | {"trump": ["C"]}, "'trump': expected one value, read a list."),
        (TURN | {"pile": [["D9"]]}, "'pile': expected a list of strings, read a list in it."),
        (TURN | {"pile": [9]}, "'pile': expected a list of strings, read 9 in it."),
        (TURN | {"pile": {}}, "'pile': expected a string, read an object."),
        (TURN | {"deck": 36.0}, "'deck': expected a whole number, read 36.0."),
        (DEAL | {"cards": ["9"]}, "'cards': expected one value, read a list."),
        (DEAL | {"cards": 9.5}, "'cards': expected a whole number, read 9.5."),
        (DEAL | {"cards": 1e400}, "Infinity is not JSON."),
        (DEAL | {"cards": 10**4000}, "expected a whole number of at most 15 digits."),
        (DEAL | {"cards": "9" * 5000}, "expected a number from 1 to 52."),
    ],
)
def test_a_value_of_the_wrong_kind_is_told_in_our_words(
    question: dict[str, Any], said: str
) -> None:
    message = ask(**question)["error"]["message"]
    assert said in message
    assert len(message) < 200


@pytest.mark.parametrize(
    ("line", "kind", "said"),
    [
        ("", "json", "this line is empty"),
        ("{", "json", "from its character 2 on: it ends too early."),
        ('{"game": belote}', "json", "from its character 10 on: at 'belote}'."),
        ("{'game': 1}", "json", "from its character 2 on"),
        ('{"game":"belote"} x', "json", "from its character 19 on: at 'x'."),
        ('{"a":NaN}', "json", "NaN is not JSON."),
        ("[" * 100000, "json", "too deep"),
        ('{"a":' * 100000, "json", "too deep"),
        ("9" * 5000, "notation", "at most 15 digits"),
        ('{"game":"bellot","players":4,"cards":' + "9" * 5000 + "}", "notation", "15 digits"),
        ('{"game":"belote","game":"duel"}', "notation", "the key 'game' is given twice"),
        ('{"game":"belote","options":{"a":"b","a":"c"}}', "notation", "the key 'a' is given twice"),
    ],
)
def test_a_line_that_is_no_question_is_told_in_our_words(line: str, kind: str, said: str) -> None:
    error = judge_line(line)["error"]
    assert error["kind"] == kind
    assert said in error["message"]
    assert len(error["message"]) < 200


def test_every_list_may_be_a_list_or_a_string_and_nothing_else_may_be_a_list() -> None:
    for place in placed_examples():
        game, position = place.example.game, place.example.position
        kind = game.kind_of(position)
        question = {fact.key: fact.value for fact in game.show(position)}
        expected = ask(game=game.key, **question)
        for key, value in question.items():
            parts = [] if value == "none" else value.split(", " if "," in value else " ")
            answer = ask(game=game.key, **(question | {key: parts}))
            if fold(key) in map(fold, kind.lists):
                assert answer == expected, place.example.id
            elif key != "variant":
                assert "expected one value, read a list" in answer["error"]["message"]


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "followsuit", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_a_minus_sign_is_printed_whatever_the_systems_encoding(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONUTF8", "0")
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    result = run("judge", "game=trumple&target=0&won=4")
    assert "The score is −11." in result.stdout, result.stderr


def test_every_line_gets_a_line_in_order_and_a_bad_one_stops_nothing() -> None:
    result = run("judge", "--json", typed=f"{OFFICIAL}\n{{bad\n\n{OFFICIAL}\n")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [next(iter(line)) for line in lines] == ["permitted", "error", "error", "permitted"]
    assert result.returncode == 0


def test_a_byte_order_mark_is_skipped(tmp_path: Path) -> None:
    (tmp_path / "questions.jsonl").write_text(f"{OFFICIAL}\n", "utf-8-sig")
    for result in (
        run("judge", "--json", typed=f"\ufeff{OFFICIAL}\n"),
        run("judge", "--json", "-", typed=f"\ufeff{OFFICIAL}\n"),
        run("judge", "--json", str(tmp_path / "questions.jsonl")),
    ):
        assert json.loads(result.stdout)["winning"] == "N"
    assert run("judge", typed=f"\ufeff{LINK}").stdout == run("judge", LINK).stdout


def test_json_lines_may_come_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "questions.jsonl").write_text(f"{OFFICIAL}\n", "utf-8")
    result = run("judge", "--json", str(tmp_path / "questions.jsonl"))
    assert json.loads(result.stdout)["winning"] == "N"
    missing = run("judge", "--json", str(tmp_path / "nothing.jsonl"))
    assert missing.returncode == 2
    assert "nothing.jsonl" in missing.stderr
    assert "Traceback" not in missing.stderr


FACTS = "game: belote, trump: spades, West: DA, North: S8, East holds: S7 S9 HK"
LINK = "game=belote&trump=S&West=DA&North=S8&East-holds=S7.S9.HK"


@pytest.mark.parametrize("typed", [FACTS.replace(", ", "\n"), LINK, f"https://example.org/?{LINK}"])
def test_judge_answers_facts_in_words(typed: str) -> None:
    result = run("judge", typed=typed)
    assert result.returncode == 0, result.stderr
    assert "East must play the 9 of spades." in result.stdout
    assert "belote.overtrump" in result.stdout
    assert LINK in result.stdout
    assert run("judge", typed).stdout == result.stdout


def test_judge_takes_facts_as_separate_words() -> None:
    assert run("judge", *FACTS.split(" ")).stdout == run("judge", LINK).stdout


@pytest.mark.parametrize("cards", ["S7.S9.HK", "S7 S9 HK", "S7,S9,HK"])
def test_judge_takes_the_parts_of_a_link_as_separate_words(cards: str) -> None:
    words = [*LINK.split("&")[:-1], f"East holds={cards}"]
    assert run("judge", *words).stdout == run("judge", LINK).stdout


def test_judge_takes_the_text_of_an_example_and_compares_its_claims() -> None:
    right = run("judge", typed=GOOD)
    assert right.returncode == 0, right.stderr
    assert "East must play the 9 of spades." in right.stdout
    assert "What is claimed agrees: permitted, because." in right.stdout
    assert right.stdout.endswith(f"{LINK}\n")
    wrong = run(
        "judge", typed=GOOD.replace("S9\n", "S7\n").replace("because", "winner: E\nbecause")
    )
    assert wrong.returncode == 1
    assert "Claimed is permitted: S7. It is S9." in wrong.stdout
    assert "Claimed is winner: E. That question does not arise here." in wrong.stdout
    assert "because" not in wrong.stdout
    assert run("render", typed=GOOD).stdout == run("render", LINK).stdout


def test_judge_takes_any_example_of_the_site() -> None:
    for place in placed_examples()[::25]:
        assert main(["judge", place.example.text]) == 0


def test_an_id_and_a_game_that_differ_are_refused() -> None:
    result = run("judge", typed=f"game: duel\n{GOOD}")
    assert result.returncode == 1
    assert "contradicts the id" in result.stderr


@pytest.mark.parametrize("typed", ["", "trump: spades", "game: belote\ntrump: spades\nWest: S1"])
def test_judge_says_what_is_wrong_without_a_traceback(typed: str) -> None:
    result = run("judge", typed=typed)
    assert result.returncode == 1
    assert result.stderr.startswith("followsuit: ")
    assert "Traceback" not in result.stderr


def test_render_writes_a_file_that_stands_alone(tmp_path: Path) -> None:
    picture = tmp_path / "position.svg"
    assert run("render", LINK, "--output", str(picture)).returncode == 0
    root = ET.fromstring(picture.read_text("utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "var(" not in picture.read_text("utf-8")
    assert run("render", LINK).stdout.strip() == picture.read_text("utf-8").strip()
    assert run("render", LINK, "--theme", "dark").stdout != run("render", LINK).stdout


def test_help_teaches(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    for command in ("judge", "render", "check"):
        assert f"followsuit {command}" in told


@pytest.mark.parametrize(
    ("arguments", "typed"),
    [
        (["judge", "--json"], f"{OFFICIAL}\n" * 500),
        (["judge", LINK], ""),
        (["render", LINK], ""),
        (["check", str(DOCS / "games" / "core.md"), str(DOCS / "games" / "sundial.md")], ""),
    ],
)
def test_a_pipe_closed_early_is_no_error(arguments: list[str], typed: str) -> None:
    """For certain closed before anything is written: `| head -1` would close it at some time."""
    reader, writer = os.pipe()
    os.close(reader)
    result = subprocess.run(
        [sys.executable, "-m", "followsuit", *arguments],
        input=typed,
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writer)
    assert result.stderr == ""
    assert result.returncode == 0


def test_the_lines_on_the_page_are_answered_as_it_says() -> None:
    page = (ROOT / "docs" / "reference" / "command-line.md").read_text("utf-8")
    trick, trick_answer, turn, turn_answer, _ = re.findall(r"```json\n(.*)\n```", page)
    for question, answer in ((trick, trick_answer), (turn, turn_answer)):
        given, expected = judge_line(question), json.loads(answer)
        assert list(given) == list(expected)
        given["verdicts"] = given["verdicts"][: len(expected["verdicts"])]
        for verdict in given["verdicts"]:
            verdict["reason"] = "…"
        assert given == expected
    for line in re.findall(r"^followsuit (judge .*)$", page, re.M):
        assert run(*shlex.split(line)).returncode == 0, line
