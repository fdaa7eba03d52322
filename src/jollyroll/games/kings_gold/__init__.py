"""King's Gold: the plugin that offers its parts to the other packages."""

from typing import TYPE_CHECKING

from jollyroll.kit.components import Component, Constants
from jollyroll.kit.guide import Guide
from jollyroll.kit.plugin import Plugin

if TYPE_CHECKING:
    from jollyroll.bots.players import Players, RandomTurns
    from jollyroll.lab.findings import Findings
    from jollyroll.solve.solver import Solver
    from jollyroll.terminal.board import Board
    from jollyroll.terminal.dice_board import DiceBoard

    from .rules.game import KingsGold


class KingsGoldPlugin(Plugin):
    """King's Gold."""

    name = "kings_gold"
    code = "kg"
    plays_in_page = True

    def game(self) -> "KingsGold":
        from .rules.game import KingsGold

        return KingsGold()

    def components(self) -> tuple[Component, ...]:
        from .rules.variations import COMPONENTS

        return COMPONENTS

    def check_components(self, constants: Constants) -> None:
        from .rules.variations import check_components

        check_components(constants)

    def solver(self) -> "Solver":
        from .solve import solver

        return solver

    def players(self) -> "Players":
        from .bots import players

        return players

    def random_turns(self) -> "RandomTurns | None":
        from .bots import random_turns
        from .rules.rulebook import FACES_ARE_SIDES

        return random_turns if FACES_ARE_SIDES else None  # other dice are rolled by the rulebook

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


plugin = KingsGoldPlugin()
