"""A third-party game in the browser: the plain stage, with the words of its package."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.examples.site import EXAMPLE, at, install
from tests.run_folder import run_folder
from tests.server.serving import ServerProcess
from tests.web.conftest import QUICK, NewPlayer
from tests.web.player import play, play_out
from tests.web.test_axe import AXE, findings


def test_ship_captain_and_crew_in_the_browser(
    new_player: NewPlayer, built_page: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    site = install(EXAMPLE, run_folder(tmp_path_factory) / "with_example" / "site")
    with ServerProcess(tmp_path, QUICK, **at(site)) as web_server:
        ana = new_player(size={"width": 390, "height": 844}, port=web_server.port)
        ana.page.context.add_init_script(path=AXE)
        ana.play_now("Ship, Captain and Crew")
        assert play(ana, presses=1) == 1
        ana.until("document.querySelector('[data-act]:enabled, #headline')")
        assert ana.scrolls() == set()
        assert findings(ana.page) == []
        assert play_out(ana) > 0
        expect(ana.page.locator("#headline")).to_be_visible()
        expect(ana.page.get_by_text(re.compile(r"All .* verified\."))).to_be_visible()
        ana.page.close()  # it polls the analysis
        assert web_server.stop() == 0
        assert web_server.complaints == ""
