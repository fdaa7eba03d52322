"""Somebody who plays by pressing what the page offers."""

import re
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

ACTS = "[data-act]:enabled:visible"
PICKS = "[data-pick]:enabled:visible"
RESULT = "#headline"


class Player:
    """A person at a device."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)

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
        form = self.page.locator("form").first
        form.get_by_label(re.compile("name")).fill(name)
        form.get_by_role("button", name="Sit down").click()
        expect(self.page.get_by_text(name, exact=True).first).to_be_visible()
        return self

    # at the table

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.page.url.rpartition("/t/")[2][:10]

    @property
    def is_over(self) -> bool:
        return self.page.locator(RESULT).count() > 0

    def act(self) -> bool:
        """Press something that carries the game on, if this person has to act; tells whether something was pressed."""
        for things in (ACTS, PICKS):
            offered = self.page.locator(things)
            count = offered.count()
            if count:
                return self.press(offered.nth(self.chance.randrange(count)))
        return False

    def press(self, thing: Locator) -> bool:
        """Press it, unless it has gone meanwhile."""
        try:
            thing.click(timeout=1_500)
        except Error:
            return False
        return True

    def hurry(self) -> None:
        """Tap beside everything: what is being shown is shown at once."""
        self.page.evaluate("document.querySelector('.middle .strip')?.click()")

    def storage(self) -> dict[str, Any]:
        """What the browser keeps for the page."""
        kept: dict[str, Any] = self.page.evaluate("({...localStorage})")
        return kept


def play_to_the_end(*players: Player, presses: int = 2_000) -> None:
    """Everybody presses on until everybody sees the result."""
    for _ in range(presses):
        over = [player.is_over for player in players]
        if all(over):
            return
        pressed = [player.act() for player, done in zip(players, over, strict=True) if not done]
        if not any(pressed):
            for player in players:
                player.hurry()
            players[0].page.wait_for_timeout(30)
    raise AssertionError(f"not over after {presses} presses")
