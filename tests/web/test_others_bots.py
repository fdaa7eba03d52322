"""A bot of somebody else's in the browser: it is offered for a seat, under the name it is registered with, and plays."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.bots.installed_bot import NAMES, install_bot
from tests.server.serving import ServerProcess
from tests.web.conftest import QUICK, NewPlayer
from tests.web.player import play

OFFERED = ["Open", "Beginner", "Greedy", "Clever", "Master", *NAMES]


def test_a_bot_of_others_sits_down_and_plays(new_player: NewPlayer, built_page: Path, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    with ServerProcess(tmp_path, QUICK, PYTHONPATH=str(install_bot(tmp_path / "site"))) as web_server:
        ana = new_player(port=web_server.port)
        table = ana.with_friends("King's Gold").removeprefix("/t/")
        ana.sit("Ana")
        seat = ana.page.get_by_label("Seat 2")
        assert [re.sub("^Bot: ", "", option) for option in seat.locator("option").all_inner_texts()] == OFFERED
        seat.select_option(label="Bot: timid-2")
        expect(ana.page.get_by_label("Substitute bot").locator("option").last).to_have_text("timid-2")
        ana.button(re.compile("^Start")).click()
        assert play(ana, presses=3) == 3
        assert [seat["kind"] for seat in web_server.get(f"/api/tables/{table}")["table"]["seats"]] == ["person", "bot:timid-2"]
        ana.page.close()
        assert web_server.stop() == 0
        assert web_server.complaints == ""
