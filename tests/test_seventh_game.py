"""A seventh game touches its own files, `GAMES` and the nav, and everything else picks it up.

The toy in `seventh/` is added to a copy of the repository, and the copy's own tests are run on it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, build

SEVENTH = ROOT / "tests" / "seventh"
COPIED = ("docs", "engine", "overrides", "scripts", "tests", "mkdocs.yml", "pyproject.toml")
COPIED += ("README.md", ".ci")
PICKED_UP_BY = ("clauses", "examples", "laws", "mutants", "two_checkers", "imports", "exports")


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this repository with the toy in it."""
    folder = tmp_path_factory.mktemp("repository")
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    shutil.rmtree(folder / "tests" / "seventh")
    for name in ("docs", "engine", "tests"):
        shutil.copytree(SEVENTH / name, folder / name, dirs_exist_ok=True)
    replace(folder / "mkdocs.yml", "  - Games:\n", "  - Games:\n      - Toy: games/toy.md\n")
    games = folder / "engine" / "followsuit" / "games" / "__init__.py"
    replace(games, "from followsuit.rules import", f"{IMPORT}\nfrom followsuit.rules import")
    replace(games, "LOCHAC)", "LOCHAC, TOY)")
    return folder


IMPORT = "from followsuit.games.toy import TOY"


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path}"
    path.write_text(text.replace(old, new), "utf-8")


def run(repository: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Runs Python in the copy, on the copy's engine."""
    environment = os.environ | {"PYTHONPATH": str(repository / "engine")}
    environment.pop("FOLLOWSUIT_SITE", None)
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=repository,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_tests_pick_it_up(repository: Path) -> None:
    exported = run(repository, "scripts/export")
    assert exported.returncode == 0, exported.stderr
    files = [f"tests/test_{name}.py" for name in PICKED_UP_BY]
    result = run(repository, "-m", "pytest", "-q", *files, "-k", "toy or exported")
    assert result.returncode == 0, result.stdout
    for file in files:
        collected = run(repository, "-m", "pytest", "-q", "--collect-only", file, "-k", "toy")
        if "imports" not in file and "exports" not in file:
            assert "toy" in collected.stdout, f"{file} does not pick the toy up"


@pytest.mark.parametrize(
    "missing", ["docs/games/toy.md", "docs/assets/checker/games/toy.js", "tests/mutants/toy.py"]
)
def test_what_is_missing_is_named(repository: Path, missing: str) -> None:
    aside = repository / "aside"
    (repository / missing).rename(aside)
    try:
        files = ["tests/test_imports.py", "tests/test_mutants.py"]
        result = run(repository, "-m", "pytest", "-q", *files, "-k", "every_game_has")
    finally:
        aside.rename(repository / missing)
    assert result.returncode == 1
    assert missing in result.stdout


def test_its_page_is_built_and_every_game_is_listed(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(repository / "engine"))
    result = build(tmp_path / "site", repository / "mkdocs.yml")
    assert result.returncode == 0, result.stderr
    assert "toy/ruff" in (tmp_path / "site" / "games" / "toy.html").read_text("utf-8")
    assert "games/toy.html" in (tmp_path / "site" / "index.html").read_text("utf-8")
