"""What the bots of a game offer: functions by level, in the same subset of Python as the rules."""

from collections.abc import Hashable
from typing import Any, Protocol

from jollyroll.dice.stream import Stream
from jollyroll.kit import Game, plugin_of
from jollyroll.kit.state import AnyState

Memory = Any  # what a game's bots prepare: only they know its type


class Players(Protocol):
    """A module of bots. The lab compiles it together with the rules; at a table it runs as it is, or compiled."""

    COMPILED: tuple[int, ...]  # levels that would keep people waiting in plain Python

    def choose(self, level: int, state: AnyState, stream: Stream, memory: Memory) -> int:
        """The number of the choice that a bot of this level makes for `state.seat`."""

    def prepare(self, game: Game, state: AnyState, levels: tuple[int, ...]) -> Memory:
        """What these levels need to know under the rules of this position, for compiled play: the `memory` of `choose`."""

    def prepare_plain(self, game: Game, state: AnyState, levels: tuple[int, ...]) -> Memory:
        """The same for plain Python."""

    def cache_key(self, state: AnyState) -> Hashable:
        """What tells memories apart besides level, seats and options."""


def players_of(game: Game) -> Players:
    """The bots of a game."""
    players = plugin_of(game).players()
    assert players, "default bots"
    return players
