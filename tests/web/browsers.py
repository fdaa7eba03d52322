"""A browser for many tests that is replaced when it dies."""

from collections.abc import Callable

from playwright.sync_api import Browser, Error


class Browsers:
    """One browser at a time, started on first use, and again if it has died since."""

    def __init__(self, launch: Callable[[], Browser]) -> None:
        self._launch = launch
        self._last: Browser | None = None

    def living(self) -> Browser:
        """A living browser; a crash fails only the test in which it happens."""
        if self._last is None or not answers(self._last):
            self.close()
            self._last = self._launch()
        return self._last

    def close(self) -> None:
        if self._last is not None:
            self._last.close()
            self._last = None


def answers(browser: Browser) -> bool:
    """Ask the browser itself: Playwright notices a crash only on the next command."""
    try:
        browser.new_browser_cdp_session().detach()
    except Error:
        return False
    return True
