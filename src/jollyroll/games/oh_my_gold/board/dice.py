"""The dice on the screen: those on cards and ships lie apart, and cards that would not be full are listed last."""

from jollyroll.terminal.dice_board import DiceBoard

DICE = DiceBoard(
    pictures={
        "key": ("o─╖", "good"),
        "coin": (" ● ", "gold"),
        "diamond": (" ◆ ", "cool"),
        "sword": ("╾┼━", "strong"),
    },
    put_down=("cards", "ships"),
    unfinished="lay-",
)
