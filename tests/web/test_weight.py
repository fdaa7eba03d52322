"""The way to a first table is light: a slow connection suffices, and one without encryption, over which browsers take no Brotli."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import DESKTOP, PHONE, NewPlayer
from tests.web.player import GAMES, passed, stopped, wait_until

MOST = 147_000  # bytes over the wire, headers included


@pytest.mark.parametrize("packing", ["gzip", "br"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES.values())
def test_a_first_table_weighs_less_than_150_kilobytes(new_player: NewPlayer, game: str, size: ViewportSize, packing: str) -> None:
    player = new_player(size=size, extra_http_headers={"Accept-Encoding": packing})
    page, weights = player.page, dict[str, int]()
    devtools, addresses = page.context.new_cdp_session(page), dict[str, str]()
    devtools.send("Network.enable")
    packings = set[str]()
    devtools.on("Network.responseReceived", lambda got: packings.add(got["response"]["headers"].get("content-encoding", "")))
    devtools.on("Network.requestWillBeSent", lambda sent: addresses.update({sent["requestId"]: sent["request"]["url"]}))
    devtools.on(
        "Network.loadingFinished", lambda loaded: weights.update({addresses[loaded["requestId"]]: int(loaded["encodedDataLength"])})
    )
    page.clock.install()
    player.open()
    stopped(page)  # later prefetching is excluded
    player.button(f"Play now: {game}").click()
    acting = page.locator("main.table [data-act]:enabled")
    wait_until(page, lambda: passed(page, 5) and acting.count() > 0, page.aria_snapshot)
    if size == DESKTOP:  # coach and rules stand open there, and come a little later
        filled = page.locator("aside.right").get_by_text("At this table:")
        wait_until(page, lambda: passed(page, 100) and filled.count() > 0, page.aria_snapshot)
        expect(page.locator("aside.right .coach").get_by_role("paragraph")).not_to_have_count(0)
        page.wait_for_load_state("networkidle")
    assert len(weights) > 5
    assert packing in packings <= {packing, ""}
    assert 50_000 < sum(weights.values()) <= MOST, f"{sum(weights.values())} bytes: {weights}"
