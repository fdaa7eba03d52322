"""The site without a server: from the tap to the first roll, cold and warm, and how soon a greedy bot answers.

Cold: a browser that has never been there. Warm: the same browser opens the site anew, with all of it kept, and
the tap comes at once or after a look at the landing page, during which Python is started. The site is served by a
plain file server on this machine, so the network takes next to no time: what is measured is unpacking, compiling and Python.
"""

import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.chromium import the_chromium
from tools.node import the_node
from tools.static_site.__main__ import main as build_site
from tools.static_site.hosting import KEPT, hosted

from .page import FLAGS, GAMES, PHONE

ROUNDS = 3
LOOK = 3  # seconds
BARS = "bars: 6 s cold, 2 s warm, 300 ms for a greedy bot"
# Bots do not wait for eyes to follow; the time from one frame with an event to the next that a bot's action brought is noted.
BRISKLY = """
(() => {
  localStorage["jollyroll/patience"] ??= "0"; // buttons take presses at once
  const post = Worker.prototype.postMessage;
  window.thoughts = [];
  let last = 0;
  Worker.prototype.postMessage = function (message, ...more) {
    if (!this.noted) {
      this.noted = true;
      this.addEventListener("message", ({ data }) => {
        if (data.kind !== "frame" || !data.text.includes('"event"')) return;
        if (data.text.includes('"by":"bot"')) window.thoughts.push(performance.now() - last);
        last = performance.now();
      });
    }
    if (message.kind === "ask" && message.path === "/api/tables") {
      const table = JSON.parse(message.body);
      message = { ...message, body: JSON.stringify({ ...table, settings: { ...table.settings, pace: 0 } }) };
    }
    return post.call(this, message, ...more);
  };
})();
"""


@contextmanager
def built() -> Iterator[str]:
    """The site, built now and served."""
    with tempfile.TemporaryDirectory() as folder:
        if build_site([str(Path(folder) / "site"), "--no-docs"]):
            raise SystemExit(1)
        with hosted(Path(folder) / "site") as host:
            yield host.address


def roll_after_tap(page: Any, address: str, game: str, look: float = 0) -> float:
    """Seconds from the tap on the landing page until a first roll can be pressed; before the tap somebody looks at the page."""
    page.goto(address)
    button = page.get_by_role("button", name=f"Play now: {game}", exact=True)
    button.click(trial=True)
    page.wait_for_timeout(1_000 * look)
    begin = time.perf_counter()
    button.click()
    page.locator(".stage button:enabled, [data-act]:enabled").first.wait_for()
    return time.perf_counter() - begin


def main() -> None:
    """All figures."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", the_node().program)
    from playwright.sync_api import sync_playwright

    print(f"The site without a server ({BARS}; {os.cpu_count()} cores, {os.getloadavg()[0]:.1f} programs want to run)")
    with built() as address, sync_playwright() as playwright:
        browser: Any = playwright.chromium.launch(executable_path=the_chromium(), args=FLAGS)
        for game in GAMES.values():
            cold, warm, looked, thoughts = [], [], [], []
            for _ in range(ROUNDS):
                context = browser.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce")
                context.add_init_script(BRISKLY)
                page = context.new_page()
                cold.append(roll_after_tap(page, address, game))
                page.wait_for_function(KEPT)
                page.close()
                page = context.new_page()
                warm.append(roll_after_tap(page, address, game))
                page.close()
                page = context.new_page()
                looked.append(roll_after_tap(page, address, game, LOOK))
                thoughts += played(page)
                context.close()
            slow = f"{max(thoughts):.0f} ms" if thoughts else "none seen"
            usual = f"{statistics.median(thoughts):.0f} ms" if thoughts else "none seen"
            print(
                f"  {game}: tap to first roll {statistics.median(cold):.2f} s cold, {statistics.median(warm):.2f} s warm, "
                f"{statistics.median(looked):.2f} s after a look at the page; "
                f"a greedy bot answers in {usual}, at most {slow}",
                flush=True,
            )
        browser.close()


def played(page: Any) -> list[float]:
    """Press on for a while; gives how long each action of a bot took, in milliseconds."""
    end = time.perf_counter() + 8
    while time.perf_counter() < end:
        page.evaluate(
            """() => {
              const free = [...document.querySelectorAll("[data-act]")].filter((one) => !one.disabled && one.checkVisibility());
              (free[0] ?? document.querySelector(".middle"))?.click();
            }"""
        )
        page.wait_for_timeout(50)
    thoughts: list[float] = page.evaluate("window.thoughts")
    return thoughts


if __name__ == "__main__":
    main()
