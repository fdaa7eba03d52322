"""Bots by level: the functions of a game's `bots/players.py`, interpreted or compiled."""

import threading
from functools import cache
from types import ModuleType
from typing import cast

from jollyroll.dice.fair import RandomNumbers
from jollyroll.dice.stream import Stream, seed_stream
from jollyroll.kit import Game, GameState, load_game, plugin_of
from jollyroll.kit.state import AnyStates
from jollyroll.solve.cache import BoundedCache
from jollyroll.solve.plain_numpy import stands_in
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.installed import require_speed
from jollyroll.speed.page_kernels import page_kernels
from jollyroll.speed.twins import rebound

from .bot import Bot
from .players import BotMemory, players_module, players_of

SEEDS = 1 << 31  # of the stream for a decision
MOST_MEMORIES = 8  # per thread; one takes up to 20 MB


class LevelBot(Bot):
    """A bot of one level. Its memory (tables, the turn it has solved) is shared by all bots with the same rules.

    Levels that a game's bots list in `COMPILED` run in machine code; the others run in plain Python, without Numba.
    """

    def __init__(self, game: Game, numbers: RandomNumbers, level: int) -> None:
        super().__init__(game, numbers)
        self.level = level
        self.players = players_of(game)
        self.compiled = level in self.players.COMPILED and not (stands_in() and plugin_of(game).plays_in_page)
        if self.compiled:
            require_speed()

    def choose(self, state: GameState) -> int:
        memory = self.memory(state)
        if not self.compiled:
            stream = [0, 0, 0, 0]
            seed_stream(stream, self.numbers.below(SEEDS), 0)
            return int(plain_players(self.game.name).choose(self.level, state, stream, memory))
        return self.choose_fast(state, memory)

    def choose_fast(self, state: GameState, memory: BotMemory) -> int:
        """The same in machine code."""
        states, stream = as_arrays(state)
        seed_stream(stream, self.numbers.below(SEEDS), 0)
        return int(fast_players(self.game.name).ask(self.level, states, stream, memory))

    def wake(self, state: GameState) -> None:
        memory = self.memory(state)
        if self.compiled:
            from jollyroll.speed.compile import make_ready

            make_ready(fast_players(self.game.name).ask, self.level, *as_arrays(state), memory)

    def memory(self, state: GameState) -> BotMemory:
        """The memory of a player of this level under these rules. Each thread has its own, because players write to it."""
        options = tuple(getattr(state, option.name) for option in self.game.options)
        key = (self.game.name, self.level, state.seats, options, self.players.cache_key(state))
        prepare = self.players.prepare if self.compiled else self.players.prepare_plain
        return MEMORIES.known.get(key, lambda: prepare(self.game, state, (self.level,)))


class Memories(threading.local):
    """This thread's memories, for the rules it played by last."""

    def __init__(self) -> None:
        self.known: BoundedCache[BotMemory] = BoundedCache(MOST_MEMORIES)


MEMORIES = Memories()


def as_arrays(state: GameState) -> tuple[AnyStates, Stream]:
    """The position as an array for machine code, and an array for a stream."""
    import numpy as np

    from jollyroll.speed.compile import record_type, to_record

    states = np.zeros(1, record_type(type(state)))
    to_record(state, states)
    return cast(AnyStates, states), cast(Stream, np.zeros(4, np.int64))


@cache
def plain_players(name: str) -> ModuleType:
    """The players of a game in plain Python, bound to its rulebook."""
    from . import template

    game = load_game(name)
    players = players_module(game)
    return rebound(players, {template: players, **rulebook_of(game), **page_kernels(name)})


@cache
def fast_players(name: str) -> ModuleType:
    """The players of a game in machine code, compiled once per machine."""
    from jollyroll.speed.compile import compiled

    from . import ask as asking
    from . import template

    game = load_game(name)
    return compiled(asking, {template: players_module(game), **rulebook_of(game)})
