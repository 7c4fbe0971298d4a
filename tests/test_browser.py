"""The built site in a real browser: marks, themes, without scripts, from the file system."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import DOCS
from followsuit.svg import DARK, LIGHT
from pages import placed_examples
from playwright.sync_api import Browser, BrowserContext, Page

PAGES = sorted(path.relative_to(DOCS).with_suffix(".html") for path in DOCS.rglob("*.md"))
SIZES = {"phone": (360, 760), "desktop": (1280, 900)}
BELOTE = "games/belote.html"


def figures_on(page: Path) -> int:
    """How many examples does the page's source show?"""
    source = (DOCS / page).with_suffix(".md").read_text("utf-8")
    own = sum(place.path == (DOCS / page).with_suffix(".md") for place in placed_examples())
    return own + len(re.findall(r"^of: ", source, re.M))


def opened(context: Browser | BrowserContext, address: str) -> Page:
    """The page at this address, once the second check has run."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("document.documentElement.dataset.followsuit !== undefined")
    return page


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_every_example_is_checked_twice_over_http(
    browser: Browser, address: str, path: Path
) -> None:
    page = browser.new_page()
    outside: list[str] = []
    errors: list[str] = []
    page.on("request", lambda r: outside.append(r.url) if not r.url.startswith(address) else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
    page.goto(f"{address}/{path}")
    page.wait_for_function("document.documentElement.dataset.followsuit !== undefined")
    said = page.evaluate("document.documentElement.dataset.followsuit")
    page.close()
    assert said == f"agree:{figures_on(path)} disagree:0 not-run:0"
    assert not outside
    assert not errors


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_every_example_is_checked_twice_from_the_file_system(
    browser: Browser, site: Path, path: Path
) -> None:
    page = opened(browser, (site / path).as_uri())
    said = page.evaluate("document.documentElement.dataset.followsuit")
    page.close()
    assert said == f"agree:{figures_on(path)} disagree:0 not-run:0"


def test_the_second_check_runs_in_a_sandboxed_frame(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.goto(f"{address}/404.html")
    page.set_content(f'<iframe sandbox="allow-scripts" src="{address}/{BELOTE}"></iframe>')
    frame = page.frame_locator("iframe")
    frame.locator("[data-state=agree]").last.wait_for()
    count = frame.locator(".followsuit-second[data-state=agree]").count()
    page.close()
    assert count == figures_on(Path(BELOTE))


def test_without_scripts_the_page_is_complete_but_for_the_mark(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}/{BELOTE}")
    figure = page.locator("#example-overtrump-nine")
    assert figure.locator("svg").is_visible()
    assert "East must play the 9 of spades." in figure.inner_text()
    assert "king of hearts: not permitted." in figure.inner_text()
    assert "The second check did not run." in figure.inner_text()
    assert page.locator("[data-state=agree]").count() == 0
    context.close()


def spoilt(browser: Browser, address: str, pattern: str, old: str, new: str) -> Page:
    """The Belote page with one text of one of its files changed on its way."""
    page = browser.new_page()

    def change(route: object) -> None:
        response = route.fetch()  # type: ignore[attr-defined]
        body = response.text()
        assert old in body
        route.fulfill(response=response, body=body.replace(old, new))  # type: ignore[attr-defined]

    page.route(re.compile(pattern), change)
    page.goto(f"{address}/{BELOTE}")
    return page


def test_a_disagreement_shows_both_answers(browser: Browser, address: str) -> None:
    page = spoilt(
        browser,
        address,
        r"belote\.js$",
        '"belote-classic": {',
        '"belote-classic": { "undertrump": "may",',
    )
    mark = page.locator("#example-undertrump-classic .followsuit-second")
    mark.and_(page.locator("[data-state=disagree]")).wait_for()
    said = mark.inner_text()
    page.close()
    assert "The checkers disagree." in said
    assert "S7 S9 HK CQ" in said
    assert "S7 S9" in said.replace("S7 S9 HK CQ", "")


def test_a_figure_that_was_tampered_with_disagrees(browser: Browser, address: str) -> None:
    page = spoilt(
        browser, address, r"belote\.html$", "East holds: S7 S9 HK\n", "East holds: S7 HK\n"
    )
    page.locator("#example-overtrump-nine [data-state=disagree]").wait_for()
    page.close()


def test_a_checker_that_fails_says_it_did_not_run(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.route(re.compile(r"notation\.js$"), lambda route: route.abort())
    page.goto(f"{address}/{BELOTE}")
    page.wait_for_timeout(300)
    marks = page.locator(".followsuit-second")
    states = {marks.nth(number).get_attribute("data-state") for number in range(marks.count())}
    page.close()
    assert states == {"not-run"}


def test_facts_are_never_markup(browser: Browser, address: str) -> None:
    hostile = "&lt;img src=x onerror=document.title='owned'&gt;"
    page = spoilt(
        browser, address, r"belote\.html$", "East holds: S7 S9 HK\n", f"East holds: {hostile}\n"
    )
    page.locator("#example-overtrump-nine [data-state=not-run]").wait_for()
    page.wait_for_function("document.documentElement.dataset.followsuit !== undefined")
    owned = page.title() == "owned"
    images = page.locator("figure img").count()
    page.close()
    assert not owned
    assert images == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_picture_follows_the_pages_switch(browser: Browser, address: str, scheme: str) -> None:
    """The reader's button decides, whatever the system prefers."""
    context = browser.new_context(color_scheme=scheme)  # type: ignore[arg-type]
    page = opened(context, f"{address}/{BELOTE}")
    seen = set()
    for _ in range(3):
        page.locator("label[for^=__palette]:visible").first.click()
        chosen = page.evaluate("document.body.dataset.mdColorScheme")
        colour = page.evaluate(
            "getComputedStyle(document.querySelector('#example-overtrump-nine svg text')).fill"
        )
        expected = (DARK if chosen == "slate" else LIGHT).ink
        rgb = ", ".join(str(int(expected[i : i + 2], 16)) for i in (1, 3, 5))
        assert colour == f"rgb({rgb})"
        seen.add(chosen)
    context.close()
    assert seen == {"default", "slate"}


@pytest.mark.parametrize("path", PAGES, ids=str)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_scrolls_sideways(browser: Browser, address: str, path: Path, size: str) -> None:
    width, height = SIZES[size]
    for narrow in {width, 320} if size == "phone" else {width}:
        context = browser.new_context(viewport={"width": narrow, "height": height})
        page = opened(context, f"{address}/{path}")
        wide = page.evaluate("document.documentElement.scrollWidth")
        context.close()
        assert wide <= narrow


def test_the_figures_hold_what_the_engine_answered(browser: Browser, address: str) -> None:
    page = opened(browser, f"{address}/{BELOTE}")
    data = page.locator("#example-jack-takes-the-trick").get_attribute("data-answers")
    page.close()
    assert data is not None
    assert json.loads(data)["questions"]["value"] == "41"


@pytest.fixture
def printed(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(color_scheme="dark")
    page = opened(context, f"{address}/{BELOTE}")
    page.emulate_media(media="print")
    yield page
    context.close()


def test_paper_gets_the_light_colours_and_no_marks(printed: Page) -> None:
    ink = printed.evaluate("getComputedStyle(document.body).getPropertyValue('--fs-ink')")
    assert ink.strip() == LIGHT.ink
    assert not printed.locator(".followsuit-second").first.is_visible()
    assert not printed.locator("#example-overtrump-nine .followsuit-facts").is_visible()
    assert printed.locator("#example-overtrump-nine svg").is_visible()
