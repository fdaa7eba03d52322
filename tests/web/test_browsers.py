"""The browser of the tests: shared, and replaced after a crash."""

import os
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Error

from tests.web.browsers import Browsers


@pytest.fixture
def browsers(launch_browser: Callable[[], Browser]) -> Iterator[Browsers]:
    """Not the one that the other tests use."""
    own = Browsers(launch_browser)
    yield own
    own.close()


def crash(browser: Browser) -> None:
    with pytest.raises(Error, match="has been closed"):
        browser.new_browser_cdp_session().send("Browser.crash")


def kill(browser: Browser) -> None:
    """Kill it behind Playwright's back."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    os.kill(next(process["id"] for process in processes if process["type"] == "browser"), signal.SIGKILL)


def test_a_living_browser_serves_every_test(browsers: Browsers) -> None:
    first = browsers.living()
    assert browsers.living() is first
    browsers.close()
    assert not first.is_connected()


@pytest.mark.parametrize("end", [crash, kill])
def test_a_dead_browser_is_started_anew(browsers: Browsers, end: Callable[[Browser], None]) -> None:
    first = browsers.living()
    abandoned = first.new_context()
    end(first)
    second = browsers.living()
    assert second is not first
    page = second.new_page()
    page.set_content("<p>Ahoy</p>")
    assert page.inner_text("p") == "Ahoy"
    abandoned.close()  # as every test does with its own in the end


def test_text_has_a_size(browsers: Browsers) -> None:
    """Without any font all text would be invisible."""
    page = browsers.living().new_page()
    page.set_content("<span>Ahoy</span>")
    box = page.locator("span").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 10
