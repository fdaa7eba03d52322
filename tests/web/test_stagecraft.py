"""Nothing reveals a roll before the dice lie still, nothing happens by accident, and the end is shown."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import ServerProcess
from tests.web.conftest import DESKTOP, PHONE, NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.player import GAMES, Player, expression, passed, stopped, wait_until
from tests.web.situations import Situations, history

SPEED = 10
TOLD = r"^(You roll|\S+ rolls) [^:]+\.$"  # not: `Ana has 3 crossbones: that means a fine.`
RECORDING = expression((Path(__file__).parent / "recorder.js").read_text(encoding="utf-8"))
RECORDER = f"({RECORDING})({json.dumps([SPEED, 'The dice are rolling…', TOLD])})"
LOCKED = 500  # milliseconds for which a new button ignores presses


# Whole games against a bot: in one somebody rolls again, in one there is a final round.
WHOLE: dict[str, dict[str, Any]] = {
    "kings_gold": {"coach": "always"},
    "piraten_kapern": {"options": {"target": "1000", "end": "final_round", "score_floor": "zero"}},
    "oh_my_gold": {},
}
SOUNDING = """localStorage["jollyroll/sound"] = "true"; localStorage["jollyroll/sound-offered"] = "true";"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_as_it_falls(
    new_player: NewPlayer, web_server: ServerProcess, situations: Situations, game: str, size: ViewportSize
) -> None:
    ana = new_player(size=size, still=False)
    ana.page.add_init_script(SOUNDING)
    situations.open_table(game, pace=100, **WHOLE[game]).go(ana)
    ana.sit("Ana")
    ana.button("Fill the empty seats with bots").click()
    ana.page.evaluate(RECORDER)
    ana.button("Start the game").click()
    ana.page.evaluate("window.playOn()")
    seen: dict[str, Any] = {}

    def went_on() -> bool:
        before = dict(seen)
        seen.update(ana.page.evaluate("window.recorded"))
        return bool(seen["over"]) or seen != before

    while not seen.get("over"):
        wait_until(ana.page, went_on, lambda: f"{seen} {ana.page.aria_snapshot()}")
    assert seen["faults"] == []
    assert seen["tones"] > 0
    assert seen["looks"] > seen["decisions"] > 0
    acts = [event for event in history(web_server, ana.table) if event["kind"] == "played"]
    assert {event["by"] for event in acts} == {"person", "bot"}
    if game == "oh_my_gold":
        assert "roll" in {part["form"]["kind"] for event in acts for part in event["parts"] if "form" in part}
    assert seen["falls"] > 1  # how many there are is luck, but everybody has rolled
    assert seen["announced"] == seen["falls"]
    if size == DESKTOP:  # the log stands open
        assert seen["lines"] == seen["falls"]
    assert seen["finale"] >= 2_000
    assert seen["banner"] or game != "piraten_kapern"
    expect(ana.page.locator("#headline")).to_be_visible()


# Rolls that change the stage most: a position, what falls, the next position.
UPHEAVALS = {
    "island": ("", "SSSSGGDD", ", dice SSSSGGDD, rolls 1, island"),
    "rescue": (", dice GGDMPWSS, rolls 1", "SM", ", dice GGDWSSSM, rolls 2"),
}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("name", UPHEAVALS)
def test_dice_stay_where_they_fell(new_player: NewPlayer, name: str, size: ViewportSize) -> None:
    before, fell, after = UPHEAVALS[name]
    turn = "pk book: scores 900 200, seat 1, card sorceress"
    ana = new_player(size=size, still=False)
    table = FixedTable(ana, f"{turn}{before}", seat=0)
    ana.page.evaluate(RECORDER)
    rolled = {"choice": 1, "text": "", "form": {"kind": "roll", "dice": {"monkey": 1, "parrot": 1}}, "told": []}
    table.play(f"{turn}{after}", *([rolled] if before else []), {"chance": fell, "left": "", "told": []})
    table.offer()
    wait_until(ana.page, lambda: ana.page.evaluate("recorded.decisions > 0"), ana.page.aria_snapshot)
    assert ana.page.evaluate("recorded.faults") == []


TRIES = 13  # at each table
ROLLS = 5  # at least among them; other tries place dice, or make pairs
MOST_ROLLS = 50  # where impatience costs most: every gold button there rolls, on a small phone right beside the one that stops
PRESS = """() => {
  const all = (things) => [...document.querySelectorAll(`dialog[open] ${things}:enabled, main.table ${things}:enabled`)];
  const free = (things) => all(things).filter((thing) => !thing.closest("[inert]"));
  // What opens and closes comes after what acts at once.
  [...free("[data-act]:not([aria-expanded])"), ...free("[data-act]"), ...free("[data-pick]")][0]?.click();
}"""


@pytest.mark.parametrize(
    ("game", "size", "rolls"),
    [
        ("kings_gold", PHONE, ROLLS),
        ("piraten_kapern", PHONE, MOST_ROLLS),
        ("oh_my_gold", PHONE, ROLLS),
        ("piraten_kapern", DESKTOP, ROLLS),
    ],
    ids=["kings_gold-phone", "piraten_kapern-phone", "oh_my_gold-phone", "piraten_kapern-desktop"],
)
def test_impatient_taps_never_roll_twice(
    new_player: NewPlayer, web_server: ServerProcess, game: str, size: ViewportSize, rolls: int
) -> None:
    ana = new_player(size=size, still=False, patience=500)
    page = ana.page
    page.clock.install()
    ana.play_now(GAMES[game])
    page.clock.pause_at(page.evaluate("Date.now() + 1_000"))
    gold = page.locator(".choices .primary[data-act]:enabled")
    offered = page.locator("main.table [data-act]:enabled, #headline")
    tried = rolled = 0
    for _ in range(8 * max(TRIES, rolls)):
        if tried >= TRIES and rolled >= rolls:
            break
        wait_until(page, lambda: passed(page, 500) and offered.count() > 0, page.aria_snapshot)
        if page.locator("#headline").count() > 0:
            ana.play_now(GAMES[game])
            continue
        passed(page, 600)
        if gold.count() == 0:  # something else has to be decided, or picked before
            page.evaluate(PRESS)
            continue
        box = gold.bounding_box()
        assert box
        seq = web_server.get(f"/api/tables/{ana.table}")["seq"]
        for _ in range(3):
            page.mouse.click(box["x"] + 0.75 * box["width"], box["y"] + box["height"] / 2)
            passed(page, 250)
        passed(page, 500)
        wait_until(page, lambda: passed(page, 500) and offered.count() > 0, page.aria_snapshot)
        frames = web_server.get(f"/api/tables/{ana.table}/events?after={seq}")["events"]
        parts = [part for frame in frames if frame["event"].get("seat") == 0 for part in frame["event"].get("parts", [])]
        once = sum("chance" in part and part["left"] == "" for part in parts)
        assert once <= 1, "the second or third tap rolled"
        rolled += once
        tried += 1
    assert tried >= TRIES
    assert rolled >= rolls


# What bots do comes at this pace, by the clock of the page, as from a server whose bots take that long; this one does not wait.
# `window.awaited()` tells whether the server has yet to say something: meanwhile no time passes in the page.
PACED = """([pace, delay]) => {
  let due = 0; // when the last frame is handed on
  let waiting = 0; // frames that are not handed on yet
  let called = false; // what a bot has called falls at once
  let theirs = false; // a bot is to act
  const unanswered = new Set();
  window.awaited = () => waiting === 0 && (theirs || unanswered.size > 0);
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    unanswered.add(JSON.parse(text).id);
    send.call(this, text);
  };
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(hear) {
      set.call(this, (message) => {
        const { event = {}, now, re } = JSON.parse(message.data);
        unanswered.delete(re);
        const acts = event.by === "bot" && !called;
        called = event.kind === "called" || (called && event.kind !== "played");
        if (now) theirs = called || (now.waits !== "nothing" && now.seat > 0);
        due = Math.max(due, performance.now()) + (acts ? delay : 0);
        const data = message.data.replaceAll('"pace":0', `"pace":${pace}`);
        waiting += 1;
        setTimeout(() => {
          waiting -= 1;
          hear.call(this, new MessageEvent("message", { data }));
        }, due - performance.now());
      });
    },
  });
}"""
OFFERED = "document.querySelector('main.table [data-act]:enabled, #headline') !== null"
ROUNDS = 2
STEP = 20  # milliseconds by the clock of the page between two looks
AT_ONCE = 500  # of the 1,500 milliseconds at least that the turns of two bots take at normal speed
PACES = {"normal": (100, 6_000), "fast": (20, 2_000)}  # milliseconds before each action of a bot, and from my turn to my next one


def paced(new_player: NewPlayer, game: str, speed: str, waits: bool = True) -> Player:
    """A player whose page has a stopped clock, at a table with bots of this speed, or with instant ones that look like it."""
    ana = new_player(still=False)
    ana.page.clock.install()
    pace, _ = PACES[speed]
    ana.page.add_init_script(f"({PACED})({[pace, pace if waits else 0]})")
    ana.play_now(GAMES[game])
    ana.page.clock.pause_at(ana.page.evaluate("Date.now() + 1_000"))
    return ana


def went_by(page: Page, milliseconds: int = STEP) -> bool:
    """Let the server answer, then advance the clock; returns whether somebody can act."""
    for _ in range(40):
        if not page.evaluate("window.awaited()"):
            break
        page.wait_for_timeout(5)
    return passed(page, milliseconds, 1) and bool(page.evaluate(OFFERED))


@pytest.mark.parametrize("speed", PACES)
@pytest.mark.parametrize("game", GAMES)
def test_from_my_turn_to_my_next_one(new_player: NewPlayer, web_server: ServerProcess, game: str, speed: str) -> None:
    ana = paced(new_player, game, speed)
    page, step = ana.page, max(STEP, PACES[speed][0] // 2)
    seen: list[int] = []

    def turn() -> int:
        return int(web_server.get(f"/api/tables/{ana.table}")["now"]["view"]["turn"])

    wait_until(page, lambda: went_by(page, step), page.aria_snapshot, pause=0)
    for _ in range(30 * ROUNDS):
        if len(seen) == ROUNDS or page.locator("#headline").count() > 0:
            break
        before, pressed = turn(), page.evaluate("performance.now()")
        page.evaluate(PRESS)
        wait_until(page, lambda: went_by(page, step), page.aria_snapshot, pause=0)
        if turn() > before + 1:
            seen.append(page.evaluate("performance.now()") - pressed)
    assert seen, "somebody else has played"
    assert max(seen) <= PACES[speed][1], seen


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_finishes_the_turns_of_bots(new_player: NewPlayer, game: str) -> None:
    ana = paced(new_player, game, "normal", waits=False)
    page = ana.page
    bots = page.locator("main.table .seats [aria-current]:not([data-place=seat-1])")
    wait_until(page, lambda: went_by(page, 50), page.aria_snapshot, pause=0)

    def theirs() -> bool:
        if page.evaluate(OFFERED):
            page.evaluate(PRESS)
        return bool(went_by(page, 50) is False and bots.count() > 0)

    wait_until(page, theirs, page.aria_snapshot)
    tapped = page.evaluate("performance.now()")
    page.locator(".stage .turn").first.click()
    wait_until(page, lambda: went_by(page, 50), page.aria_snapshot, pause=0)
    assert page.evaluate("performance.now()") - tapped <= AT_ONCE


def test_a_card_and_the_dice_upon_it_take_one_tap(new_player: NewPlayer, web_server: ServerProcess) -> None:
    ana = paced(new_player, "piraten_kapern", "normal")
    page = ana.page
    wait_until(page, lambda: went_by(page), page.aria_snapshot, pause=0)
    page.evaluate(PRESS)
    wait_until(page, lambda: went_by(page), page.aria_snapshot, pause=0)
    parts = [part for event in history(web_server, ana.table) if event["kind"] == "played" for part in event["parts"]]
    fell = [part["chance"] for part in parts if "chance" in part]
    assert fell[0].startswith("card:")
    assert len(fell[1]) == 8, "all dice, without another press"


@pytest.mark.parametrize("game", GAMES)
def test_play_now_begins_with_you_within_two_seconds(new_player: NewPlayer, web_server: ServerProcess, game: str) -> None:
    """By the page's clock, which is stopped while the server answers."""
    ana = new_player(size=PHONE, still=False, patience=LOCKED)
    page = ana.page
    page.clock.install()
    ana.open()
    expect(ana.button(f"Play now: {GAMES[game]}")).to_be_enabled()
    stopped(page)
    begun = page.evaluate("performance.now()")
    ana.button(f"Play now: {GAMES[game]}").click()
    first = page.locator("main.table [data-act]:enabled")
    wait_until(page, lambda: passed(page, 20) and first.count() > 0, page.aria_snapshot)
    shown = page.evaluate("performance.now()") - begun
    assert shown + LOCKED <= 2_000
    now = web_server.get(f"/api/tables/{ana.table}")["now"]
    assert (now["seat"], now["view"]["turn"]) == (0, 1), "you, and no roll-off before"
    passed(page, LOCKED + 20)
    first.first.click()
    wait_until(page, lambda: passed(page, 20) and web_server.get(f"/api/tables/{ana.table}")["now"] != now, page.aria_snapshot)
