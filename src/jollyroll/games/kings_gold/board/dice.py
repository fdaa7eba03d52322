"""The dice on the screen."""

from jollyroll.terminal.dice_board import DiceBoard

DICE = DiceBoard(
    pictures={
        "coin-1": ("(1)", "gold"),
        "coin-2": ("(2)", "gold"),
        "coin-3": ("(3)", "gold"),
        "cannon": ("●══", ""),
        "skull": (" ☠ ", "strong"),
        "crossbones": (" ✖ ", "danger"),
    }
)
