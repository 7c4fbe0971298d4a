"""What the tests read off the pages: tables, headings, examples."""

import re
from functools import cache
from pathlib import Path

from conftest import DOCS
from followsuit.examples import Placed, check_pages, examples_of


@cache
def placed_examples() -> list[Placed]:
    """All examples of the site, with their places."""
    return list(examples_of(check_pages(DOCS)[0]))


def headings(page: Path) -> dict[str, str]:
    """The headings of a page that have an anchor of their own: anchor to title."""
    found = re.findall(r"^#+ (.+?) \{#([\w-]+)\}$", page.read_text(encoding="utf-8"), re.M)
    return {anchor: title for title, anchor in found}


def table(page: Path, anchor: str) -> list[list[str]]:
    """The rows of the first table under the heading of this anchor, without its heads."""
    text = page.read_text(encoding="utf-8")
    section = text.split(f"{{#{anchor}}}", 1)[1]
    lines = re.search(r"(?:^\|.*\n)+", section, re.M)
    assert lines is not None, f"no table under #{anchor}"
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in lines[0].splitlines()
    ]
    return rows[2:]


def code(cell: str) -> str:
    """What stands between the backticks of a cell, spaces included."""
    match = re.fullmatch(r"`(.*)`", cell)
    assert match is not None, f"{cell!r} is not code"
    return match[1]


NOTATION = DOCS / "reference" / "notation.md"
TABLES = {"cards": "readCard", "lists": "readCards", "trumps": "readTrump"}
"""The tables of the notation page that both parsers run: anchor to the browser's function."""
