"""A player who presses what the page offers."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypedDict

from playwright.sync_api import Error, Locator, Page, expect

from tests.server.serving import PATIENCE

GAMES = {"kings_gold": "King's Gold", "piraten_kapern": "Piraten Kapern", "oh_my_gold": "Oh My Gold!"}
OFFERED, SCROLLS, PLAY_OUT = (
    (Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("offered.js", "scrolls.js", "play_out.js")
)


LOOKS = 50  # milliseconds between two looks at a page: each costs as much as a few frames


class Offered(TypedDict, total=False):
    """The choices that the page offers."""

    over: bool
    x: float
    y: float
    text: str
    covered: str


class Player:
    """A person at a device."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)
        self.over = False
        self.pressed: list[str] = []  # the texts of the pressed buttons

    # getting to a table

    def open(self, path: str = "/") -> "Player":
        self.page.goto(path)
        return self

    def play_now(self, game: str) -> "Player":
        """From the landing page into a game against bots."""
        self.over = False
        self.open().button(f"Play now: {game}").click()
        expect(self.page.get_by_role("list", name="At the table")).to_be_visible()
        return self

    def with_friends(self, game: str) -> str:
        """Open a table for friends; returns its path."""
        self.open().button(f"Play with friends: {game}").click()
        self.page.wait_for_url(re.compile(r"/t/[a-z2-7]{10}$"))
        return re.sub(r"^https?://[^/]+", "", self.page.url)

    def sit(self, name: str) -> "Player":
        form = self.page.locator("form").last
        form.get_by_label(re.compile("name")).fill(name)
        form.get_by_role("button", name="Sit down").click()
        expect(self.page.get_by_text(name, exact=True).first).to_be_visible()
        return self

    def aim_at(self, points: int) -> "Player":
        """Set the target of a table."""
        self.page.get_by_text("All the rules, one by one").click()
        target = self.page.locator("details .field").filter(has=self.page.locator("option[value='6000']"))
        target.locator("select").select_option("\u2026")
        target.locator("input").fill(str(points))
        target.locator("input").press("Enter")
        return self

    # at the table

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.page.url.rpartition("/t/")[2][:10]

    def look(self) -> Offered:
        """The current offer of the page; if there is none, skip animations."""
        offered: Offered = self.page.evaluate(OFFERED, [self.chance.random(), self.chance.random() < 0.25])
        self.over = offered["over"]
        return offered

    def scrolls(self) -> set[str]:
        """Elements that need scrolling."""
        return set(self.page.evaluate(SCROLLS))

    def act(self) -> bool:
        """Press something that advances the game, if this person has to act; returns whether something was pressed."""
        offered = self.look()
        if "x" not in offered:
            return False
        assert not offered["covered"], f"it cannot be pressed: {offered['covered']}"
        self.page.mouse.click(offered["x"], offered["y"])
        self.pressed.append(offered["text"])
        return True

    def start_pressing(self) -> None:
        """Let the page press by itself until the game is over."""
        self.page.evaluate(f"({expression(PLAY_OUT)})({expression(OFFERED)})", [self.chance.randrange(1, 2**32)])

    def presses_so_far(self) -> int:
        """The number of presses since then; the page must not have hidden its offer."""
        found = self.page.evaluate("window.player")
        assert not found["covered"], f"it cannot be pressed: {found['covered']}"
        self.over = found["over"]
        self.pressed = found["pressed"]
        return len(self.pressed)

    def until(self, holds: str, *facts: Any) -> None:
        """Wait until a condition holds in the page, skipping animations."""

        def held() -> bool:
            if self.page.evaluate(holds, *facts):
                return True
            self.look()
            return False

        wait_until(self.page, held, lambda: holds)

    def kept(self) -> dict[str, Any]:
        """The page's storage in the browser."""
        kept: dict[str, Any] = self.page.evaluate("({...localStorage})")
        return kept


def wait_until(page: Page, holds: Callable[[], Any], trouble: Callable[[], Any], pause: int = LOOKS) -> None:
    """Wait until a condition holds, or fail with a description. Without a pause where each look takes its time."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, trouble()
        if pause:
            page.wait_for_timeout(pause)


def stopped(page: Page) -> None:
    """Stop the page's clock; as soon as this computer is fast enough to say when."""
    for milliseconds in (100, 400, 1_600, 6_400):
        try:
            return page.clock.pause_at((page.evaluate("Date.now()") + milliseconds) / 1_000)
        except Error as error:
            if "to the past" not in error.message:
                raise
    raise AssertionError("this computer is too slow")


def passed(page: Page, milliseconds: int, really: int = 15) -> bool:
    """Advance a page's stopped clock by this time, and let the server answer meanwhile."""
    page.clock.run_for(milliseconds)
    page.wait_for_timeout(really)
    return True


def expression(script: str) -> str:
    """A script with one function, as an expression."""
    return script.strip().removesuffix(";")


def play_out(*players: Player) -> int:
    """All players press on until all see the result; returns the number of presses."""
    for player in players:
        player.start_pressing()
    seen = -1

    def went_on() -> bool:
        nonlocal seen
        before, seen = seen, sum(player.presses_so_far() for player in players)
        return seen > before or all(player.over for player in players)

    while not all(player.over for player in players):
        wait_until(players[0].page, went_on, lambda: stuck(*players))
    return seen


def stuck(*players: Player) -> str:
    """What everybody sees when nobody goes on."""
    return "nobody can press anything: " + "\n".join(player.page.aria_snapshot() for player in players)


def play(*players: Player, presses: int = 3_000) -> int:
    """All players press until the number is reached, or all see the result; returns the number of presses."""
    pressed = 0

    def ended() -> bool:
        return pressed >= presses or all(player.over for player in players)

    def somebody_acts() -> bool:
        nonlocal pressed
        acted = sum(player.act() for player in players if not player.over)
        pressed += acted
        return acted > 0 or ended()

    while not ended():
        wait_until(players[0].page, somebody_acts, lambda: stuck(*players))
    return pressed
