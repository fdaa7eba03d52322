"""The site without a server: from the tap to the first roll, cold and warm, and how fast a greedy bot answers.

Cold: a browser that has never been there. Warm: the same browser opens the site anew, with all of it kept, and
the tap comes at once or after a look at the landing page, during which Python is started. The site is served by a
plain file server on this machine, so the network takes next to no time: what is measured is unpacking, compiling and Python.

Seconds of the processor, of all of the browser's processes, stand beside those on the wall: where other programs want the
same cores, only they are comparable. When a cold start has reached what is told by marks of the worker (`web/src/alone/boot.ts`).

A bar is met if the median of all rounds is within it. All figures are printed; if one misses its bar, the run fails in the end.
"""

import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from tools.chromium import the_chromium
from tools.node import the_node
from tools.static_site.__main__ import main as build_site
from tools.static_site.hosting import KEPT, hosted

from .page import FLAGS, GAMES, PHONE
from .serving import family, seconds_of

ROUNDS = 5
LOOK = 3  # seconds
TABLE = "first table"
MARKS = "performance.getEntriesByType('mark').map((mark) => [mark.name, mark.startTime])"
COLD, WARM, ANSWER = 6, 2, 0.3  # limits, in wall-clock seconds on an idle machine
BARS = f"bars: {COLD} s cold, {WARM} s warm, {1_000 * ANSWER:.0f} ms for a greedy bot"
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
    """The site, freshly built and served."""
    with tempfile.TemporaryDirectory() as folder:
        if build_site([str(Path(folder) / "site"), "--no-docs"]):
            raise SystemExit(1)
        with hosted(Path(folder) / "site") as host:
            yield host.address


class Took(NamedTuple):
    """Seconds from a tap until a first roll can be pressed."""

    wall: float
    processor: float


def processor() -> float:
    """Processor time of the browser so far, all of its processes together."""
    total = 0.0
    for process in family(os.getpid())[1:]:
        with suppress(OSError):  # the process has ended meanwhile
            total += seconds_of(process)
    return total


class Bars:
    """Compares medians with their bars, and remembers which of them were missed."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def first_roll(self, what: str, took: list[Took], bar: float) -> str:
        """The medians of the wall and of the processor, the extremes of the wall, and how that compares with the bar."""
        walls = [one.wall for one in took]
        used = statistics.median(one.processor for one in took)
        compared = self.compare(what, walls, bar)
        spread = f"{min(walls):.2f} to {max(walls):.2f}"
        return f"{statistics.median(walls):.2f} s ({spread}; {compared}; {used:.2f} s of processor time)"

    def compare(self, what: str, seconds: list[float], bar: float) -> str:
        """What share of its bar the median takes."""
        usual = statistics.median(seconds)
        if usual <= bar:
            return f"{100 * usual / bar:.0f}% of the bar"
        self.missed.append(f"{what}: {usual:.2f} s, and the bar is {bar} s")
        return f"MISSES THE BAR: {100 * usual / bar:.0f}% of it"

    def end(self) -> None:
        """Fail if a bar was missed."""
        if self.missed:
            raise SystemExit("\n".join(["Bars are missed:", *self.missed]))


def roll_after_tap(page: Any, address: str, game: str, look: float = 0) -> Took:
    """From the tap on the landing page until a first roll can be pressed, after a look at the page."""
    page.goto(address)
    button = page.get_by_role("button", name=f"Play now: {game}", exact=True)
    button.click(trial=True)
    page.wait_for_timeout(1_000 * look)
    begin, used = time.perf_counter(), processor()
    button.click()
    page.locator(".stage button:enabled, [data-act]:enabled").first.wait_for()
    return Took(time.perf_counter() - begin, processor() - used)


def steps(page: Any) -> dict[str, float]:
    """When the page's worker reached each mark, in milliseconds from its beginning."""
    marks: list[list[Any]] = page.workers[0].evaluate(MARKS)
    return {TABLE if name.startswith("/api/tables") else name: at for name, at in marks}


def main() -> None:
    """All figures."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", the_node().program)
    from playwright.sync_api import sync_playwright

    print(f"The site without a server ({BARS}; {os.cpu_count()} cores, {os.getloadavg()[0]:.1f} programs want to run)")
    bars = Bars()
    with built() as address, sync_playwright() as playwright:
        browser: Any = playwright.chromium.launch(executable_path=the_chromium(), args=FLAGS)
        for game in GAMES.values():
            cold, warm, looked, thoughts, efforts, marks = [], [], [], [], [], []
            for _ in range(ROUNDS):
                context = browser.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce")
                context.add_init_script(BRISKLY)
                page = context.new_page()
                cold.append(roll_after_tap(page, address, game))
                marks.append(steps(page))
                page.wait_for_function(KEPT)
                page.close()
                page = context.new_page()
                warm.append(roll_after_tap(page, address, game))
                page.close()
                page = context.new_page()
                looked.append(roll_after_tap(page, address, game, LOOK))
                used = processor()
                found = played(page)
                thoughts += found
                efforts.append((processor() - used) / max(1, len(found)))
                context.close()
            if not thoughts:
                raise SystemExit(f"{game}: no bot has answered")
            answered = bars.compare(f"{game}, a greedy bot", [thought / 1_000 for thought in thoughts], ANSWER)
            answers = f"{statistics.median(thoughts):.0f} ms ({answered}; {len(thoughts)} answers), at most {max(thoughts):.0f} ms"
            reached = ", ".join(f"{name} {statistics.median(mark[name] for mark in marks):.0f}" for name in marks[0])
            effort = f"{1_000 * statistics.median(efforts):.0f} ms of processor time each, with what people do and what is drawn"
            first = bars.first_roll(f"{game}, cold", cold, COLD)
            at_once = bars.first_roll(f"{game}, warm at once", warm, WARM)
            after = bars.first_roll(f"{game}, warm after a look", looked, WARM)
            print(f"  {game}: a greedy bot answers in {answers} ({effort}); from the tap to the first roll")
            print(f"      cold  {first}; ms since the worker began: {reached}")
            print(f"      warm  {at_once} at once, {after} after a look at the page", flush=True)
        browser.close()
    bars.end()


def played(page: Any) -> list[float]:
    """Play for a while; returns the milliseconds of each action of a bot."""
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
