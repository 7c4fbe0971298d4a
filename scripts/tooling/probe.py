"""Starts a Chromium the way the tests do, and prints its path and version.

Run inside the environment: `python probe.py [PATH]`. Without a path it is Playwright's own.
"""

import sys

from playwright.sync_api import sync_playwright


def main() -> None:
    """Start the browser and let it compute something."""
    with sync_playwright() as playwright:
        path = sys.argv[1] if len(sys.argv) > 1 else playwright.chromium.executable_path
        browser = playwright.chromium.launch(executable_path=path)
        assert browser.new_page().evaluate("6 * 7") == 42
        print(path, browser.version, sep="\n")
        browser.close()


if __name__ == "__main__":
    main()
