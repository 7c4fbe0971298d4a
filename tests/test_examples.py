"""Every example of the site, by name; and every fault that an author can plant."""

from pathlib import Path

import pytest
from conftest import DOCS
from followsuit.cli import main
from followsuit.examples import Placed, check_pages, mismatches
from pages import placed_examples


@pytest.mark.parametrize("place", placed_examples(), ids=lambda place: place.example.id)
def test_example(place: Placed) -> None:
    assert place.example.claims
    assert not mismatches(place.example)


def test_the_pages_have_no_other_fault() -> None:
    placed, faults = check_pages(DOCS)
    assert not faults
    assert len(placed) > 80


GOOD = """\
id: belote/planted
trump: spades
West: DA
North: S8
East holds: S7 S9 HK
permitted: S9
because: overtrump
"""

# What is replaced, by what; the line at fault, counted from the fence's first; what is said. Where
# no single line is to blame, the fence's first is named: 0.
FAULTS = {
    "a wrong claim": ("permitted: S9", "permitted: S7 S9", 6, ["S7 S9", "S9", "overtrump"]),
    "a wrong clause": ("because: overtrump", "because: ruff", 7, ["ruff", "belote.overtrump"]),
    "an unknown clause": ("because: overtrump", "because: overtrmup", 7, ["overtrump"]),
    "a bad card": ("West: DA", "West: D1", 3, ["D1", "there is no 1"]),
    "a misspelt key": ("permitted: S9", "permited: S9", 6, ["permited", "permitted"]),
    "a misspelt fact": ("trump: spades", "trumps: spades", 2, ["trumps", "trump"]),
    "a card twice in the hand": ("S7 S9 HK", "S7 S9 S7", 5, ["S7", "twice"]),
    "a card in hand and on the table": ("S7 S9 HK", "S7 S9 S8", 5, ["S8", "twice", "North"]),
    "a card outside the pack": ("S7 S9 HK", "S7 S9 H2", 5, ["H2", "pack of 32"]),
    "seats out of turn": ("North: S8", "South: S8", 4, ["out of turn", "North", "South"]),
    "a hand that is not to play": ("East holds", "South holds", 5, ["not to play", "East"]),
    "no claim": ("permitted: S9\nbecause: overtrump\n", "", 0, ["claims nothing"]),
    "no because": ("because: overtrump\n", "", 0, ["because"]),
    "no id": ("id: belote/planted\n", "", 0, ["no id"]),
    "a bad id": ("belote/planted", "belote/Planted 2", 1, ["Planted 2", "small letters"]),
    "an unknown game": ("belote/planted", "belotte/planted", 1, ["belotte", "belote"]),
    "a key twice": ("North: S8", "North: S8\nNorth: S8", 5, ["twice"]),
    "no trump": ("trump: spades\n", "", 0, ["trump is missing"]),
    "no hand": ("East holds: S7 S9 HK\n", "", 0, ["hand is missing", "East holds"]),
    "an unknown option value": ("trump:", "undertrump: perhaps\ntrump:", 2, ["perhaps", "must"]),
    "an unknown preset": ("trump:", "variant: coinche-offical\ntrump:", 2, ["coinche-official"]),
    "a claim that does not arise": ("because:", "winner: E\nbecause:", 7, ["does not arise"]),
    "nine cards": ("S7 S9 HK", "S7 S9 HK H7 H8 H9 HT HJ HQ", 5, ["9 cards", "8"]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_found_at_its_line(
    fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, line, said = FAULTS[fault]
    assert old in GOOD
    page = tmp_path / "page.md"
    page.write_text(f"# A page\n\n```followsuit\n{GOOD.replace(old, new, 1)}```\n", "utf-8")
    assert main(["check", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    first_line_of_fence = 3
    assert f"{page}:{first_line_of_fence + line}: " in told, told
    for word in said:
        assert word in told


def test_the_page_without_a_fault_passes(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(f"```followsuit\n{GOOD}```\n", "utf-8")
    assert main(["check", str(tmp_path)]) == 0


def test_one_is_counted_in_the_singular(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"```followsuit\n{GOOD}```\n", "utf-8")
    main(["check", str(page)])
    assert "check: 1 example, every claim agrees" in capsys.readouterr().out
    page.write_text(f"```followsuit\n{GOOD.replace('because: o', 'because: x')}```\n", "utf-8")
    main(["check", str(page)])
    assert "check: 1 fault, 0 examples read" in capsys.readouterr().err


@pytest.mark.parametrize(
    "files",
    [
        {},
        {"page.txt": "text"},
        {"page.md": "# Text\n"},
        {"page.md": "```text\nid: belote/x\n```\n"},
    ],
)
def test_a_folder_without_an_example_is_not_passed_as_correct(
    files: dict[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "docs"
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    good = tmp_path / "good.md"
    good.write_text(f"```followsuit\n{GOOD}```\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    for arguments in (
        [str(folder)],
        [],
        [str(good), str(folder)],
        [str(folder / n) for n in files],
    ):
        assert main(["check", *arguments]) == 1
        told = capsys.readouterr()
        assert "docs" in told.err
        assert "no example found" in told.err
        assert not told.out


def test_a_path_that_does_not_exist_cannot_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page.md").write_text(f"```followsuit\n{GOOD}```\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    for arguments in (
        ["nowhere"],
        [],
        ["page.md", "nowhere.md"],
        ["page.md", "--built", "nowhere"],
    ):
        assert main(["check", *arguments]) == 2
        told = capsys.readouterr()
        assert "no such file or folder" in told.err
        assert not told.out


def test_a_page_that_is_no_text_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page.md").write_bytes(b"text \xff")
    assert main(["check", str(tmp_path)]) == 1
    assert "page.md:1: the page is not UTF-8" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("```followsuit\nid: belote/x\n", "never closed"),
        (f"```followsuit\n{GOOD}```\n\n```followsuit\n{GOOD}```\n", "is taken"),
        ("```followsuit\nof: belote/nowhere\n```\n", "'belote/nowhere' is no example"),
        ("```followsuit\n```\n", "empty"),
        ("```followsuit trump\nx\n```\n", "alone behind"),
        ("```Followsuit\nx\n```\n", "alone behind"),
        (f"```.followsuit\n{GOOD}```\n", "alone behind"),
        (f"``` {{.followsuit}}\n{GOOD}```\n", "alone behind"),
        (f"```{{ .followsuit }}\n{GOOD}```\n", "alone behind"),
        (f"~~~ {{ .yaml .FollowSuit #x title='a' }}\n{GOOD}~~~\n", "alone behind"),
        (f"``` {{.followsuit}}\n{GOOD}", "never closed"),
        (f"- ```{{.followsuit}}\n{GOOD}```\n", "line of its own"),
        ("```followsuit\nclause: belote.nothing\n```\n", "no clause"),
        ("```followsuit\ntable: belote/nothing\n```\n", "no table"),
        ("```followsuit\noption: belote/nothing\n```\n", "no option"),
        (f"- ```followsuit\n{GOOD}```\n", "line of its own"),
    ],
)
def test_faults_around_the_fence(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page.md").write_text(text, "utf-8")
    assert main(["check", str(tmp_path)]) == 1
    assert said in capsys.readouterr().err


def test_line_numbers_count_the_front_matter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = GOOD.replace("permitted: S9", "permitted: S7")
    page = tmp_path / "page.md"
    page.write_text(f"---\ntitle: T\n---\n\n```followsuit\n{wrong}```\n", "utf-8")
    assert main(["check", str(page)]) == 1
    assert f"{page}:11: " in capsys.readouterr().err


def test_a_byte_order_mark_hides_no_fence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page.md").write_text(f"```followsuit\n{GOOD}```\n", "utf-8-sig")
    assert main(["check", str(tmp_path)]) == 0
    assert "1 example," in capsys.readouterr().out


def test_a_page_that_is_not_utf8_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_bytes(b"# Page\n\ncaf\xe9\n")
    assert main(["check", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert f"{page}:1: the page is not UTF-8" in told
    assert "line 3" in told


@pytest.mark.parametrize("suffix", ["md", "markdown", "mdown", "mkdn", "mkd"])
def test_every_page_that_the_builder_takes_is_read(suffix: str, tmp_path: Path) -> None:
    wrong = GOOD.replace("permitted: S9", "permitted: S7")
    (tmp_path / f"page.{suffix}").write_text(f"```followsuit\n{wrong}```\n", "utf-8")
    assert main(["check", str(tmp_path)]) == 1


def test_a_folder_that_is_named_like_a_page_is_none(tmp_path: Path) -> None:
    (tmp_path / "folder.md").mkdir()
    (tmp_path / "folder.md" / "page.md").write_text(f"```followsuit\n{GOOD}```\n", "utf-8")
    placed, faults = check_pages(tmp_path)
    assert len(placed) == 1
    assert not faults


def test_several_paths_are_checked_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = tmp_path / "one.md", tmp_path / "two.md"
    one.write_text(f"```followsuit\n{GOOD}```\n", "utf-8")
    two.write_text("```followsuit\nof: belote/planted\n```\n", "utf-8")
    assert main(["check", str(two)]) == 1
    assert main(["check", str(two), str(one), str(tmp_path), str(one)]) == 0
    assert "1 example," in capsys.readouterr().out
    two.write_text(f"```followsuit\n{GOOD}```\n", "utf-8")
    assert main(["check", str(one), str(two)]) == 1
    assert f"{two}:1: example id 'belote/planted' is taken, by {one}:1" in capsys.readouterr().err
