"""The shared browsers besides Chromium."""

from collections.abc import Callable

from selenium.common.exceptions import WebDriverException

from tests.web.firefox import Firefox
from tests.web.webkit import WebKit
from tests.web.window import Running, Window

BROWSERS: dict[str, Callable[[], Running]] = {"firefox": Firefox, "webkit": WebKit}


class Fleet:
    """One browser of each kind, started on first use, and again if it has died since."""

    def __init__(self) -> None:
        self._running: dict[str, Running] = {}

    def window(self, name: str, width: int, height: int) -> Window:
        """A new window; a crash fails only the test in which it happens."""
        try:
            return self.living(name).window(width, height)
        except (OSError, WebDriverException):  # it died while opening
            self.sink(name)
            return self.living(name).window(width, height)

    def living(self, name: str) -> Running:
        if name in self._running and not self._running[name].is_alive():
            self.sink(name)
        if name not in self._running:
            self._running[name] = BROWSERS[name]()
        return self._running[name]

    def sink(self, name: str) -> None:
        self._running.pop(name).stop()

    def stop(self) -> None:
        for name in [*self._running]:
            self.sink(name)
