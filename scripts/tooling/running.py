"""Runs commands and says what is being done, step by step."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parents[2]
SECONDS_BETWEEN_SIGNS = 10
LINES_OF_A_FAULT = 30


class Stop(Exception):
    """The script cannot go on; the message says why and what to do."""


class Failed(Stop):
    """A command ended with a fault. Its output is kept, if it was not shown."""

    def __init__(self, command: Sequence[str], code: int, output: str = "") -> None:
        shown = " ".join(part.removeprefix(f"{ROOT}{os.sep}") for part in command)
        tail = "\n".join(output.splitlines()[-LINES_OF_A_FAULT:])
        super().__init__(f"this command failed (exit {code}): {shown}" + (tail and f"\n{tail}"))


class Steps:
    """Numbers the steps of a script and tells how long each one took."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.number = 0

    def begin(self, text: str) -> None:
        """Say that the next step begins."""
        self.number += 1
        say(f"[{self.number}/{self.total}] {text} …")

    @contextmanager
    def step(self, text: str) -> Iterator[None]:
        """Say that the next step begins and, if it ends well, how long it took."""
        self.begin(text)
        started = time.monotonic()
        yield
        say(f"      done in {time.monotonic() - started:.1f} s")


def say(text: str) -> None:
    """Print a line at once, so that it stands before what a command prints."""
    print(text, flush=True)


def guarded(script: Callable[[], int]) -> int:
    """Run a script; turn a known fault into a message, and an interruption into a quiet end."""
    signal.signal(signal.SIGTERM, interrupt)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return script()
    except (Stop, OSError) as fault:
        print(f"{Path(sys.argv[0]).name}: {fault}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130


def interrupt(number: int, frame: FrameType | None) -> None:
    """Treat a request to end like Ctrl-C, so that commands and folders are cleaned up."""
    raise KeyboardInterrupt


def child_environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment variables for a command: the user's, less what would lead it astray."""
    unwanted = {"PYTHONHOME", "PYTHONPATH", "PIP_PREFIX", "PIP_ROOT", "PIP_TARGET"}
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    ours = {
        "NO_MKDOCS_2_WARNING": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_USER": "0",
        "PYTHONUTF8": "1",
    }
    return {**kept, **ours, **(extra or {})}


def run(command: Sequence[str], extra: Mapping[str, str] | None = None) -> None:
    """Run a command that shows its own output. Raises `Failed` unless it ends well."""
    code = subprocess.run(command, cwd=ROOT, env=child_environment(extra)).returncode
    if code:
        raise Failed(command, code)


def run_quietly(command: Sequence[str], keep_open: Sequence[int] = ()) -> str:
    """Run a long command, show only a sign of life, and return its output.

    The command inherits the open files `keep_open`. Raises `Failed`, with the output, unless it
    ends well.
    """
    lines: list[str] = []
    signs = SignsOfLife()
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=child_environment({"DEBIAN_FRONTEND": "noninteractive"}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        pass_fds=() if sys.platform == "win32" else keep_open,
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            signs.show(line)
        code = process.wait()
    except BaseException:
        # What runs as the administrator is not ours to end; the terminal has told it already.
        with suppress(PermissionError):
            process.terminate()
        process.wait()
        raise
    finally:
        signs.clear()
    if code:
        raise Failed(command, code, "".join(lines))
    return "".join(lines)


class SignsOfLife:
    """Shows the last line of a command: in place on a terminal, else now and then."""

    def __init__(self) -> None:
        self.terminal = sys.stdout.isatty()
        self.width = shutil.get_terminal_size().columns - 1
        self.started = self.last_shown = time.monotonic()

    def show(self, line: str) -> None:
        """Show this line, shortened, unless it is too soon."""
        now = time.monotonic()
        text = f"      {now - self.started:3.0f} s  {line.strip()}"[: self.width]
        if self.terminal:
            print(f"\r{text:<{self.width}}", end="", flush=True)
        elif now - self.last_shown > SECONDS_BETWEEN_SIGNS:
            say(text)
            self.last_shown = now

    def clear(self) -> None:
        """Leave an empty line behind on a terminal."""
        if self.terminal:
            print(f"\r{'':{self.width}}\r", end="", flush=True)


def administrator() -> list[str] | None:
    """What to put before a command that needs the administrator; None if that is not to be had."""
    if sys.platform != "win32" and os.geteuid() == 0:
        return []
    if shutil.which("sudo") and succeeds(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def succeeds(command: Sequence[str]) -> bool:
    """Does this short command end well?"""
    quiet = subprocess.DEVNULL
    return subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet).returncode == 0


def apt_get(*packages: str) -> bool:
    """Install packages with apt-get. Returns whether that could be tried; raises `Failed`."""
    prefix = administrator()
    program = shutil.which("apt-get")
    if prefix is None or program is None:
        return False
    say(f"      installing {' '.join(packages)} with apt-get")
    run_quietly([*prefix, program, "update"])
    run_quietly([*prefix, program, "install", "-y", "--no-install-recommends", *packages])
    return True
