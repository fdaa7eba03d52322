"""A real Chromium, the built page, and a real server."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, ViewportSize, expect

from tests.server.serving import PATIENCE, ServerProcess
from tests.web.browsers import Browsers
from tests.web.hosted_site import site, site_host  # noqa: F401 (fixtures)
from tests.web.player import Player
from tests.web.situations import Situations
from tools.chromium import the_chromium
from tools.node import the_node

# Playwright's own Node needs a library that not every machine has.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", the_node().program)
PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage"]
FIRST_THOUGHT = 600_000  # of the coach, on a machine without any machine code
QUICK = {"ANSWER_WITHIN": 1, "WITNESS_WITHIN": 2}  # limits for repeated questions; for silent witnesses

expect.set_options(timeout=1_000 * PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": the_chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def browsers(launch_browser: Callable[[], Browser]) -> Iterator[Browsers]:
    """The browser shared by the tests of a worker."""
    shared = Browsers(launch_browser)
    yield shared
    shared.close()


@pytest.fixture(scope="session")
def web_server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of the page; at the end it must not have logged errors."""
    process = ServerProcess(tmp_path_factory.mktemp("web_server"), QUICK)
    yield process
    assert process.stop() == 0
    assert process.complaints == ""


@pytest.fixture(scope="session")
def situations(web_server: ServerProcess) -> Situations:
    """Tables with games in progress."""
    return Situations(web_server)


NewPlayer = Callable[..., Player]


@pytest.fixture
def new_player(browsers: Browsers, web_server: ServerProcess) -> Iterator[NewPlayer]:
    """Makes players with devices of their own. Errors in a page's console fail the test."""
    browser = browsers.living()
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def new(
        size: ViewportSize = DESKTOP,
        still: bool = True,
        port: int = web_server.port,
        patience: int = 0,
        analysed: bool = False,
        **more: Any,
    ) -> Player:
        context = browser.new_context(
            viewport=size,
            reduced_motion="reduce" if still else "no-preference",
            base_url=f"http://127.0.0.1:{port}",
            **{"locale": "en-GB", "color_scheme": "dark", **more},
        )
        context.set_default_timeout(1_000 * PATIENCE)
        context.add_init_script(f"localStorage['jollyroll/patience'] ??= '{patience}'")  # 0: buttons take presses at once
        context.route("**/api/tables", without_pauses)
        if not analysed:
            context.route("**/analysis", unfinished)
        contexts.append(context)
        page = context.new_page()
        listen(page, complaints)
        return Player(page)

    yield new
    for context in contexts:
        context.close()
    assert complaints == []


def without_pauses(route: Route) -> None:
    """Let bots at tables opened here play without pauses."""
    table = json.loads(route.request.post_data or "{}")
    table["settings"] = {**table.get("settings", {}), "pace": 0}
    route.continue_(post_data=json.dumps(table))


def unfinished(route: Route) -> None:
    """Answer requests for analyses of finished games that no test looks at."""
    route.fulfill(status=202, json={"done": 0.0})


EXPECTED = ("ERR_", "403 (Forbidden)", "WebSocket connection to")
NOWHERE = "aaaaaaaaaa"  # the id of a table that never existed


def listen(page: Page, complaints: list[str]) -> None:
    """Collect errors in a page. A lost connection is none of its faults, nor is a key that no longer opens anything."""

    def note(message: ConsoleMessage) -> None:
        gone = NOWHERE in message.location["url"]
        if message.type == "error" and not gone and not any(sign in message.text for sign in EXPECTED):
            complaints.append(message.text)

    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", note)
