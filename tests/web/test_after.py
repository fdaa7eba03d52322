"""After the game: the winner, the course, the mistakes, the verification of the dice; and a rematch."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import FIRST_THOUGHT, NewPlayer
from tests.web.player import play
from tests.web.situations import CODES, Situations, history


@pytest.mark.parametrize("game", CODES)
def test_the_game_is_told_and_proved(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess, game: str, tmp_path: Path
) -> None:
    over = situations.over(game)
    ana = over.go(new_player(analysed=True))
    page = ana.page
    result = web_server.get(f"/api/tables/{over.table}")["now"]["result"]
    scores = page.locator("section:has(#headline) li strong")
    expect(scores).to_have_text([f"{score:,}".replace("-", "\N{MINUS SIGN}") for score in sorted(result["scores"], reverse=True)])

    expect(page.get_by_text(re.compile(r"All .* verified\."))).to_be_visible()
    throws = sum("chance" in part for event in history(web_server, over.table) for part in event.get("parts", []))
    expect(page.get_by_text(f"Your own device checked {throws} rolls, too.")).to_be_visible()
    expect(page.get_by_text("isn’t the game your device saw!")).to_have_count(0)

    expect(page.get_by_role("img", name="Everyone\u2019s chance of winning, from the first roll to the last")).to_be_visible(
        timeout=FIRST_THOUGHT
    )
    page.get_by_text("The numbers behind the lines").click()
    table = page.get_by_role("table")
    expect(table.get_by_role("columnheader", name="You")).to_be_visible()
    turns = web_server.get(f"/api/tables/{over.table}/analysis")["analysis"]["turns"]
    expect(table.get_by_role("row")).to_have_count(1 + len(turns))  # the first names the seats
    luck = page.get_by_role("region", name="Luck and skill")
    expect(luck.get_by_role("listitem")).to_have_count(2)
    expect(luck).to_contain_text(re.compile("decisions (was|were) as good as any."))

    with page.expect_download() as download:
        page.get_by_role("link", name="Record as text").click()
    record = tmp_path / "game.jolly"
    download.value.save_as(record)
    done = subprocess.run([sys.executable, "-m", "jollyroll", "verify", str(record)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " verified." in done.stdout


def test_mistakes_can_be_tried_again_and_watched(new_player: NewPlayer, situations: Situations) -> None:
    over = situations.over("kings_gold")
    ana = over.go(new_player(analysed=True))
    page = ana.page
    mistakes = page.get_by_role("region", name="The others\u2019 costliest choices")
    mistakes.get_by_role("button", name="Watch").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    ana.button("See the result").click()
    mistakes.get_by_role("button", name="Try again from here").first.click()
    expect(page.locator("[data-act]:enabled").first).to_be_visible()
    assert ana.table != over.table
    assert play(ana, presses=1) == 1  # which may be the last


def test_the_report_speaks_the_language_of_the_page(new_player: NewPlayer, situations: Situations) -> None:
    page = situations.over("kings_gold").go(new_player(locale="de", analysed=True)).page
    mistakes = page.locator("section:has(#mistakes)")
    expect(mistakes.get_by_role("button").first).to_be_visible()
    expect(mistakes).not_to_contain_text(re.compile("Roll |Stop |Pair "))
    your = page.locator("main").get_by_text(re.compile(r"^Zug \d+, [+\N{MINUS SIGN}][\d,]+ Prozentpunkte Gewinnchance$"))
    expect(your.first).to_be_visible()  # points, not percent
    axis = page.locator("svg .axis")
    expect(axis.filter(has_text=re.compile("^100.%$"))).to_have_count(1)
    beginnings = axis.evaluate_all("(labels) => labels.map((label) => label.getBBox().x)")
    assert min(beginnings) >= 0, "nothing of a label is cut off"
    luck = page.locator("section:has(#luck)")
    expect(luck).to_contain_text("\N{MINUS SIGN}")
    expect(page.locator("main")).not_to_contain_text(re.compile(r"(^|\s)-\d"))


def test_the_game_again_with_a_scrubber(new_player: NewPlayer, situations: Situations, web_server: ServerProcess) -> None:
    over = situations.over("kings_gold")
    eve = new_player(analysed=True).open(over.path)  # anybody with the link may watch
    page = eve.page
    eve.button("Watch the replay").click()
    slider, box = page.get_by_role("slider"), page.locator("[data-place=box]")
    expect(box).to_contain_text("60")
    slider.fill(slider.get_attribute("max") or "")
    expect(box).to_contain_text(str(web_server.get(f"/api/tables/{over.table}")["now"]["view"]["box"]))
    last = page.locator("aside ol li").last.inner_text()
    eve.button("Start").click()
    expect(box).to_contain_text("60")
    expect(page.locator("aside ol li").last).not_to_have_text(last)
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(", 2 of ")).to_be_visible()
    eve.button("Next").click()
    expect(page.get_by_text(", 3 of ")).to_be_visible()
    eve.button("Play", exact=True).click()
    expect(slider).to_have_value(re.compile("[4-9]|.."))
    eve.button("Pause").click()
    place = slider.input_value()
    expect(page.get_by_text(f", {int(place) + 1} of ")).to_be_visible()
    slider.press("ArrowLeft")
    expect(page.get_by_text(f", {place} of ")).to_be_visible()
    page.reload()  # the place is in the address
    expect(page.get_by_text(f", {place} of ")).to_be_visible()
    assert web_server.get(f"/api/tables/{over.table}")["table"]["stage"] == "over"
