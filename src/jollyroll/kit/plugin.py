"""What a game's package offers to the other packages: its `plugin`.

Only `game` is needed. Whatever else a game does not bring has a default: a plain board, bots that enumerate the turn, a
judge by rollouts. Each part is imported when it is asked for.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from .components import Component, Constants
from .guide import Guide

if TYPE_CHECKING:
    from jollyroll.bots.players import Players, RandomTurns
    from jollyroll.lab.findings import Findings
    from jollyroll.solve.solver import Solver
    from jollyroll.terminal.board import Board

    from .game import Game


class Plugin(ABC):
    """One game. The package of a game holds an instance of its own plugin under the name `plugin`.

    >>> from jollyroll.kit import load_game, plugin_of
    >>> plugin_of(load_game("kg")).name
    'kings_gold'
    """

    name: ClassVar[str]  # kings_gold
    code: ClassVar[str]  # kg: begins the ids of its messages and, in capitals, of its rules

    plays_in_page: ClassVar[bool] = False  # its judge and all its bots do without NumPy and Numba, so that a browser runs them

    @abstractmethod
    def game(self) -> "Game":
        """The rules."""

    def components(self) -> tuple[Component, ...]:
        """What of the box can be varied; a variant is this package loaded once more with other constants (see variants.py)."""
        return ()

    def check_components(self, constants: Constants) -> None:
        """Refuse components that together make no game."""
        return

    def solver(self) -> "Solver | None":
        """Judges positions, and lists the tables that can be solved."""
        return None

    def players(self) -> "Players | None":
        """Bots by level."""
        return None

    def random_turns(self) -> "RandomTurns | None":
        """Turns of players who choose at random, faster than by the rulebook."""
        return None

    def board(self) -> "Board | None":
        """The table in a terminal."""
        return None

    def findings(self) -> "Findings | None":
        """What was found out about the game, for the page of our own games."""
        return None

    def guide(self) -> Guide:
        """The rules a player needs at hand."""
        return Guide()
