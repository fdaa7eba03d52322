"""Which table would make the numbers better, if it has not been made yet."""

from typing import Any

from jollyroll.games import Game
from jollyroll.solve.tables import command_for, is_there
from jollyroll.solve.work import works


def table_wanting(game: Game, state: Any) -> str:
    """The command that makes a table for just the rules and seats of this position; empty if there is one or none can be made."""
    options = options_of(game, state)
    if options is None or not all(state.present[: state.seats]):
        return ""
    for work in works(game, state.seats, options):
        if not is_there(game, work.kind, work.seats, work.options):
            return command_for(game, work.seats, work.options)
    return ""


def options_of(game: Game, state: Any) -> dict[str, str] | None:
    """The options of a position as they are written; nothing if some are of somebody's own, which a position does not hold."""
    texts: dict[str, str] = {}
    for option in game.options:
        code = getattr(state, option.name)
        text = next((text for text, value in option.values.items() if value == code), str(code))
        if not option.admits(text):
            return None
        texts[option.name] = text
    return texts
