"""Keeping a game safe: its record is written after every event, so that nothing is lost whatever happens to the program."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from jollyroll.errors import Refused
from jollyroll.match import TEXT_SUFFIX, Match, Record, RecordLock, read_record, save
from jollyroll.match.files import read_file, remove_drafts
from jollyroll.words import say


def games_folder() -> Path:
    """Where this user's games are kept."""
    from platformdirs import user_data_path

    return user_data_path("jollyroll", appauthor=False) / "games"


def new_path(game: str) -> Path:
    """A file name that no game has yet."""
    return free_path(games_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}{TEXT_SUFFIX}")


def free_path(path: Path) -> Path:
    """This name, or one like it that is free."""
    free, number = path, 2
    while free.exists() or is_open(free):
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free


def is_open(path: Path) -> bool:
    """Somebody is playing this game right now."""
    try:
        RecordLock(path).give_up()
    except Refused:
        return True
    return False


class Saver:
    """Writes one game to its file. A disk that does not take it is reported once; every later event tries again.

    While one has a game open, no other gets it. A file that changes nevertheless is left alone: the game goes on in another.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
        self.claim = RecordLock(path)
        remove_drafts(path)
        self.known: bytes | None = None  # what this process last read from the file or wrote into it
        self.mark: tuple[int, ...] = ()  # how the file looked from outside then: spares reading it again

    def read(self) -> Record:
        """The game in the file."""
        self.known = read_file(self.path)
        return read_record(self.known)

    def save(self, match: Match) -> str:
        """Write the game's record; answers what to tell the players: a warning, that all is well again, or nothing."""
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
        """Let others play the game."""
        self.claim.give_up()

    def _write(self, match: Match) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused("cannot-save", path=str(self.path), reason=error.strerror or str(error)) from error
        self.claim.take()
        if self._changed():
            self._move_on()
        self.known = save(self.path, match.record, match.lines)
        self.mark = look(self.path)

    def _changed(self) -> bool:
        """Somebody else wrote into the file. One that is gone may be written anew."""
        mark = look(self.path)
        if not mark or mark == self.mark:
            return False
        try:
            return read_file(self.path) != self.known
        except Refused:  # it cannot be read: nobody can say that it is the old one
            return True

    def _move_on(self) -> None:
        """Leave the file to whoever changed it, and go on in another beside it."""
        path = free_path(self.path)
        claim = RecordLock(path)
        self.claim.give_up()
        self.path, self.claim = path, claim


def look(path: Path) -> tuple[int, ...]:
    """What tells from outside whether a file is still the same; nothing if it is not there."""
    try:
        seen = path.stat()
    except OSError:
        return ()
    return seen.st_ino, seen.st_size, seen.st_mtime_ns


def newest_unfinished() -> tuple[Saver, Record] | None:
    """The game played last that is not over, if there is one; files that cannot be read are passed over, and open games too.

    If nothing is left but games that are open elsewhere, that is what is said.
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
