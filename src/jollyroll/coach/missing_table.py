"""The missing table that would improve the numbers."""

from jollyroll.kit import Game, GameState
from jollyroll.kit.options import CUSTOM
from jollyroll.solve.solve_job import solve_jobs
from jollyroll.solve.tables import command_for, is_there


def table_wanting(game: Game, state: GameState) -> str:
    """The command that makes a solved table for this position's rules and seats; empty if it exists or cannot be made."""
    options = game.option_texts(state)
    if CUSTOM in options.values() or not all(state.present[: state.seats]):
        return ""
    for job in solve_jobs(game, state.seats, options):
        if job.unasked and not is_there(game, job.kind, job.seats, job.options):
            return command_for(game, job.seats, job.options)
    return ""
