"""Finding a game to go on with."""

import shlex
from pathlib import Path

from jollyroll.bots import check_bot
from jollyroll.errors import Refused
from jollyroll.match import Match, Record, replay
from jollyroll.match.files import read_file

from .saving import Saver, newest_unfinished


def find_game(file: str | None) -> tuple[Saver, Match]:
    """The game in this file, or the newest unfinished one, kept open so that nobody else goes on with it meanwhile."""
    if file is None:
        found = newest_unfinished()
        if found is None:
            raise Refused("nothing-to-resume")
        saver, record = found
        return saver, taken_up(saver, record)
    read_file(file)  # it must be there already: a wrong name leaves no trace
    saver = Saver(Path(file))
    match = taken_up(saver, None)
    if match.is_over:
        saver.close()
        raise Refused("over-already", path=shlex.quote(file))
    return saver, match


def taken_up(saver: Saver, record: Record | None) -> Match:
    """The game as far as it was played, by people and by bots that are known here; the file is let go if it cannot go on."""
    try:
        match = replay(record or saver.read())
        for seat in match.seats:
            if seat.bot and not match.is_over:
                check_bot(seat.bot)
    except Refused:
        saver.close()
        raise
    return match
