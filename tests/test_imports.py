"""The architecture: what may import what."""

import ast
import sys
from pathlib import Path

import pytest
from conftest import ROOT
from followsuit.games import GAMES

ENGINE = ROOT / "engine" / "followsuit"

# From the innermost outwards: a module may import from its own row or from rows above it.
LAYERS = (
    {"errors", "cards"},
    {"rules"},
    {"table"},
    {"tricks", "words", "pictures"},
    {"telling", "notation"},
    {"facts"},
    {"deals"},
    {"game"},
    {"asking"},
    {"trick_games", "playing", "dealing", "stock_games"},
    {"games"},
    {"fences", "examples", "svg", "figures", "judge", "records"},
    {"review"},
    {"cli", "web", "__main__"},
)
LAYER = {name: number for number, names in enumerate(LAYERS) for name in names}
MODULES = sorted(
    path for path in ENGINE.rglob("*.py") if path.name != "__init__.py" or path.parent != ENGINE
)


def layer_of(path: Path) -> str:
    """The name by which a module stands among the layers: its folder's, if it is in one."""
    first = path.relative_to(ENGINE).parts[0]
    return first.removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The full names of the modules that this one imports from."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            module = node.module or ""
            names |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_nothing_imports_outwards(path: Path) -> None:
    here = LAYER[layer_of(path)]
    for name in imported(path):
        if name.startswith("followsuit."):
            # What is no module is a name of the package itself, which holds none.
            assert LAYER.get(name.split(".")[1], 99) <= here, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_the_core_stands_on_the_standard_library(path: Path) -> None:
    if layer_of(path) == "web":
        return
    for name in imported(path):
        top = name.partition(".")[0]
        assert top == "followsuit" or top in sys.stdlib_module_names, f"{path.name}: {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_no_game_knows_another(path: Path) -> None:
    parts = path.relative_to(ENGINE).parts
    if parts[0] != "games" or len(parts) == 1 or parts[1] == "__init__.py":
        return
    own = parts[1].removesuffix(".py")
    for name in imported(path):
        if name.startswith("followsuit.games."):
            assert name.split(".")[2] == own


def test_every_game_has_its_page_and_its_script() -> None:
    missing = [
        path
        for key in GAMES
        for path in (f"docs/games/{key}.md", f"docs/assets/checker/games/{key}.js")
        if not (ROOT / path).exists()
    ]
    assert not missing
