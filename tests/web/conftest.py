"""A real Chromium, the page as it is built, and a real server."""

import fcntl
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.serving import ServerProcess
from tests.web.player import Player
from tools import page as the_page
from tools.chromium import the_chromium
from tools.node import the_node

# Playwright's own Node needs a library that not every machine has.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", the_node().program)
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage"]


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, made of the sources that lie here now; one worker builds it, the others wait."""
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not the_page.is_built():
            the_page.build()
    return the_page.PAGE


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": the_chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def house(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of the page; it must not have complained in the end."""
    process = ServerProcess(tmp_path_factory.mktemp("house"))
    yield process
    assert process.stop() == 0
    assert process.complaints == ""


Sit = Callable[..., Player]


@pytest.fixture
def person(browser: Browser, house: ServerProcess) -> Iterator[Sit]:
    """Somebody with a device of their own. What the page complains about in its console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def new(size: dict[str, int] | None = None, still: bool = True, **more: Any) -> Player:
        context = browser.new_context(
            viewport=size or DESK,
            reduced_motion="reduce" if still else "no-preference",
            base_url=f"http://127.0.0.1:{house.port}",
            **{"locale": "en-GB", "color_scheme": "dark", **more},
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        listen(page, complaints)
        return Player(page)

    yield new
    for context in contexts:
        context.close()
    assert complaints == []


def listen(page: Page, complaints: list[str]) -> None:
    """Note what goes wrong in a page; a lost connection is none of its faults."""
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda message: complaints.append(message.text) if message.type == "error" and "ERR_" not in message.text else None,
    )
