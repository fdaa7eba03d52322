"""The secrets of fair dice between two sittings: a small private file for each chain, in the user's data folder."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from jollyroll.dice.chain import LINK_BYTES

DIGITS = 4  # of the number of rolls; a chain has 4096 links


class ChainSecret(NamedTuple):
    """The secret of a chain, and how many of its rolls have been shown, in whatever copy of the game."""

    secret: bytes
    rolled: int


class ChainFiles:
    """The secrets of one game, by the numbers of its chains. Where they cannot be kept, the game is played all the same.

    They are found by the id of the game, so that its record can be renamed and moved about.
    """

    def __init__(self, game: bytes) -> None:
        self.game = game

    def path(self, number: int) -> Path:
        """Where the secret of a chain is."""
        from platformdirs import user_data_path

        return user_data_path("jollyroll", appauthor=False) / "sealed" / f"{self.game.hex()}-{number + 1}"

    def keep(self, number: int, secret: bytes) -> None:
        """Put a secret away where only this user can read it."""
        path = self.path(number)
        with suppress(OSError):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(f"{secret.hex()}\n{0:0{DIGITS}}\n".encode())
                file.flush()
                os.fsync(file.fileno())

    def read(self, number: int) -> ChainSecret | None:
        """The secret of a chain, if it is here and whole."""
        try:
            secret, rolled = self.path(number).read_text(encoding="ascii").split()
            kept = ChainSecret(bytes.fromhex(secret), int(rolled))
        except (OSError, ValueError):
            return None
        return kept if len(kept.secret) == LINK_BYTES and kept.rolled >= 0 else None

    def note(self, number: int, rolled: int) -> None:
        """So many rolls of this chain have been shown: going back to an older copy of the game does not unsee them."""
        with suppress(OSError), open(self.path(number), "r+b") as file:
            file.seek(2 * LINK_BYTES + 1)
            file.write(f"{rolled:0{DIGITS}}\n".encode())

    def remove(self) -> None:
        """The game is over: nothing is left to be opened."""
        with suppress(OSError):
            for path in self.path(0).parent.glob(f"{self.game.hex()}-*"):
                path.unlink()
