"""Finds a game to resume."""

import shlex
from pathlib import Path

from jollyroll.bots import check_bot
from jollyroll.errors import FileError, Refused
from jollyroll.match import Match, Record, replay
from jollyroll.match.files import read_file

from .saving import Saver, newest_unfinished


def find_game(file: str | None) -> tuple[Saver, Match]:
    """The game in this file, or the newest unfinished one, locked against other processes."""
    if file is None:
        found = newest_unfinished()
        if found is None:
            raise FileError("nothing-to-resume")
        saver, record = found
        return saver, taken_up(saver, record)
    read_file(file)  # fails before a wrong name creates files
    saver = Saver(Path(file))
    match = taken_up(saver, None)
    if match.is_over:
        saver.close()
        raise FileError("over-already", path=shlex.quote(file))
    return saver, match


def taken_up(saver: Saver, record: Record | None) -> Match:
    """Replay the game so far and check that its bots exist; releases the file if it cannot continue."""
    try:
        match = replay(record or saver.read())
        for seat in match.seats:
            if seat.bot and not match.is_over:
                check_bot(seat.bot)
    except Refused:
        saver.close()
        raise
    return match
