"""The whole visit, from the landing page to the report, in browsers other than Chromium."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from jollyroll.words import say
from tests.server.serving import ServerProcess
from tests.web.fleet import BROWSERS, Fleet
from tests.web.relay import Relay
from tests.web.situations import CODES, Situations, history
from tests.web.visitor import HERE, ShownDie, Visitor
from tests.web.window import different_rows
from tools.static_site.hosting import PlainHost

SIZES = {"firefox": (1280, 800), "webkit": (390, 844)}  # WebKit is the engine of iPhones
POSITION = "() => ['main .seats', 'main .turn'].map((part) => document.querySelector(part).innerText)"
FULL_MOTION = "() => localStorage.setItem('jollyroll/motion', JSON.stringify('full'))"
# Records how long each die is in the air, and its label meanwhile.
WATCH = """() => {
  window.watched = { lasts: [], names: [] };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const die = this.closest("[data-pick]");
    if (die) {
      window.watched.lasts.push(how.duration);
      setTimeout(() => window.watched.names.push(die.ariaLabel), 50);
    }
    return animate.call(this, frames, how);
  };
}"""
LOG_LINES = "() => document.querySelector('.log ol')?.children.length ?? document.querySelector('.lately')?.innerText.length ?? 0"
# Bots of tables opened on this device play without pauses.
BRISKLY = """() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === "ask" && message.path === "/api/tables") {
      const table = JSON.parse(message.body);
      message = { ...message, body: JSON.stringify({ ...table, settings: { ...table.settings, pace: 0 } }) };
    }
    return post.call(this, message, ...more);
  };
}"""
KEEP = "(name, kept) => localStorage.setItem(name, kept)"
MINE = "() => document.querySelector('main.table .choices [data-act]:enabled, #headline') !== null"
FIRST_THOUGHT = 600  # seconds; the coach's first answer, on a machine without any machine code


@pytest.fixture(scope="session")
def fleet() -> Iterator[Fleet]:
    fleet = Fleet()
    yield fleet
    fleet.stop()


@pytest.fixture
def relay(web_server: ServerProcess) -> Iterator[Relay]:
    """Errors in the page fail the test."""
    relay = Relay(web_server.port)
    yield relay
    relay.close()
    assert relay.complaints == []


@pytest.fixture(params=BROWSERS)
def kind(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


@pytest.fixture
def visitor(fleet: Fleet, relay: Relay, kind: str) -> Iterator[Visitor]:
    """A visitor with a window of their own."""
    window = fleet.window(kind, *SIZES[kind])
    yield Visitor(window, relay.port)
    window.close()


def is_to_be_seen(visitor: Visitor) -> bool:
    """True if the window is not blank."""
    return different_rows(visitor.window.picture()) > 100


DICE = {"kings_gold": 5, "piraten_kapern": 8, "oh_my_gold": 4}  # of a roll


class Watcher:
    """Compares the dice on the table with those of the server, by label and by look."""

    def __init__(self, visitor: Visitor, server: ServerProcess, game: str) -> None:
        self.visitor, self.server, self.game = visitor, server, game
        self.faces: list[str] = []
        self.rolls = 0
        self.seen: list[tuple[str, list[float]]] = []

    def look(self) -> None:
        """A player who has to act sees the roll, once the page has caught up with the server."""
        bag: dict[str, int] = {}
        dice: list[ShownDie] = []

        def agrees() -> bool:
            nonlocal bag, dice
            bag = self.server.get(f"/api/tables/{self.visitor.table}")["now"]["view"]["dice"]
            self.faces = list(bag)
            dice = self.visitor.dice()
            return sum(bag.values()) < DICE[self.game] or Counter(map(self.face, dice)) == Counter(bag)

        self.visitor.wait(agrees)
        if sum(bag.values()) < DICE[self.game]:  # some have been used
            return
        plain = [die for die in dice if die["label"] == self.word(self.face(die))]
        self.seen += zip([die["label"] for die in plain], self.visitor.looks(die["box"] for die in plain), strict=True)
        self.rolls += 1

    def word(self, face: str) -> str:
        return say(f"face-{CODES[self.game]}-{face}")

    def face(self, die: ShownDie) -> str:
        """The face in the label of a die, which may have further text."""
        return max((face for face in self.faces if die["label"].startswith(self.word(face))), key=len, default="")

    def compare(self) -> None:
        """Dice with the same label look the same: nearly all look most like one of their own kind."""
        names = Counter(name for name, _ in self.seen)
        found = []
        for at, (name, look) in enumerate(self.seen):
            others = [other for place, other in enumerate(self.seen) if place != at]
            nearest = min(others, key=lambda other: sum(abs(one - two) for one, two in zip(look, other[1], strict=True)))
            found += [nearest[0] == name] if names[name] > 1 else []
        assert len(found) > 4
        assert sum(found) >= 0.75 * len(found), "dice show other faces than they are called by"


def result_is_right(visitor: Visitor, web_server: ServerProcess) -> None:
    """The game is over: scores are those of the server, and this browser found the dice fair."""
    visitor.until("() => document.querySelector('#headline').checkVisibility()")
    result = web_server.get(f"/api/tables/{visitor.table}")["now"]["result"]
    shown = visitor.window.ask(
        "() => [...document.querySelectorAll('section:has(#headline) li strong')].map((one) => one.innerText)"
    )
    assert sorted(int(score.replace(",", "")) for score in shown) == sorted(result["scores"])
    throws = sum("chance" in part for event in history(web_server, visitor.table) for part in event.get("parts", []))
    checked = say("page-after-checked-here", count=throws)
    visitor.until("(said) => document.body.innerText.includes(said)", checked, within=FIRST_THOUGHT)
    visitor.until("() => document.querySelector('section:has(#dice) .card.good') !== null")  # this browser found the dice fair


def test_from_the_landing_page_to_the_report(visitor: Visitor, web_server: ServerProcess) -> None:
    visitor.open()
    visitor.until("() => document.fonts.status === 'loaded'")
    assert is_to_be_seen(visitor)
    visitor.play_now("kings_gold")
    watcher = Watcher(visitor, web_server, "kings_gold")
    while watcher.rolls < 2:
        assert visitor.act()
        visitor.offered()
        watcher.look()
    assert is_to_be_seen(visitor)

    before = visitor.window.ask(POSITION)
    visitor.window.ask(KEEP, "jollyroll/patience", "0")  # from now on buttons take presses at once
    visitor.window.reload()
    visitor.offered()
    watcher.look()
    assert watcher.rolls == 3
    visitor.wait(lambda: visitor.window.ask(POSITION) == before)

    visitor.play_out()
    result_is_right(visitor, web_server)
    for part in ("chances", "luck", "mistakes"):
        visitor.until("(part) => document.getElementById(part)?.checkVisibility()", part, within=FIRST_THOUGHT)
    assert is_to_be_seen(visitor)


@pytest.mark.parametrize("game", ["piraten_kapern", "oh_my_gold"])
def test_the_first_turns(visitor: Visitor, web_server: ServerProcess, game: str) -> None:
    visitor.open().play_now(game)
    watcher = Watcher(visitor, web_server, game)
    while watcher.rolls < 3:
        assert visitor.act()
        visitor.offered()
        watcher.look()
    watcher.compare()
    assert is_to_be_seen(visitor)
    visitor.show("page-rules")
    visitor.read_log(lines=7)


@pytest.mark.parametrize("game", ["piraten_kapern", "oh_my_gold"])
def test_from_shortly_before_the_end_to_the_result(
    visitor: Visitor, web_server: ServerProcess, situations: Situations, game: str
) -> None:
    situation = situations.late_against_bots(game)
    window = visitor.open("/noting.js").window  # no page yet, but its address
    window.ask(KEEP, f"jollyroll/table/{situation.table}", json.dumps(situation.keys))
    window.ask(KEEP, "jollyroll/patience", "0")
    visitor.open(situation.path)
    visitor.play_out()
    result_is_right(visitor, web_server)
    if game == "piraten_kapern":  # soon analysed
        visitor.until("() => document.getElementById('luck')?.checkVisibility()", within=FIRST_THOUGHT)
    assert is_to_be_seen(visitor)


def test_dice_tumble_and_nothing_tells_before_they_lie(visitor: Visitor, web_server: ServerProcess) -> None:
    window = visitor.open("/noting.js").window  # no page yet, but its address
    window.ask(FULL_MOTION)
    visitor.open().play_now("kings_gold")
    visitor.until(MINE)
    window.ask(WATCH)
    assert visitor.act()
    visitor.until(MINE)
    seen = window.ask("() => window.watched")
    assert len(seen["lasts"]) >= 5
    assert min(seen["lasts"]) >= 500, "nobody has hurried it"
    assert set(seen["names"]) == {say("page-rolling")}
    watcher = Watcher(visitor, web_server, "kings_gold")
    watcher.look()
    assert watcher.rolls == 1
    for _ in range(2):  # coins travel, bots play, and it is this person's turn again
        assert visitor.act()
        visitor.until(MINE)
    assert is_to_be_seen(visitor)


def test_with_keys_alone(fleet: Fleet, relay: Relay, web_server: ServerProcess) -> None:
    window = fleet.window("firefox", 390, 844)
    visitor = Visitor(window, relay.port).open()
    visitor.tab_to("button", visitor.play_now_name("piraten_kapern"))
    window.type("Enter")
    visitor.until(HERE, "[data-act]", "")  # a newcomer can act at once
    visitor.tab_to("button", say("page-rules"), back=True)
    window.type("Enter")
    visitor.until("() => (document.querySelector('dialog[open]')?.innerText.length ?? 0) > 100")
    assert window.ask("() => document.querySelector('dialog[open]').contains(document.activeElement)")
    window.type("Tab")
    window.type("Escape")
    visitor.until("() => document.querySelector('dialog[open]') === null")
    assert window.ask(HERE, "button", say("page-rules")), "one is back where one was"
    for key in ("Enter", "Space", "Enter"):
        visitor.offered()
        visitor.tab_to("[data-act]")
        visitor.pause()
        before = len(history(web_server, visitor.table))
        window.type(key)
        visitor.wait(lambda before=before: len(history(web_server, visitor.table)) > before)  # type: ignore[misc]
    window.close()


def test_a_reload_of_the_site_without_a_server(fleet: Fleet, kind: str, site_host: PlainHost) -> None:
    """Python runs in the page, stores the game in the browser, and restores it: the dice lie as before."""
    window = fleet.window(kind, *SIZES[kind])
    visitor = Visitor(window, site_host.server_port).open(site_host.below)
    window.ask(BRISKLY)
    visitor.play_now("kings_gold")
    before: list[str] = []
    while not before:  # a turn may end with its first roll
        assert visitor.act()
        visitor.offered()
        before = [die["label"] for die in visitor.dice()]
    assert len(before) == DICE["kings_gold"]
    window.reload()
    visitor.offered()
    assert [die["label"] for die in visitor.dice()] == before
    visitor.wait(lambda: window.ask(LOG_LINES) > 2)  # and they still do once the history has arrived
    assert [die["label"] for die in visitor.dice()] == before
    assert visitor.act()
    visitor.offered()
    window.close()


def test_a_dead_browser_is_started_anew(fleet: Fleet, kind: str) -> None:
    first = fleet.living(kind)
    assert fleet.living(kind) is first
    first.crash()
    second = fleet.living(kind)
    assert second is not first
    window = fleet.window(kind, *SIZES[kind])
    assert window.ask("(word) => `${word}, ${innerWidth}`", "Ahoy") == f"Ahoy, {SIZES[kind][0]}"
    window.close()
