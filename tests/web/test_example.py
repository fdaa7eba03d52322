"""A game of somebody else's in the browser: the plain stage, with the words that its package brings."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.examples.site import EXAMPLE, at, install
from tests.server.serving import ServerProcess
from tests.web.conftest import QUICK, Sit
from tests.web.player import play


def test_ship_captain_and_crew_in_the_browser(
    person: Sit, built_page: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    site = install(EXAMPLE, tmp_path_factory.getbasetemp().parent / "with_example" / "site")
    with ServerProcess(tmp_path, QUICK, **at(site)) as house:
        ana = person(port=house.port).play_now("Ship, Captain and Crew")
        assert play(ana) > 0
        expect(ana.page.locator("#headline")).to_be_visible()
        expect(ana.page.get_by_text("All as sealed")).to_be_visible()
        assert house.stop() == 0
        assert house.complaints == ""
