"""Finding a game to go on with."""

from pathlib import Path

from jollyroll.errors import Refused
from jollyroll.match import Match, replay
from jollyroll.match.files import read_file

from .keeping import Keeper, newest_unfinished


def find_game(file: str | None) -> tuple[Keeper, Match]:
    """The game in this file, or the newest unfinished one, kept open so that nobody else goes on with it meanwhile."""
    if file is None:
        found = newest_unfinished()
        if found is None:
            raise Refused("nothing-to-resume")
        keeper, record = found
        return keeper, replay(record)
    read_file(file)  # it must be there already: a wrong name leaves no trace
    keeper = Keeper(Path(file))
    try:
        match = replay(keeper.read())
        if match.is_over:
            raise Refused("over-already", path=file)
    except Refused:
        keeper.close()
        raise
    return keeper, match
