"""The second checker, run in a real browser, to be asked from Python."""

import json
from collections.abc import Iterable
from typing import Any

from conftest import CHECKER
from playwright.sync_api import Browser, Page

SCRIPTS = ("words.js", "notation.js", "tricks.js", "stock.js", "games/*.js", "checker.js")
"""In the order in which the site loads them."""

MANY = """(texts) => texts.map((text) => {
    try {
        return FollowSuit.answer(text);
    } catch (error) {
        if (!(error instanceof FollowSuit.CheckerError)) throw error;
        return { error: error.kind, message: error.message };
    }
})"""

READ = """([reader, texts]) => texts.map((text) => {
    try {
        const read = FollowSuit.notation[reader](text);
        if (Array.isArray(read)) return read.map((each) => each.text).join(" ");
        return read.text || read;
    } catch (error) {
        if (!(error instanceof FollowSuit.CheckerError)) throw error;
        return null;
    }
})"""


def checker_page(browser: Browser) -> Page:
    """An empty page with the second checker in it."""
    page = browser.new_page()
    page.set_content("<!doctype html><title>checker</title>")
    for pattern in SCRIPTS:
        for script in sorted(CHECKER.glob(pattern)):
            page.add_script_tag(path=script)
    return page


def answers(page: Page, texts: Iterable[str]) -> list[dict[str, Any]]:
    """What the second checker says of each text: its answer, or an error."""
    return list(page.evaluate(MANY, list(texts)))


def readings(page: Page, reader: str, texts: Iterable[str]) -> list[str | None]:
    """What the second checker's parser makes of each text, in canonical form; None: refused."""
    return list(page.evaluate(READ, [reader, list(texts)]))


def differences(ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """Where do the engine's answer and the second checker's differ? In words."""
    if "error" in theirs:
        return [f"the second checker refuses it: {theirs['message']}"]
    found = [
        f"{part}: engine {json.dumps(ours[part])}, second checker {json.dumps(theirs.get(part))}"
        for part in ("questions", "verdicts", "reasons")
        if ours[part] != theirs.get(part)
    ]
    return found
