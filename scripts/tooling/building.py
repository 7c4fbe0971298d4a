"""Checks the examples, builds the site, and looks over what was built."""

from pathlib import Path

from tooling.running import run


def check_examples(python: str) -> None:
    """Compare every claim in the pages with the engine's answer."""
    run([python, "-m", "followsuit", "check", "docs"])


def build_site(python: str, into: Path) -> None:
    """Build the site into a folder; any warning is a fault. Then look for what got lost.

    Never quietly: the builder counts only warnings that it prints.
    """
    run([python, "-m", "mkdocs", "build", "--strict", "--site-dir", str(into)])
    run([python, "-m", "followsuit", "check", "docs", "--built", str(into)])
