"""The look of the table: dice stand out from their background, and gold is gold, in both themes."""

import base64
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import PATIENCE
from tests.web.conftest import DESKTOP, PHONE, NewPlayer
from tests.web.crowded import SPREAD
from tests.web.fixed_table import FixedTable
from tests.web.player import Player, passed, stopped, wait_until
from tests.web.posed import QUIET
from tests.web.situations import CODES

PICTURE, *MEASURES = (
    (Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("picture.js", "contrast.js", "readable.js")
)
CONTRAST, READABLE = (f"(given) => {{ {PICTURE}; return ({measure.strip().removesuffix(';')})(given); }}" for measure in MEASURES)
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
LEAST = 3.0  # minimum contrast of a die to its tray
# Positions with dice in every state, and the number of dice to tap.
POSED = {
    "kings_gold": {
        "kg us: coins 10 10 8, box 30, king 2, seat 1": 0,
        "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 1XXKS, rolls 2": 2,
        "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 1SX, rolls 3": 0,
    },
    "piraten_kapern": {
        "pk book: scores 0 0, seat 1, card gold": 0,
        "pk book: scores 0 0, seat 1, card gold, dice GGDMPWSS, rolls 1": 3,
        "pk book: scores 0 0, seat 1, card sorceress, dice GGDMPSSS, rolls 2": 7,
        "pk book: scores 0 0, seat 1, card treasure-chest, dice MMPS, chest GGGG, rolls 2": 0,
        "pk book: scores 0 0, seat 1, card skulls-2, dice SSSSGGDD, rolls 1, island": 0,
    },
    "oh_my_gold": {
        "omg base: loot - -, row 1 2 3, top 3, seat 1": 0,
        "omg base: loot - -, before CC -, opened 1CC, row 1 2 3, top 3, seat 1, dice KK, cover load:CC/CC": 1,
    },
}
# Positions of one game that differ in everything shown.
STEADY = {
    "kings_gold": [
        "kg us: coins 10 10 8, box 30, king 2, seat 1",
        "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 1XXKS, rolls 2",
        "kg us: coins 10 10 8, box 30, king 2, seat 1, dice 12SSX, rolls 3",
        "kg us: coins 10 10 8, box 30, king 2, seat 1, dice SSSSS, rolls 3",
        "kg us: coins 10 10 8, box 30, king 2, seat 2, dice 123KS, rolls 1",
        "kg nl: coins 20 20 18, box 0, king 2, seat 1, turn 30, tie-round 1, ender 3, tied 1 2",
    ],
    "piraten_kapern": [
        "pk book: scores 5900 300 4100, seat 1",
        "pk book: scores 5900 300 4100, seat 1, card treasure-chest, dice MMPS, chest GGGG, rolls 2",
        "pk book: scores 5900 300 4100, seat 1, card sorceress, dice GGDMPSSS, rolls 2",
        "pk book: scores 5900 300 4100, seat 1, card skulls-2, dice SSSSGGDD, rolls 1, island",
        "pk book: scores 5900 6300 4100, seat 1, final 2, card sea-battle-2, dice WWWGGDDS, rolls 1",
        "pk book: scores 5900 300 4100, seat 2, card captain, dice WWWGGDDS, rolls 1",
        "pk book: scores 5900 300 4100, seat 1, card monkey-business, dice WWWGGDDS, rolls 1",
        "pk book: scores 5900 300 4100, seat 1, card sea-battle-4, dice WWWWWWSS, rolls 2",
    ],
    "oh_my_gold": [
        "omg base: loot - - -, row 1 2 3, top 3, seat 1",
        "omg base: loot - - -, before CC C -, opened 1CC 1C, row 1 2 3, top 3, seat 1, dice CDKK, again",
        "omg base: loot CF/1 - D/1, before CC C -, opened 1CC 1C*2 1D 1F, row 1 2 3, top 3, seat 1, dice CDKK, again",
        "omg base: loot CF/1 - D/1, before CC C -, opened 1CC 1C*2 1D 1F, row 1 2 3, top 3, seat 2, dice CDKK, again",
        f"omg base: loot - CCCCCCCDDDD/5 -, before C+D+CC+CD+DD+CCC+CCD+CDD+DDD - -, {SPREAD}, seat 1, dice CDKK, again",
        f"omg base: loot - CCCCCCCDDDD/5 -, before C+D+CC+CD+DD+CCC+CCD+CDD+DDD - -, {SPREAD}, seat 2",
        f"omg base: loot - CCCCCCCDDDD/5 -, before CDD+CCD+CCC C+D+CC DD+DDD+CD, {SPREAD}, seat 1, dice CDKK, again",
    ],
}
SIZES: tuple[ViewportSize, ...] = (
    PHONE,
    {"width": 390, "height": 844},
    {"width": 2560, "height": 1440},
)
WHERE = """() => {
  const names = [".felt", ".turn", ".choices", ".vessels", ".king", "div.top", "[data-about=chests]", ".others", ".own"];
  const found = names.map((name) => [name, document.querySelector(`.stage .stage ${name}`)?.getBoundingClientRect()]);
  return Object.fromEntries(found.flatMap(([name, box]) => (box ? [[name, [box.left, box.top, box.right, box.bottom]]] : [])));
}"""
NEAR = """() => {
  const box = (name) => document.querySelector(`.stage .stage ${name}`).getBoundingClientRect();
  const dice = [...document.querySelectorAll("[aria-label=Dice] .die")].map((die) => die.getBoundingClientRect());
  const [top, bottom] = [Math.min(...dice.map((die) => die.top)), Math.max(...dice.map((die) => die.bottom))];
  return [top - box(".turn").bottom, box(".choices").top - bottom];
}"""


def entry(what: str, to: str = "", amount: int = 0, of: str = "") -> dict[str, Any]:
    return {"rule": "DIG-01", "what": what, "from": of, "to": to, "amount": amount}


# Moments: a position, an action, the next position.
BUST = {"chance": "SM", "left": "", "told": [entry("disqualified", "seat-1", 3)]}
ROLLED = {"choice": 1, "text": "", "form": {"kind": "roll", "dice": {"monkey": 1, "parrot": 1}}, "told": []}
MOMENTS: dict[str, tuple[str, list[dict[str, Any]], str]] = {
    "disqualified": (
        "pk book: scores 900 200, seat 1, card gold, dice GGDMPWSS, rolls 1",
        [ROLLED, BUST],
        "pk book: scores 900 200, seat 2",
    ),
    "captain": (
        "pk book: scores 900 200, seat 1",
        [{"chance": "card:captain", "left": "", "told": []}],
        "pk book: scores 900 200, seat 1, card captain",
    ),
    "island": (
        "pk book: scores 900 200, seat 1, card gold",
        [{"chance": "SSSSGGDD", "left": "", "told": [entry("island", "seat-1", 4)]}],
        "pk book: scores 900 200, seat 1, card gold, dice SSSSGGDD, rolls 1, island",
    ),
    "five-alike": (
        "kg us: coins 10 10 8, box 20, king 12, seat 1",
        [{"chance": "11111", "left": "", "told": []}],
        "kg us: coins 10 10 8, box 20, king 12, seat 1, dice 11111, rolls 1",
    ),
    "box-empty": (
        "kg us: coins 20 20 8, box 2, king 10, seat 1, dice 1K2XX, rolls 2",
        [{"choice": 1, "text": "", "form": {"kind": "stop"}, "told": [entry("raid", "seat-1", 1, "box"), entry("box-empty")]}],
        "kg us: coins 21 20 8, box 0, king 11, won 1",
    ),
}
# When it first appears, how many of the needed things it covers; it may be gone the next moment.
COVERED = """async ([moment, patience]) => {
  const end = performance.now() + patience;
  while (!document.querySelector(moment)?.checkVisibility()) {
    if (performance.now() > end) throw new Error(`${moment} is not seen`);
    await new Promise(requestAnimationFrame);
  }
  const box = (one) => one.getBoundingClientRect();
  const over = box(document.querySelector(moment));
  const beside = [...document.querySelectorAll(".stage .turn, .felt, .choices")].map(box);
  const above = (other) => over.bottom > other.top + 3 && over.top < other.bottom - 3;
  return beside.filter((other) => above(other) && over.right > other.left + 3 && over.left < other.right - 3).length;
}"""
STATES = {
    "kings_gold": {"blank", "free", "kept", "locked", "spent"},
    "piraten_kapern": {"blank", "free", "kept", "called", "locked"},
    "oh_my_gold": {"blank", "free", "kept", "spent"},
}


def contrasts(page: Page) -> list[tuple[str, float, int]]:
    """Of each die: its state, its contrast to the background, and the number of samples of the background."""
    measured: list[tuple[str, float, int]] = page.evaluate(CONTRAST, base64.b64encode(page.screenshot()).decode())
    return measured


@pytest.mark.parametrize("game", CODES)
def test_dice_stand_out_from_their_tray(new_player: NewPlayer, game: str) -> None:
    for size in (PHONE, DESKTOP):
        player = new_player(size=size)
        positions = POSED[game]
        table = FixedTable(player, next(iter(positions)))
        seen = set()
        for position, taps in positions.items():
            table.show(position)
            able = player.page.locator("[aria-label=Dice] button:enabled")
            for die in range(taps):
                if die < able.count():
                    able.nth(die).click()
            player.page.mouse.move(1, 1)
            for theme in THEMES:
                player.page.emulate_media(color_scheme=theme)
                expect(player.page.locator("html")).to_have_attribute("data-theme", theme)
                table.settle()
                measured = contrasts(player.page)
                seen |= {state for state, _, _ in measured}
                assert measured, position
                for state, contrast, places in measured:
                    assert places >= 4, position
                    assert contrast >= LEAST, (position, theme, size, state)
        assert seen == STATES[game]


ISLAND = "pk book: scores 5900 300 4100, seat 1, card skulls-2, dice SSSSGGDD, rolls 1, island"
WORDLESS = "* { -webkit-text-fill-color: transparent !important; }"


@pytest.mark.parametrize("size", SIZES, ids=[f"{size['width']}" for size in SIZES])
def test_words_can_be_read_by_night_at_the_island(new_player: NewPlayer, size: ViewportSize) -> None:
    """On any background: moon, stars, rock and sea are drawn there, and no colour reveals what a picture shows."""
    player = new_player(size=size, bypass_csp=True)
    player.page.add_init_script(QUIET)  # a tip has its own colours
    table = FixedTable(player, ISLAND, seat=0)
    for position in (ISLAND, ISLAND.replace("seat 1", "seat 2")):  # for the roller and for spectators
        table.show(position)
        if position == ISLAND:
            expect(player.page.locator(".odds").first).to_be_visible()  # the coach's answer may be late for the picture
        for theme in THEMES:
            player.page.emulate_media(color_scheme=theme)
            expect(player.page.locator("html")).to_have_attribute("data-theme", theme)
            table.settle()
            pictures = [base64.b64encode(player.page.screenshot(style=style)).decode() for style in (WORDLESS, "")]
            read = player.page.evaluate(READABLE, [*pictures, "main.table .seats, main.table .middle"])
            assert len(read) > 10
            hard = [(text, round(contrast, 1)) for text, contrast, needed in read if contrast < needed]
            assert hard == [], (position, theme)


ENDLESS = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().iterations === Infinity)
  .map((one) => one.animationName)"""


@pytest.mark.parametrize("game", CODES)
def test_a_table_that_waits_for_somebody_makes_no_frames(new_player: NewPlayer, game: str) -> None:
    """Perpetual animation would keep a phone awake until its battery is empty."""
    player = new_player(size=PHONE, still=False)
    table = FixedTable(player, next(iter(POSED[game])), hurried=True)
    devtools = player.page.context.new_cdp_session(player.page)
    devtools.send("Performance.enable")

    def frames() -> tuple[float, ...]:
        metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
        return metrics["LayoutCount"], metrics["RecalcStyleCount"]

    def quiet() -> bool:
        before = frames()
        player.page.wait_for_timeout(500)
        return frames() == before

    for position in POSED[game]:
        table.show(position)
        assert player.page.evaluate(ENDLESS) == []
        wait_until(player.page, quiet, frames)


def hue_and_light(colour: str) -> tuple[float, float]:
    """Of an rgb colour: hue in degrees, and lightness."""
    red, green, blue = (int(part) / 255 for part in colour.removeprefix("rgb(").removesuffix(")").split(", "))
    high, low = max(red, green, blue), min(red, green, blue)
    assert high == red, colour
    return 60 * (green - blue) / (high - low), (high + low) / 2


def test_gold_is_gold_by_night_and_by_day(new_player: NewPlayer) -> None:
    player = new_player()
    FixedTable(player, next(iter(POSED["piraten_kapern"])))
    button = player.page.locator(".primary").first
    for theme in THEMES:
        player.page.emulate_media(color_scheme=theme)
        expect(player.page.locator("html")).to_have_attribute("data-theme", theme)
        hue, light = hue_and_light(button.evaluate("(it) => getComputedStyle(it).backgroundColor"))
        assert 35 <= hue <= 50  # between orange and yellow
        assert light >= 0.5  # brown is dark gold
        assert hue_and_light(button.evaluate("(it) => getComputedStyle(it).color"))[1] <= 0.2  # with dark text


@pytest.mark.parametrize("game", CODES)
def test_prompt_dice_and_buttons_stand_together_and_nothing_moves(new_player: NewPlayer, game: str) -> None:
    for size in (*SIZES, DESKTOP):
        player = new_player(size=size)
        first, *others = STEADY[game]
        table = FixedTable(player, first, seat=0)
        places = player.page.evaluate(WHERE)
        assert len(places) > 3
        for position in others:
            table.show(position)
            for name, edges in player.page.evaluate(WHERE).items():
                moved = [abs(edge - before) for edge, before in zip(edges, places[name], strict=True)]
                if name == ".choices" and "SSSSS" in position:
                    continue  # buttons are where words and buttons are otherwise
                assert max(moved) <= 4, (name, position, size, edges, places[name])
            above, below = player.page.evaluate(NEAR)
            assert 0 <= above <= 110, (position, size)
            assert 0 <= below <= 200, (position, size)


@pytest.mark.parametrize("others", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_seats_tell_the_goal_however_many_there_are(new_player: NewPlayer, size: ViewportSize, others: int) -> None:
    player = new_player(size=size)
    FixedTable(player, f"pk book: scores 3300{' 4100' * others}, seat 1", seat=0)
    seats = player.page.get_by_role("list", name="At the table").get_by_role("button", name="goal: 6,000")
    expect(seats).to_have_count(1 + others)  # also for those who hear it


def test_the_final_round_cannot_be_missed_and_seats_tell_what_they_need(new_player: NewPlayer) -> None:
    for size in (PHONE, DESKTOP):
        player = new_player(size=size)
        table = FixedTable(player, "pk book: scores 3300 300 4100, seat 1", seat=0)
        banner, seats = player.page.locator("main .banner"), player.page.get_by_role("list", name="At the table")
        expect(banner).to_have_count(0)
        table.show("pk book: scores 3300 6300 4100, seat 3, final 2, card captain, dice GGDDWWMS, rolls 1")
        expect(banner).to_contain_text("6,300 to beat")
        box = banner.bounding_box()
        assert box is not None
        assert box["width"] > 300  # as wide as the table
        needs = seats.get_by_text(" to pass ")
        expect(needs).to_have_count(2)
        expect(needs.first).to_contain_text("3,001")
        expect(needs.last).to_contain_text("2,201")


# The same with the effects computed by the rules.
PLAYED_MOMENTS = {
    "steal": (
        "omg seafarers+seadogs: loot C/1 -, before - CD, opened 1C 2CD, row 3 3 3, top 2, seat 1, turn 5, dice CDWW",
        "steal:2/CD/CD",
        "[data-moment=steal]",
    ),
    "last-chest": (
        "omg base: loot CCCCCDDDF/5 CCCCCCDDDDDFF/5, before CCC+CCD+CDD CCD, opened 1C*2 1D 1CC 1F*2 2CC 2CD*2 2DD 2CCD 2F 3CCC "
        "3CCD*2 3CDD*2, row - 3 -, seat 2, turn 22, cover open:2/KKK, opening 2",
        "find:DDD",
        "[data-moment=last-chest]",
    ),
    "fishbones": (
        "omg base: loot - -, row 1 2 3, top 3, seat 1, dice CDW, cover open:1/K, opening 1",
        "find:F",
        ".surprise.bones",
    ),
}


@pytest.mark.parametrize("name", PLAYED_MOMENTS)
def test_moments_of_oh_my_gold_cover_nothing_one_needs(new_player: NewPlayer, name: str) -> None:
    before, act, moment = PLAYED_MOMENTS[name]
    for size in (PHONE, DESKTOP):
        player = new_player(size=size, still=False)
        FixedTable(player, before, seat=0).act(act)
        assert player.page.evaluate(COVERED, [moment, 1_000 * PATIENCE]) == 0
        player.page.locator("h1").click()
        expect(player.page.locator(moment)).to_have_count(0)


@pytest.mark.parametrize("name", MOMENTS)
def test_moments_cover_nothing_one_needs_and_go_with_a_tap(new_player: NewPlayer, name: str) -> None:
    before, parts, after = MOMENTS[name]
    for size in (PHONE, DESKTOP):
        player = new_player(size=size, still=False)
        table = FixedTable(player, before, seat=0)
        moment = player.page.locator(f"[data-moment={name}]")
        table.play(after, *parts)
        assert player.page.evaluate(COVERED, [f"[data-moment={name}]", 1_000 * PATIENCE]) == 0
        player.page.locator("h1").click()
        expect(moment).to_have_count(0)


NOTED = """new MutationObserver(() => (window.moment ||= document.querySelector("[data-moment]") !== null))
  .observe(document.documentElement, { childList: true, subtree: true })"""
LONGEST = """(things) => Math.max(0, ...things.flatMap((thing) => thing.getAnimations({ subtree: true }))
  .map((one) => one.effect.getComputedTiming().activeDuration))"""
SEEN_WITHIN = 6_000  # milliseconds, longer than any event is shown


def begin_moment(player: Player, name: str) -> None:
    """Let it happen, at a table whose time stands still."""
    player.page.clock.install()
    before, *_ = MOMENTS[name] if name in MOMENTS else PLAYED_MOMENTS[name]
    table = FixedTable(player, before, seat=0)
    stopped(player.page)
    player.page.evaluate(NOTED)
    if name in MOMENTS:
        _, parts, after = MOMENTS[name]
        table.play(after, *parts)
    else:
        table.act(PLAYED_MOMENTS[name][1])


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
@pytest.mark.parametrize("name", [*MOMENTS, "steal", "last-chest"])
def test_there_are_no_moments_where_nothing_moves(new_player: NewPlayer, name: str, still: bool) -> None:
    player = new_player(size=PHONE, still=still)
    begin_moment(player, name)
    for _ in range(0, SEEN_WITHIN, 100):
        if player.page.evaluate("window.moment || document.querySelector('.finale') !== null"):
            break
        passed(player.page, 100)
    assert bool(player.page.evaluate("window.moment")) is not still


def test_what_lay_in_a_chest_is_seen_where_nothing_moves_but_stands_still(new_player: NewPlayer) -> None:
    """No picture else would tell it."""
    player = new_player(size=PHONE)
    begin_moment(player, "fishbones")
    found = player.page.locator(".surprise.bones")
    wait_until(player.page, lambda: passed(player.page, 50) and found.count() > 0, player.page.aria_snapshot)
    expect(found).to_be_visible()
    assert found.evaluate_all(LONGEST) <= 2  # milliseconds
