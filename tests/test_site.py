"""The built site: its ids and links, and what stops its build."""

import json
import re
import shutil
from pathlib import Path

import pytest
from conftest import DOCS, ROOT, build
from followsuit.cli import main
from followsuit.examples import check_pages
from followsuit.fences import _Line, find_fences
from followsuit.web.site import check_built
from markdown import Markdown
from test_examples import GOOD

WRONG = GOOD.replace("permitted: S9", "permitted: S7 S9")


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, str]:
    """The text of every built page, by its path in the site."""
    read = {
        path.relative_to(site): path.read_text("utf-8") for path in sorted(site.rglob("*.html"))
    }
    assert len(read) > 5
    return read


def test_figures_ids_and_links_of_the_built_site_hold(site: Path) -> None:
    placed, _ = check_pages(DOCS)
    assert not check_built(DOCS, placed, site)


def test_nothing_is_loaded_from_elsewhere(pages: dict[Path, str]) -> None:
    for path, text in pages.items():
        loaded = re.findall(r"<(?:script|img|iframe|source|embed)[^>]* src=\"?([^\" >]+)", text)
        loaded += re.findall(r"<link(?![^>]*rel=\"?canonical)[^>]* href=\"?([^\" >]+)", text)
        assert loaded
        assert not [url for url in loaded if "//" in url], path


def test_the_search_finds_rules_and_no_pictures_or_fences(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))
    found = {entry["location"]: entry["text"] for entry in index["docs"]}
    rule = found["games/belote.html#undertrump"]
    assert "East may play the 7 of spades or the 9 of spades." in rule
    for text in ("winning so far", "East holds: S7 S9 HK CQ", "The second check did not run."):
        assert text not in rule


PLANTED_IN_THE_BUILT_SITE = {
    "a figure lost": (
        'data-example="belote/overtrump-nine"',
        "data-lost",
        "Lost: belote/overtrump",
    ),
    "a figure twice": (
        "</figure>",
        '</figure><i data-example="belote/x"></i>',
        "Not expected: bel",
    ),
    "an id twice": ('id="overtrump"', 'id="ruff"', "'ruff' stands twice"),
    "a link to an id that does not exist": ('href="#overtrump"', 'href="#ovrtrump"', "no such id"),
    "a link to a page that does not exist": ('href="core.html', 'href="cor.html', "leads nowhere"),
}


@pytest.mark.parametrize("fault", PLANTED_IN_THE_BUILT_SITE)
def test_fault_in_the_built_site_is_found(
    fault: str, site: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, said = PLANTED_IN_THE_BUILT_SITE[fault]
    spoilt = shutil.copytree(site, tmp_path / "site")
    page = spoilt / "games" / "belote.html"
    text = page.read_text("utf-8")
    assert old in text
    page.write_text(text.replace(old, new, 1), "utf-8")
    assert main(["check", str(DOCS), "--built", str(spoilt)]) == 1
    told = capsys.readouterr().err
    assert said in told
    assert "belote.html:" in told


def test_a_page_that_was_not_built_is_found(site: Path, tmp_path: Path) -> None:
    spoilt = shutil.copytree(site, tmp_path / "site")
    (spoilt / "games" / "belote-cases.html").unlink()
    assert main(["check", str(DOCS), "--built", str(spoilt)]) == 1


@pytest.mark.parametrize("root", ["games/belote.md", "games"])
def test_a_part_of_the_pages_is_looked_for_in_the_whole_site(
    root: str, site: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(DOCS / root), "--built", str(site)]) == 0, capsys.readouterr().err
    spoilt = shutil.copytree(site, tmp_path / "site")
    (spoilt / "games" / "belote.html").unlink()
    assert main(["check", str(DOCS / root), "--built", str(spoilt)]) == 1
    assert "no page was built" in capsys.readouterr().err


def test_a_readme_is_the_index_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "README.md").write_text(fence(GOOD), "utf-8")
    (tmp_path / "site").mkdir()
    built = tmp_path / "site" / "index.html"
    built.write_text('<i data-example="belote/planted"></i>', "utf-8")
    check = ["check", str(tmp_path / "docs"), "--built", str(built.parent)]
    assert main(check) == 0
    built.write_text("", "utf-8")
    assert main(check) == 1


@pytest.mark.parametrize(("link", "status"), [("/games/a.html#x", 0), ("/", 0), ("/a.html", 1)])
def test_a_link_from_the_root_is_looked_for_in_the_built_folder(
    link: str, status: int, tmp_path: Path
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "site" / "games").mkdir(parents=True)
    (tmp_path / "site" / "games" / "a.html").write_text('<p id="x"></p>', "utf-8")
    (tmp_path / "site" / "index.html").write_text(f'<a href="{link}">a</a>', "utf-8")
    assert bool(check_built(tmp_path / "docs", [], tmp_path / "site")) == bool(status)


# A build that stops ------------------------------------------------------------------------------


def project(folder: Path, page: str) -> Path:
    """A small site with this page, on plain MkDocs with our extension."""
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text(page, "utf-8")
    config = folder / "mkdocs.yml"
    config.write_text(
        "site_name: t\ntheme: {name: material, font: false}\n"
        "markdown_extensions:\n"
        "  - pymdownx.superfences\n  - attr_list\n  - md_in_html\n"
        "  - followsuit: {examples: docs}\n",
        "utf-8",
    )
    return config


def fence(facts: str) -> str:
    return f"# Page\n\n```followsuit\n{facts}```\n"


LINES = GOOD.strip().split("\n")


def indented(indent: str, behind: str = "followsuit") -> str:
    return "\n".join(indent + line for line in ["```" + behind, *LINES, "```"]) + "\n"


BROKEN = {
    "a wrong claim": (fence(WRONG), "says permitted: S7 S9"),
    "a wrong clause": (fence(GOOD.replace("because: overtrump", "because: ruff")), "because"),
    "a bad card": (fence(GOOD.replace("DA", "D1")), "there is no 1"),
    "a misspelt key": (fence(GOOD.replace("permitted:", "permited:")), "permited"),
    "a duplicate card": (fence(GOOD.replace("HK", "S8")), "twice"),
    "a card outside the pack": (fence(GOOD.replace("HK", "H2")), "pack of 32"),
    "seats out of turn": (fence(GOOD.replace("North", "South")), "out of turn"),
    "no claim": (fence(GOOD.split("permitted")[0]), "claims nothing"),
    "an unclosed fence": (fence(GOOD).removesuffix("```\n"), "never closed"),
    "a fence named in braces": (
        fence(GOOD).replace("```followsuit", "``` {.followsuit}"),
        "expected 'followsuit' alone",
    ),
    "an unknown of": (fence("of: belote/nowhere\n"), "no example"),
    "an id twice": (fence(GOOD) + fence(GOOD), "twice"),
    "attributes": (fence(GOOD).replace("followsuit", "{.followsuit}"), "alone behind"),
    "a continued paragraph": ("Text.\n" + indented("    "), "continues the paragraph"),
    "a fence above unclosed": (f"```text\ncode\n\n{fence(GOOD)}", "not closed before"),
    "a figure lost in raw HTML": (f"<div>\n{fence(GOOD)}</div>\n", "lost"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_fault_stops_the_strict_build(fault: str, tmp_path: Path) -> None:
    page, said = BROKEN[fault]
    result = build(tmp_path / "site", project(tmp_path, page))
    assert result.returncode != 0, result.stdout + result.stderr
    assert said in result.stderr
    assert "index.md:" in result.stderr, "the message names no file and line"


def test_the_small_site_without_a_fault_is_built(tmp_path: Path) -> None:
    result = build(tmp_path / "site", project(tmp_path, fence(GOOD)))
    assert result.returncode == 0, result.stderr
    assert "data-example" in (tmp_path / "site" / "index.html").read_text("utf-8")


def test_two_examples_of_one_id_on_two_pages_stop_the_build(tmp_path: Path) -> None:
    config = project(tmp_path, fence(GOOD))
    (tmp_path / "docs" / "other.md").write_text("\n" + fence(GOOD), "utf-8")
    result = build(tmp_path / "site", config)
    assert result.returncode != 0
    assert re.search(r"index\.md:4: .*'belote/planted' is taken, by .*other\.md:4", result.stderr)


def test_an_exception_in_the_renderer_stops_the_build(tmp_path: Path) -> None:
    config = project(tmp_path, fence(GOOD))
    (tmp_path / "broken_renderer.py").write_text(
        "import followsuit.web.html\n"
        "def broken(*_):\n    raise RuntimeError('planted')\n"
        "followsuit.web.html.picture_element = broken\n",
        "utf-8",
    )
    config.write_text(config.read_text("utf-8") + "hooks: [broken_renderer.py]\n", "utf-8")
    result = build(tmp_path / "site", config)
    assert result.returncode != 0
    assert "planted" in result.stderr


def test_a_link_to_a_clause_that_does_not_exist_stops_the_build(tmp_path: Path) -> None:
    """The figure's own links are validated like any other, because they enter as elements."""
    config = project(tmp_path, fence(GOOD))
    text = config.read_text("utf-8").replace("{examples: docs}", "{base: /, suffix: .md}")
    config.write_text(
        text + "validation: {links: {absolute_links: relative_to_docs, anchors: warn}}\n", "utf-8"
    )
    (tmp_path / "docs" / "games").mkdir()
    (tmp_path / "docs" / "games" / "belote.md").write_text("# Belote\n\n## Ruff {#ruff}\n", "utf-8")
    result = build(tmp_path / "site", config)
    assert result.returncode != 0
    assert "overtrump" in result.stderr


def test_this_site_is_strict() -> None:
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert re.search(r"^strict: true$", config, re.M)


# Where a fence counts ----------------------------------------------------------------------------

PLACES = {
    "top level": indented(""),
    "list": "- item\n\n" + indented("    "),
    "numbered list": "1. item\n\n" + indented("    "),
    "list in a list": "- item\n\n    - item\n\n" + indented("        "),
    "quote": indented("> "),
    "admonition": "!!! note\n\n" + indented("    "),
    "details": "??? note\n\n" + indented("    "),
    "tab": '=== "One"\n\n' + indented("    "),
    "admonition in a list": "- item\n\n    !!! note\n\n" + indented("        "),
    "tildes": indented("").replace("```", "~~~"),
    "html block with markdown": f'<div markdown="1">\n\n{indented("")}\n</div>\n',
    "directly behind a paragraph": "Text.\n" + indented(""),
    "definition": "Term\n\n:   Text\n\n" + indented("    "),
    "footnote": "Text[^1].\n\n[^1]: Note\n\n" + indented("    ") + "\n    More.\n",
    "directly behind a list item": "- item\n" + indented("    "),
    "list item that goes on at the margin": "- item\ngoes on\n\n" + indented("    "),
    "two lists in one line": "1. - item\n\n" + indented("        "),
    "three lists": "- a\n\n    - b\n\n        - c\n\n" + indented("            "),
    "list in a quote": "> - item\n>\n" + indented(">     "),
    "quote in a list": "- item\n\n" + indented("    > "),
    "quote in a list item's line": "- > - item\n\n" + indented("    >     "),
    "second quote of one list": "> - item\n\n" + indented(">     "),
    "quote in a quote": "> Text.\n>\n" + indented("> > "),
    "uneven indentation": "- a\n  - b\n\n" + indented("    "),
    "below a line of stars": "* * *\n\n" + indented(""),
    "space before the name": indented("", " followsuit"),
    "code with a quote mark": "```text\n> code\n```\n\n" + indented(""),
    "code with a deeper quote mark": "> ```\n> > code\n> ```\n\n" + indented(""),
    "code with an indented mark": "```\n    ```\n```\n\n" + indented(""),
    "code with a longer mark": "```\n````\n```\n\n" + indented(""),
    "open comment": "<!--\n\n" + indented(""),
    "open comment, arrow in code": f"<!--\n\n{indented('')}\n```text\nA --> B\n```\n",
    "open comment in indented code": f"Text.\n\n    <!--\n\n{indented('')}\n-->\n",
    "open comment in code": f"```html\n<!--\n```\n\n{indented('')}\n-->\n",
    "comment in a list that holds an empty line": f"- item\n\n    <!--\n\n{indented('    ')}",
    "between comments": f"<!-- a -->\n\n{indented('')}\n<!-- b -->\n",
    "open fence of another mark": "~~~text\n\n" + indented(""),
    "open fence in a list": "- item\n\n    ```text\n    code\n\nText.\n\n" + indented(""),
}
SOURCE_ONLY = {
    "longer fence": "````text\n" + indented("") + "````\n",
    "longer fence of tildes": "~~~~\n" + indented("") + "~~~~\n",
    "indented code": "Text.\n\n" + indented("    "),
    "indented code in a list": "- item\n\n" + indented("        "),
    "another language in braces": indented("").replace("followsuit", "{.text title='.followsuit'}"),
    "indented code after indented code": "Text.\n\n    code\n" + indented("    "),
    "indented code in two lists": "- a\n    - b\n\n" + indented("            "),
    "indented code in the second item": "- a\n  - b\n\n" + indented("        "),
    "indented code in a quote": "> Text.\n>\n" + indented(">     "),
    "indented quote": "Text.\n\n" + indented("    > "),
    "indented code below a line of stars": "* * *\n\n" + indented("    "),
    "indented code below a line of hyphens": "- - -\n\n" + indented("    "),
    "indented code below a heading": "- item\n\n# Head\n\n" + indented("    "),
    "indented code below a note": "!!! note\n    Text.\nText.\n\n" + indented("    "),
    "attributes in a longer fence": "````\n" + indented("", "{.followsuit}") + "````\n",
    "fence in a list": "- item\n\n    ````\n" + indented("    ") + "    ````\n",
    "fence in a quote with an empty line": "> ````\n\n" + indented("> ") + "> ````\n",
    "comment": f"<!--\n{indented('')}-->\n",
    "comment with empty lines": f"<!-- a\n\n{indented('')}\n-->\n",
}
NO_FIGURE = {
    "attributes": (indented("", "{.followsuit}"), 1, "alone behind"),
    "attributes behind a space": (indented("", " {.followsuit}"), 1, "alone behind"),
    "attributes with spaces": (indented("", " { .followsuit }"), 1, "alone behind"),
    "an id among attributes": (indented("", "{#x .followsuit}"), 1, "alone behind"),
    "a dot": (indented("", ".followsuit"), 1, "alone behind"),
    "attributes behind the name": (indented("", "followsuit { #x }"), 1, "alone behind"),
    "a continued paragraph": ("Text.\n" + indented("    "), 2, "continues the paragraph"),
    "a continued item": ("- item\n" + indented("        "), 2, "continues the paragraph"),
    "a continued quote": ("> Text.\n" + indented(">     "), 2, "continues the paragraph"),
    "a continued list in a quote": ("> - item\n>\n" + indented("    "), 3, "continues the"),
    "a quote mark inside": (indented("").replace("West", "> West"), 4, "quote mark"),
    "a deeper quote inside": (indented("> ").replace("West", "> West"), 4, "quote mark"),
    "an open fence above": ("```text\ncode\n\n" + indented(""), 1, "not closed before"),
    "an open fence above, in a quote": ("> ```\n>\n" + indented("> "), 1, "not closed before"),
    "an open fence around a list": (
        f"```text\n\n- item\n\n{indented('    ')}\n```text\ncode\n```\n",
        1,
        "not closed before",
    ),
    "an open fence around other marks": (
        "```text\n\n" + indented("").replace("```", "~~~") + "\n```\ncode\n```\n",
        15,
        "closes nothing",
    ),
    "no mark at the end": (indented("").removesuffix("```\n"), 1, "never closed"),
    "another fence before the end": (
        indented("").removesuffix("```\n") + "\n```text\ncode\n```\n",
        1,
        "never closed",
    ),
    "a longer mark at the end": (indented("").removesuffix("```\n") + "````\n", 1, "never closed"),
    "a line that leaves the list": (
        "- item\n\n" + indented("    ").replace("    West", "West"),
        3,
        "never closed",
    ),
    "a line that leaves the quote": (indented("> ").replace("> West", "West"), 1, "never closed"),
    "two marks of lists": ("- - " + indented("").replace("\n", "\n    "), 1, "line of its own"),
}
EXTENSIONS = [
    "admonition",
    "attr_list",
    "def_list",
    "footnotes",
    "md_in_html",
    "pymdownx.details",
    "pymdownx.highlight",
    "pymdownx.superfences",
    "pymdownx.tabbed",
    "followsuit",
]


@pytest.mark.parametrize("place", PLACES)
def test_the_fence_becomes_a_figure(place: str) -> None:
    html = Markdown(extensions=EXTENSIONS).convert(PLACES[place])
    assert html.count("<figure") == 1, html
    assert "\x02" not in html
    assert "followsuit:0" not in html


@pytest.mark.parametrize("place", SOURCE_ONLY)
def test_the_fence_stays_source(place: str) -> None:
    html = Markdown(extensions=EXTENSIONS).convert(SOURCE_ONLY[place])
    assert "<figure" not in html
    assert "id: belote/planted" in html


@pytest.mark.parametrize("place", SOURCE_ONLY)
def test_source_hides_no_fence_behind_it(place: str) -> None:
    text = f"{SOURCE_ONLY[place]}\nText.\n\n{indented('')}"
    html = Markdown(extensions=EXTENSIONS).convert(text)
    assert html.count("<figure") == 1
    assert len(find_fences(text)[0]) == 1


@pytest.mark.parametrize("fault", NO_FIGURE)
def test_a_fence_that_would_be_no_figure_is_a_fault(fault: str) -> None:
    text, line, said = NO_FIGURE[fault]
    fences, faults = find_fences(text)
    assert not fences
    assert [(told.line, said in told.message) for told in faults] == [(line, True)], faults
    with pytest.raises(ValueError, match=f"line {line}: "):
        Markdown(extensions=EXTENSIONS).convert(text)


@pytest.mark.parametrize(
    "text",
    [
        "```a\n" * 20_000,
        "~~~\n\n```followsuit\n" * 7_000,
        "<!--\n" * 20_000,
        "> <!--\n" * 20_000,
        "- item\n\n    text\n\n" * 5_000,
        "\n".join("    " * depth + "- item" for depth in range(1_200)),
        ">" * 20_000,
        "- " * 20_000 + "x",
    ],
    ids=lambda text: repr(text[:16]),
)
def test_a_long_page_is_read_in_one_pass(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line is taken apart more than a few times, however many marks are never closed."""
    looks = 0
    take_apart = _Line.opening.fget

    def counted(line: _Line) -> object:
        nonlocal looks
        looks += 1
        return take_apart(line)

    monkeypatch.setattr(_Line, "opening", property(counted))
    find_fences(text)
    assert looks < 20 * (text.count("\n") + 1)


def test_it_works_on_python_markdown_alone() -> None:
    converter = Markdown(extensions=["followsuit"])
    for again in range(3):
        if again == 1:
            converter.reset()
        html = converter.convert(f"Text.\n\n{indented('')}\nMore.")
        assert html.count("<figure") == 1
        assert html.count('id="example-planted"') == 1


@pytest.mark.parametrize("text", [fence(WRONG), fence("id: belote/x\n"), f"<p>\n{fence(GOOD)}</p>"])
def test_plain_python_markdown_stops_too(text: str) -> None:
    with pytest.raises(ValueError, match=r"line (3|4|9)"):
        Markdown(extensions=["followsuit"]).convert(text)


def test_an_id_that_two_pages_have_is_refused_without_a_builder_too(tmp_path: Path) -> None:
    """Which page is at hand is not known there: both places are named."""
    options = {"followsuit": {"examples": str(tmp_path)}}
    converter = Markdown(extensions=["followsuit"], extension_configs=options)
    (tmp_path / "one.md").write_text(fence(GOOD), "utf-8")
    assert "<figure" in converter.convert(fence(GOOD))
    (tmp_path / "two.md").write_text(fence(GOOD), "utf-8")
    with pytest.raises(ValueError, match=r"is taken, by .*one\.md:3 and .*two\.md:3"):
        converter.reset().convert(fence(GOOD))


def test_two_references_to_one_example_have_two_ids(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(fence(GOOD), "utf-8")
    converter = Markdown(
        extensions=["followsuit"], extension_configs={"followsuit": {"examples": str(tmp_path)}}
    )
    html = converter.convert(fence("of: belote/planted\n") * 2)
    assert re.findall(r'id="(shown[^"]*)"', html) == ["shown-planted", "shown-planted-2"]


CLAUSE_LINES = {
    "belote.lead": "belote.lead · stated in FFB-2016",
    "belote.undertrump": "belote.undertrump · shown in APP-BELOTE, FFB-2016, PAGAT-BELOTE",
    "bellot.deal": "bellot.deal · inferred from DE-STOC, JDC-RUFF",
    "bellot.tie": "bellot.tie · our own ruling",
    "core.forced-last": "core.forced-last · our own ruling",
}


@pytest.mark.parametrize("clause", CLAUSE_LINES)
def test_a_clauses_line_says_how_its_sources_speak(clause: str, pages: dict[Path, str]) -> None:
    page = pages[Path("games", clause.partition(".")[0] + ".html")]
    lines = re.findall(r'<p class="?followsuit-clause"?>(.*?)</p>', page)
    (line,) = [line for line in lines if f"<code>{clause}</code>" in line]
    assert re.sub("<[^>]*>", "", line) == CLAUSE_LINES[clause]
    assert ('href="../reference/rulings.html"' in line) == line.endswith("our own ruling</a>")


# Examples that stand elsewhere -------------------------------------------------------------------


def converter(folder: Path) -> Markdown:
    return Markdown(
        extensions=["followsuit"], extension_configs={"followsuit": {"examples": str(folder)}}
    )


@pytest.mark.parametrize(
    ("pages", "said"),
    [
        ({"a.md": fence(WRONG)}, r"line 4: of: .* is wrong\. .*a\.md:9: .* says permitted"),
        ({"a.md": fence(GOOD), "b.markdown": fence(GOOD)}, r"a\.md:3 and .*b\.markdown:3"),
        ({"a.md": fence(GOOD), "b.md": "caf\udce9"}, r"b\.md:1: the page is not UTF-8"),
        ({}, "no example"),
    ],
)
def test_a_reference_to_what_is_wrong_stops(
    pages: dict[str, str], said: str, tmp_path: Path
) -> None:
    for name, text in pages.items():
        (tmp_path / name).write_text(text, "utf-8", "surrogateescape")
    with pytest.raises(ValueError, match=said):
        converter(tmp_path).convert(fence("of: belote/planted\n"))


def test_an_id_that_two_pages_have_stops(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(fence(GOOD), "utf-8")
    assert "<figure" in converter(tmp_path).convert(fence(GOOD))
    (tmp_path / "b.md").write_text(fence(GOOD), "utf-8")
    with pytest.raises(ValueError, match=r"line 4: .* is taken, by .*a\.md:3 and .*b\.md:3"):
        converter(tmp_path).convert(fence(GOOD))


@pytest.mark.parametrize("block", ["of: belote/planted\n", GOOD])
@pytest.mark.parametrize("name", ["a.md", "nowhere"])
def test_examples_must_lie_in_a_folder(name: str, block: str, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(fence(GOOD), "utf-8")
    with pytest.raises(ValueError, match="must name a folder"):
        converter(tmp_path / name).convert(fence(block))
