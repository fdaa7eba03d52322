"""What the bots of a game offer: functions by level, in the same subset of Python as the rules."""

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

Memory = Any  # what a game's bots prepare: only they know its type


class Players(Protocol):
    """A module of bots. The lab compiles it together with the rules; at a table it runs as it is, or compiled."""

    COMPILED: tuple[int, ...]  # levels that would keep people waiting in plain Python
    PLAYS_OUT: int  # the strongest level that is quick enough to play many games out for the coach

    @property
    def RATED_GAMES(self) -> Mapping[int, int]:
        """By seats: games for each two levels that the ratings are computed from, as many as a few minutes allow."""

    def choose(self, level: int, state: AnyState, stream: Stream, memory: Memory) -> int:
        """The number of the choice that a bot of this level makes for `state.seat`."""

    def prepare(self, game: Game, state: AnyState, levels: tuple[int, ...]) -> Memory:
        """What these levels need to know under the rules of this position, for compiled play: the `memory` of `choose`."""

    def prepare_plain(self, game: Game, state: AnyState, levels: tuple[int, ...]) -> Memory:
        """The same for plain Python."""

    def cache_key(self, state: AnyState) -> Hashable:
        """What memories depend on besides level, seats and options."""


class RandomTurns(Protocol):
    """A module that plays whole turns of players who choose at random: the very turns that the rulebook would give."""

    def play_turns(self, state: AnyState, dice: Stream, luck: Stream, levels: Ints, memory: Memory, most: int) -> int:
        """See `random_turns`."""

    def prepare(self, game: Game, state: AnyState) -> Memory:
        """What it needs to know under the rules of this position: the `memory` of `play_turns`."""


def players_of(game: Game) -> Players:
    """The bots of a game, to be asked as they are written; one that brings none has those that enumerate the turn."""
    return plugin_of(game).players() or plain_default(game.name)


def players_module(game: Game) -> ModuleType:
    """The same as a module that is still to be bound to the rulebook."""
    from . import enumerating

    return cast(ModuleType, plugin_of(game).players() or enumerating)


@cache
def plain_default(name: str) -> Players:
    """The default bots with the rulebook of this game."""
    from . import enumerating

    return cast(Players, rebound(enumerating, rulebook_of(load_game(name))))
