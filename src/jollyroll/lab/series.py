"""A series of games: the same game, rules and players, numbered from 0; and a worker that plays any range of it.

What a game comes to depends on the seed and its number, never on who plays it with which others, so series can be cut at will.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import cast

import numpy as np

from jollyroll.bots import random_turns, template
from jollyroll.bots.levels import RANDOM
from jollyroll.bots.players import Memory, players_module, players_of
from jollyroll.kit import NOBODY, Game, load_game, plugin_of
from jollyroll.kit.state import GameState
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.twins import rebound

from . import bot_games
from . import random_players as at_random
from .speeds import as_records, new_stream
from .tally import Numbers, Records, Tally, counted

MOST_DECISIONS = 1_000_000  # in one game; one that takes more is given up and counted as unfinished
BUFFER = 8 << 20  # bytes of last positions kept at a time


@dataclass(frozen=True)
class Series:
    """`seatings` gives a level to each seat; game after game they take turns."""

    game: Game
    options: Mapping[str, str]
    seatings: tuple[tuple[int, ...], ...]
    seed: int
    host: int = NOBODY
    youngest: int = NOBODY
    most: int = MOST_DECISIONS

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.seatings[0])

    @property
    def levels(self) -> tuple[int, ...]:
        """Every level that takes part."""
        return tuple(sorted({level for seating in self.seatings for level in seating}))

    def start(self) -> GameState:
        """The position every game begins with."""
        state: GameState = self.game.new_state(self.seats, self.options, self.host, self.youngest)
        state.ledger = None
        return state

    def nothing(self) -> Tally:
        """The tally before the first game."""
        return Tally.empty(len(self.seatings), self.seats)

    def worker(self) -> "Worker":
        """Somebody who plays games of this series."""
        return Worker(self)


class Worker:
    """Plays games of a series, compiled. Each thread has its own: players keep what they think of in their memory."""

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

    def positions(self, first: int, games: int) -> tuple[Records, Numbers]:
        """The last positions of these games and what was noted of them (see `bot_games`); overwritten by the next call."""
        if len(self.finals) < games:
            self.finals = np.zeros(games, self.start.dtype)
            self.notes = np.zeros((games, 2), np.int64)
        finals, notes, series = self.finals[:games], self.notes[:games], self.series
        self.bot_games.play_games(
            finals, notes, self.start, self.seatings, *self.streams, self.memory, series.seed, first, series.most
        )
        return finals, notes

    def play(self, first: int, games: int) -> Tally:
        """The tally of games number `first` and following."""
        total = self.series.nothing()
        for begin in range(first, first + games, self.room):
            finals, notes = self.positions(begin, min(self.room, first + games - begin))
            total += counted(self.series.game, finals, notes, len(self.seatings), begin)
        return total

    def get_ready(self) -> None:
        """Have the machine code made or fetched, without playing."""
        self.positions(0, 0)


@cache
def fast_bot_games(name: str, only_random: bool) -> ModuleType:
    """`bot_games` for this game in machine code."""
    from jollyroll.speed.compile import compiled

    return compiled(bot_games, {**replacements(name, only_random), **whole_turns(name, only_random)})


@cache
def plain_bot_games(name: str, only_random: bool) -> ModuleType:
    """The same as it is written."""
    return rebound(bot_games, replacements(name, only_random))


def replacements(name: str, only_random: bool) -> dict[ModuleType, ModuleType]:
    """What replaces the templates: the rulebook and the players of this game."""
    game = load_game(name)
    return {**rulebook_of(game), template: at_random if only_random else players_module(game)}


def whole_turns(name: str, only_random: bool) -> dict[ModuleType, ModuleType]:
    """Whole turns of players at random in the place of their template, in machine code, where nobody else plays."""
    turns = plugin_of(load_game(name)).random_turns() if only_random else None
    return {random_turns: cast(ModuleType, turns)} if turns else {}


def random_memory(game: Game, start: GameState) -> Memory:
    """What those turns need to know."""
    turns = plugin_of(game).random_turns()
    return turns.prepare(game, start) if turns else np.zeros(1)
