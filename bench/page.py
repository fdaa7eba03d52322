"""The page: bytes transferred for a first table, and time until one can play on a fast and on a slow device.

A fresh browser opens the landing page and presses "Play now". Every byte on the wire until the table is there is counted, headers
included; and the time until there is something to press.
"""

import os
import statistics
import time
from typing import Any

from tools.chromium import the_chromium
from tools.node import the_node
from tools.page import build_if_needed

from .measuring import kilobytes
from .serving import table_server

GAMES = {"kg": "King's Gold", "pk": "Piraten Kapern", "omg": "Oh My Gold!"}
SLOW = 4  # CPU slowdown: about a mid-range phone
ROUNDS = 3
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage"]
PHONE = {"width": 360, "height": 640}


class Visit:
    """A fresh browser window on its way to a table."""

    def __init__(self, browser: Any, port: int, slower: int) -> None:
        self.context = browser.new_context(viewport=PHONE, base_url=f"http://127.0.0.1:{port}", locale="en-GB")
        self.page = self.context.new_page()
        self.bytes = 0
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Network.enable")
        devtools.on("Network.loadingFinished", self.count)
        if slower > 1:
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def count(self, loaded: dict[str, float]) -> None:
        self.bytes += int(loaded["encodedDataLength"])

    def go(self, game: str) -> tuple[float, float]:
        """Seconds until the landing page is usable, and from pressing its button until the table is."""
        begin = time.perf_counter()
        self.page.goto("/")
        button = self.page.get_by_role("button", name=f"Play now: {game}", exact=True)
        button.click(trial=True)
        landed = time.perf_counter()
        button.click()
        self.page.locator(".stage button:enabled").first.click(trial=True)
        return landed - begin, time.perf_counter() - landed

    def leave(self) -> None:
        self.context.close()


def main() -> None:
    """All figures."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", the_node().program)
    from playwright.sync_api import sync_playwright

    build_if_needed()
    print("The page, from nothing to a first table (bar: 150 kB)")
    with table_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=the_chromium(), args=FLAGS)
        for game in GAMES.values():
            visit = Visit(browser, server.port, 1)
            visit.go(game)
            print(f"  {game}: {kilobytes(visit.bytes)} over the wire", flush=True)
            visit.leave()
        for slower in (1, SLOW):
            times = []
            for _ in range(ROUNDS):
                visit = Visit(browser, server.port, slower)
                times.append(visit.go(GAMES["kg"]))
                visit.leave()
            landing, table = (statistics.median(each) for each in zip(*times, strict=True))
            print(
                f"  processor {slower} times slower: landing page in {landing:.2f} s, table {table:.2f} s after the press",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
