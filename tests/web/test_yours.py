"""A device's own games, suggested names, the personal report, practice."""

import json
import re
import zipfile
from pathlib import Path
from random import Random

from playwright.sync_api import WebSocketRoute, expect

from jollyroll.match import read_text
from tests.server.clients import Client, play_out
from tests.server.serving import ServerProcess
from tests.web.conftest import FIRST_THOUGHT, NOWHERE, PHONE, NewPlayer
from tests.web.player import Player
from tests.web.situations import Situation, Situations, keys_of

LONG_GONE = {
    "table": NOWHERE,
    "game": "kings_gold",
    "stage": "playing",
    "seats": [{"name": "Ana", "mine": True}, {"name": "Ben", "mine": False}],
    "turn": 0,
    "at": 1_700_000_000_000,
    "result": None,
    "practice": False,
}


def with_games(player: Player, *situations: Situation) -> Player:
    """The device has the keys to these tables, and remembers one unknown to the server."""
    for situation in situations:
        key, kept = json.dumps(f"jollyroll/table/{situation.table}"), json.dumps(json.dumps(situation.keys))
        player.page.context.add_init_script(f"localStorage[{key}] ??= {kept}")
    remembered = json.dumps(json.dumps({NOWHERE: LONG_GONE}))
    player.page.context.add_init_script(f"localStorage['jollyroll/games'] ??= {remembered}")
    return player


def test_the_games_of_this_device_are_listed_exported_and_removed(
    new_player: NewPlayer, situations: Situations, tmp_path: Path
) -> None:
    running, over = situations.new_choosing("piraten_kapern"), situations.over("kings_gold")
    ana = with_games(new_player(size=PHONE), running, over).open()
    page = ana.page
    yours = page.get_by_role("region", name="Your games")
    row = yours.get_by_role("listitem").filter(has_text="Piraten Kapern")
    expect(row).to_contain_text("Your turn")
    expect(row).to_contain_text("with Greta and Barnaby")
    gone = yours.get_by_role("listitem").filter(has_text="The server no longer has this game")
    expect(gone).to_contain_text("with Ben")
    expect(gone.get_by_role("link")).to_have_count(0)

    yours.get_by_text("Finished games (1)").click()
    finished = yours.get_by_role("listitem").filter(has_text="King's Gold").filter(has_text=re.compile("You (won|came second)"))
    expect(finished.get_by_role("link", name="Report: King's Gold")).to_have_attribute("href", over.path)

    with page.expect_download() as download:
        yours.get_by_role("button", name="Download all games").click()
    download.value.save_as(tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as all_games:
        assert all_games.testzip() is None
        records = {name: read_text(all_games.read(name).decode()) for name in all_games.namelist()}
    assert {name: record.game for name, record in records.items()} == {
        f"piraten_kapern-{running.table}.jolly": "piraten_kapern",
        f"kings_gold-{over.table}.jolly": "kings_gold",
    }
    expect(yours.get_by_role("alert")).to_have_text("One game could not be fetched.")

    finished.get_by_role("button", name="More about King's Gold").click()
    with page.expect_download() as download:
        ana.button("Download the record").click()
    assert download.value.suggested_filename == f"kings_gold-{over.table}.jolly"
    finished.get_by_role("button", name="More about King's Gold").click()
    ana.button("Remove from this device").click()
    expect(finished).to_have_count(0)
    assert f"jollyroll/table/{over.table}" not in ana.kept()
    row.get_by_role("link", name="Continue: Piraten Kapern").click()
    expect(page.locator("[data-act]:enabled").first).to_be_visible()


def test_leaving_a_running_game_says_what_becomes_of_it_and_leads_back(new_player: NewPlayer, situations: Situations) -> None:
    ana = situations.new_choosing("kings_gold").go(new_player())
    expect(ana.page.locator("[data-act]:enabled").first).to_be_visible()
    ana.button("Menu").click()
    ana.button("Back to the games").click()
    dialog = ana.page.get_by_role("dialog", name="Leave the table?")
    expect(dialog).to_contain_text("You\u2019ll find it under \u201cYour games\u201d.")
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    ana.button("Menu").click()
    ana.button("Back to the games").click()
    dialog.get_by_role("button", name="Back to the games").click()
    ana.page.get_by_role("link", name="Continue: King's Gold").click()
    expect(ana.page.locator("[data-act]:enabled").first).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so_before_a_seat_is_lost(new_player: NewPlayer, situations: Situations) -> None:
    situation = situations.new_choosing("kings_gold")
    ana = situation.go(new_player())
    expect(ana.page.locator("[data-act]:enabled").first).to_be_visible()
    cancelled = "!dispatchEvent(new Event('beforeunload', {cancelable: true}))"
    assert not ana.page.evaluate(cancelled), "nothing would be lost"
    ana.page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
    assert ana.page.evaluate(cancelled)
    ana.button("Menu").click()
    ana.button("Back to the games").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("you can\u2019t come back to your seat")


def test_two_who_give_no_name_both_sit_down(new_player: NewPlayer, situations: Situations) -> None:
    situation = situations.open_table()
    ana, ben = new_player(), new_player(size=PHONE)
    held: list[str | bytes] = []

    def hold_back(browser: WebSocketRoute) -> None:
        """Delay the news that Ana has sat down."""
        server = browser.connect_to_server()
        browser.on_message(server.send)
        server.on_message(lambda frame: held.append(frame) if '"event":{"kind":"sat"' in str(frame) else browser.send(frame))

    for player in (ana, ben):
        player.page.add_init_script("Math.random = () => 0.5")  # both get the same suggestion
    ben.page.route_web_socket("**/ws/*", hold_back)
    situation.go(ana)
    ben.open(situation.path)
    proposals = [player.page.get_by_label("Your name").get_attribute("placeholder") for player in (ana, ben)]
    assert proposals[0] == proposals[1]
    ana.button("Sit down").click()
    expect(ana.page.get_by_text("(you)")).to_be_visible()
    ben.page.locator("li").nth(1).get_by_role("button", name="Take this seat").click()
    ben.button("Sit down").click()
    expect(ana.page.locator("main li b")).to_have_count(2)
    expect(ana.page.locator("main li b").nth(1)).not_to_have_text("free seat")
    names = ana.page.locator("main li b").all_inner_texts()
    assert names[0] == proposals[0] != names[1]
    ben.until("(name) => localStorage.getItem('jollyroll/name') === JSON.stringify(name)", names[1])  # once the answer has come


def test_a_blank_name_changes_nothing_and_a_strange_one_is_refused_in_words(new_player: NewPlayer, situations: Situations) -> None:
    ana = situations.open_table().go(new_player(size=PHONE))
    ana.sit("Ana")
    ana.button("Rename").click()
    ana.page.locator("li input").fill("   ")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("li input")).to_have_count(0)
    expect(ana.page.locator("main li b").first).to_have_text("Ana")
    ana.button("Rename").click()
    ana.page.locator("li input").fill("A\u202ena")
    ana.page.keyboard.press("Enter")
    alert = ana.page.get_by_role("alert").filter(has_text="can’t be a name")
    expect(alert).to_contain_text("\u201cAna\u201d")
    assert "\\u" not in alert.inner_text()


# Which letters of a name lie within what is shown of it.
LETTERS_SEEN = """(chip) => {
  const room = chip.getBoundingClientRect();
  const text = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT).nextNode();
  return [...text.data].map((_, place) => {
    const range = document.createRange();
    range.setStart(text, place);
    range.setEnd(text, place + 1);
    const letter = range.getBoundingClientRect();
    return letter.left >= room.left - 1 && letter.right <= room.right + 1;
  });
}"""


def test_names_from_right_to_left_keep_their_beginning(new_player: NewPlayer, situations: Situations) -> None:
    name = "\u05e9" * 24  # too wide for its chip in any font
    table = situations.open_table(coach="off")
    ana = table.go(new_player())
    ana.sit(name)
    ana.button("Fill the empty seats with bots").click()
    ana.button("Start the game").click()
    eve = new_player(size=PHONE).open(table.path)  # to whom Ana is not "you"
    chip = eve.page.locator("[data-place=seat-1] .name")
    expect(chip).to_be_visible()
    assert chip.evaluate("(one) => getComputedStyle(one).direction") == "rtl", "what does not fit is cut off at the end"
    seen = chip.evaluate(LETTERS_SEEN)
    assert seen[0], "its first letter can be read"
    assert not seen[-1], "and there was no room for its last one"


def test_a_code_that_no_other_device_could_use_is_not_offered(new_player: NewPlayer, situations: Situations) -> None:
    ana = situations.open_table().go(new_player())
    invite = ana.page.get_by_role("region", name="Invite others")
    expect(invite).to_contain_text("--host 0.0.0.0")
    expect(invite.get_by_role("img")).to_have_count(0)


def test_nothing_stands_over_the_invitation_and_the_rules_of_the_table(new_player: NewPlayer, situations: Situations) -> None:
    for size in (PHONE, {"width": 1440, "height": 900}):
        ana = situations.open_table().go(new_player(size=size))
        for what in (ana.page.get_by_text("All the rules, one by one"), ana.button("Copy"), ana.button("Start the game")):
            what.scroll_into_view_if_needed()
            box = what.bounding_box()
            assert box
            at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
            assert what.evaluate("(one, [x, y]) => one.contains(document.elementFromPoint(x, y))", at)


def test_the_report_begins_with_you(new_player: NewPlayer, situations: Situations, web_server: ServerProcess) -> None:
    for_ana, for_ben = situations.over_for_both("kings_gold")
    result = web_server.get(f"/api/tables/{for_ana.table}")["now"]["result"]
    loser = for_ben if result["winners"] == [0] else for_ana
    seat = 1 if loser is for_ben else 0
    ana = loser.go(new_player(size=PHONE, analysed=True))
    page = ana.page
    if len(result["winners"]) == 1:
        expect(page.get_by_text("You came second")).to_be_visible()
    yours = page.get_by_role("region", name="Your game", exact=True)
    expect(yours).to_contain_text(re.compile("Luck was (on your side|against you)"), timeout=FIRST_THOUGHT)
    report = web_server.get(f"/api/tables/{loser.table}/analysis")["analysis"]
    own = [step for step in report["steps"] if step["seat"] == seat + 1]
    rows = yours.get_by_role("listitem")
    costliest = max(step["cost"] for step in own)
    luckiest = max(step["luck"][seat] for step in own if step["kind"] == "chance")
    best = max(step["edge"] for step in own)
    for words, change in (("Your costliest choice", -costliest), ("Your luckiest roll", luckiest), ("Your best choice", best)):
        row = rows.filter(has_text=words)
        if abs(change) < 0.001:
            expect(row).to_have_count(0)
        else:
            expect(row).to_contain_text(f"{100 * change:+.1f}".replace("-", "\N{MINUS SIGN}"))
    order = page.locator("h2").all_inner_texts()
    assert order.index("Your game") < order.index("Chance of winning") < order.index("The others\u2019 costliest choices")
    others = page.get_by_role("region", name="The others\u2019 costliest choices")
    expect(others.get_by_role("heading", level=3).filter(has_text=("Ana", "Ben")[seat])).to_have_count(0)


def test_practice_is_played_under_the_name_of_the_seat_and_ends_calmly(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    over = situations.over("kings_gold")
    ana = new_player().open(f"{over.path}#replay=20")
    take_over = ana.button(re.compile("^Practice from here as (Ana|Ben)$"))
    name = (take_over.text_content() or "").split()[-1]
    take_over.click()
    expect(ana.page.locator("[data-act]:enabled").first).to_be_visible()
    expect(ana.page.locator("header").get_by_text("Practice")).to_be_visible()
    seats = web_server.get(f"/api/tables/{ana.table}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Ben"]
    assert [seat["kind"] == "person" for seat in seats] == [name == seat["name"] for seat in seats]
    assert "jollyroll/name" not in ana.kept(), "it is not a name of one's own"

    last = web_server.get(f"/api/tables/{over.table}")["seq"]
    late = {"game": "kg", "seats": ["free", "bot:greedy"], "again": {"table": over.table, "seq": last - 2}, "settings": {"pace": 0}}
    opened = json.loads(web_server.fetch("/api/tables", late)[1])
    with Client(web_server, opened["table"], host=opened["host"]) as client:
        client.sit(0, "Ana")
        client.do("start")
        client.reveal()
        client.wait(lambda: client.now)
        play_out([client], Random(4))
        situation = Situation(client.table_id, keys_of(client))
    page = situation.go(new_player(size=PHONE)).page
    expect(page.get_by_text("This was practice")).to_be_visible()
    expect(page.get_by_role("region", name="Were the dice fair?")).to_have_count(0)
