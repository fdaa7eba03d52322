"""A browser for many tests that outlives its own death."""

from collections.abc import Callable

from playwright.sync_api import Browser, Error


class Browsers:
    """One browser at a time, started when it is first asked for, and anew if it has died since."""

    def __init__(self, launch: Callable[[], Browser]) -> None:
        self._launch = launch
        self._last: Browser | None = None

    def living(self) -> Browser:
        """A browser that answers; a death is the failure of the test it happened in, not of those that follow."""
        if self._last is None or not answers(self._last):
            self.close()
            self._last = self._launch()
        return self._last

    def close(self) -> None:
        if self._last is not None:
            self._last.close()
            self._last = None


def answers(browser: Browser) -> bool:
    """Asked of the browser itself: Playwright learns of a death only when it speaks with it."""
    try:
        browser.new_browser_cdp_session().detach()
    except Error:
        return False
    return True
