"""What several test files need: the built site, a browser, a server."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
CHECKER = DOCS / "assets" / "checker"


def pytest_report_header() -> str:
    """Says which built site and which browser are tested."""
    site = os.environ.get("FOLLOWSUIT_SITE", "built by the tests")
    return f"site: {site}\nbrowser: {os.environ.get('FOLLOWSUIT_CHROMIUM', 'not given')}"


def build(folder: Path, config: Path = ROOT / "mkdocs.yml") -> subprocess.CompletedProcess[str]:
    """Builds a site strictly, and says how it went."""
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", config, "-d", folder],
        cwd=config.parent,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Iterator[None]:
    """A test that is skipped has failed: what cannot run here must say so."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which counts as failed: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site."""
    given = os.environ.get("FOLLOWSUIT_SITE")
    if given:
        return Path(given)
    folder = tmp_path_factory.mktemp("site")
    result = build(folder)
    assert result.returncode == 0, result.stderr
    return folder


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium. Which one, scripts/test finds out."""
    path = os.environ.get("FOLLOWSUIT_CHROMIUM")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=path or None,
            args=["--no-sandbox", "--disable-background-networking", "--no-first-run"],
        )
        yield chromium
        chromium.close()


class _QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Says nothing: the tests' own output is enough."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves a folder on a free port of this machine; gives its address, without a last slash."""
    handler = partial(_QuietHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the built site is served: in a sub-folder, as on many hosts."""
    with served(site.parent) as root:
        yield f"{root}/{site.name}"
