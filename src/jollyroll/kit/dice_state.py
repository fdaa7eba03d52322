"""The state of a plain dice game: dice on the table and in hand."""

from .state import GameState, number, row

FACES = 6


class DiceState(GameState):
    """Six-sided dice. A game adds its own fields."""

    hand: int = number()  # dice about to be rolled
    rolls: int = number()  # rolls of this turn so far
    dice: list[int] = row(FACES)  # on the table, by face
