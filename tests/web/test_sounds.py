"""Sounds: each is audible, none too loud or too long, all distinct; they are offered once and reveal nothing before the dice."""

import json
import subprocess
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPlayer
from tests.web.player import Player, play
from tests.web.situations import Situations
from tools.node import the_node
from tools.page import WEB

RENDER = (Path(__file__).parent / "render.js").read_text(encoding="utf-8")
COMPILE = """
const ts = require("typescript");
const source = require("fs").readFileSync("src/table/recipes.ts", "utf8");
process.stdout.write(ts.transpileModule(source, { compilerOptions: { module: "CommonJS", target: "ES2022" } }).outputText);
"""
# Counts sounds that start while dice are in the air. Only dice in the cup are made of noise alone.
LISTEN = """() => {
  window.heard = { tones: 0, noises: 0, early: 0 };
  const falling = () => [...document.querySelectorAll("[aria-label=Dice] .cube")].some((cube) =>
    cube.getAnimations().some((one) => one.playState === "running"));
  const listen = (kind, note) => {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) {
      note();
      return start.apply(this, when);
    };
  };
  listen(OscillatorNode, () => {
    window.heard.tones += 1;
    window.heard.early += falling() ? 1 : 0;
  });
  listen(AudioBufferSourceNode, () => (window.heard.noises += 1));
}"""


@pytest.fixture(scope="module")
def recipes(built_page: Path) -> str:
    """The recipes of sounds, as a script."""
    node = the_node()
    compiled = subprocess.run([node.program, "-e", COMPILE], cwd=WEB, capture_output=True, text=True, check=True).stdout
    return f"window.recipes = (() => {{ const exports = {{}}; {compiled}; return exports; }})()"


def test_sounds_can_be_heard_are_short_and_differ(new_player: NewPlayer, recipes: str) -> None:
    page = new_player().open().page
    page.evaluate(recipes)
    measured: dict[str, dict[str, float]] = page.evaluate(RENDER)
    names = {name.split(" ")[0] for name in measured}
    assert 10 <= len(names) <= 12
    for name, sound in measured.items():
        assert 0.05 <= sound["peak"] <= 0.95, (name, sound)  # audible, and never clipped
        assert sound["loud"] >= 0.005, (name, sound)
        assert 0.05 <= sound["length"] <= 2.2, (name, sound)
        assert sound["length"] <= sound["planned"] + 0.05, (name, sound)
    for one, two in combinations(sorted(names), 2):
        here, there = measured[f"{one} 8"], measured[f"{two} 8"]
        ratios = [max(here[fact], there[fact]) / min(here[fact], there[fact]) for fact in ("length", "bright", "loud")]
        assert max(ratios) >= 1.25, (one, two, here, there)


def offer(player: Player) -> Any:
    return player.page.get_by_role("group", name="Play with sound?")


def test_sounds_are_offered_once_and_tell_nothing_before_the_dice(new_player: NewPlayer, situations: Situations) -> None:
    ana = new_player(still=False)
    ana.page.add_init_script(f"({LISTEN})()")
    situations.new_choosing("piraten_kapern", actions=0).go(ana)
    expect(ana.page.locator("[data-act]:enabled").first).to_be_visible()
    expect(offer(ana)).to_have_count(0)
    while offer(ana).count() == 0:
        assert play(ana, presses=1) == 1
    assert ana.page.evaluate("window.heard") == {"tones": 0, "noises": 0, "early": 0}  # off until wanted
    ana.button("Yes, please").click()
    expect(offer(ana)).to_have_count(0)
    assert json.loads(ana.kept()["jollyroll/sound"]) is True
    while not all(ana.page.evaluate("[window.heard.tones, window.heard.noises]")):
        assert play(ana, presses=1) == 1
    play(ana, presses=6)
    assert ana.page.evaluate("window.heard.early") == 0
    ana.page.evaluate("localStorage.setItem('jollyroll/sound', 'false')")
    ana.page.reload()
    play(ana, presses=3)
    expect(offer(ana)).to_have_count(0)
