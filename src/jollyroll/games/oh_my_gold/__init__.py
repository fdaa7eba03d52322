"""Oh My Gold!: the plugin that offers its parts to the other packages."""

from typing import TYPE_CHECKING

from jollyroll.kit.guide import Guide
from jollyroll.kit.plugin import Plugin

if TYPE_CHECKING:
    from jollyroll.bots.players import Players, RandomTurns
    from jollyroll.lab.findings import Findings
    from jollyroll.solve.solver import Solver
    from jollyroll.terminal.board import Board
    from jollyroll.terminal.dice_board import DiceBoard

    from .rules.game import OhMyGold


class OhMyGoldPlugin(Plugin):
    """Oh My Gold!."""

    name = "oh_my_gold"
    code = "omg"
    plays_in_page = True

    def game(self) -> "OhMyGold":
        from .rules.game import OhMyGold

        return OhMyGold()

    def solver(self) -> "Solver":
        from .solve import solver

        return solver

    def players(self) -> "Players":
        from .bots import players

        return players

    def random_turns(self) -> "RandomTurns":
        from .bots import random_turns

        return random_turns

    def board(self) -> "Board":
        from .board import board

        return board

    def dice_board(self) -> "DiceBoard":
        from .board.dice import DICE

        return DICE

    def findings(self) -> "Findings":
        from . import findings

        return findings

    def guide(self) -> Guide:
        from .board.guide import GUIDE

        return GUIDE


plugin = OhMyGoldPlugin()
