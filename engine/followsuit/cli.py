"""`followsuit`: check pages, judge positions, draw them.

Page: docs/reference/command-line.md.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from errno import ENOENT
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from followsuit.errors import EngineError, counted, shortened
from followsuit.examples import (
    Claim,
    check_pages,
    disagreements,
    examples_of,
    read_stated,
)
from followsuit.facts import Fact, Facts, as_query, read_facts
from followsuit.game import Game, read_variant, refuse_unknown_keys
from followsuit.games import GAMES, find_game
from followsuit.judge import judge_line
from followsuit.records import random_record, show_record
from followsuit.review import review, review_data, told_review
from followsuit.svg import DARK, LIGHT, standalone
from followsuit.telling import Telling
from followsuit.web.site import check_built

EPILOG = """\
examples:
  followsuit judge "game=belote&trump=S&West=DA&North=S8&East-holds=S7.S9.HK"
  followsuit judge game: belote, trump: spades, West: DA, North: S8, East holds: S7 S9 HK
  echo '{"game":"belote","trump":"S","leader":"W","trick":["DA","S8"],"hand":["S7","S9"]}' \\
      | followsuit judge --json
  followsuit judge game=belote trump=S West=DA North=S8 "East holds=S7 S9 HK"
  followsuit render "game=belote&trump=S&South-holds=S7.HK" --output position.svg
  followsuit review deal.txt
  followsuit deal sundial --seed 7
  followsuit check docs/

How cards, seats and facts are written: docs/reference/notation.md.
"""

JUDGE_HELP = """\
Judge one position, given as facts. The facts are "key: value", separated by line breaks or by
commas before the next key; or one line "key=value&key=value", as in a link; or several words, each
"key=value". Without facts, they are read from standard input. The answer names the clause and the
reason of every card. An example's own text will do too: its claims are compared.

With --json, read JSON Lines from a file or from standard input and write one line of answer for
each line, in order. A bad line is answered with an "error" and does not stop the rest.
"""


REVIEW_HELP = """\
Review a recorded deal: name every illegal move with its clause, who won each trick, and the score.
Parts of the deal may be missing. How a record is written: docs/reference/records.md. The exit
status is 1 when something is wrong.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command. 0: done; 1: something was found wrong; 2: the command could not be read."""
    _use_utf8(sys.stdout, sys.stderr)
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        status = int(options.run(options))
        # Here, and not at the end of the interpreter, where an error could not be dealt with.
        sys.stdout.flush()
        return status
    except EngineError as error:
        print(f"followsuit: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever reads has seen enough.
        _drop_output()
        return 0
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        print(f"followsuit: {place}{error.strerror}", file=sys.stderr)
        _drop_output()
        return 2


def _drop_output() -> None:
    """Lets the output that is still waiting go nowhere: the interpreter writes it when it ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _use_utf8(*streams: TextIO) -> None:
    """Reads and writes UTF-8 whatever the system prefers: not every encoding has a minus sign."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="followsuit",
        description="A rules reference for trump games, and a move checker. Games: "
        + ", ".join(f"{game.key} ({game.title})" for game in GAMES.values())
        + ".",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="command")

    judge = commands.add_parser(
        "judge",
        help="may this card be played? who wins, and what is it worth?",
        description=JUDGE_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    judge.add_argument("facts", nargs="*", help="the position; with --json, a file of questions")
    judge.add_argument("--json", action="store_true", help="JSON Lines in, JSON Lines out")
    judge.set_defaults(run=_judge)

    render = commands.add_parser("render", help="draw a position as an SVG file")
    render.add_argument("facts", nargs="*", help="the position, as for judge")
    render.add_argument("--output", "-o", type=Path, help="the file to write (standard output)")
    render.add_argument("--theme", choices=("light", "dark"), default="light")
    render.set_defaults(run=_render)

    review_ = commands.add_parser(
        "review",
        help="was a recorded deal played by the rules? what is the score?",
        description=REVIEW_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    review_.add_argument("file", help="the record; - for standard input")
    review_.add_argument("--json", action="store_true", help="write one JSON object")
    review_.set_defaults(run=_review)

    deal = commands.add_parser("deal", help="play a random legal deal, and write its record")
    deal.add_argument("game", help="the game's key")
    deal.add_argument("--seed", type=int, required=True, help="the same seed gives the same deal")
    deal.add_argument("--variant", help="a preset of the game's")
    deal.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a single setting; may be repeated",
    )
    deal.set_defaults(run=_deal)

    check = commands.add_parser("check", help="check the examples in Markdown pages")
    check.add_argument(
        "pages", nargs="*", type=Path, default=[Path("docs")], help="files or folders"
    )
    check.add_argument(
        "--built",
        type=Path,
        metavar="FOLDER",
        help="also look over the site that was built from these pages: figures, ids and links",
    )
    check.set_defaults(run=_check)
    return parser


# judge -------------------------------------------------------------------------------------------


def _judge(options: argparse.Namespace) -> int:
    if options.json:
        return _judge_lines(options.facts)
    stated = read_stated(read_facts(_facts_text(options.facts)))
    print(report(*stated))
    return 1 if disagreements(*stated) else 0


def _facts_text(words: list[str]) -> str:
    """The facts on the command line, or else on standard input."""
    if not words:
        return _typed().read()
    if all(word.count("=") == 1 for word in words):
        return "&".join(words)
    text = " ".join(words)
    return text if "\n" in text or "=" in text else _one_a_line(text)


def _one_a_line(text: str) -> str:
    """Breaks "game: belote, trump: spades" into lines. A comma between cards is left alone."""
    lines: list[str] = []
    for part in text.split(","):
        if ":" in part or not lines:
            lines.append(part)
        else:
            lines[-1] += "," + part
    return "\n".join(lines)


def _judge_lines(files: list[str]) -> int:
    if not files:
        return _answer_lines(_typed())
    for name in files:
        if name == "-":
            _answer_lines(_typed())
            continue
        with open(name, encoding="utf-8-sig", errors="replace") as lines:
            _answer_lines(lines)
    return 0


def _typed() -> TextIO:
    """Standard input: UTF-8 anywhere, with or without a byte order mark."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
    return sys.stdin


def _answer_lines(lines: Iterable[str] | TextIO) -> int:
    for line in lines:
        print(json.dumps(judge_line(line), separators=(",", ":")), flush=True)
    return 0


def report(game: Game, position: object, claims: Sequence[Claim] = ()) -> str:
    """A position, its answer, and whether the claims agree, to be read in a terminal."""
    telling = game.tell(position)
    lines = [telling.scene, "", telling.answer, ""]
    lines += _verdict_lines(telling)
    lines += [f"{reason.sentence} ({reason.clause.id})" for reason in telling.reasons]
    if claims:
        lines += ["", *_claim_lines(game, position, claims)]
    return "\n".join([*lines, "", f"game={game.key}&{as_query(game.show(position))}"])


def _verdict_lines(telling: Telling) -> list[str]:
    clauses = max((len(told.clause.id) for told in telling.verdicts), default=0)
    subjects = max((len(told.subject) for told in telling.verdicts), default=0)
    return [
        f"  {told.subject:{subjects}}  {'yes' if told.permitted else 'no':3}"
        f"  {told.clause.id:{clauses}}  {told.reason}"
        for told in telling.verdicts
    ]


def _claim_lines(game: Game, position: object, claims: Sequence[Claim]) -> list[str]:
    wrong = disagreements(game, position, claims)
    if not wrong:
        return [f"What is claimed agrees: {', '.join(claim.question.name for claim in claims)}."]
    return [
        f"Claimed is {claim.question.name}: {shortened(claim.fact.value)}. "
        + ("That question does not arise here." if answer is None else f"It is {answer}.")
        for claim, answer in wrong
    ]


# review, deal ------------------------------------------------------------------------------------


def _review(options: argparse.Namespace) -> int:
    if options.file == "-":
        text = sys.stdin.read()
    else:
        text = Path(options.file).read_text(encoding="utf-8-sig", errors="replace")
    found = review(text)
    if options.json:
        print(json.dumps(review_data(found), ensure_ascii=False))
    else:
        print(told_review(found))
    return 0 if found.is_clean else 1


def _deal(options: argparse.Namespace) -> int:
    game = find_game(options.game)
    stated = [Fact("variant", options.variant)] if options.variant else []
    for option in options.option:
        name, _, value = option.partition("=")
        stated.append(Fact(name, value))
    facts = Facts(stated)
    refuse_unknown_keys(facts, ("variant", *(o.key for o in game.options)), game.key)
    variant = read_variant(facts, game.options, game.variants)
    print(show_record(random_record(game, options.seed, variant)), end="")
    return 0


# render, check -----------------------------------------------------------------------------------


def _render(options: argparse.Namespace) -> int:
    game, position, _ = read_stated(read_facts(_facts_text(options.facts)))
    palette = {"light": LIGHT, "dark": DARK}[options.theme]
    text = standalone(game.tell(position).picture, palette)
    if options.output:
        options.output.write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0


def _check(options: argparse.Namespace) -> int:
    for path in (*options.pages, options.built):
        if path and not path.exists():
            raise FileNotFoundError(ENOENT, "no such file or folder", str(path))
    placed, faults = check_pages(*options.pages)
    found = list(examples_of(placed))
    count = len(found)
    empty = [
        root
        for root in options.pages
        if root.is_dir() and not any(place.path.is_relative_to(root) for place in found)
    ]
    if options.built and not faults:
        faults = check_built(options.pages, placed, options.built)
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        told, read = counted(len(faults), "fault"), counted(count, "example")
        print(f"followsuit check: {told}, {read} read", file=sys.stderr)
        return 1
    if empty or not count:
        where = ", ".join(map(str, empty or options.pages))
        print(
            f"followsuit check: no example found in {where}: expected Markdown with"
            f" {'```followsuit'!r} fences that have an id",
            file=sys.stderr,
        )
        return 1
    print(f"followsuit check: {counted(count, 'example')}, every claim agrees with the engine")
    if options.built:
        print(f"followsuit check: {options.built} has every figure, and its ids and links hold")
    return 0
