"""The page's clocks use elapsed time and the server's time, whatever the device's clock shows."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.clients import two_playing
from tests.server.serving import ServerProcess
from tests.web.conftest import NewPlayer
from tests.web.player import Player, wait_until
from tests.web.situations import Situation, keys_of

HOUR = 3_600_000  # milliseconds
SKEWED = """
  const true_time = Date.now;
  Object.defineProperty(window, "skew", {value: SKEW, writable: true});
  Date.now = () => true_time() + window.skew;
"""


def seconds_left(player: Player) -> int:
    """The seconds shown in the ring of the clock."""
    label = player.page.get_by_role("timer").first.get_attribute("aria-label") or ""
    found = re.search(r"\d[\d,.]*", label)
    assert found, label
    return int(re.sub(r"\D", "", found[0]))


@pytest.mark.parametrize("skew", [-HOUR, HOUR])
def test_a_device_whose_clock_is_wrong_or_set_shows_the_time_that_is_left(
    new_player: NewPlayer, web_server: ServerProcess, skew: int
) -> None:
    one, two = two_playing(web_server, "kg", clock=900, absent=0)
    with one, two:
        assert one.now
        ana = new_player()
        ana.page.context.add_init_script(SKEWED.replace("SKEW", str(skew)))
        Situation(one.table_id, keys_of(one)).go(ana)
        expect(ana.page.get_by_role("timer").first).to_be_visible()

        def is_right() -> bool:
            assert one.now
            left: float = (one.now["deadline"] - one.do("ping")["at"]) / 1_000
            return abs(seconds_left(ana) - left) < 30

        wait_until(ana.page, is_right, lambda: seconds_left(ana))
        for set_to in (0, -skew):
            before = seconds_left(ana)
            ana.page.evaluate(f"window.skew = {set_to}")
            wait_until(ana.page, lambda before=before: seconds_left(ana) < before, lambda: seconds_left(ana))  # type: ignore[misc]
            assert is_right()
