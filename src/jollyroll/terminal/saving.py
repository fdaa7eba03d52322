"""Saves a game after every event, so that a crash loses nothing."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from jollyroll.errors import FileError, Refused
from jollyroll.match import TEXT_SUFFIX, Match, Record, RecordLock, read_record, save
from jollyroll.match.files import read_file, remove_drafts
from jollyroll.words import say


def games_folder() -> Path:
    """The folder of this user's games."""
    from platformdirs import user_data_path

    return user_data_path("jollyroll", appauthor=False) / "games"


def new_path(game: str) -> Path:
    """A new file name for a game."""
    return free_path(games_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}{TEXT_SUFFIX}")


def free_path(path: Path) -> Path:
    """This name, or a similar one that is free."""
    free, number = path, 2
    while free.exists() or is_open(free):
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free


def is_open(path: Path) -> bool:
    """Whether another process has this game open."""
    try:
        RecordLock(path).give_up()
    except Refused:
        return True
    return False


class Saver:
    """Writes one game to its file. A failure is reported once, and every later event tries again.

    The file is locked meanwhile. If it changes nevertheless, it is left alone and the game continues in another file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
        self.claim = RecordLock(path)
        remove_drafts(path)
        self.known: bytes | None = None  # the content that this process last read or wrote
        self.mark: tuple[int, ...] = ()  # the file's stat then, which saves rereading it

    def read(self) -> Record:
        """Read the game."""
        self.known = read_file(self.path)
        return read_record(self.known)

    def save(self, match: Match) -> str:
        """Write the game; returns a message for the players: a warning, its end, or nothing."""
        before, path = self.trouble, self.path
        try:
            self._write(match)
            self.trouble = ""
        except Refused as refused:
            self.trouble = str(refused)
        if self.path != path:
            return say("moved-on", old=str(path), path=str(self.path))
        if self.trouble == before:
            return ""
        if self.trouble:
            return say("not-saved", why=self.trouble)
        return say("saved-again", path=str(self.path))

    def close(self) -> None:
        """Release the file."""
        self.claim.give_up()

    def _write(self, match: Match) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError("cannot-save", path=str(self.path), reason=error.strerror or str(error)) from error
        self.claim.take()
        if self._changed():
            self._move_on()
        self.known = save(self.path, match.record, match.lines)
        self.mark = look(self.path)

    def _changed(self) -> bool:
        """Whether another process changed the file. A deleted one may be written again."""
        mark = look(self.path)
        if not mark or mark == self.mark:
            return False
        try:
            return read_file(self.path) != self.known
        except Refused:  # unreadable, so it may have changed
            return True

    def _move_on(self) -> None:
        """Leave the file to whoever changed it, and continue in another."""
        path = free_path(self.path)
        claim = RecordLock(path)
        self.claim.give_up()
        self.path, self.claim = path, claim


def look(path: Path) -> tuple[int, ...]:
    """Inode, size and time of a file, which change with its content; empty if it does not exist."""
    try:
        seen = path.stat()
    except OSError:
        return ()
    return seen.st_ino, seen.st_size, seen.st_mtime_ns


def newest_unfinished() -> tuple[Saver, Record] | None:
    """The newest unfinished game, skipping unreadable and open ones.

    If only open games are left, that refusal is raised.
    """
    try:
        kept = sorted(games_folder().glob("*" + TEXT_SUFFIX), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return None
    elsewhere: Refused | None = None
    for path in kept:
        try:
            saver = Saver(path)
        except Refused as refused:
            elsewhere = elsewhere or refused
            continue
        with suppress(Refused):
            record = saver.read()
            if record.result is None:
                return saver, record
        saver.close()
    if elsewhere:
        raise elsewhere
    return None
