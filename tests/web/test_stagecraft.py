"""The dice are the star: nothing tells a roll before it lies still, nothing happens by accident, and the end is seen."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import DESKTOP, PHONE, NewPlayer
from tests.web.player import GAMES, passed, stopped, wait_until
from tests.web.situations import SHORT, Situations

RECORDER = (Path(__file__).parent / "recorder.js").read_text(encoding="utf-8").strip().removesuffix(";")
SPEED = 10
LOCKED = 500  # milliseconds in which a button that has just appeared takes no press


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_as_it_falls(new_player: NewPlayer, situations: Situations, game: str) -> None:
    us = new_player(size=DESKTOP, still=False)
    situations.open_table(game, options=SHORT.get(game, {})).go(us)
    us.sit("Ana")
    us.button("Add a player on this device").click()
    us.sit("Ben")
    us.page.evaluate(f"({RECORDER})({json.dumps([SPEED, 'The dice are rolling…'])})")
    us.button("Start the game").click()
    us.page.evaluate("window.playOn()")
    seen: dict[str, Any] = {}

    def went_on() -> bool:
        before = dict(seen)
        seen.update(us.page.evaluate("window.recorded"))
        return bool(seen["over"]) or seen != before

    while not seen.get("over"):
        wait_until(us.page, went_on, lambda: f"{seen} {us.page.aria_snapshot()}")
    assert seen["faults"] == []
    assert seen["lines"] == seen["falls"] > 1  # how many there are is luck, but everybody has rolled
    assert seen["decisions"] > (0 if game == "piraten_kapern" else 5)  # a lucky roll may win
    assert seen["finale"] >= 2_000
    expect(us.page.locator("#headline")).to_be_visible()


TRIES = 25  # of each of two games
PRESS = """() => {
  const all = (things) => [...document.querySelectorAll(`dialog[open] ${things}:enabled, main.table ${things}:enabled`)];
  const free = (things) => all(things).filter((thing) => !thing.closest("[inert]"));
  // What opens and closes comes after what acts at once.
  [...free("[data-act]:not([aria-expanded])"), ...free("[data-act]"), ...free("[data-pick]")][0]?.click();
}"""


@pytest.mark.parametrize("game", ["kings_gold", "piraten_kapern"])
def test_impatient_taps_never_roll_twice(new_player: NewPlayer, web_server: ServerProcess, game: str) -> None:
    ana = new_player(size=PHONE, still=False, patience=500)
    page = ana.page
    page.clock.install()
    ana.play_now(GAMES[game])
    page.clock.pause_at(page.evaluate("Date.now() + 1_000"))
    gold = page.locator(".choices .primary[data-act]:enabled")
    offered = page.locator("main.table [data-act]:enabled, #headline")
    tried = rolled = 0
    for _ in range(8 * TRIES):
        if tried == TRIES:
            break
        wait_until(page, lambda: passed(page, 200) and offered.count() > 0, page.aria_snapshot)
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
        wait_until(page, lambda: passed(page, 200) and offered.count() > 0, page.aria_snapshot)
        frames = web_server.get(f"/api/tables/{ana.table}/events?after={seq}")["events"]
        parts = [part for frame in frames if frame["event"].get("seat") == 0 for part in frame["event"].get("parts", [])]
        once = sum("chance" in part and part["left"] == "" for part in parts)
        assert once <= 1, "the second or third tap rolled"
        rolled += once
        tried += 1
    assert tried == TRIES
    assert rolled > TRIES / 3


# What bots do comes at this pace, by the clock of the page, as from a server whose bots take that long; this one does not wait.
PACED = """(pace) => {
  let due = 0; // when the last frame is handed on
  let called = false; // what a bot has called falls at once
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(hear) {
      set.call(this, (message) => {
        const { event = {} } = JSON.parse(message.data);
        const acts = event.by === "bot" && !called;
        called = event.kind === "called" || (called && event.kind !== "played");
        due = Math.max(due, performance.now()) + (acts ? pace : 0);
        const data = message.data.replaceAll('"pace":0', `"pace":${pace}`);
        setTimeout(() => hear.call(this, new MessageEvent("message", { data })), due - performance.now());
      });
    },
  });
}"""
ROUNDS = 1


@pytest.mark.parametrize(("pace", "most"), [(100, 6_000), (20, 2_000)], ids=["normal", "fast"])
@pytest.mark.parametrize("game", GAMES)
def test_from_my_turn_to_my_next_one(new_player: NewPlayer, web_server: ServerProcess, game: str, pace: int, most: int) -> None:
    ana = new_player(still=False)
    page = ana.page
    page.clock.install()
    page.add_init_script(f"({PACED})({pace})")
    ana.play_now(GAMES[game])
    page.clock.pause_at(page.evaluate("Date.now() + 1_000"))
    seen: list[int] = []

    def offered() -> bool:
        # By the clock of the page no more time passes than for the server, whose bots pause by theirs.
        return passed(page, 50 if pace > 50 else 20, 20) and bool(
            page.evaluate("document.querySelector('main.table [data-act]:enabled, #headline') !== null")
        )

    def turn() -> int:
        return int(web_server.get(f"/api/tables/{ana.table}")["now"]["view"]["turn"])

    wait_until(page, offered, page.aria_snapshot)
    for _ in range(30 * ROUNDS):
        if len(seen) == ROUNDS or page.locator("#headline").count() > 0:
            break
        before, pressed = turn(), page.evaluate("performance.now()")
        page.evaluate(PRESS)
        wait_until(page, offered, page.aria_snapshot)
        if turn() > before + 1:
            seen.append(page.evaluate("performance.now()") - pressed)
    assert seen, "somebody else has played"
    assert max(seen) <= most, seen


@pytest.mark.parametrize("game", GAMES)
def test_play_now_begins_with_you_within_two_seconds(new_player: NewPlayer, web_server: ServerProcess, game: str) -> None:
    """By the clock of the page, which stands still while the server answers."""
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
