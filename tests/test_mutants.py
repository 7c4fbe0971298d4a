"""Plausible wrong rules, each planted in a copy of the engine: the examples must catch them all."""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import DOCS, ROOT
from followsuit.games import GAMES

Mutant = tuple[str, str, str]


def mutants() -> dict[str, tuple[str, Mutant]]:
    """Every game's mutants, by game and name. A game without any is a failure below."""
    found: dict[str, tuple[str, Mutant]] = {}
    for key in GAMES:
        if (ROOT / "tests" / "mutants" / f"{key}.py").exists():
            module = importlib.import_module(f"mutants.{key}")
            found |= {f"{key}: {name}": (key, change) for name, change in module.MUTANTS.items()}
    return found


@pytest.fixture(scope="module")
def engine_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mutated")
    shutil.copytree(ROOT / "engine" / "followsuit", folder / "followsuit")
    return folder


def check(engine: Path, key: str) -> subprocess.CompletedProcess[str]:
    """Checks the pages of one game with this engine: its own examples must do."""
    pages = sorted((DOCS / "games").glob(f"{key}*.md"))
    return subprocess.run(
        [sys.executable, "-m", "followsuit", "check", *map(str, pages)],
        env=os.environ | {"PYTHONPATH": str(engine)},
        cwd=engine,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_mutants(key: str) -> None:
    planted = any(name.startswith(f"{key}: ") for name in mutants())
    assert planted, f"tests/mutants/{key}.py is missing, or plants nothing"


@pytest.mark.parametrize("key", GAMES)
def test_the_copy_itself_passes(key: str, engine_copy: Path) -> None:
    assert check(engine_copy, key).returncode == 0


@pytest.mark.parametrize("name", mutants())
def test_mutant_dies(name: str, engine_copy: Path) -> None:
    key, (file, old, new) = mutants()[name]
    path = engine_copy / "followsuit" / file
    text = path.read_text("utf-8")
    assert text.count(old) >= 1, f"nothing to change: {old!r} does not stand in {file}"
    path.write_text(text.replace(old, new, 1), "utf-8")
    try:
        result = check(engine_copy, key)
    finally:
        path.write_text(text, "utf-8")
    assert result.returncode == 1, f"survives: {name}"
    assert "Traceback" not in result.stderr, f"died of a crash: {result.stderr}"
