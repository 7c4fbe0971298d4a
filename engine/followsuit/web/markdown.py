"""The Python-Markdown extension: a `followsuit` fence becomes a figure; a fault stops the build.

It needs nothing but Python-Markdown, so it works in any builder that lets one choose extensions.
A fence enters the page as elements, before links are resolved, so that the builder rewrites and
checks a figure's links like any other. Any fault raises: a builder that goes on would publish it.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

from followsuit.errors import (
    EngineError,
    ExampleMismatch,
    NotationError,
    UnknownName,
    nearest,
    quoted,
)
from followsuit.examples import (
    Block,
    Example,
    GamesTable,
    Placed,
    Reference,
    examples_of,
    fault_line,
    markdown_files,
    mismatches,
    page_text,
    read_block,
    read_page,
)
from followsuit.fences import Fence, find_fences
from followsuit.web.html import Links, example_element, games_element, piece_element

# Ahead of every fence processor (25), after the text has been cleaned of our mark's signs (30).
BEFORE_OTHER_FENCES = 29
# After inline patterns (20), ahead of whatever resolves links (0).
BEFORE_LINKS = 15

_MARK = "\x02followsuit:{}\x03"


class PageError(ValueError):
    """A fault in a page, with its place. Not caught by any builder."""


class FollowSuitExtension(Extension):
    """Turns `followsuit` fences into figures."""

    def __init__(self, **options: Any) -> None:
        self.config = {
            "base": ["", "what stands before a rule page's path in a link; empty: no links"],
            "suffix": [".html", "what stands behind a rule page's path in a link"],
            "examples": ["", "the folder whose pages hold the examples that 'of:' names"],
        }
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:
        """Adds the two steps: fences out of the text, figures into the tree."""
        page = _Page(md, self.getConfig("examples"))
        links = Links(self.getConfig("base") or None, self.getConfig("suffix"))
        md.registerExtension(self)
        md.preprocessors.register(_TakeFences(md, page), "followsuit", BEFORE_OTHER_FENCES)
        md.treeprocessors.register(_PutFigures(md, page, links), "followsuit", BEFORE_LINKS)
        self.reset = page.clear


class _Page:
    """The fences of the page at hand."""

    def __init__(self, md: Markdown, examples: str) -> None:
        self.md = md
        self.examples = examples
        self.fences: list[Fence] = []
        self.first_line = 0

    def clear(self) -> None:
        """Forgets the page before."""
        self.fences = []

    @property
    def file(self) -> Path | None:
        """The page's own file, where the builder says so: MkDocs tells its link resolver."""
        if "relpath" not in self.md.treeprocessors:
            return None
        path = getattr(
            getattr(self.md.treeprocessors["relpath"], "file", None), "abs_src_path", None
        )
        return Path(path) if path else None

    def error(self, line: int, message: str) -> PageError:
        """The fault at this line of the text. A builder may have cut the text's front matter."""
        file = self.file
        if file is None:
            return PageError(f"line {line}: {message}")
        return PageError(f"{file}:{line + self.first_line}: {message}")

    def locate(self, lines: list[str]) -> None:
        """Finds out how many lines of the file stand before the text."""
        file = self.file
        if file is not None:
            there = file.read_text(encoding="utf-8-sig").rstrip().count("\n")
            here = "\n".join(lines).rstrip().count("\n")
            self.first_line = there - here


class _TakeFences(Preprocessor):
    """Replaces each fence by a mark in a paragraph of its own."""

    def __init__(self, md: Markdown, page: _Page) -> None:
        super().__init__(md)
        self.page = page

    def run(self, lines: list[str]) -> list[str]:
        self.page.clear()
        self.page.locate(lines)
        fences, faults = find_fences("\n".join(lines))
        if faults:
            raise self.page.error(faults[0].line, faults[0].message)
        out: list[str] = []
        copied = 0
        for fence in fences:
            out += lines[copied : fence.line - 1]
            mark = _MARK.format(len(self.page.fences))
            blank = fence.prefix.rstrip()
            # One empty line and no more: a footnote does not go on behind two.
            empty = ("", blank)
            if out and out[-1].rstrip() not in empty:
                out.append(blank)
            out.append(fence.prefix + mark)
            if fence.last_line < len(lines) and lines[fence.last_line].rstrip() not in empty:
                out.append(blank)
            self.page.fences.append(fence)
            copied = fence.last_line
        return out + lines[copied:]


class _PutFigures(Treeprocessor):
    """Puts a figure where each mark stands."""

    def __init__(self, md: Markdown, page: _Page, links: Links) -> None:
        super().__init__(md)
        self.page = page
        self.links = links

    def run(self, root: Element) -> None:
        waiting = {_MARK.format(number): fence for number, fence in enumerate(self.page.fences)}
        anchors: set[str] = set()
        for parent in list(root.iter()):
            for place, child in enumerate(list(parent)):
                fence = waiting.get((child.text or "").strip())
                if fence is not None and not len(child) and child.tag != "code":
                    del waiting[(child.text or "").strip()]
                    figure = self._figure(fence, anchors)
                    figure.tail = child.tail
                    if child.tag == "p":
                        parent[place] = figure
                    else:
                        child.text = ""
                        child.append(figure)
        if waiting:
            lost = next(iter(waiting.values()))
            raise self.page.error(
                lost.line,
                "this figure was lost on its way into the page. Does the fence stand inside raw"
                ' HTML? Give that element the attribute markdown="1", or move the fence. Is it'
                " indented further than what it stands in? Indent it by four for each.",
            )

    def _figure(self, fence: Fence, anchors: set[str]) -> Element:
        try:
            return self._element(fence, read_block(fence.body), anchors)
        except EngineError as error:
            raise self.page.error(fault_line(fence, error), str(error)) from error

    def _element(self, fence: Fence, block: Block, anchors: set[str]) -> Element:
        if isinstance(block, Reference):
            placed = _find_example(self.page.examples, block.id)
            page = placed.path.relative_to(self.page.examples).with_suffix("").as_posix()
            example = placed.example
            home = self.links.to(page, f"example-{example.name}")
            anchor = _free(f"shown-{example.name}", anchors)
            return example_element(example, self.links, anchor, home)
        if isinstance(block, GamesTable):
            return games_element(self.links)
        if not isinstance(block, Example):
            return piece_element(block, self.links)
        for mismatch in mismatches(block):
            raise mismatch
        anchor = f"example-{block.name}"
        if anchor in anchors:
            raise UnknownName(f"example id {quoted(block.id)} stands twice on this page.", "id")
        anchors.add(anchor)
        self._refuse_taken_id(block)
        return example_element(block, self.links, anchor)

    def _refuse_taken_id(self, example: Example) -> None:
        """Raises UnknownName if a page of the examples' folder has another example of this id."""
        folder, file = self.page.examples, self.page.file
        places = _find_examples(folder).get(example.id, []) if folder else []
        if file is not None:
            # As it is read, a page may differ from its file. Twice on one page is told already.
            places = [place for place in places if place.path.resolve() != file.resolve()]
        if len(places) > (1 if file is None else 0):
            there = " and ".join(f"{place.path}:{place.fence.line}" for place in places)
            raise UnknownName(
                f"example id {quoted(example.id)} is taken, by {there}. Ids are permanent: give"
                " this one another name.",
                "id",
            )


def _free(anchor: str, anchors: set[str]) -> str:
    """This anchor, or the first of "anchor-2", "anchor-3" … that is not taken. Takes it."""
    number, free = 1, anchor
    while free in anchors:
        number += 1
        free = f"{anchor}-{number}"
    anchors.add(free)
    return free


def _find_example(folder: str, id: str) -> Placed:
    """The example of this id among the pages of the folder, where it must be right.

    Raises UnknownName, or ExampleMismatch.
    """
    if not folder:
        raise UnknownName("of: the extension's option 'examples' names no folder.", "of")
    known = _find_examples(folder)
    if id not in known:
        raise UnknownName(f"of: {id!r} is no example in {folder!r}. {nearest(id, known)}", "of")
    _refuse_double(id, known[id])
    place = known[id][0]
    for mismatch in mismatches(place.example):
        line = fault_line(place.fence, mismatch)
        raise ExampleMismatch(f"of: {id!r} is wrong. {place.path}:{line}: {mismatch}", "of")
    return place


def _refuse_double(id: str, places: list[Placed]) -> None:
    if len(places) > 1:
        where = " and ".join(f"{place.path}:{place.fence.line}" for place in places)
        raise UnknownName(f"example id {id!r} stands twice: {where}.", "id")


def _find_examples(folder: str) -> dict[str, list[Placed]]:
    """The examples in the pages of the folder, by their ids."""
    if not Path(folder).is_dir():
        raise UnknownName(
            f"the extension's option 'examples' must name a folder: {folder!r} is none, seen from"
            f" {Path.cwd()}."
        )
    return _examples_in(folder, _state(folder))


def _state(folder: str) -> tuple[tuple[str, int], ...]:
    """What has to be the same for the pages of a folder to be unchanged."""
    return tuple((str(path), path.stat().st_mtime_ns) for path in markdown_files(Path(folder)))


@lru_cache(maxsize=4)
def _examples_in(folder: str, _state: tuple[tuple[str, int], ...]) -> dict[str, list[Placed]]:
    found: dict[str, list[Placed]] = {}
    for path in markdown_files(Path(folder)):
        try:
            page_text(path)
        except NotationError as error:
            raise PageError(f"{path}:1: {error}") from error
        for place in examples_of(read_page(path)[0]):
            found.setdefault(place.example.id, []).append(place)
    return found


def makeExtension(**options: Any) -> FollowSuitExtension:
    """The extension under the name by which Python-Markdown finds it."""
    return FollowSuitExtension(**options)
