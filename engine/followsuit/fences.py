"""Where the `followsuit` fences of a Markdown text stand. Knows nothing of what is in them.

A fence counts at the top level, in a list, a quote, an admonition, a details block and a tab. It
is only source inside another fence, in indented code and in a comment. Every line that looks like
the opening of our fence is one or the other, or a fault: none is passed over in silence.

The text is read as Python-Markdown reads it: what a list, a note or a tab holds is indented by
four, whatever the width of its mark. Where that is in doubt, a fence is taken for a fence and not
for source: should the builder disagree, the figure is lost on its way, and that stops the build.
"""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, auto

NAME = "followsuit"
TAB = 4

_PREFIX = re.compile(r"[ >]*")
_MARK = re.compile(r"(?P<mark>`{3,}|~{3,})[ ]*(?P<info>[^`]*)$")
# The name alone, with a dot, or as a class among attributes: `{.followsuit}`.
_OUR_INFO = re.compile(rf"(?:\{{(?:[^}}]*[ ])?\.|\{{?[ ]*\.?){NAME}\b", re.I)
_CONTAINER = re.compile(
    r"(?:[-*+][ ]|(?:\d+|[A-Za-z#]|[ivxlc]+)[.)][ ]|\[\^[^\]]+\]:|:[ ]{1,3}"
    r"|(?P<note>!!!|\?\?\?\+?|===[!+]*[ ]+[\"']))[ ]*"
)
_QUOTE = re.compile(r">[ ]*")
_RULE = re.compile(r"([-_*])[ ]{0,2}(?:\1[ ]{0,2}){2,}")
_COMMENT_END = re.compile(r"--!?>")


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
    """A line taken apart: its prefix of quote marks and spaces, and the rest.

    `indents` are the widths of the spaces before each quote mark and before the rest.
    """

    prefix: str
    indents: tuple[int, ...]
    rest: str

    @property
    def depth(self) -> int:
        """How many quotes does this line stand in?"""
        return len(self.indents) - 1

    @property
    def place(self) -> tuple[int, int]:
        """The depth, and all the spaces together. A line in a smaller place ends a fence."""
        return self.depth, sum(self.indents)

    @property
    def opening(self) -> re.Match[str] | None:
        """The mark and what stands behind it, if this line may open or close a fence."""
        return _MARK.match(self.rest)

    @property
    def is_ours(self) -> bool:
        """Does this line look like the opening of a `followsuit` fence?"""
        opening = self.opening
        return opening is not None and _OUR_INFO.match(opening["info"]) is not None


def find_fences(text: str) -> tuple[list[Fence], list[Fault]]:
    """Which `followsuit` fences does this text hold, in order, and which faults in their marks?

    >>> fences, faults = find_fences("```followsuit\\nid: x\\n```")
    >>> fences[0].body, faults
    ('id: x\\n', [])
    """
    scan = _Scan([_split(line) for line in text.split("\n")])
    number = 0
    while number < len(scan.lines):
        number = scan.block(number)
    scan.refuse_the_unaccounted()
    return scan.fences, sorted(scan.faults, key=lambda fault: fault.line)


def _split(line: str) -> _Line:
    line = line.expandtabs(TAB).rstrip("\r")
    match = _PREFIX.match(line)
    assert match is not None
    first, *quoted = match[0].split(">")
    indents = (len(first), *(max(0, len(spaces) - 1) for spaces in quoted))
    return _Line(match[0], indents, line[match.end() :])


# Lists, notes, tabs and indented code --------------------------------------------------------


class _Kind(Enum):
    """What a line is to the blocks around it."""

    TEXT = auto()
    CODE = auto()
    CONTINUED = auto()
    """Indented like code, but continues a paragraph: no blank line stands before it."""
    OPENS_OURS = auto()
    """A list item or the like that has our fence's opening behind its mark."""


@dataclass(frozen=True, slots=True)
class _Container:
    """An open list item, note, tab or definition. What it holds is indented by `content`."""

    indent: int
    content: int
    is_note: bool


@dataclass(slots=True)
class _Blocks:
    """Which containers are open after the lines so far: a stack for each depth of quotes."""

    stacks: list[list[_Container]] = field(default_factory=lambda: [[]])
    blank_depth: int | None = 0
    """Of the blank lines directly before, the smallest depth."""
    code_depth: int | None = None

    def enter(self, line: _Line) -> _Kind:
        """Goes on by one line. What is it?"""
        if not line.rest.strip():
            before = line.depth if self.blank_depth is None else self.blank_depth
            self.blank_depth = min(before, line.depth)
            return _Kind.TEXT
        kind = self._enter(line)
        self.blank_depth = None
        return kind

    def leave(self) -> None:
        """Goes on past lines that open nothing: a fence, or a comment."""
        self.blank_depth = None
        self.code_depth = None

    def _enter(self, line: _Line) -> _Kind:
        opens = _CONTAINER.match(line.rest) is not None and not _RULE.fullmatch(line.rest)
        interrupts = opens or _ends_paragraph(line.rest)
        for level, indent in enumerate(line.indents):
            if level == len(self.stacks):
                self.stacks.append([])
            # An empty line with a quote mark is none to what stands around that quote.
            after_blank = self.blank_depth is not None and self.blank_depth <= level
            is_last = level == line.depth
            # A line that only continues a paragraph closes no list.
            closes = after_blank or (is_last and interrupts)
            self._close(level, indent, closes, opens and is_last)
            if indent - self._content(level) >= TAB:
                if not after_blank and self.code_depth != level:
                    return _Kind.CONTINUED
                self.code_depth = level
                return _Kind.CODE
            if is_last and closes:
                del self.stacks[level + 1 :]
        self.code_depth = None
        return self._open(line) if opens else _Kind.TEXT

    def _content(self, level: int) -> int:
        return self.stacks[level][-1].content if self.stacks[level] else 0

    def _close(self, level: int, indent: int, closes: bool, opens: bool) -> None:
        """Closes what a line of this indent ends. The items of one list are one level."""
        stack = self.stacks[level]
        before = len(stack)
        while (
            stack
            and (closes or stack[-1].is_note)
            and (stack[-1].content > indent if opens else stack[-1].indent >= indent)
        ):
            stack.pop()
        if len(stack) < before:
            del self.stacks[level + 1 :]

    def _open(self, line: _Line) -> _Kind:
        """Opens what begins in this line; several may, as in `1. - item` and `- > quote`."""
        level, indent, at = line.depth, line.indents[-1], 0
        while True:
            if match := _CONTAINER.match(line.rest, at):
                content = self._content(level) + TAB
                is_note = match["note"] is not None
                self.stacks[level].append(_Container(indent, content, is_note))
                indent = content
            elif match := _QUOTE.match(line.rest, at):
                self.stacks.append([])
                level, indent = level + 1, 0
            else:
                break
            at = match.end()
        behind = _Line("", (0,), line.rest[at:])
        return _Kind.OPENS_OURS if behind.is_ours else _Kind.TEXT


def _ends_paragraph(rest: str) -> bool:
    """Is this a heading or a line across the page? These need no blank line before them."""
    return rest.startswith("#") or _RULE.fullmatch(rest) is not None


# Fences and comments -----------------------------------------------------------------------------


class _Scan:
    """What a scan has found so far. Each line is looked at a fixed number of times."""

    def __init__(self, lines: list[_Line]) -> None:
        self.lines = lines
        self.fences: list[Fence] = []
        self.faults: list[Fault] = []
        self.blocks = _Blocks()
        self.accounted: set[int] = set()
        """The lines known to be part of a fence, or to be source."""
        self.showing: dict[tuple[tuple[int, int], str], int] = {}
        """Where the last other fence of a place and mark begins that holds one of ours."""
        self.smaller = _smaller_places(lines)
        self.blanks = [n for n, line in enumerate(lines) if not line.rest.strip()]
        self.closings: defaultdict[tuple[tuple[int, int], str], list[int]] = defaultdict(list)
        for number, line in enumerate(lines):
            if (opening := line.opening) and not opening["info"]:
                self.closings[line.place, opening["mark"]].append(number)
        self.comment_ends = self._comment_ends()

    def _comment_ends(self) -> list[int]:
        """The lines that may end a comment. An arrow in a fence does not: fences are read first."""
        ends, number = [], 0
        while number < len(self.lines):
            if _COMMENT_END.search(self.lines[number].rest):
                ends.append(number)
            number = (self._closing(number) or number) + 1
        return ends

    def _closing(self, number: int) -> int | None:
        """The line that closes the fence that this line opens, if it does."""
        line = self.lines[number]
        if line.opening is None:
            return None
        last = _next(self.closings[line.place, line.opening["mark"]], number)
        return last if last is not None and last < self.smaller[number] else None

    def block(self, number: int) -> int:
        """Deals with what begins at this line, counted from 0; gives the next line to look at."""
        line = self.lines[number]
        kind = self.blocks.enter(line)
        if kind is _Kind.CODE:
            self.accounted.add(number)
        elif kind is _Kind.OPENS_OURS:
            self._fault(
                number, f"a {NAME} fence must begin on a line of its own, indented by four."
            )
        elif kind is _Kind.TEXT and line.rest.startswith("<!--"):
            return self._comment(number)
        elif kind is _Kind.TEXT and line.is_ours:
            return self._ours(number)
        elif line.opening and not line.is_ours:
            return self._other_fence(number, line.opening["mark"])
        return number + 1

    def refuse_the_unaccounted(self) -> None:
        """Finds a fault in each line that looks like ours and has not been dealt with."""
        told = {fault.line for fault in self.faults}
        for number, line in enumerate(self.lines):
            if line.is_ours and number not in self.accounted and number + 1 not in told:
                self._fault(
                    number,
                    f"this {NAME} fence would not become a figure, because it continues the"
                    " paragraph above. Put a blank line before it, and indent it by four for each"
                    " list, note or tab that it stands in.",
                )

    def _fault(self, number: int, message: str) -> None:
        self.faults.append(Fault(number + 1, message))

    def _pass(self, number: int, last: int) -> int:
        """Accounts for the lines from this to the last; gives the next line to look at."""
        self.accounted.update(range(number, last + 1))
        self.blocks.leave()
        return last + 1

    def _comment(self, number: int) -> int:
        """A comment that is closed. Python-Markdown takes an open one for text.

        It also does so where the comment is indented or quoted and holds a blank line.
        """
        line = self.lines[number]
        last: int | None = number
        if not _COMMENT_END.search(line.rest, 2):
            last = _next(self.comment_ends, number)
        if last is not None and line.place >= (0, TAB):
            blank = _next(self.blanks, number)
            last = last if blank is None or last < blank else None
        return number + 1 if last is None else self._pass(number, last)

    def _other_fence(self, number: int, mark: str) -> int:
        """A fence of another language, whose content is source. It is none if it is not closed."""
        key = self.lines[number].place, mark
        last = self._closing(number)
        if last is None:
            if key in self.showing and not self.lines[number].rest.strip(mark[0] + " "):
                self._fault(
                    number,
                    f"this mark closes nothing, and the fence of line {self.showing[key] + 1} holds"
                    f" a {NAME} fence: is a mark missing between them?",
                )
            return number + 1
        content = range(number + 1, last)
        ours = [inner for inner in content if self.lines[inner].is_ours]
        if ours and any(self._opens_alike(inner, key) for inner in content):
            self._fault(
                number,
                f"this fence is not closed before the {NAME} fence of line {ours[0] + 1} begins."
                f" Close it with a line {mark!r}; or, to show that fence as source, use a longer"
                " mark here.",
            )
        elif ours:
            self.showing[key] = number
        return self._pass(number, last)

    def _opens_alike(self, number: int, key: tuple[tuple[int, int], str]) -> bool:
        """Does this line look like another opening at the same place, with the same mark?"""
        opening = self.lines[number].opening
        if opening is None or not opening["info"]:
            return False
        return key == (self.lines[number].place, opening["mark"])

    def _ours(self, number: int) -> int:
        opening = self.lines[number]
        match = opening.opening
        assert match is not None
        mark, info = match["mark"], match["info"].rstrip()
        faults = len(self.faults)
        last = self._our_closing(number, mark)
        if last is None:
            return number + 1
        if info != NAME:
            self._fault(number, f"read {info!r}, expected {NAME!r} alone behind the fence's mark.")
        if len(self.faults) == faults:
            body = _body(self.lines[number + 1 : last], opening)
            self.fences.append(Fence(number + 1, last + 1, opening.prefix, body))
        return self._pass(number, last)

    def _our_closing(self, number: int, mark: str) -> int | None:
        """The line that closes our fence. Facts hold no other mark, and no quote marks."""
        opening = self.lines[number]
        missing = f"this {NAME} fence is never closed: expected a line {mark!r}"
        for later in range(number + 1, len(self.lines)):
            line = self.lines[later]
            is_blank = not line.rest.strip()
            if line.depth > opening.depth:
                self._fault(later, f"a quote mark '>' inside a {NAME} fence: leave it out.")
            elif line.opening or (not is_blank and line.place < opening.place):
                if line.rest.rstrip() == mark and line.place == opening.place:
                    return later
                missing += f", indented like this one, before line {later + 1}"
                break
            elif line.depth < opening.depth:
                missing += f" in the same quote, before line {later + 1}"
                break
        self._fault(number, missing + ".")
        return None


def _smaller_places(lines: list[_Line]) -> list[int]:
    """For each line, the first one behind it that is not blank and stands in a smaller place."""
    smaller = [len(lines)] * len(lines)
    waiting: list[int] = []
    for number, line in enumerate(lines):
        if not line.rest.strip():
            continue
        while waiting and lines[waiting[-1]].place > line.place:
            smaller[waiting.pop()] = number
        waiting.append(number)
    return smaller


def _next(numbers: list[int], number: int) -> int | None:
    """The first of these ascending numbers that is greater than this one."""
    at = bisect_right(numbers, number)
    return numbers[at] if at < len(numbers) else None


def _body(lines: Iterable[_Line], opening: _Line) -> str:
    return "".join(
        " " * max(0, line.place[1] - opening.place[1]) + line.rest.rstrip() + "\n" for line in lines
    )
