"""The interface of a game's bots: functions by level, in the same subset of Python as the rules."""

from collections.abc import Hashable, Mapping
from functools import cache
from types import ModuleType
from typing import Any, Protocol, cast

from jollyroll.dice.stream import Stream
from jollyroll.kit import Game, load_game, plugin_of
from jollyroll.kit.state import AnyState
from jollyroll.solve.arrays import Ints
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.twins import rebound

BotMemory = object  # made by a game's bots, which alone know its type


class Players(Protocol):
    """A module of bots. The lab compiles it together with the rules; at a table it runs in plain Python or compiled."""

    COMPILED: tuple[int, ...]  # levels that are too slow in plain Python
    PLAYS_OUT: int  # the strongest level fast enough for the coach's rollouts

    @property
    def RATED_GAMES(self) -> Mapping[int, int]:
        """By number of seats: games for each pair of levels behind the published ratings, as many as a few minutes allow."""

    def choose(self, level: int, state: AnyState, stream: Stream, memory: Any) -> int:
        """The number of the choice that a bot of this level makes for `state.seat`."""

    def prepare(self, game: Game, state: AnyState, levels: tuple[int, ...]) -> BotMemory:
        """The `memory` of `choose` for these levels under the rules of this position, for compiled play."""

    def prepare_plain(self, game: Game, state: AnyState, levels: tuple[int, ...]) -> BotMemory:
        """The same for plain Python."""

    def cache_key(self, state: AnyState) -> Hashable:
        """The facts that memories depend on, besides level, seats and options."""


class RandomTurns(Protocol):
    """A module that plays whole turns of random players, identical to those played by the rulebook."""

    def play_turns(self, state: AnyState, dice: Stream, luck: Stream, levels: Ints, memory: Any, most: int) -> int:
        """See `random_turns`."""

    def prepare(self, game: Game, state: AnyState) -> BotMemory:
        """The `memory` of `play_turns` under the rules of this position."""


def players_of(game: Game) -> Players:
    """The bots of a game, in plain Python; a game without any gets the default bots, which enumerate the turn."""
    return plugin_of(game).players() or plain_default(game.name)


def players_module(game: Game) -> ModuleType:
    """The same as a module not yet bound to the rulebook."""
    from . import enumerating

    return cast(ModuleType, plugin_of(game).players() or enumerating)


@cache
def plain_default(name: str) -> Players:
    """The default bots bound to the rulebook of this game."""
    from . import enumerating

    return cast(Players, rebound(enumerating, rulebook_of(load_game(name))))
