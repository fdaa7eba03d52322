"""Somebody who plays by pressing what the page offers."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypedDict

from playwright.sync_api import Locator, Page, expect

from tests.server.serving import PATIENCE

GAMES = {"kings_gold": "King's Gold", "piraten_kapern": "Piraten Kapern", "oh_my_gold": "Oh My Gold!"}
OFFERED, SCROLLS = ((Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("offered.js", "scrolls.js"))


class Offered(TypedDict, total=False):
    """What the page offers at a moment."""

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
        self.pressed: list[str] = []  # what was written on it

    # getting to a table

    def open(self, path: str = "/") -> "Player":
        self.page.goto(path)
        return self

    def play_now(self, game: str) -> "Player":
        """From the landing page into a game against bots."""
        self.open().button(f"Play now: {game}").click()
        expect(self.page.get_by_role("list", name="At the table")).to_be_visible()
        return self

    def with_friends(self, game: str) -> str:
        """Open a table for friends; gives its path."""
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
        """Let a table be won with so many points."""
        self.page.get_by_text("Every single rule").click()
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
        """What the page offers now; if that is nothing, whatever is being shown is hurried along."""
        offered: Offered = self.page.evaluate(OFFERED, [self.chance.random(), self.chance.random() < 0.25])
        self.over = offered["over"]
        return offered

    def scrolls(self) -> set[str]:
        """What on the page has to be scrolled to be seen whole."""
        return set(self.page.evaluate(SCROLLS))

    def act(self) -> bool:
        """Press something that carries the game on, if this person has to act; tells whether something was pressed."""
        offered = self.look()
        if "x" not in offered:
            return False
        assert not offered["covered"], f"it cannot be pressed: {offered['covered']}"
        self.page.mouse.click(offered["x"], offered["y"])
        self.pressed.append(offered["text"])
        return True

    def until(self, holds: str, *facts: Any) -> None:
        """Wait until something is the case in the page, hurrying what is being shown."""

        def held() -> bool:
            if self.page.evaluate(holds, *facts):
                return True
            self.look()
            return False

        patiently(self.page, held, lambda: holds)

    def kept(self) -> dict[str, Any]:
        """What the browser keeps for the page."""
        kept: dict[str, Any] = self.page.evaluate("({...localStorage})")
        return kept


def patiently(page: Page, holds: Callable[[], Any], trouble: Callable[[], Any]) -> None:
    """Wait until something is the case; or say what the trouble is."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, trouble()
        page.wait_for_timeout(20)


def play(*players: Player, presses: int = 3_000) -> int:
    """Everybody presses on until everybody sees the result, or so many presses are done; gives how many were."""
    pressed = 0

    def ended() -> bool:
        return pressed >= presses or all(player.over for player in players)

    def somebody_acts() -> bool:
        nonlocal pressed
        acted = sum(player.act() for player in players if not player.over)
        pressed += acted
        return acted > 0 or ended()

    while not ended():
        patiently(
            players[0].page,
            somebody_acts,
            lambda: "nobody can press anything: " + "\n".join(player.page.aria_snapshot() for player in players),
        )
    return pressed
