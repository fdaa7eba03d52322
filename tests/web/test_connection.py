"""Nothing is lost: not by a reload, nor with the network, nor in the middle of a turn."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from jollyroll.server.app import STORE
from tests.server.serving import ServerProcess
from tests.server.test_patience import writing_elsewhere
from tests.web.conftest import NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.network import Network
from tests.web.player import Player, play, stopped, wait_until
from tests.web.situations import CODES, Situations, history

LOST = "Connection lost"


def shown(player: Player) -> dict[str, Any]:
    """What a player who has to act sees: dice, buttons, seats, log."""
    expect(player.page.locator("[data-act]:enabled").first).to_be_visible()
    seen: dict[str, Any] = player.page.evaluate(
        """() => ({
          dice: [...document.querySelectorAll("[aria-label=Dice] [data-pick]")].map((die) => die.ariaLabel).sort(),
          acts: [...document.querySelectorAll("[data-act]:enabled")].map((act) => act.textContent.trim()).sort(),
          seats: [...document.querySelectorAll("main ul li")].slice(0, 3).map((seat) => seat.textContent.trim()),
          log: [...document.querySelectorAll("aside ol li")].map((line) => line.textContent.trim()).slice(-8),
        })"""
    )
    return seen


def still_shown(player: Player, before: dict[str, Any], **except_for: Any) -> None:
    """Wait until the same is shown again."""
    wait_until(player.page, lambda: {**shown(player), **except_for} == {**before, **except_for}, lambda: (shown(player), before))


def events(web_server: ServerProcess, table: str) -> int:
    seq: int = web_server.get(f"/api/tables/{table}")["seq"]
    return seq


@pytest.mark.parametrize("game", CODES)
def test_a_reload_in_mid_turn_loses_nothing(new_player: NewPlayer, situations: Situations, game: str) -> None:
    ana = situations.choosing(game).go(new_player())
    before = shown(ana)
    expect(ana.page.locator("aside ol li").nth(3)).to_be_visible()
    ana.page.reload()
    expect(ana.page.locator("aside ol li").nth(3)).to_be_visible()
    still_shown(ana, before, log=[])
    assert ana.page.locator("[aria-current]").inner_text().startswith("You")


ORDER = "[...document.querySelectorAll('[aria-label=Dice] [data-pick]')].map((die) => die.ariaLabel.replace(/,.*/, ''))"


def test_dice_lie_after_a_reload_as_they_lay_before(new_player: NewPlayer, web_server: ServerProcess) -> None:
    """Spectators see dice as they fell; a player who kept one of two equal dice finds it in its place."""
    ana, eve = new_player(), new_player()
    acting = ana.page.locator(".choices .primary:enabled")

    def now() -> dict[str, Any]:
        now: dict[str, Any] = web_server.get(f"/api/tables/{ana.table}")["now"]
        return now

    def rolled(rolls_left: int) -> bool:
        """Roll; returns whether this person may roll again."""
        turn = now()["view"]["turn"]
        acting.click()
        wait_until(
            ana.page, lambda: now()["view"]["rolls_left"] == rolls_left or turn < now()["view"]["turn"], ana.page.aria_snapshot
        )
        return bool(now()["phase"] == "reroll" and turn == now()["view"]["turn"])

    while True:  # until two dice show the same, and a reroll does not end the turn
        ana.play_now("King's Gold")
        expect(acting).to_be_visible()
        if not rolled(2) or max(now()["view"]["dice"].values()) < 2:
            continue
        expect(acting).to_be_visible()
        faces = ana.page.evaluate(ORDER)
        kept = next((place for place, face in enumerate(faces) if faces.count(face) > 1), -1)
        if kept < 0 or faces[kept] == "crossbones":
            continue
        eve.open(f"/t/{ana.table}")
        expect(eve.page.locator("aside ol li").nth(1)).to_be_visible()
        ana.page.locator("[aria-label=Dice] [data-pick]").nth(kept).click()  # others believe that this one is rolled
        if rolled(1):
            break
    expect(acting).to_be_visible()
    before = ana.page.evaluate(ORDER)
    assert before[kept] == faces[kept]
    table_history: list[Route] = []
    ana.page.route("**/events?*", lambda route: table_history.append(route), times=1)  # the history is slow to arrive
    ana.page.reload()
    expect(acting).to_be_visible()
    wait_until(ana.page, lambda: table_history, ana.page.aria_snapshot)
    assert ana.page.evaluate(ORDER) == before
    table_history[0].continue_()
    expect(ana.page.locator("aside ol li").nth(1)).to_be_visible()
    assert ana.page.evaluate(ORDER) == before
    wait_until(eve.page, lambda: sorted(eve.page.evaluate(ORDER)) == sorted(before), eve.page.aria_snapshot)
    fallen = eve.page.evaluate(ORDER)
    eve.page.reload()
    wait_until(eve.page, lambda: eve.page.evaluate(ORDER) == fallen, lambda: (eve.page.evaluate(ORDER), fallen))


def test_a_reload_between_two_pairs_loses_nothing(new_player: NewPlayer, situations: Situations, web_server: ServerProcess) -> None:
    def second(now: Any) -> bool:
        return bool(now["phase"] == "pair" and sum(now["view"]["dice"].values()) < 5)

    situation = situations.new_choosing("kings_gold", when=second)
    ana, seq = situation.go(new_player()), events(web_server, situation.table)

    def actions() -> list[dict[str, Any]]:
        later = web_server.get(f"/api/tables/{situation.table}/events?after={seq}")["events"]
        return [frame["event"] for frame in later if frame["event"]["kind"] == "played"]

    wait_until(ana.page, lambda: actions() or (play(ana, presses=1) and False), ana.page.aria_snapshot)  # it may end the game
    action = actions()[0]
    assert (action["seat"], action["by"]) == (0, "person")


def test_network_loss_in_mid_turn(new_player: NewPlayer, situations: Situations, web_server: ServerProcess) -> None:
    with Network(web_server.port) as network:
        situation = situations.new_choosing("kings_gold")
        ana = situation.go(new_player(port=network.port))
        expect(ana.page.locator("aside ol li").nth(3)).to_be_visible()  # what happened before is there
        before = shown(ana)
        seq = events(web_server, situation.table)

        network.lose()
        expect(ana.page.get_by_text(LOST)).to_be_visible()
        expect(ana.page.get_by_text(LOST)).to_contain_text("Nothing is lost.")
        network.mend()
        ana.page.evaluate("dispatchEvent(new Event('online'))")
        expect(ana.page.get_by_text(LOST)).to_have_count(0)
        still_shown(ana, before)
        assert events(web_server, situation.table) == seq

        network.deaf = True  # an action gets lost on its way, then the network goes
        assert play(ana, presses=1) == 1
        ana.page.wait_for_timeout(100)
        assert events(web_server, situation.table) == seq
        network.lose()
        expect(ana.page.get_by_text(LOST)).to_be_visible()
        network.mend()
        ana.page.evaluate("dispatchEvent(new Event('online'))")
        expect(ana.page.get_by_text(LOST)).to_have_count(0)
        ana.until(
            "(seq) => fetch(`/api/tables/${location.pathname.slice(3)}`).then((got) => got.json()).then((got) => got.seq > seq)",
            seq,
        )
        play(ana, presses=10)
        actions = [event["event"] for event in web_server.get(f"/api/tables/{situation.table}/events?after={seq}")["events"]]
        assert all(one.get("by") in ("person", "bot") for one in actions)
        expect(ana.page.get_by_role("button", name="match the sealed envelope!")).to_have_count(0)


MY_TURN = "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 123KS, rolls 1"
# Wraps the page's connection, above all Playwright's stand-in, which is installed later.
LINE = """
const lines = (changed) => {
  let now = changed(WebSocket);
  Object.defineProperty(window, "WebSocket", { get: () => now, set: (other) => (now = changed(other)), configurable: true });
};
"""
# Counts the page's questions, their answers, and everything received.
COUNTED = """
window.line = { asked: 0, answered: 0, heard: 0 };
const counted = (Line) => class extends Line {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => {
      window.line.heard += 1;
      window.line.answered += "re" in JSON.parse(data) ? 1 : 0;
    });
  }
  send(frame) {
    window.line.asked += 1;
    super.send(frame);
  }
};
"""
SLOW = """
const slow = (Line) => class extends Line {
  set onmessage(heard) { this.addEventListener("message", (message) => setTimeout(() => heard(message), 1_500)); }
};
"""


def pass_time(player: Player, milliseconds: int) -> None:
    """Advance the page's time; questions sent meanwhile are answered first."""
    player.page.clock.run_for(milliseconds)
    wait_until(player.page, lambda: player.page.evaluate("line.asked === line.answered"), lambda: player.page.evaluate("line"))


def heard(player: Player) -> int:
    """The number of frames received."""
    count: int = player.page.evaluate("line.heard")
    return count


def test_silence_is_told_within_two_seconds(new_player: NewPlayer) -> None:
    ana = new_player()
    ana.page.clock.install()
    ana.page.add_init_script(f"{LINE} {COUNTED} lines(counted)")
    table = FixedTable(ana, MY_TURN)
    stopped(ana.page)
    for _ in range(20):
        pass_time(ana, 250)
    expect(ana.page.get_by_text(LOST)).to_have_count(0)
    table.mute = True
    before = heard(ana)
    table.gone()  # the last word
    wait_until(ana.page, lambda: heard(ana) > before, lambda: heard(ana))
    ana.page.clock.run_for(2_000)
    expect(ana.page.get_by_text(LOST)).to_be_visible()
    table.mute = False
    table.gone()
    expect(ana.page.get_by_text(LOST)).to_have_count(0)

    table.mute = True  # and sooner, if the device itself detects it
    ana.page.evaluate("dispatchEvent(new Event('offline'))")
    ana.page.clock.run_for(1_000)
    expect(ana.page.get_by_text(LOST)).to_be_visible()


def test_a_slow_line_is_no_lost_one(new_player: NewPlayer) -> None:
    ana = new_player()
    ana.page.clock.install()
    ana.page.add_init_script(f"{LINE} {COUNTED} {SLOW} lines((Line) => slow(counted(Line)))")
    FixedTable(ana, MY_TURN)
    stopped(ana.page)
    for _ in range(100):
        pass_time(ana, 100)
        assert ana.page.get_by_text(LOST).count() == 0
    assert ana.page.evaluate("line.answered") > 3


def test_a_slow_store_is_told_in_a_calm_line_and_then_the_game_goes_on(
    new_player: NewPlayer, built_page: Path, tmp_path: Path
) -> None:
    with ServerProcess(tmp_path) as server:
        situation = Situations(server).new_choosing("kings_gold", coach="off")
        ana = situation.go(new_player(port=server.port))
        acting, slow = ana.page.locator("main.table .choices [data-act]:enabled").first, ana.page.locator(".foot .slow")
        expect(acting).to_be_visible()
        expect(slow).to_have_count(0)
        reconnected: list[str] = []
        ana.page.on("websocket", lambda line: reconnected.append(line.url))
        with writing_elsewhere(tmp_path / STORE):
            seq = events(server, situation.table)  # from now on nothing is stored
            acting.click()
            expect(slow).to_have_text("It’s busy here right now. Nothing is lost: the game goes on in a moment.")
            expect(slow).to_be_in_viewport()
            ana.page.wait_for_timeout(2_600)  # longer than the line stays by itself
            expect(slow).to_be_visible()
            expect(ana.page.get_by_text(LOST)).to_have_count(0)  # at most while this computer answers nobody
            assert events(server, situation.table) == seq
        expect(slow).to_have_count(0)

        def played() -> list[str]:
            return [event["by"] for event in history(server, situation.table)[seq:] if event["kind"] == "played"]

        wait_until(ana.page, played, ana.page.aria_snapshot)
        assert played()[0] == "person"
        assert reconnected == [], "a slow server is no dead one"


@pytest.mark.parametrize("address", ["/t/aaaaaaaaaa", "/t/aaaaaaaaa", "/t/No%20table"])
def test_a_table_that_is_not_there_is_said_so(new_player: NewPlayer, address: str) -> None:
    ana = new_player().open(address)
    expect(ana.page.get_by_role("heading", name="This table doesn’t exist.", exact=False)).to_be_visible()
    ana.page.locator("main .primary").click()
    expect(ana.button("Play now: King's Gold")).to_be_visible()


def test_an_address_under_which_there_is_nothing_is_said_so(new_player: NewPlayer, web_server: ServerProcess) -> None:
    status, page, _ = web_server.fetch("/nothing/here", headers={"Accept": "text/html"})
    assert (status, page) == (404, web_server.fetch("/")[1])
    ana = new_player().open("/lobby")
    ana.page.evaluate("history.pushState(null, '', '/nothing'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(ana.page.get_by_role("heading", name="There’s nothing here. Check the link.")).to_be_visible()
    ana.page.locator("main .primary").click()
    expect(ana.button("Play now: King's Gold")).to_be_visible()
