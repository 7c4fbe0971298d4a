"""Sets up the environment in which the site is built and tested.

It is a folder `.venv` with exactly the packages of `requirements.lock` and the engine itself,
installed so that it follows changes in `engine/`. A stamp in the folder tells what it was made
from; it is written last, so that a set-up that was interrupted is never taken for a good one.
"""

import hashlib
import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tooling.running import ROOT, Failed, Stop, apt_get, run_quietly, say

LOCK = ROOT / "requirements.lock"
STAMP = "followsuit-stamp"
UNFINISHED = "unfinished"
HINT = (
    "Setting up needs a network, and Windows, macOS or a Linux with glibc.\n"
    "What is half made is never used: run this again to start over."
)


def environment() -> str:
    """The Python of the environment, which is set up first if it is missing or out of date."""
    folder = environment_folder()
    stamp = wanted_stamp(folder)
    if not is_ready(folder, stamp):
        with exclusive(folder.with_name(f"{folder.name}.lock")) as lock:
            # Another run may have set it up while this one waited.
            if not is_ready(folder, stamp):
                set_up(folder, stamp, lock)
    return str(python_in(folder))


def environment_folder() -> Path:
    """`.venv`, or a folder beside it if `.venv` was made by somebody else."""
    usual = ROOT / ".venv"
    if not usual.exists() or (usual / STAMP).exists() or not any(usual.iterdir()):
        return usual
    return ROOT / ".venv-followsuit"


def python_in(folder: Path) -> Path:
    """The Python program of an environment."""
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def base_python() -> str:
    """The running Python's own program, not that of an environment it may be in."""
    return os.path.realpath(getattr(sys, "_base_executable", sys.executable))


def wanted_stamp(folder: Path) -> str:
    """A digest of everything that the environment is made from."""
    digest = hashlib.sha256()
    for source in (LOCK, ROOT / "pyproject.toml", Path(__file__)):
        digest.update(source.read_bytes())
    # An environment holds its own path and that of its Python, so it cannot be moved.
    digest.update(f"{sys.version_info} {base_python()} {folder}".encode())
    return digest.hexdigest()


def is_ready(folder: Path, stamp: str) -> bool:
    """Is the environment complete and made from what is there now?"""
    try:
        written = (folder / STAMP).read_text(encoding="ascii")
    except OSError:
        return False
    return written == stamp and python_in(folder).exists()


@contextmanager
def exclusive(path: Path) -> Iterator[int]:
    """Hold a lock file, waiting while another run holds it. Yields its file descriptor.

    A command that inherits the descriptor holds the lock too, until it ends: so a set-up that
    was killed in the middle keeps others out until its installer is gone.
    """
    with path.open("a+") as file:
        if not try_to_lock(file):
            say("      another run is setting up; waiting for it")
            while not try_to_lock(file):
                time.sleep(0.2)
        yield file.fileno()


def try_to_lock(file: IO[str]) -> bool:
    """Lock this file, unless another process has it. It is freed when it is closed."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def set_up(folder: Path, stamp: str, lock: int) -> None:
    """Make the environment from nothing and, when all went well, stamp it."""
    clear(folder)
    make_environment(folder, lock)
    say("      installing the packages of requirements.lock")
    install(folder, lock, "--require-hashes", "-r", str(LOCK))
    say("      installing the engine")
    install(folder, lock, "--no-index", "--no-build-isolation", "-e", str(ROOT))
    write_stamp(folder, stamp)


def install(folder: Path, lock: int, *what: str) -> None:
    """Run pip in the environment. The lock names every package, so pip looks for no others."""
    pip = [str(python_in(folder)), "-m", "pip", "install", "--no-input", "--progress-bar", "off"]
    try:
        # Python compiles what is used when it is used: that saves a third of the time.
        run_quietly([*pip, "--no-compile", "--no-deps", *what], [lock])
    except Failed as fault:
        raise Stop(f"{fault}\n{HINT}") from None


def clear(folder: Path) -> None:
    """Empty the folder, or make it. Its stamp says `unfinished` from the first moment."""
    folder.mkdir(exist_ok=True)
    write_stamp(folder, UNFINISHED)
    for entry in folder.iterdir():
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        elif entry.name != STAMP:
            entry.unlink()


def write_stamp(folder: Path, stamp: str) -> None:
    """Write the stamp in one go: a reader sees the old one or the new one."""
    draft = folder / f"{STAMP}.new"
    draft.write_text(stamp, encoding="ascii")
    draft.replace(folder / STAMP)


def make_environment(folder: Path, lock: int) -> None:
    """Make an empty environment with pip in it, by whatever can make one."""
    say(f"      making {folder.name} with Python {sys.version.split()[0]}")
    virtualenv = shutil.which("virtualenv")
    package = f"python3.{sys.version_info.minor}-venv"
    if importlib.util.find_spec("ensurepip") is None and virtualenv:
        run_quietly([virtualenv, "--python", base_python(), str(folder)], [lock])
        return
    if importlib.util.find_spec("ensurepip") is None and not apt_get(package):
        raise Stop(
            f"this Python ({base_python()}) cannot make environments: a part of it is missing.\n"
            f"Install it (on Debian and Ubuntu: sudo apt-get install {package}), or install\n"
            "virtualenv, or use another Python; then run this again."
        )
    run_quietly([base_python(), "-m", "venv", str(folder)], [lock])
