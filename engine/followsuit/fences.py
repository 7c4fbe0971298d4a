"""Where the `followsuit` fences of a Markdown text stand. Knows nothing of what is in them.

A fence counts at the top level, in a list, a quote, an admonition, a details block and a tab. It
is only source inside another fence, in indented code and in a comment.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from followsuit.errors import quoted

NAME = "followsuit"

_PREFIX = re.compile(r"(?P<quotes>(?:[ ]{0,3}>[ ]?)*)(?P<indent>[ ]*)(?P<rest>.*)")
_MARK = re.compile(r"(?P<mark>`{3,}|~{3,})[ ]*(?P<info>[^`]*)$")
_CONTAINER = re.compile(
    r"(?:[-*+][ ]+|\d+[.)][ ]+|!!![ ]|\?\?\?\+?[ ]|===[!+]*[ ]|\[\^[^\]]+\]:|:[ ]{1,3})"
)
_INLINE_OPENER = re.compile(rf"(?:[-*+]|\d+[.)])[ ]+(?:`{{3,}}|~{{3,}})[ ]*[{{.]*[ ]*[.]?{NAME}\b")
_ATTRIBUTES = re.compile(r"\{(?P<inside>[^}]*)\}?")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong at a line (counted from 1)."""

    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Fence:
    """A `followsuit` fence, from the mark at `line` to the one at `last_line`.

    `prefix` stands before each of its lines: quote marks and indentation.
    """

    line: int
    last_line: int
    prefix: str
    body: str


@dataclass(frozen=True, slots=True)
class _Line:
    """A line taken apart: its quote marks, its indent, and the rest."""

    quotes: str
    indent: int
    rest: str

    @property
    def depth(self) -> int:
        return self.quotes.count(">")


@dataclass(slots=True)
class _Scan:
    """What a scan has found so far."""

    lines: list[_Line]
    fences: list[Fence] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


def find_fences(text: str) -> tuple[list[Fence], list[Fault]]:
    """Which `followsuit` fences does this text hold, in order, and which faults in their marks?

    >>> fences, faults = find_fences("```followsuit\\nid: x\\n```")
    >>> fences[0].body, faults
    ('id: x\\n', [])
    """
    scan = _Scan([_split(line) for line in text.split("\n")])
    number = 0
    while number < len(scan.lines):
        number = _scan_block(scan, number)
    return scan.fences, scan.faults


def _split(line: str) -> _Line:
    match = _PREFIX.match(line.expandtabs(4).rstrip("\r"))
    assert match is not None
    return _Line(match["quotes"], len(match["indent"]), match["rest"].rstrip())


def _scan_block(scan: _Scan, number: int) -> int:
    """Deals with what begins at this line, counted from 0; gives the next line to look at."""
    line = scan.lines[number]
    if line.rest.startswith("<!--"):
        return _after_comment(scan.lines, number)
    if _INLINE_OPENER.match(line.rest):
        scan.faults.append(
            Fault(number + 1, f"a {NAME} fence must begin on a line of its own, indented by four.")
        )
        return number + 1
    opening = _MARK.match(line.rest)
    if opening is None:
        return number + 1
    if _is_indented_code(scan.lines, number):
        return number + 1
    return _scan_fence(scan, number, opening["mark"], opening["info"])


def _after_comment(lines: list[_Line], number: int) -> int:
    for later in range(number, len(lines)):
        if "-->" in lines[later].rest:
            return later + 1
    return len(lines)


def _scan_fence(scan: _Scan, number: int, mark: str, info: str) -> int:
    opening = scan.lines[number]
    closing = _closing_line(scan.lines, number, mark)
    ours = _is_ours(info)
    if closing is None:
        if ours:
            scan.faults.append(
                Fault(
                    number + 1,
                    f"this {NAME} fence is never closed: expected a line {quoted(mark)}.",
                )
            )
        return number + 1
    if ours and info != NAME:
        scan.faults.append(
            Fault(
                number + 1, f"read {quoted(info)}, expected {NAME!r} alone behind the fence's mark."
            )
        )
    elif ours:
        body = _body(scan.lines[number + 1 : closing], opening)
        prefix = opening.quotes + " " * opening.indent
        scan.fences.append(Fence(number + 1, closing + 1, prefix, body))
    return closing + 1


def _is_ours(info: str) -> bool:
    """Does this name our language, if perhaps not as it should be written?

    Other fence processors read the name behind a dot too, and as a class in braces.
    """
    attributes = _ATTRIBUTES.match(info)
    if attributes:
        return f".{NAME}" in attributes["inside"].lower().split()
    language = info.split(" ", 1)[0].split("{", 1)[0]
    return language.removeprefix(".").lower() == NAME


def _closing_line(lines: list[_Line], number: int, mark: str) -> int | None:
    for later in range(number + 1, len(lines)):
        line = lines[later]
        if line.depth != lines[number].depth:
            return None
        if line.rest.startswith(mark) and not line.rest.strip(mark[0]):
            return later
    return None


def _body(lines: list[_Line], opening: _Line) -> str:
    return "".join(" " * max(0, line.indent - opening.indent) + line.rest + "\n" for line in lines)


def _is_indented_code(lines: list[_Line], number: int) -> bool:
    """Is this line indented by four or more beyond the list, note or tab that it stands in?"""
    line = lines[number]
    if line.indent < 4:
        return False
    for container in _containers(lines, number):
        return line.indent - (container.indent + 4) >= 4
    return True


def _containers(lines: list[_Line], number: int) -> Iterator[_Line]:
    """The lines above that open a block which this line belongs to, innermost first."""
    line = lines[number]
    indent = line.indent
    for above in range(number - 1, -1, -1):
        upper = lines[above]
        if upper.depth != line.depth:
            return
        if not upper.rest or upper.indent >= indent:
            continue
        indent = upper.indent
        if _CONTAINER.match(upper.rest) and not _is_indented_code(lines, above):
            yield upper
