"""Examples: what the fences of the pages say, and whether their authors are right.

Page: docs/reference/notation.md#claims. `followsuit check` and the Markdown extension both come
here, so a page is checked the same way by either.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from followsuit.errors import (
    EngineError,
    ExampleMismatch,
    NotationError,
    PositionError,
    UnknownName,
    nearest,
    quoted,
    shortened,
)
from followsuit.facts import Fact, Facts, read_facts
from followsuit.fences import Fence, find_fences
from followsuit.game import Game, Question, refuse_unknown_keys
from followsuit.games import GAMES, find_game, game_named
from followsuit.rules import fold

_ID = re.compile(r"[a-z0-9]+/[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
NEEDS_BECAUSE = ("permitted", "winner")


@dataclass(frozen=True, slots=True)
class Claim:
    """What an author believes the answer to a question to be, in canonical form."""

    question: Question
    answer: str
    fact: Fact


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a position, and its author's claims. `text` is the fence's own."""

    id: str
    game: Game
    position: Any
    claims: tuple[Claim, ...]
    text: str

    @property
    def name(self) -> str:
        """The id without the game: "overtrump-nine"."""
        return self.id.partition("/")[2]


@dataclass(frozen=True, slots=True)
class Reference:
    """A fence that shows an example which stands elsewhere."""

    id: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A fence that shows something the engine knows of a game: a table, a clause or an option."""

    kind: str
    game: Game
    name: str


@dataclass(frozen=True, slots=True)
class GamesTable:
    """A fence that shows the table of all games."""


Block = Example | Reference | Piece | GamesTable
PIECES = ("table", "clause", "option")


def read_block(text: str) -> Block:
    """What does this fence show? Raises an EngineError when it can't be read.

    The claims of an example are read, and not yet compared with the engine's answers.
    """
    facts = read_facts(text)
    first = facts[0] if facts else None
    if first is None:
        raise NotationError("the fence is empty: expected 'id: game/name' and facts.")
    if first.name == "of" or first.name in PIECES:
        if len(facts) > 1:
            raise NotationError(
                f"{quoted(facts[1].key)} may not stand beside {quoted(first.key)}, which is the"
                " only line of its fence.",
                facts[1].name,
            )
        if first.name == "of":
            return Reference(first.read(_read_id))
        if first.name == "table" and first.value == "games":
            return GamesTable()
        return first.read(lambda value: _read_piece(first.name, value))
    return _read_example(facts, text)


def _read_id(value: str) -> str:
    if not _ID.fullmatch(value):
        raise NotationError(
            f"{quoted(value)} is not an id: expected a game, a slash and a name in small letters,"
            " digits and single hyphens, such as 'belote/overtrump-nine'."
        )
    return value


def _read_piece(kind: str, value: str) -> Piece:
    if kind == "clause":
        key, _, _ = value.partition(".")
        known = {c.id: game for game in GAMES.values() for c in game.clauses}
        if value not in known:
            raise UnknownName(f"{quoted(value)} is no clause. {nearest(value, known)}")
        return Piece(kind, known[value], value)
    key, _, name = value.partition("/")
    game = find_game(key)
    names = list(game.tables) if kind == "table" else [option.key for option in game.options]
    if name not in names:
        raise UnknownName(f"{game.key} has no {kind} {quoted(name)}. {nearest(name, names)}")
    return Piece(kind, game, name)


def _read_example(facts: Facts, text: str) -> Example:
    named = facts.get("id")
    if named is None:
        raise NotationError(
            f"the fence begins with {quoted(facts[0].key)} and has no id: add a line such as"
            " 'id: belote/overtrump-nine'."
        )
    id = named.read(_read_id)
    stated = read_stated(facts)
    names = [question.name for question in stated.game.kind_of(stated.position).questions]
    if not stated.claims:
        raise NotationError(
            f"example {quoted(id)} claims nothing. Say what you believe the answer to be:"
            f" {', '.join(names)}."
        )
    claimed = {claim.question.name for claim in stated.claims}
    for name in NEEDS_BECAUSE:
        if name in claimed and "because" not in claimed:
            raise NotationError(
                f"example {quoted(id)} claims {name!r} and no 'because': name the clause."
            )
    return Example(id, stated.game, stated.position, stated.claims, text)


class Stated(NamedTuple):
    """A position, and what is claimed of it. There may be no claim."""

    game: Game
    position: Any
    claims: tuple[Claim, ...]


def read_stated(facts: Facts) -> Stated:
    """The position that the facts state, of the game that `id` or `game` names, and the claims.

    Raises an EngineError when they cannot be read. Claims are not yet compared with the answers.
    """
    game = _stated_game(facts)
    kind = game.kind_stated(facts)
    questions = {fold(question.name): question for question in kind.questions}
    known = ["id", "game", *kind.keys, *(question.name for question in kind.questions)]
    refuse_unknown_keys(facts, known, f"an example of a {kind.name} in {game.key}")
    claims = tuple(
        Claim(questions[fact.name], fact.read(questions[fact.name].read_claim), fact)
        for fact in facts
        if fact.name in questions
    )
    position = game.read(
        Facts(fact for fact in facts if fact.name not in ("id", "game", *questions))
    )
    return Stated(game, position, claims)


def _stated_game(facts: Facts) -> Game:
    """The game that `id` names, or `game`. Raises an EngineError if they contradict each other."""
    named, id = facts.get("game"), facts.get("id")
    if id is None:
        return game_named(facts)
    id.read(_read_id)
    game = id.read(lambda value: find_game(value.partition("/")[0]))
    if named is not None and named.read(find_game) is not game:
        raise PositionError(
            f"game: {quoted(named.value)} contradicts the id {quoted(id.value)}. Leave it out.",
            "game",
        )
    return game


def disagreements(
    game: Game, position: Any, claims: Iterable[Claim]
) -> list[tuple[Claim, str | None]]:
    """Which claims are wrong, each with the right answer? None: the question does not arise."""
    answers = game.answers(position)
    return [
        (claim, answer)
        for claim in claims
        if (answer := answers.get(claim.question.name)) is None
        or not claim.question.agrees(claim.answer, answer)
    ]


def mismatches(example: Example) -> list[ExampleMismatch]:
    """Where do the author's claims and the engine's answers differ? Empty when they agree."""
    found = []
    for claim, answer in disagreements(example.game, example.position, example.claims):
        name, claimed = claim.question.name, shortened(claim.fact.value)
        if answer is None:
            answers = ", ".join(example.game.answers(example.position))
            message = (
                f"example {quoted(example.id)} claims {name}: {claimed}, and that question does"
                f" not arise here. This position answers {answers}."
            )
        else:
            message = (
                f"example {quoted(example.id)} says {name}: {claimed}, the engine says"
                f" {name}: {answer}{_explained(example)}"
            )
        found.append(ExampleMismatch(message, claim.fact.name))
    return found


def _explained(example: Example) -> str:
    """The engine's verdicts, a line per card, to be read under a mismatch."""
    return "".join(
        f"\n    {v.subject}: {'permitted' if v.permitted else 'not permitted'}, {v.clause.id}"
        for v in example.game.tell(example.position).verdicts
    )


# Pages -------------------------------------------------------------------------------------------

SUFFIXES = (".md", ".markdown", ".mdown", ".mkdn", ".mkd")
"""The files that MkDocs takes for pages."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A block and where it stands: the file, and the fence in it."""

    path: Path
    fence: Fence
    block: Block

    @property
    def example(self) -> Example:
        """The block, which must be an example."""
        assert isinstance(self.block, Example)
        return self.block


@dataclass(frozen=True, slots=True)
class PageFault:
    """Something wrong in a page. `str()` is "file:line: message"."""

    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


def page_text(path: Path) -> str:
    """The text of a Markdown file. Raises NotationError when it is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise NotationError(
            f"the page is not UTF-8: byte {error.object[error.start]:#04x} in line {line}. Save it"
            " as UTF-8."
        ) from error


def read_page(path: Path) -> tuple[list[Placed], list[PageFault]]:
    """The blocks of one Markdown file, and the faults in them. Claims are checked."""
    try:
        fences, mark_faults = find_fences(page_text(path))
    except NotationError as error:
        return [], [PageFault(path, 1, str(error))]
    faults = [PageFault(path, fault.line, fault.message) for fault in mark_faults]
    placed = []
    for fence in fences:
        try:
            block = read_block(fence.body)
        except EngineError as error:
            faults.append(PageFault(path, fault_line(fence, error), str(error)))
            continue
        placed.append(Placed(path, fence, block))
        if isinstance(block, Example):
            faults += [
                PageFault(path, fault_line(fence, error), str(error)) for error in mismatches(block)
            ]
    return placed, faults


def fault_line(fence: Fence, error: EngineError) -> int:
    """On which line of the page is this error? The fact's own line, or the fence's first.

    Of a key that is given twice, the second is at fault.
    """
    keys = [Fact(line.partition(":")[0].strip(), "").name for line in fence.body.split("\n")]
    places = [number for number, key in enumerate(keys, start=1) if key == error.key]
    return fence.line + places[-1] if places else fence.line


def check_pages(*roots: Path) -> tuple[list[Placed], list[PageFault]]:
    """All blocks of the Markdown files at or below these paths, and every fault among them.

    Files in order of their names, each once. Two examples of one id are a fault, and so is a
    reference to an example that does not exist: among all of the paths together.
    """
    placed: list[Placed] = []
    faults: list[PageFault] = []
    files: dict[Path, Path] = {}
    for root in roots:
        for path in markdown_files(root):
            files.setdefault(path.resolve(), path)
    for path in files.values():
        page, page_faults = read_page(path)
        placed += page
        faults += page_faults
    faults += _double_ids(placed)
    faults += _lost_references(placed)
    return placed, sorted(faults, key=lambda fault: (str(fault.path), fault.line))


def markdown_files(root: Path) -> list[Path]:
    """The Markdown files at or below this path, in order of their names."""
    if root.is_file():
        return [root]
    return sorted(path for path in root.rglob("*") if path.suffix in SUFFIXES and path.is_file())


def examples_of(placed: Iterable[Placed]) -> Iterator[Placed]:
    """Those of the blocks that are examples."""
    return (place for place in placed if isinstance(place.block, Example))


def _double_ids(placed: Iterable[Placed]) -> Iterator[PageFault]:
    first: dict[str, Placed] = {}
    for place in examples_of(placed):
        id = place.example.id
        if id in first:
            there = first[id]
            yield PageFault(
                place.path,
                place.fence.line,
                f"example id {quoted(id)} is taken, by {there.path}:{there.fence.line}."
                " Ids are permanent: give this one another name.",
            )
        first.setdefault(id, place)


def _lost_references(placed: list[Placed]) -> Iterator[PageFault]:
    known = [place.example.id for place in examples_of(placed)]
    for place in placed:
        if isinstance(place.block, Reference) and place.block.id not in known:
            yield PageFault(
                place.path,
                place.fence.line,
                f"of: {quoted(place.block.id)} is no example. {nearest(place.block.id, known)}",
            )
