"""The way to a first table is light: whoever has a slow line plays soon."""

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import DESKTOP, PHONE, NewPlayer
from tests.web.player import GAMES, passed, stopped, wait_until

MOST = 150_000  # bytes over the wire, headers included


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES.values())
def test_a_first_table_weighs_less_than_150_kilobytes(new_player: NewPlayer, game: str, size: ViewportSize) -> None:
    player = new_player(size=size)
    page, weights = player.page, list[int]()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda loaded: weights.append(int(loaded["encodedDataLength"])))
    page.clock.install()
    player.open()
    stopped(page)  # what is fetched later, for bad times, is no part of it
    player.button(f"Play now: {game}").click()
    acting = page.locator("main.table [data-act]:enabled")
    wait_until(page, lambda: passed(page, 5) and acting.count() > 0, page.aria_snapshot)
    assert len(weights) > 5
    assert 50_000 < sum(weights) <= MOST, f"{sum(weights)} bytes"
