"""Many games: simulations, tournaments, records. `simulate`, `hold_tournament`, `play_bots` and `read_records` are the ways in."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .bot_matches import BotResult as BotResult
    from .bot_matches import play_bots as play_bots
    from .bot_matches import play_matches as play_matches
    from .records import RecordFolder as RecordFolder
    from .records import read_records as read_records
    from .simulation import Simulation as Simulation
    from .simulation import SimulationInterrupted as SimulationInterrupted
    from .simulation import simulate as simulate
    from .tables import ResultTable as ResultTable
    from .tournament import Tournament as Tournament
    from .tournament import TournamentInterrupted as TournamentInterrupted
    from .tournament import hold_tournament as hold_tournament

HOMES = {
    "play_bots": "bot_matches",
    "play_matches": "bot_matches",
    "BotResult": "bot_matches",
    "RecordFolder": "records",
    "read_records": "records",
    "ResultTable": "tables",
    "simulate": "simulation",
    "Simulation": "simulation",
    "SimulationInterrupted": "simulation",
    "hold_tournament": "tournament",
    "Tournament": "tournament",
    "TournamentInterrupted": "tournament",
}
__all__ = list(HOMES)


def __getattr__(name: str) -> object:
    """Fetched when asked for: they need NumPy and Numba, which playouts in plain Python do without."""
    from importlib import import_module

    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)


def __dir__() -> list[str]:
    """What can be fetched is listed too."""
    return sorted({*globals(), *__all__})
