"""The coach at the table: on demand, always, or not at all."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import FIRST_THOUGHT, PHONE, NewPlayer
from tests.web.player import play
from tests.web.situations import CODES, Situations

CHANCE = re.compile(r"\d+\.\d ?%")


@pytest.mark.parametrize("game", CODES)
def test_the_coach_answers_when_asked(new_player: NewPlayer, situations: Situations, game: str) -> None:
    ana = situations.choosing(game).go(new_player())
    coach = ana.page.get_by_role("region", name="Coach")
    expect(coach.get_by_text(CHANCE)).to_have_count(0)
    ana.button("Ask the coach").click()
    expect(coach.get_by_text(CHANCE).first).to_be_visible(timeout=FIRST_THOUGHT)
    shares = [float(said.rstrip(" %")) for said in coach.locator(".share").all_inner_texts()]
    assert shares == sorted(shares, reverse=True), "the best comes first"
    expect(coach).to_contain_text("With the best choice:")
    stage = ana.page.get_by_role("region", name="The table")
    if not stage.get_by_text(CHANCE).count():  # the choices come with a die that is picked
        stage.locator("[data-pick]:enabled").first.click()
    expect(stage.get_by_text(CHANCE).first).to_be_visible()


def test_on_a_phone_the_coach_comes_in_a_sheet(new_player: NewPlayer, situations: Situations) -> None:
    ana = situations.choosing("kings_gold").go(new_player(size=PHONE))
    ana.button("Ask the coach").click()
    sheet = ana.page.get_by_role("dialog", name="Coach")
    expect(sheet.get_by_text(CHANCE).first).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(ana.page.get_by_role("region", name="The table").get_by_text(CHANCE).first).to_be_visible()


def test_the_coach_speaks_always_or_never(new_player: NewPlayer, situations: Situations, web_server: ServerProcess) -> None:
    ana = situations.new_choosing("kings_gold", coach="always").go(new_player())
    coach, told = ana.page.get_by_role("region", name="Coach").get_by_text(CHANCE), set[int]()
    while len(told) < 3:
        ana.until("document.querySelector('[data-act]:enabled')")
        if not ana.button(re.compile("^Throw"), exact=False).count():
            expect(coach.first).to_be_visible()
            told.add(web_server.get(f"/api/tables/{ana.table}")["seq"])
        play(ana, presses=1)
    silent = situations.new_choosing("kings_gold", coach="off").go(new_player())
    expect(silent.page.locator("[data-act]:enabled").first).to_be_visible()
    expect(silent.page.get_by_role("region", name="Coach")).to_have_count(0)
    expect(silent.button("Ask the coach")).to_have_count(0)
