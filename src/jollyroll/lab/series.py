"""A series of games: the same game, rules and players, numbered from 0; and a worker that plays any range of it.

A game's course depends on the seed and its number alone, so a series can be split at will.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import ClassVar, cast

import numpy as np

from jollyroll.bots import random_turns, template
from jollyroll.bots.levels import RANDOM
from jollyroll.bots.players import BotMemory, players_module, players_of
from jollyroll.kit import NOBODY, Game, load_game, plugin_of
from jollyroll.kit.state import GameState
from jollyroll.solve.arrays import Ints
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.page_kernels import row_kernels
from jollyroll.speed.twins import rebound

from . import bot_games
from . import random_players as at_random
from .speeds import as_records, new_stream
from .tally import Records, Tally, counted

MOST_DECISIONS = 1_000_000  # in one game; a longer one is given up and counted as unfinished
BUFFER = 8 << 20  # bytes of last positions in memory at a time


@dataclass(frozen=True)
class Series:
    """The settings of a series. `seatings` gives a level to each seat; they alternate from game to game."""

    has_plain_player: ClassVar[bool] = True  # `PlainWorker` plays its first games until machine code is there
    game: Game
    options: Mapping[str, str]
    seatings: tuple[tuple[int, ...], ...]
    seed: int
    host: int = NOBODY
    youngest: int = NOBODY
    most: int = MOST_DECISIONS

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.seatings[0])

    @property
    def levels(self) -> tuple[int, ...]:
        """Every level that takes part."""
        return tuple(sorted({level for seating in self.seatings for level in seating}))

    def start(self) -> GameState:
        """The position in which every game begins."""
        state: GameState = self.game.new_state(self.seats, self.options, self.host, self.youngest)
        state.ledger = None
        return state

    def nothing(self) -> Tally:
        """The tally before the first game."""
        return Tally.empty(len(self.seatings), self.seats)

    def worker(self) -> "Worker":
        """A new worker for this series."""
        return Worker(self)


class Worker:
    """Plays games of a series, compiled. Each thread has its own, because players write to their memory."""

    def __init__(self, series: Series) -> None:
        self.series = series
        start = series.start()
        only_random = series.levels == (RANDOM,)
        self.bot_games = fast_bot_games(series.game.name, only_random)
        players = players_of(series.game)
        self.memory = random_memory(series.game, start) if only_random else players.prepare(series.game, start, series.levels)
        self.start = as_records(start)
        self.seatings = np.array(series.seatings, np.int64)
        self.streams = new_stream(), new_stream()
        self.room = max(1, BUFFER // self.start.itemsize)
        self.finals = np.zeros(0, self.start.dtype)
        self.notes = np.zeros((0, 2), np.int64)

    def positions(self, first: int, games: int) -> tuple[Records, Ints]:
        """The last positions of these games and their notes (see `bot_games`); overwritten by the next call."""
        if len(self.finals) < games:
            self.finals = np.zeros(games, self.start.dtype)
            self.notes = np.zeros((games, 2), np.int64)
        finals, notes = self.finals[:games], self.notes[:games]
        self.bot_games.play_games(*self.arguments(finals, notes, first))
        return finals, notes

    def arguments(self, finals: Records, notes: Ints, first: int) -> tuple[object, ...]:
        """The arguments of the compiled function for these games."""
        series = self.series
        return (finals, notes, self.start, self.seatings, *self.streams, self.memory, series.seed, first, series.most)

    def play(self, first: int, games: int) -> Tally:
        """The tally of games number `first` and following."""
        total = self.series.nothing()
        for begin in range(first, first + games, self.room):
            finals, notes = self.positions(begin, min(self.room, first + games - begin))
            total += counted(self.series.game, finals, notes, len(self.seatings), begin)
        return total

    def get_ready(self) -> None:
        """Compile or load the machine code, without playing."""
        self.positions(0, 0)

    def is_ready(self) -> bool:
        """The machine code is compiled already."""
        from jollyroll.speed.compile import is_ready

        return is_ready(self.bot_games.play_games, *self.arguments(self.finals, self.notes, 0))


@cache
def fast_bot_games(name: str, only_random: bool) -> ModuleType:
    """`bot_games` for this game in machine code."""
    from jollyroll.speed.compile import compiled

    return compiled(bot_games, {**replacements(name, only_random), **whole_turns(name, only_random)})


@cache
def plain_bot_games(name: str, only_random: bool) -> ModuleType:
    """`bot_games` for this game in plain Python, with its arithmetic compiled where the game names such kernels."""
    return rebound(bot_games, {**replacements(name, only_random), **row_kernels(name)})


def replacements(name: str, only_random: bool) -> dict[ModuleType, ModuleType]:
    """The replacements of the templates: the rulebook and the players of this game."""
    game = load_game(name)
    return {**rulebook_of(game), template: at_random if only_random else players_module(game)}


def whole_turns(name: str, only_random: bool) -> dict[ModuleType, ModuleType]:
    """The replacement of the template for whole turns, in machine code, if all players are random."""
    turns = plugin_of(load_game(name)).random_turns() if only_random else None
    return {random_turns: cast(ModuleType, turns)} if turns else {}


def random_memory(game: Game, start: GameState) -> BotMemory:
    """The memory for those turns."""
    turns = plugin_of(game).random_turns()
    return turns.prepare(game, start) if turns else np.zeros(1)
