"""Finds a Chromium that the tests can drive, or installs one."""

import os
import platform
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

from tooling.running import (
    Failed,
    Stop,
    administrator,
    apt_get,
    child_environment,
    run_quietly,
    say,
)

VARIABLE = "FOLLOWSUIT_CHROMIUM"
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
)
MAC_APPLICATIONS = ("Chromium", "Google Chrome", "Microsoft Edge")
WINDOWS_PROGRAMS = (
    "Chromium/Application/chrome.exe",
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
PROBE = Path(__file__).with_name("probe.py")
SECONDS_TO_START = 90


def browser(python: str) -> str:
    """The path of a browser that starts. One is installed if there is none."""
    named = os.environ.get(VARIABLE)
    if named:
        path = os.path.abspath(shutil.which(named) or named)
        return started(python, path) or refuse(named)
    found = there(python)
    for install in (with_playwright, with_package_manager):
        if not found and attempt(install, python):
            found = there(python)
    return found or give_up(python)


def there(python: str) -> str | None:
    """The first browser on this machine that starts; Playwright's own comes last."""
    paths = (started(python, path) for path in (*installed(), None))
    return next((path for path in paths if path), None)


def installed() -> Iterator[str]:
    """Browsers on the PATH and in the usual places of the system."""
    yield from filter(None, map(shutil.which, NAMES))
    for path in usual_places():
        if path.is_file():
            yield str(path)


def usual_places() -> Iterator[Path]:
    """Where macOS and Windows keep browsers."""
    if platform.system() == "Darwin":
        for folder in (Path("/Applications"), Path.home() / "Applications"):
            for name in MAC_APPLICATIONS:
                yield folder / f"{name}.app" / "Contents" / "MacOS" / name
    if platform.system() == "Windows":
        for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
            for program in WINDOWS_PROGRAMS:
                yield Path(os.environ.get(variable, "")) / program


def started(python: str, path: str | None) -> str | None:
    """The browser's path if it starts and computes; without a path, Playwright's own is tried."""
    try:
        probe = subprocess.run(
            [python, str(PROBE), *([path] if path else [])],
            env=child_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=SECONDS_TO_START,
        )
    except subprocess.TimeoutExpired:
        return None
    if probe.returncode:
        return None
    found, version = probe.stdout.splitlines()
    say(f"      {found}, version {version}")
    return found


def attempt(install: Callable[[str], bool], python: str) -> bool:
    """Try one way to install a browser. Returns whether something was installed."""
    try:
        return install(python)
    except Failed as fault:
        say(f"      {str(fault).splitlines()[0]}")
        return False


def with_playwright(python: str) -> bool:
    """Let Playwright download its own Chromium and, if we may, the libraries that it needs."""
    say("      no browser found; downloading Playwright's Chromium")
    run_quietly([python, "-m", "playwright", "install", "chromium"])
    if not started(python, None) and shutil.which("apt-get") and administrator() is not None:
        say("      installing the libraries that it needs")
        run_quietly([python, "-m", "playwright", "install-deps", "chromium"])
    return True


def with_package_manager(python: str) -> bool:
    """Install a browser with the system's package manager, if there is one that we may use."""
    if apt_get("chromium"):
        return True
    command = package_manager()
    if command is None:
        return False
    say(f"      running {' '.join(command)}")
    run_quietly(command)
    return True


def package_manager() -> list[str] | None:
    """The command that installs a browser on a system without apt-get, if we may run it."""
    if shutil.which("brew"):
        return ["brew", "install", "--cask", "google-chrome"]
    prefix = administrator()
    if prefix is None:
        return None
    for program, *arguments in (("dnf", "install", "-y", "chromium"), ("apk", "add", "chromium")):
        if shutil.which(program):
            return [*prefix, program, *arguments]
    return None


def refuse(named: str) -> NoReturn:
    """Say that the browser that the user named is of no use."""
    raise Stop(f"{VARIABLE} is {named}, and no Chromium, Chrome or Edge starts from there.")


def give_up(python: str) -> NoReturn:
    """Say exactly what to install."""
    raise Stop(
        "the tests need a browser, and none was found or could be installed. Do one of these,\n"
        "then run this again:\n"
        f"  {shlex.quote(python)} -m playwright install --with-deps chromium\n"
        "  sudo apt-get install chromium        (Debian)\n"
        "  sudo dnf install chromium            (Fedora)\n"
        "  brew install --cask google-chrome    (macOS)\n"
        f"  or set {VARIABLE} to the path of a Chromium, Chrome or Edge that you have."
    )
