"""Stores the secrets of fair dice between sessions: a small private file per chain, in the user's data folder."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from jollyroll.dice.chain import LINK_BYTES

DIGITS = 4  # digits of the number of rolls; a chain has 4096 links


class ChainSecret(NamedTuple):
    """A chain's secret, and how many of its rolls have been shown, in any copy of the game."""

    secret: bytes
    rolled: int


class ChainFiles:
    """The secrets of one game, by number of chain. Failures to store them are ignored.

    Files are found by the game's id, so that its record can be renamed and moved.
    """

    def __init__(self, game: bytes) -> None:
        self.game = game

    def path(self, number: int) -> Path:
        """The file of a chain's secret."""
        from platformdirs import user_data_path

        return user_data_path("jollyroll", appauthor=False) / "sealed" / f"{self.game.hex()}-{number + 1}"

    def keep(self, number: int, secret: bytes) -> None:
        """Store a secret, readable by this user only."""
        path = self.path(number)
        with suppress(OSError):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(f"{secret.hex()}\n{0:0{DIGITS}}\n".encode())
                file.flush()
                os.fsync(file.fileno())

    def read(self, number: int) -> ChainSecret | None:
        """Read a chain's secret; None if it is missing or damaged."""
        try:
            secret, rolled = self.path(number).read_text(encoding="ascii").split()
            kept = ChainSecret(bytes.fromhex(secret), int(rolled))
        except (OSError, ValueError):
            return None
        return kept if len(kept.secret) == LINK_BYTES and kept.rolled >= 0 else None

    def note(self, number: int, rolled: int) -> None:
        """Store how many rolls of this chain have been shown, since an older copy of the game does not make them unseen."""
        with suppress(OSError), open(self.path(number), "r+b") as file:
            file.seek(2 * LINK_BYTES + 1)
            file.write(f"{rolled:0{DIGITS}}\n".encode())

    def remove(self) -> None:
        """Delete the secrets after the game is over."""
        with suppress(OSError):
            for path in self.path(0).parent.glob(f"{self.game.hex()}-*"):
                path.unlink()
