"""A whole game with nothing but keys."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPlayer
from tests.web.player import GAMES, wait_until
from tests.web.situations import SHORT, Situations

# The focus comes a moment after what can be pressed.
STATE = """async () => {
  const over = () => document.querySelector("#headline") !== null;
  const mine = () => document.querySelector("[data-act]:enabled") !== null;
  const nowhere = () => document.activeElement === null || document.activeElement.matches("body, :disabled");
  for (let frame = 0; frame < 120 && nowhere() && mine() && !over(); frame += 1) await new Promise(requestAnimationFrame);
  return {
    over: over(),
    mine: mine(),
    nowhere: nowhere(),
    here: document.activeElement?.matches("[data-act]:enabled") ?? false,
    ring: document.activeElement === document.body || getComputedStyle(document.activeElement).outlineStyle !== "none",
  };
}"""

FIRST_TURNS = 12  # actions
PRESSABLE = "document.activeElement.matches('[data-act]:enabled, [data-pick]:enabled')"


def tab_to(page: Page, name: str) -> None:
    """Press Tab until this element has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel || document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached")


def press_keys(page: Page, luck: Random, most: int) -> int:
    """Play until the game is over, or for `most` actions; returns their number."""
    actions = lost = 0
    acted = True  # or has just come to the table
    state: dict[str, bool] = {}

    def asked() -> bool:
        state.update(page.evaluate(STATE))
        if not (state["over"] or state["mine"]):
            page.keyboard.press("Escape")  # skips the animation
        return state["over"] or state["mine"]

    while actions < most:
        wait_until(page, asked, page.aria_snapshot)
        if state["over"]:
            break
        assert not (acted and state["nowhere"]), "after an action the next thing to press has the focus"
        acted = False
        if not state["here"]:
            page.keyboard.press("Tab")
            lost += 1
        else:
            assert state["ring"], "one sees where one is"
            if luck.random() < 0.2:  # look round for something else to press, such as a die
                page.keyboard.press("Shift+Tab")
                page.keyboard.press("Space" if page.evaluate(PRESSABLE) else "Tab")
            else:
                page.keyboard.press(luck.choice(["Enter", "Space"]))
                actions, acted = actions + 1, True
    assert actions > 0
    assert lost < 3 * actions + 10, "what can be pressed is near"
    return actions


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(new_player: NewPlayer, situations: Situations, game: str) -> None:
    """One game from its first roll to its last. Of the others the first turns, under the usual rules, and the last: in between, the
    stage and the kinds of choices are the same.
    """
    ana, luck = new_player(), Random(5)
    page = ana.open().page
    tab_to(page, f"Play now: {GAMES[game]}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="At the table")).to_be_visible()
    if game == "piraten_kapern":
        situations.new_choosing(game, actions=0, pace=0, options=SHORT[game]).go(ana)
    else:
        assert press_keys(page, luck, FIRST_TURNS) == FIRST_TURNS
        situations.late_against_bots(game).go(ana)
    expect(page.get_by_role("list", name="At the table")).to_be_visible()
    press_keys(page, luck, 1_000)
    expect(page.locator("#headline")).to_be_visible()
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="At the table")).to_be_visible()
    expect(page.locator("#headline")).to_have_count(0)
