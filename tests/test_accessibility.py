"""An automated accessibility audit of every page; it has been seen to find faults."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from test_browser import BELOTE, PAGES, SIZES, opened

AXE = Axe()


def violations(page: Page) -> list[str]:
    """What the audit finds: rule and place of each fault."""
    found = AXE.run(page).response["violations"]
    return [f"{rule['id']}: {node['target']}" for rule in found for node in rule["nodes"]]


@pytest.mark.parametrize("path", PAGES, ids=str)
@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("desktop", "dark")])
def test_no_violation(browser: Browser, address: str, path: Path, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,  # type: ignore[arg-type]
    )
    found = violations(opened(context, f"{address}/{path}"))
    context.close()
    assert not found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violation_with_everything_opened(browser: Browser, address: str, scheme: str) -> None:
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page = opened(context, f"{address}/{BELOTE}")
    for summary in page.locator("summary").all():
        summary.click()
    page.locator("input.md-search__input").click()
    page.keyboard.type("trump")
    page.locator(".md-search-result__item").first.wait_for()
    # Colours that fade are measured in the middle of it.
    page.mouse.move(0, 0)
    page.wait_for_function("document.getAnimations().length === 0")
    found = violations(page)
    context.close()
    assert not found


def test_the_audit_finds_a_fault(browser: Browser, address: str) -> None:
    page = opened(browser, f"{address}/{BELOTE}")
    page.evaluate("document.querySelector('figure svg').removeAttribute('aria-label')")
    page.evaluate("document.querySelector('figure p').style.color = '#aaa'")
    found = violations(page)
    page.close()
    assert any(fault.startswith("svg-img-alt") for fault in found), found
    assert any(fault.startswith("color-contrast") for fault in found), found


def test_the_keyboard_reaches_what_a_figure_offers(browser: Browser, address: str) -> None:
    page = opened(browser, f"{address}/{BELOTE}")
    figure = page.locator("#example-overtrump-nine")
    figure.locator("a").first.focus()
    reached = []
    for _ in range(3):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.tagName"))
    page.keyboard.press("Enter")
    opened_by_key = page.evaluate("document.activeElement.parentElement.open")
    page.close()
    assert reached[-1] == "SUMMARY"
    assert opened_by_key is True
