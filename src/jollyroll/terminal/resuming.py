"""Finding a game to go on with."""

from pathlib import Path

from jollyroll.errors import Refused
from jollyroll.match import Match, load, replay

from .keeping import newest_unfinished


def find_game(file: str | None) -> tuple[Path, Match]:
    """The game in this file, or the newest unfinished one."""
    if file is None:
        found = newest_unfinished()
        if found is None:
            raise Refused("nothing-to-resume")
        path, record = found
    else:
        path, record = Path(file), load(file)
    match = replay(record)
    if match.is_over:
        raise Refused("over-already", path=str(path))
    return path, match
