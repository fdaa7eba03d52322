"""Which table would make the numbers better, if it has not been made yet."""

from typing import Any

from jollyroll.kit import Game
from jollyroll.kit.options import CUSTOM
from jollyroll.solve.tables import command_for, is_there
from jollyroll.solve.work import works


def table_wanting(game: Game, state: Any) -> str:
    """The command that makes a table for just the rules and seats of this position; empty if there is one or none can be made."""
    options = game.option_texts(state)
    if CUSTOM in options.values() or not all(state.present[: state.seats]):
        return ""
    for work in works(game, state.seats, options):
        if not is_there(game, work.kind, work.seats, work.options):
            return command_for(game, work.seats, work.options)
    return ""
