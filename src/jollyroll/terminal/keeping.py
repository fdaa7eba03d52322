"""Keeping a game safe: its record is written after every event, so that nothing is lost whatever happens to the program."""

from datetime import datetime
from pathlib import Path

from jollyroll.errors import Refused
from jollyroll.match import TEXT_SUFFIX, Match, Record, load, save
from jollyroll.words import say


def games_folder() -> Path:
    """Where this user's games are kept."""
    from platformdirs import user_data_path

    return user_data_path("jollyroll", appauthor=False) / "games"


def new_path(game: str) -> Path:
    """A file name that no game has yet."""
    folder = games_folder()
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}"
    path = folder / (stem + TEXT_SUFFIX)
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{TEXT_SUFFIX}"
        number += 1
    return path


def newest_unfinished() -> tuple[Path, Record] | None:
    """The game played last that is not over, if there is one; files that cannot be read are passed over."""
    try:
        kept = sorted(games_folder().glob("*" + TEXT_SUFFIX), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return None
    for path in kept:
        try:
            record = load(path)
        except Refused:
            continue
        if record.result is None:
            return path, record
    return None


class Keeper:
    """Writes one game to its file. A disk that does not take it is reported once; every later event tries again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""

    def keep(self, match: Match) -> str:
        """Write the game's record; answers what to tell the players: a warning, that all is well again, or nothing."""
        before = self.trouble
        try:
            self._write(match)
            self.trouble = ""
        except Refused as refused:
            self.trouble = str(refused)
        if self.trouble == before:
            return ""
        if self.trouble:
            return say("not-saved", why=self.trouble)
        return say("saved-again", path=str(self.path))

    def _write(self, match: Match) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused("cannot-save", path=str(self.path), reason=error.strerror or str(error)) from error
        save(self.path, match.record, match.lines)
