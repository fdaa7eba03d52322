"""Series of games: simulations, tournaments, records. Start with `simulate`, `hold_tournament`, `play_bots` or `read_records`."""

from typing import TYPE_CHECKING

from jollyroll.on_demand import on_demand

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
__getattr__, __dir__ = on_demand(__name__, HOMES)
