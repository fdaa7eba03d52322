"""A window of a browser, whichever it is, as far as a person gets with eyes, mouse and keys."""

import struct
import zlib
from typing import Any, Protocol

# As WebDriver writes them.
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Escape": "\ue00c", "Space": " "}


def different_rows(picture: bytes) -> int:
    """How many rows of a PNG differ from all others: hardly any, if nothing is to be seen."""
    at, data, size = 8, b"", (0, 0)
    while at < len(picture):
        length, name = struct.unpack(">I4s", picture[at : at + 8])
        chunk = picture[at + 8 : at + 8 + length]
        if name == b"IHDR":
            size = struct.unpack(">II", chunk[:8])
        data += chunk if name == b"IDAT" else b""
        at += length + 12
    rows = zlib.decompress(data)
    width = len(rows) // size[1]
    return len({rows[start : start + width] for start in range(0, len(rows), width)})


def pressing(x: float, y: float) -> list[dict[str, Any]]:
    """What the mouse does, in the words of WebDriver."""
    there = {"type": "pointerMove", "x": round(x), "y": round(y)}
    return source("pointer", there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})


def typing(keys: tuple[str, ...]) -> list[dict[str, Any]]:
    """What the keyboard does: all keys are held, then let go."""
    down = ({"type": "keyDown", "value": KEYS[key]} for key in keys)
    return source("key", *down, *({"type": "keyUp", "value": KEYS[key]} for key in reversed(keys)))


def source(kind: str, *actions: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": kind, "id": kind, "actions": list(actions)}]


class Window(Protocol):
    """Nobody has been here before: it has kept nothing yet."""

    def open(self, address: str) -> None:
        """Go there, and wait until it is loaded."""

    def reload(self) -> None:
        """Load again what is there."""

    def ask(self, function: str, *facts: Any) -> Any:
        """What a function gives that is run in the page."""

    def press(self, x: float, y: float) -> None:
        """With the mouse, at this place of the window."""

    def type(self, *keys: str) -> None:
        """Hold all of them, then let go: one key, or one with others held."""

    def picture(self) -> bytes:
        """What is to be seen, as PNG."""

    def close(self) -> None:
        """And forget everything."""


class Running(Protocol):
    """A browser that was started."""

    def window(self, width: int, height: int) -> Window:
        """A new one of this size."""

    def is_alive(self) -> bool:
        """Does it still answer?"""

    def crash(self) -> None:
        """Die at once, as browsers do."""

    def stop(self) -> None:
        """With all that was started for it."""
