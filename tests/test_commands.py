"""The commands of the README, as a newcomer types them."""

import os
import re
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

from conftest import ROOT

SERVE = [sys.executable, ROOT / "scripts" / "serve"]


def test_serve_says_the_address_and_serves_the_site(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*SERVE, "--port", "8765"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    # Set-up on a fresh machine takes minutes; a machine that hangs should not hold the tests up.
    watchdog = threading.Timer(600, process.kill)
    watchdog.start()
    try:
        assert process.stdout is not None
        said = ""
        for line in process.stdout:
            said += line
            address = re.search(r"http://127\.0\.0\.1:\d+/", line)
            if address:
                page = urllib.request.urlopen(address[0]).read().decode()
                assert "Which card may I play?" in page
                break
        else:
            raise AssertionError(said)
    finally:
        watchdog.cancel()
        process.terminate()
        process.wait()


def test_every_script_that_the_readme_names_exists_and_helps() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    scripts = set(re.findall(r"scripts/(\w+)", readme))
    assert scripts >= {"serve", "test", "export"}
    for script in scripts:
        result = subprocess.run(
            [sys.executable, ROOT / "scripts" / script, "--help"], capture_output=True, check=False
        )
        assert result.returncode == 0, script


def test_ci_runs_the_same_test_command() -> None:
    assert 'scripts/test" "$@"' in (ROOT / ".ci" / "run").read_text("utf-8")


def test_every_path_that_the_readme_names_exists() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for path in re.findall(r"\]\(((?!http)[^)#]+)\)", readme):
        assert (ROOT / path).exists(), path
