"""A visitor in any browser, with just eyes, a mouse and keys."""

import base64
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any, TypedDict

from jollyroll.words import say
from tests.server.serving import PATIENCE
from tests.web.player import OFFERED, PLAY_OUT, Offered, expression
from tests.web.situations import CODES
from tests.web.window import Window

FIND, DICE, LOOKS = ((Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("find.js", "dice.js", "looks.js"))
# True if an element with this selector and name has the focus.
HERE = """(what, name) => {
  const here = document.activeElement;
  return here.matches(what) && !here.disabled && (name === "" || (here.ariaLabel ?? here.textContent.trim()) === name);
}"""
# The state of the page that presses by itself, once it has gone on.
PRESSED = """(before) => {
  const { over, covered, pressed } = window.player;
  const ended = over || covered !== "";
  return (ended || pressed.length > before) && { ended, pressed: pressed.length };
}"""
# True unless a roll is held back for a moment, so that it can be taken back.
NOT_HELD = "() => document.querySelector('main.table [style*=\"--held\"]') === null"
LOCK = 0.55  # seconds for which a new button ignores presses, plus a margin


class ShownDie(TypedDict):
    """A die on the table: its label and its place."""

    label: str
    box: list[float]


class Visitor:
    """A person at a window."""

    def __init__(self, window: Window, port: int, seed: int = 1) -> None:
        self.window = window
        self.home = f"http://127.0.0.1:{port}"
        self.chance = Random(seed)
        self.over = False

    def open(self, path: str = "/") -> "Visitor":
        self.window.open(self.home + path)
        return self

    @property
    def table(self) -> str:
        """The id of the table."""
        path: str = self.window.ask("() => location.pathname")
        return path.rpartition("/t/")[2][:10]

    def text(self) -> str:
        """All visible text."""
        text: str = self.window.ask("() => document.body.innerText")
        return text

    # waiting and pressing

    def until(self, function: str, *facts: Any, within: float = PATIENCE) -> Any:
        """Wait until a function returns a value, and return it."""
        end = time.monotonic() + within
        while not (found := self.window.ask(function, *facts)):
            assert time.monotonic() < end, f"{function} {facts}: {self.text()}"
            time.sleep(0.05)
        return found

    def press(self, what: str, name: str = "") -> None:
        """Press the element with this selector and name, when it is visible and uncovered."""
        spot = self.until(expression(FIND), what, name)
        self.window.press(*spot)

    def show(self, message: str) -> None:
        """Open a sheet by its button, check its content, and close it."""
        self.press("button", say(message))
        self.until("() => (document.querySelector('dialog[open]')?.innerText.length ?? 0) > 100")
        self.pause()
        self.press("dialog button", say("page-close"))
        self.until("() => document.querySelector('dialog[open]') === null")

    def read_log(self, lines: int) -> None:
        """Wait for at least this many lines of the log: beside the table where there is room, else on a sheet."""
        written = "(where, lines) => document.querySelector(`${where} .log ol`)?.innerText.split('\\n').length >= lines"
        if self.window.ask("() => document.querySelector('aside.log') !== null"):
            self.until(written, "aside.log", lines)
            return
        self.window.ask("() => document.querySelector('main .tip button')?.click()")  # it may cover the target
        self.press("button", say("page-log"))
        self.until(written, "dialog[open]", lines)
        self.pause()
        self.press("dialog button", say("page-close"))

    def tab_to(self, what: str, name: str = "", back: bool = False) -> None:
        """Press Tab until this element has the focus; `back` goes backwards."""
        for _ in range(120):
            if self.window.ask(HERE, what, name):
                return
            self.window.type(*(["Shift"] if back else []), "Tab")
        raise AssertionError(f"{what} {name} cannot be reached: {self.text()}")

    def wait(self, holds: Callable[[], object]) -> None:
        """Wait until a condition holds elsewhere."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, self.text()
            time.sleep(0.05)

    # from the landing page to the table

    def pause(self) -> None:
        """A pause for reading; new buttons ignore presses meanwhile."""
        time.sleep(LOCK)

    def play_now(self, game: str) -> "Visitor":
        self.press("button", self.play_now_name(game))
        self.until("() => document.querySelector('main.table .stage .stage') !== null")
        return self

    @staticmethod
    def play_now_name(game: str) -> str:
        return say("labelled", label=say("page-play-now"), text=say(f"game-{CODES[game]}"))

    # at the table

    def offered(self, tapping: bool = False) -> Offered:
        """The buttons to press, once there are any; or that the game is over."""
        end = time.monotonic() + PATIENCE
        while True:
            found: Offered = self.window.ask(expression(OFFERED), [self.chance.random(), tapping])
            self.over = found["over"]
            if self.over or "x" in found:
                return found
            assert time.monotonic() < end, f"nothing can be pressed: {self.text()}"
            time.sleep(0.05)

    def act(self) -> bool:
        """Press something that advances the game, after a look; returns whether the game goes on."""
        if self.offered().get("over"):
            return False
        self.pause()
        found = self.offered()  # it may have moved meanwhile
        if self.over:
            return False
        assert not found["covered"], f"it cannot be pressed: {found['covered']}"
        self.window.press(found["x"], found["y"])
        self.until(NOT_HELD)
        return True

    def play_out(self) -> None:
        """Let the page press by itself until the game is over."""
        self.window.ask(f"() => ({expression(PLAY_OUT)})({expression(OFFERED)})([{self.chance.randrange(1, 2**32)}])")
        found = {"pressed": 0, "ended": False}
        while not found["ended"]:
            found = self.until(PRESSED, found["pressed"])
        assert self.window.ask("() => window.player.over"), "what has to be pressed is covered"

    def dice(self) -> list[ShownDie]:
        """The dice on the table, at rest."""
        shown: list[ShownDie] = self.until(expression(DICE))["lie"]
        return shown

    def looks(self, boxes: Iterable[list[float]]) -> list[list[float]]:
        """The colour histograms of parts of the window."""
        found: list[list[float]] = self.window.ask(expression(LOOKS), base64.b64encode(self.window.picture()).decode(), list(boxes))
        return found
