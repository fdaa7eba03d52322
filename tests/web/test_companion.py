"""Real dice: one phone on the table, on which people tap their rolls. Whole games, undo, and accessibility."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from jollyroll.match import read_text
from jollyroll.match.verify import verify
from tests.server.serving import ServerProcess
from tests.web.conftest import FIRST_THOUGHT, PHONE, NewPlayer
from tests.web.player import GAMES, Player, play_out, wait_until
from tests.web.situations import Situations
from tests.web.test_axe import AXE, BEYOND, findings

TALL: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}


def own_dice(us: Player, game: str, *names: str, points: int = 0, first: str = "", home: str = "/") -> Player:
    """From the landing page to a table with real dice, set up for these people."""
    us.open(home).button(f"Play with your own dice: {GAMES[game]}").click()
    rows = us.page.locator("form li")
    expect(rows.first).to_be_visible()
    while rows.count() < len(names):
        us.button("Add a player").click()
    for place, name in enumerate(names):
        us.page.get_by_label(f"Name of player {place + 1}").fill(name)
    if points:
        us.page.locator("summary").filter(has_text="How we play").click()
        us.aim_at(points)
    if first:
        us.page.get_by_label("Who goes first?").select_option(label=first)
    us.button("Start the game").click()
    expect(pad(us.page)).to_be_visible()
    return us


def pad(page: Page) -> Locator:
    return page.locator(".pad")


def tap(us: Player, game: str, letters: str) -> None:
    """Tap the faces of these dice."""
    for letter in letters:
        pad(us.page).locator("[data-pick]").nth(LETTERS[game].index(letter)).click()


LETTERS = {"kings_gold": "123KSX", "piraten_kapern": "GDMPWS", "oh_my_gold": "KCDW"}


def use(us: Player) -> None:
    us.button("Use this roll").click()


def record(server: ServerProcess, us: Player) -> str:
    return server.fetch(f"/api/tables/{us.table}/record.jolly")[1].decode()


def recorded(server: ServerProcess, us: Player, line: str) -> str:
    """The record, once it contains this."""
    wait_until(us.page, lambda: line in record(server, us), lambda: f"{line}: {record(server, us)}")
    return record(server, us)


def ask_the_coach(us: Player) -> None:
    """Play on until there is something to choose, and ask for its odds."""
    decision = us.page.locator(".stage [data-act]:enabled")  # not on the pad

    def asked() -> bool:
        if decision.count() > 0:
            return True
        us.act()
        return False

    wait_until(us.page, asked, us.page.aria_snapshot)
    us.button("Ask the coach").click()
    sheet = us.page.get_by_role("dialog", name="Coach")
    expect(sheet.locator(".row").first).to_be_visible(timeout=FIRST_THOUGHT)
    expect(sheet.locator(".row .share").first).to_contain_text("%")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_real_dice(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess, game: str
) -> None:
    """One from its first roll to its last, the others from shortly before it: all rolls of a game have the same pad."""
    short = game == "piraten_kapern"  # and soon analysed
    us = new_player(size=TALL, analysed=short)
    if short:
        own_dice(us, game, "Ana", "Ben", points=1_000)
    else:
        situations.late_with_real_dice(game).go(us)
    ask_the_coach(us)
    play_out(us)
    assert not any(said.startswith("I’m") for said in us.pressed), "nobody hands anything over"
    kept = read_text(record(web_server, us))
    assert kept.header["Dice"] == "manual"
    assert kept.result
    assert verify(kept).status == "nothing"
    winners = [kept.seats[seat].name for seat in kept.result.winners]
    expect(us.page.locator("#headline")).to_contain_text(winners[0])
    expect(us.page.get_by_text("Rolled with real dice and typed in by hand.")).to_be_visible()
    if short:
        expect(us.page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=FIRST_THOUGHT)


def test_dice_are_tapped_taken_off_and_kept_when_the_page_is_loaded_again(new_player: NewPlayer, web_server: ServerProcess) -> None:
    us = own_dice(new_player(size=TALL), "kings_gold", "Ana", "Ben", first="Ben")
    expect(us.page.get_by_role("heading", name="Ben: roll 5 dice")).to_be_visible()
    done = us.page.locator(".pad .primary")
    tap(us, "kings_gold", "12KS")
    expect(done).to_have_text("4 of 5 dice")
    expect(done).to_be_disabled()
    pad(us.page).get_by_role("button", name="skull: tap to take it off").click()
    tap(us, "kings_gold", "KX")
    expect(done).to_have_text("Use this roll")
    expect(pad(us.page).locator("[data-pick]").first).to_be_disabled()
    us.page.reload()
    expect(done).to_have_text("Use this roll")  # not even unconfirmed taps are lost
    use(us)
    us.page.reload()
    expect(us.button("Stop", exact=False)).to_be_visible()
    recorded(web_server, us, "[12KKX]")


def test_a_mistyped_roll_is_undone_and_only_dice_that_are_rolled_again_are_typed(
    new_player: NewPlayer, web_server: ServerProcess
) -> None:
    us = own_dice(new_player(size=PHONE), "kings_gold", "Ana", "Ben", first="Ana")
    tap(us, "kings_gold", "12KSX")
    use(us)
    us.button("Undo: coin 1, coin 2, cannon, skull, crossbones").click()
    for coin in ("coin 1", "coin 2"):  # the typed dice are restored, for correction
        pad(us.page).get_by_role("button", name=f"{coin}: tap to take it off").click()
    tap(us, "kings_gold", "33")
    use(us)
    for die in ("coin 3", "cannon", "skull"):  # kept; the other 3 is rolled again
        us.page.locator(".tray").get_by_role("button", name=die, exact=True).first.click()
    us.button(re.compile("Roll (one die|1 die)|Reroll"), exact=False).click()
    expect(us.page.locator(".pad .primary")).to_have_text("0 of 1 die")
    expect(us.page.locator(".tray").get_by_role("button", name="a die in hand")).to_have_count(1)
    us.page.keyboard.type("q2")  # letters of the notation; no die shows a q
    us.page.keyboard.press("Enter")
    us.button("Stop", exact=False).click()
    expect(us.page.locator(".log, .lately").first).to_be_visible()
    text = recorded(web_server, us, "[KSX33] roll:3 [2] stop")
    assert "12KSX" not in text


def test_cards_are_picked_as_long_as_there_are_some_and_who_begins_is_tapped(
    new_player: NewPlayer, web_server: ServerProcess
) -> None:
    us = own_dice(new_player(size=TALL), "piraten_kapern", "Ana", "Ben", "Lea")
    pad(us.page).get_by_role("button", name="Lea", exact=True).click()
    expect(pad(us.page).get_by_role("button", name="Captain, 4 left")).to_be_visible()
    pad(us.page).get_by_role("button", name="Captain, 4 left").click()
    tap(us, "piraten_kapern", "SSSGGGGG")
    use(us)
    expect(us.page.get_by_role("heading", name="Ana: draw a card")).to_be_visible()
    expect(pad(us.page).get_by_role("button", name="Captain, 3 left")).to_be_visible()
    recorded(web_server, us, "start: [seat:3]\n1. Lea: [card:captain] [SSSGGGGG]")


def test_somebody_leaves_a_bot_plays_along_and_the_sheet_shows_it(new_player: NewPlayer) -> None:
    us = new_player(size=TALL)
    us.open().button("Play with your own dice: King's Gold").click()
    us.button("Add a player").click()
    for place, name in enumerate(("Ana", "Ben", "Lea")):
        us.page.get_by_label(f"Name of player {place + 1}").fill(name)
    us.button("Move player 3 up").click()
    us.button("Add a bot").click()
    us.page.get_by_label("Who goes first?").select_option(label="Ana")
    us.button("Start the game").click()
    expect(us.page.locator(".seat .name")).to_have_text(["Ana", "Lea", "Ben", "Greta"])
    us.button("Menu").click()
    us.button("Ben leaves the game").click()
    us.button("Leave for good").click()
    us.button("Scores").click()
    sheet = us.page.get_by_role("dialog", name="Scores")
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    expect(sheet.locator("[aria-current]")).to_contain_text("Ana")
    expect(sheet.locator(".left")).to_contain_text("Ben")
    sheet.click()
    for _ in ("Ana", "Lea", "Greta"):
        expect(pad(us.page)).to_be_visible()
        tap(us, "kings_gold", "XXX12")
        use(us)
    expect(us.page.get_by_role("heading", name="Ana: roll 5 dice")).to_be_visible()


def test_the_last_roll_of_a_game_can_be_undone_and_the_names_are_remembered(
    new_player: NewPlayer, web_server: ServerProcess
) -> None:
    us = own_dice(new_player(size=TALL), "piraten_kapern", "Ana", "Ben", points=1_000)
    pad(us.page).get_by_role("button", name="Ana", exact=True).click()
    pad(us.page).get_by_role("button", name="Captain", exact=False).click()
    tap(us, "piraten_kapern", "DDDDDDDD")
    use(us)
    us.button("Stop", exact=False).click()
    pad(us.page).get_by_role("button", name="Captain", exact=False).click()
    tap(us, "piraten_kapern", "SSSGGGGG")
    use(us)
    expect(us.page.locator("#headline")).to_have_text("Ana wins!")
    us.button(re.compile("^Undo: "), exact=False).click()
    us.button("Take all off").click()
    tap(us, "piraten_kapern", "DDDDDDDD")
    use(us)
    us.button("Stop", exact=False).click()
    expect(us.page.locator("#headline")).to_be_visible()
    assert "SSSGGGGG" not in record(web_server, us)
    us.open().button("Play with your own dice: Oh My Gold!").click()
    expect(us.page.get_by_label("Name of player 1")).to_have_value("Ana")
    expect(us.page.get_by_label("Name of player 2")).to_have_value("Ben")


def test_everybody_can_use_it_and_nothing_is_wider_than_the_phone(new_player: NewPlayer) -> None:
    us = new_player(size=PHONE)
    us.page.add_init_script(path=AXE)
    us.open().button("Play with your own dice: Piraten Kapern").click()
    expect(us.page.locator("form li").first).to_be_visible()
    assert findings(us.page) == []
    assert us.page.evaluate(BEYOND) == []
    us.button("Start the game").click()
    for step in ("begins", "card", "dice", "typed"):
        if step != "begins":
            expect(pad(us.page)).to_be_visible()
        if step == "typed":
            tap(us, "piraten_kapern", "GDMPWSSG")
        assert findings(us.page) == [], step
        assert us.page.evaluate(BEYOND) == [], step
        if step in ("begins", "card"):
            draw = (
                pad(us.page).get_by_role("button", name="Captain") if step == "card" else pad(us.page).get_by_role("button").first
            )
            draw.click()
            expect(us.page.locator(".draw" if step == "begins" else ".face[data-pick]").first).to_be_visible()
    us.button("Scores").click()
    assert findings(us.page) == []
    us.page.set_viewport_size(ON_ITS_SIDE)
    assert us.page.evaluate(BEYOND) == []
    us.page.keyboard.press("Escape")
    assert us.page.evaluate(BEYOND) == []


CROWD = ("Ana", "Benjamin", "Cleopatra", "Dan", "Eve", "Finn")
SEATS = {"kings_gold": 6, "piraten_kapern": 5, "oh_my_gold": 4}


@pytest.mark.parametrize("game", GAMES)
def test_a_small_phone_shows_everything_at_once_however_many_play(
    new_player: NewPlayer, web_server: ServerProcess, game: str
) -> None:
    us = own_dice(new_player(size=PHONE), game, *CROWD[: SEATS[game]])
    typed, use_it, drawn = (pad(us.page).locator(part) for part in (".typed .slot", ".primary:enabled", ".draw:enabled"))
    chosen = us.page.locator(".stage [data-act]:enabled")

    def seq() -> int:
        seq: int = web_server.get(f"/api/tables/{us.table}")["seq"]
        return seq

    for step in range(8):  # cards, chests, rolls, decisions, and dice that are rerolled while others lie
        expect(typed.or_(drawn).or_(chosen).first).to_be_visible()
        assert us.scrolls() == set()
        before = seq()
        try:
            if typed.count() > 0:
                for _ in range(typed.count()):
                    us.page.keyboard.press("Backspace")
                us.page.keyboard.type("".join(LETTERS[game][(step + die) % 4] for die in range(typed.count())))
                use_it.click(timeout=5_000)
            elif drawn.count() > 0:
                drawn.first.click(timeout=5_000)
            else:
                if chosen.count() == 2:
                    us.page.evaluate("document.querySelector('.tray [data-pick]:enabled')?.click()")  # one is kept, if any can be
                chosen.last.click(timeout=5_000)
        except TooLate:  # what was seen belonged to the step before
            continue
        wait_until(us.page, lambda before=before: seq() > before, us.page.aria_snapshot)  # type: ignore[misc]
