"""After the build: is the built folder what the pages say? Knows no builder.

A builder may drop a figure, a link or an id without a word. This looks at what came out.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from followsuit.errors import counted, quoted
from followsuit.examples import Example, PageFault, Placed, Reference

THEME_TARGETS = ("", "__skip")
"""Targets that a theme handles without an id on the page."""


class BuiltPage(HTMLParser):
    """The ids, links and figures of one built page, in the page's order."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.ids: list[tuple[str, int]] = []
        self.links: list[tuple[str, int]] = []
        self.examples: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes what a tag adds."""
        values = {name: value or "" for name, value in attrs}
        line = self.getpos()[0]
        if "id" in values:
            self.ids.append((values["id"], line))
        if tag == "a" and "href" in values:
            self.links.append((values["href"], line))
        if "data-example" in values:
            self.examples.append(values["data-example"])


def check_built(pages: Path | Sequence[Path], placed: list[Placed], built: Path) -> list[PageFault]:
    """What is wrong in the folder that was built from these pages, folders or single files?

    `placed` are the blocks of the pages. Lost or doubled figures, ids that stand twice on a page,
    and links inside the site that do not arrive.
    """
    read = {path.resolve(): BuiltPage(path) for path in sorted(built.rglob("*.html"))}
    roots = [pages] if isinstance(pages, Path) else pages
    faults = list(_lost_figures(roots, placed, built, read))
    for page in read.values():
        faults += _double_ids(page)
        if page.path.name != "404.html":  # It is shown at any address: its links are the host's.
            faults += _lost_links(page, built, read)
    return faults


def _lost_figures(
    roots: Sequence[Path], placed: list[Placed], built: Path, read: dict[Path, BuiltPage]
) -> Iterator[PageFault]:
    expected: dict[Path, list[str]] = {}
    for place in placed:
        if isinstance(place.block, Example | Reference):
            expected.setdefault(place.path, []).append(place.block.id)
    for source, ids in expected.items():
        built_pages = (_built_from(name, built, read) for name in _names(source, roots))
        page = next((page for page in built_pages if page is not None), None)
        if page is None:
            yield PageFault(source, 1, f"no page was built from this file in {built}.")
        elif Counter(page.examples) != Counter(ids):
            lost = Counter(ids) - Counter(page.examples)
            added = Counter(page.examples) - Counter(ids)
            yield PageFault(
                page.path,
                1,
                f"{counted(len(ids), 'figure')} expected from {source}, {len(page.examples)} found."
                f" Lost: {', '.join(lost) or 'none'}. Not expected: {', '.join(added) or 'none'}.",
            )


def _names(source: Path, roots: Sequence[Path]) -> Iterator[Path]:
    """Under which names may this file stand in the site? The longest first.

    The site may have been built from a folder above the one, or the page, that was asked for.
    """
    below = [source.relative_to(root) for root in roots if source.is_relative_to(root)]
    shortest = max(1, min(len(name.parts) for name in below))
    parts = source.absolute().parts[1:]
    for first in range(len(parts) - shortest + 1):
        yield Path(*parts[first:])


def _built_from(source: Path, built: Path, read: dict[Path, BuiltPage]) -> BuiltPage | None:
    """The page of a source file, under either way of naming pages."""
    if source.stem == "README":
        source = source.with_stem("index")
    plain = built / source.with_suffix(".html")
    folder = built / source.with_suffix("") / "index.html"
    return read.get(plain.resolve()) or read.get(folder.resolve())


def _double_ids(page: BuiltPage) -> Iterator[PageFault]:
    first: dict[str, int] = {}
    for id, line in page.ids:
        if id in first:
            yield PageFault(
                page.path, line, f"id {quoted(id)} stands twice, first at line {first[id]}."
            )
        first.setdefault(id, line)


def _lost_links(page: BuiltPage, built: Path, read: dict[Path, BuiltPage]) -> Iterator[PageFault]:
    for link, line in page.links:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        target = page.path
        if parts.path.startswith("/"):
            target = built / unquote(parts.path).lstrip("/")
        elif parts.path:
            target = page.path.parent / unquote(parts.path)
        if target.is_dir():
            target /= "index.html"
        if not target.exists():
            yield PageFault(page.path, line, f"the link {quoted(link)} leads nowhere.")
            continue
        arrived = read.get(target.resolve())
        fragment = unquote(parts.fragment)
        if arrived is None or fragment in THEME_TARGETS:
            continue
        if fragment not in {id for id, _ in arrived.ids}:
            yield PageFault(page.path, line, f"the link {quoted(link)} finds no such id.")
