"""Makes sure of a Python that is new enough, before anything else is imported.

This one module has to run under any Python 3.6 or newer, so that an old one can be told what to do.
"""

import os
import shutil
import subprocess
import sys
from typing import Dict, List, Optional, Tuple

Command = Tuple[str, ...]
Version = Tuple[int, ...]

NEEDED = (3, 11)
NAMES = ("python3.13", "python3.12", "python3.11", "python3", "python")
REPORT = "import sys; print('%d.%d.%d' % sys.version_info[:3])"


def require_python() -> None:
    """Go on if this Python is new enough; else run the script again under one that is."""
    if sys.version_info >= NEEDED:
        return
    found = {}  # type: Dict[Command, Optional[Version]]
    for command in candidates():
        version = found[command] = version_of(command)
        if version is not None and version >= NEEDED:
            hand_over(command)
    sys.exit(explanation(found))


def candidates() -> List[Command]:
    """The commands on the PATH that may be a newer Python, the newest first."""
    paths = [shutil.which(name) for name in NAMES]
    commands = []  # type: List[Command]
    commands += [(path,) for path in paths if path and path != sys.executable]
    launcher = shutil.which("py") if sys.platform == "win32" else None
    if launcher:
        commands.append((launcher, "-3"))
    return commands


def version_of(command: Command) -> Optional[Version]:
    """The version of a Python as numbers, or None if the command does not run."""
    try:
        output = subprocess.check_output(
            [*command, "-c", REPORT], stderr=subprocess.DEVNULL, timeout=30
        )
        return tuple(int(part) for part in output.decode().split("."))
    except (OSError, ValueError, subprocess.SubprocessError):
        return None


def hand_over(command: Command) -> None:
    """Run this script under another Python, with the same arguments, and end as it ends."""
    print(f"Python {running()} is too old; going on with {' '.join(command)}.", flush=True)
    arguments = [*command, *sys.argv]
    if sys.platform == "win32":
        # There, execv gives the prompt back at once while the script still runs.
        sys.exit(subprocess.call(arguments))
    os.execv(command[0], arguments)


def running() -> str:
    """The version of the running Python, as people write it."""
    return ".".join(str(part) for part in sys.version_info[:3])


def explanation(found: Dict[Command, Optional[Version]]) -> str:
    """What is wrong, what was looked at, and what to do."""
    needed = ".".join(str(part) for part in NEEDED)
    lines = [
        f"Follow Suit needs Python {needed} or newer, and this is Python {running()}"
        f" ({sys.executable}).",
    ]
    if found:
        lines.append("No newer one that works was found on the PATH:")
    else:
        lines.append("No other Python was found on the PATH.")
    for command, version in found.items():
        state = "does not run" if version is None else ".".join(str(part) for part in version)
        lines.append(f"  {' '.join(command)}: {state}")
    lines += [
        f"Install Python {needed}, 3.12 or 3.13, for example with one of",
        "  apt-get install python3 python3-venv     dnf install python3.13",
        "  brew install python@3.13                 winget install Python.Python.3.13",
        f"and run:  python3.13 {sys.argv[0]}",
    ]
    return "\n".join(lines)
