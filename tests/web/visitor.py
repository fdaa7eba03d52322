"""Somebody who comes to the page with any browser, and has nothing but eyes, a mouse and keys."""

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
# Does what fits this selector and has this name have the focus?
HERE = """(what, name) => {
  const here = document.activeElement;
  return here.matches(what) && !here.disabled && (name === "" || (here.ariaLabel ?? here.textContent.trim()) === name);
}"""
# What the page that presses itself has come to, once it has gone on.
PRESSED = """(before) => {
  const { over, covered, pressed } = window.player;
  const ended = over || covered !== "";
  return (ended || pressed.length > before) && { ended, pressed: pressed.length };
}"""
LOCK = 0.55  # seconds in which a button that has just appeared takes no press, and a little more


class ShownDie(TypedDict):
    """A die on the table: what it is called, and where it lies."""

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
        """All that can be read."""
        text: str = self.window.ask("() => document.body.innerText")
        return text

    # waiting and pressing

    def until(self, function: str, *facts: Any, within: float = PATIENCE) -> Any:
        """Wait until a function gives something, and give that."""
        end = time.monotonic() + within
        while not (found := self.window.ask(function, *facts)):
            assert time.monotonic() < end, f"{function} {facts}: {self.text()}"
            time.sleep(0.05)
        return found

    def press(self, what: str, name: str = "") -> None:
        """Press what fits a selector and has a name, when it can be seen and nothing lies above it."""
        spot = self.until(expression(FIND), what, name)
        self.window.press(*spot)

    def show(self, message: str) -> None:
        """Open a sheet by the message on its button, see that something stands there, and close it."""
        self.press("button", say(message))
        self.until("() => (document.querySelector('dialog[open]')?.innerText.length ?? 0) > 100")
        self.pause()
        self.press("dialog button", say("page-close"))
        self.until("() => document.querySelector('dialog[open]') === null")

    def read_log(self, lines: int) -> None:
        """Wait until at least so many lines tell what has happened: beside the table where there is room, else on a sheet."""
        told = "(where, lines) => document.querySelector(`${where} .log ol`)?.innerText.split('\\n').length >= lines"
        if self.window.ask("() => document.querySelector('aside.log') !== null"):
            self.until(told, "aside.log", lines)
            return
        self.window.ask("() => document.querySelector('main .tip button')?.click()")  # it may lie above what one wants to press
        self.press("button", say("page-log"))
        self.until(told, "dialog[open]", lines)
        self.pause()
        self.press("dialog button", say("page-close"))

    def tab_to(self, what: str, name: str = "", back: bool = False) -> None:
        """Go from thing to thing until this one has the focus; back, if it lies before where one is."""
        for _ in range(120):
            if self.window.ask(HERE, what, name):
                return
            self.window.type(*(["Shift"] if back else []), "Tab")
        raise AssertionError(f"{what} {name} cannot be reached: {self.text()}")

    def wait(self, holds: Callable[[], object]) -> None:
        """Until something is the case elsewhere."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, self.text()
            time.sleep(0.05)

    # from the landing page to the table

    def pause(self) -> None:
        """Time to see what is there; buttons that have just appeared take no press meanwhile."""
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
        """What can be pressed, once there is something; or that the game is over."""
        end = time.monotonic() + PATIENCE
        while True:
            found: Offered = self.window.ask(expression(OFFERED), [self.chance.random(), tapping])
            self.over = found["over"]
            if self.over or "x" in found:
                return found
            assert time.monotonic() < end, f"nothing can be pressed: {self.text()}"
            time.sleep(0.05)

    def act(self) -> bool:
        """Press something that carries the game on, with time to see it first; tells whether the game goes on."""
        if self.offered().get("over"):
            return False
        self.pause()
        found = self.offered()  # it may have moved meanwhile
        if self.over:
            return False
        assert not found["covered"], f"it cannot be pressed: {found['covered']}"
        self.window.press(found["x"], found["y"])
        return True

    def play_out(self) -> None:
        """Let the page be pressed on by itself until the game is over."""
        self.window.ask(f"() => ({expression(PLAY_OUT)})({expression(OFFERED)})([{self.chance.randrange(1, 2**32)}])")
        found = {"pressed": 0, "ended": False}
        while not found["ended"]:
            found = self.until(PRESSED, found["pressed"])
        assert self.window.ask("() => window.player.over"), "what has to be pressed is covered"

    def dice(self) -> list[ShownDie]:
        """The dice that lie on the table, when they lie still."""
        shown: list[ShownDie] = self.until(expression(DICE))["lie"]
        return shown

    def looks(self, boxes: Iterable[list[float]]) -> list[list[float]]:
        """How parts of the window look: how much there is of each colour."""
        found: list[list[float]] = self.window.ask(expression(LOOKS), base64.b64encode(self.window.picture()).decode(), list(boxes))
        return found
