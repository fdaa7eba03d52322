"""The position of a plain dice game: what lies on the table and what is in the hand."""

from .state import GameState, number, row

FACES = 6


class DiceState(GameState):
    """Six-sided dice; a game adds what else it keeps."""

    hand: int = number()  # dice about to be rolled
    rolls: int = number()  # rolls of this turn so far
    dice: list[int] = row(FACES)  # on the table, by face
