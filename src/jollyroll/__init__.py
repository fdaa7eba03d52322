"""Jollyroll: the home of pirate dice games.

The names below are what most programs need; each is imported when it is first asked for.

>>> from jollyroll import Match
>>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
>>> match.apply_outcome("12KSX")
>>> [choice.text for choice in match.choices()][:3]
['stop', 'roll:S', 'roll:K']
"""

from typing import TYPE_CHECKING

from .on_demand import on_demand

if TYPE_CHECKING:
    from .bots import make_bot as make_bot
    from .coach.analysis import analyse as analyse
    from .errors import IllegalChoiceError as IllegalChoiceError
    from .errors import NotationError as NotationError
    from .errors import NotYourTurnError as NotYourTurnError
    from .errors import OptionError as OptionError
    from .errors import OutcomeError as OutcomeError
    from .errors import PositionError as PositionError
    from .errors import Refused as Refused
    from .errors import SeatError as SeatError
    from .kit import Game as Game
    from .kit import game_names as game_names
    from .kit import load_game as load_game
    from .lab import hold_tournament as hold_tournament
    from .lab import simulate as simulate
    from .match import Match as Match
    from .match import Position as Position
    from .match import Record as Record
    from .match import RecordError as RecordError
    from .match import Seat as Seat
    from .match import load as load
    from .match import save as save
    from .match.replay import replay as replay
    from .solve.judge import judge_for as judge_for

__version__ = "0.1.0"

HOMES = {
    "Game": "kit",
    "IllegalChoiceError": "errors",
    "Match": "match",
    "NotYourTurnError": "errors",
    "NotationError": "errors",
    "OptionError": "errors",
    "OutcomeError": "errors",
    "Position": "match",
    "PositionError": "errors",
    "Record": "match",
    "RecordError": "match",
    "Refused": "errors",
    "Seat": "match",
    "SeatError": "errors",
    "analyse": "coach.analysis",
    "game_names": "kit",
    "hold_tournament": "lab",
    "judge_for": "solve.judge",
    "load": "match",
    "load_game": "kit",
    "make_bot": "bots",
    "replay": "match",
    "save": "match",
    "simulate": "lab",
}
__all__ = [*HOMES]
__getattr__, __dir__ = on_demand(__name__, HOMES)
