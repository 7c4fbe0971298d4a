"""What is generated and committed: fresh, and true to the palettes."""

import re
import subprocess
import sys

from conftest import DOCS, ROOT
from followsuit import svg


def test_the_exported_files_are_fresh() -> None:
    result = subprocess.run(
        [sys.executable, ROOT / "scripts" / "export", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_style_sheet_has_the_palettes_colours() -> None:
    css = (DOCS / "assets" / "followsuit.css").read_text("utf-8")
    blocks = [dict(re.findall(r"(--fs-[\w-]+): ([^;]+);", block)) for block in css.split("}")]
    blocks = [block for block in blocks if block]
    names = [name for name in (svg.variable(field) for field in svg.Palette._fields)]
    light = dict(zip(names, svg.LIGHT, strict=True))
    dark = dict(zip(names, svg.DARK, strict=True))
    assert blocks[:3] == [light, dark, light], "screen, dark, print"
    assert set(blocks[3]) == set(names) - {"--fs-page"}, "forced colours"
