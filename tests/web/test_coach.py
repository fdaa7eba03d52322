"""The coach at the table: on demand, always, or not at all."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import FIRST_THOUGHT, PHONE, NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.player import play, wait_until
from tests.web.situations import CODES, Situations

CHANCE = re.compile(r"^\s?\d+ ?%$")  # whole percents


@pytest.mark.parametrize("game", CODES)
def test_the_coach_answers_when_asked(new_player: NewPlayer, situations: Situations, game: str) -> None:
    ana = situations.choosing(game).go(new_player())
    coach = ana.page.get_by_role("region", name="Coach")
    expect(coach.get_by_text(CHANCE)).to_have_count(0)
    ana.button("Ask the coach").click()
    expect(coach.get_by_text(CHANCE).first).to_be_visible(timeout=FIRST_THOUGHT)
    shares = [int(said.rstrip(" %")) for said in coach.locator(".share").all_inner_texts()]
    assert shares == sorted(shares, reverse=True), "the best comes first"
    expect(coach).to_contain_text("With the best choice:")
    stage = ana.page.get_by_role("region", name="The table")
    if not stage.get_by_text(CHANCE).count():  # the choices come with a die that is picked
        stage.locator("[data-pick]:enabled").first.click()
    expect(stage.get_by_text(CHANCE).first).to_be_visible()


POSITIONS = {
    "kings_gold": (
        "kg us: coins 10 10 8 8 7 7, box 8, king 2, seat 1, dice 123KS, rolls 1",
        "kg us: coins 10 10 8 8 7 7, box 8, king 2, seat 1, dice 12SSX, rolls 3",
        "kg us: coins 10 10 8 8 7 7, box 8, king 2, seat 1, dice SSSSS, rolls 3",
    ),
    "piraten_kapern": (
        "pk book: scores 5900 -1200, seat 1, card sea-battle-2, dice GGDMPWWS, rolls 1",
        "pk book: scores 5900 -1200, seat 1, card treasure-chest, dice MMPS, chest GGGG, rolls 2",
        "pk book: scores 5900 -1200, seat 1, card sorceress, dice GGDMPSSS, rolls 2",
    ),
    "oh_my_gold": (
        "omg base: loot - - - -, before C+CC+CD - - -, opened 1C 1CC 2CD, row 1 2 3, top 3, turn 5, seat 1, dice CDKK",
        "omg base: loot - - - -, row 1 2 3, top 3, seat 1, dice CDKK, again",
    ),
}
LED_TO = (
    """() => document.activeElement.querySelector("[data-odds]")?.dataset.odds.split(" ") ?? [document.activeElement.className]"""
)


@pytest.mark.parametrize("game", POSITIONS)
def test_what_the_coach_advises_can_be_laid_out(new_player: NewPlayer, game: str) -> None:
    ana = new_player()
    ana.page.add_init_script(
        'localStorage[\'jollyroll/tips\'] = \'["kg-keep","kg-pair","pk-keep","pk-rescue","omg-place","omg-again"]\''
    )
    table = FixedTable(ana, POSITIONS[game][0])
    for position in POSITIONS[game]:
        if position != POSITIONS[game][0]:
            table.show(position)
        coach = ana.page.get_by_role("region", name="Coach")
        expect(coach.locator(".row").first).to_be_visible()
        if coach.get_by_role("button", name=re.compile(r"^All \d+ choices$")).count():
            coach.get_by_role("button", name=re.compile(r"^All \d+ choices$")).click()
        choices = table.match.choices()
        rows = coach.locator(".row")
        expect(rows).to_have_count(len(choices))
        for place in sorted({0, len(choices) // 2, len(choices) - 1}):
            choice = choices[place]
            rows.nth(place).click()
            wait_until(
                ana.page, lambda: ana.page.evaluate("document.activeElement.matches('[data-act]:enabled')"), ana.page.aria_snapshot
            )
            if choice.form["kind"] != "chest":  # which comes before a roll of its own
                assert str(choice.number) in ana.page.evaluate(LED_TO), choice.text
    if game == "kings_gold":
        table.show(POSITIONS[game][0])
        expect(rows.filter(has_text=re.compile("^Keep .*, reroll 1 "))).not_to_have_count(0)


def test_choices_that_cannot_be_told_apart_are_said_to_hardly_matter(new_player: NewPlayer) -> None:
    ana = new_player()
    FixedTable(ana, "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 1SSXX, rolls 2")  # the odds differ by a tenth of a percent
    expect(ana.page.get_by_role("region", name="Coach")).to_contain_text("hardly matters")


def test_how_far_an_estimate_is_off_is_told_to_those_who_ask(new_player: NewPlayer) -> None:
    ana = new_player()
    table = FixedTable(ana, POSITIONS["oh_my_gold"][0])
    coach = ana.page.get_by_role("region", name="Coach")
    expect(coach.get_by_text("Exact: best play")).to_be_visible()
    table.error = 0.0123
    table.show(POSITIONS["oh_my_gold"][1])
    expect(coach.get_by_text("Exact: best play")).to_have_count(0)
    expect(coach.get_by_text("off by about 1.2")).to_be_hidden()
    coach.get_by_text("How this is computed").click()
    expect(coach.get_by_text("off by about 1.2")).to_be_visible()


def test_on_a_phone_the_coach_leaves_the_dice_in_view(new_player: NewPlayer) -> None:
    for size in (PHONE, {"width": 390, "height": 844}):
        ana = new_player(size=size)
        FixedTable(ana, POSITIONS["piraten_kapern"][0])
        ana.button("Ask the coach").click()
        sheet = ana.page.get_by_role("dialog", name="Coach")
        expect(sheet.locator(".row").first).to_be_visible()
        ends, dice = sheet.bounding_box(), ana.page.locator(".stage .slot").first.bounding_box()
        assert ends
        assert dice
        assert ends["y"] + ends["height"] <= dice["y"]
        sheet.locator(".row").first.click()
        expect(sheet).to_have_count(0)
        expect(ana.page.locator(".stage [data-act]:focus")).to_have_count(1)


def test_on_a_phone_the_coach_comes_in_a_sheet(new_player: NewPlayer, situations: Situations) -> None:
    ana = situations.choosing("kings_gold").go(new_player(size=PHONE))
    ana.button("Ask the coach").click()
    sheet = ana.page.get_by_role("dialog", name="Coach")
    expect(sheet.get_by_text(CHANCE).first).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(ana.page.get_by_role("region", name="The table").get_by_text(CHANCE).first).to_be_visible()


def test_the_coach_speaks_always_or_never(new_player: NewPlayer, situations: Situations, web_server: ServerProcess) -> None:
    ana = situations.new_choosing("kings_gold", coach="always").go(new_player())
    coach, seen = ana.page.get_by_role("region", name="Coach").get_by_text(CHANCE), set[int]()
    while len(seen) < 3:
        ana.until("document.querySelector('[data-act]:enabled')")
        if not ana.button(re.compile("^Roll"), exact=False).count():
            expect(coach.first).to_be_visible()
            seen.add(web_server.get(f"/api/tables/{ana.table}")["seq"])
        play(ana, presses=1)
    silent = situations.new_choosing("kings_gold", coach="off").go(new_player())
    expect(silent.page.locator("[data-act]:enabled").first).to_be_visible()
    expect(silent.page.get_by_role("region", name="Coach")).to_have_count(0)
    expect(silent.button("Ask the coach")).to_have_count(0)
