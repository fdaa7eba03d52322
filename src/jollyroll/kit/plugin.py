"""`Plugin`: what a game's package offers to the rest of the program.

Only `game` is required. Everything else has a default: a plain board, bots that enumerate the turn, a judge by rollouts. Parts are
imported on first use.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from .components import Component, Constants
from .guide import Guide

if TYPE_CHECKING:
    from types import FunctionType

    from jollyroll.bots.players import Players, RandomTurns
    from jollyroll.lab.findings import Findings
    from jollyroll.solve.solver import Solver
    from jollyroll.terminal.board import Board
    from jollyroll.terminal.dice_board import DiceBoard

    from .game import Game


class Plugin(ABC):
    """One game. The package of a game holds an instance of its own plugin under the name `plugin`.

    >>> from jollyroll.kit import load_game, plugin_of
    >>> plugin_of(load_game("kg")).name
    'kings_gold'
    """

    name: ClassVar[str]  # kings_gold
    code: ClassVar[str]  # kg: prefix of its messages' ids and, in capitals, of its rules'

    plays_in_page: ClassVar[bool] = False  # whether its judge and bots run in a browser, without NumPy and Numba

    @abstractmethod
    def game(self) -> "Game":
        """The game."""

    def components(self) -> tuple[Component, ...]:
        """The components that can be varied. A variant is this package loaded again with other constants (see variants.py)."""
        return ()

    def check_components(self, constants: Constants) -> None:
        """Refuse combinations of components that make no playable game."""
        return

    def solver(self) -> "Solver | None":
        """The solver, which judges positions and lists the tables that can be solved."""
        return None

    def players(self) -> "Players | None":
        """The bots by level."""
        return None

    def random_turns(self) -> "RandomTurns | None":
        """A faster way to play random turns than by the rulebook."""
        return None

    def page_kernels(self) -> "tuple[FunctionType, ...]":
        """Arithmetic functions on arrays, which the browser compiles when Python runs in a page."""
        return ()

    def board(self) -> "Board | None":
        """The terminal's board."""
        return None

    def dice_board(self) -> "DiceBoard | None":
        """How the terminal draws and picks the game's dice."""
        return None

    def findings(self) -> "Findings | None":
        """The game's findings for `docs/solved.md`."""
        return None

    def guide(self) -> Guide:
        """Which rules to show in which phase."""
        return Guide()
