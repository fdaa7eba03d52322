"""A window of any browser, as used by a person with eyes, mouse and keys."""

import struct
import zlib
from typing import Any, Protocol

# Key codes of WebDriver.
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Escape": "\ue00c", "Space": " "}


def different_rows(picture: bytes) -> int:
    """The number of distinct rows of a PNG: very few if nothing is visible."""
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
    """Mouse actions of WebDriver."""
    there = {"type": "pointerMove", "x": round(x), "y": round(y)}
    return source("pointer", there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})


def typing(keys: tuple[str, ...]) -> list[dict[str, Any]]:
    """Keyboard actions of WebDriver: all keys are held, then released."""
    down = ({"type": "keyDown", "value": KEYS[key]} for key in keys)
    return source("key", *down, *({"type": "keyUp", "value": KEYS[key]} for key in reversed(keys)))


def source(kind: str, *actions: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": kind, "id": kind, "actions": list(actions)}]


class Window(Protocol):
    """A window with empty storage."""

    def open(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""

    def reload(self) -> None:
        """Reload the page."""

    def ask(self, function: str, *facts: Any) -> Any:
        """The result of a function run in the page."""

    def press(self, x: float, y: float) -> None:
        """Click at this place of the window."""

    def type(self, *keys: str) -> None:
        """Hold all keys, then release them: one key, or one with modifiers."""

    def picture(self) -> bytes:
        """A screenshot as PNG."""

    def close(self) -> None:
        """Close it and delete its storage."""


class Running(Protocol):
    """A running browser."""

    def window(self, width: int, height: int) -> Window:
        """A new window of this size."""

    def is_alive(self) -> bool:
        """True if it still answers."""

    def crash(self) -> None:
        """Crash at once."""

    def stop(self) -> None:
        """Stop it with all its processes."""
