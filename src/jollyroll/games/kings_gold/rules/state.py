"""A position of King's Gold."""

from typing import ClassVar

from jollyroll.kit.state import GameState, number, per_seat, row, seat_number

from .components import BONES, BOX, COINS, DICE, KING, MOST_TIE_ROUNDS, ROLLS


class State(GameState):
    """Box, King and piles, the dice on the table, and how far the turn and the tie-break have come."""

    PLACES: ClassVar = {BOX: "box", KING: "king"}

    shortage: int = number()  # options, as numbered in options.py
    tie: int = number()
    bones_effect: int = number()
    end_timing: int = number()

    box: int = number(most=COINS)
    king: int = number(most=COINS)
    coins: list[int] = per_seat(most=COINS)

    dice: list[int] = row(BONES + 1, most=DICE)  # dice lying on the table, by face; paired dice have been taken away
    hand: int = number(most=DICE)  # dice about to be rolled
    rolls: int = number(most=ROLLS)  # rolls made this turn

    tie_round: int = number(most=MOST_TIE_ROUNDS)  # tie rounds begun, 0 in the game proper
    replay: int = number()  # whole new games begun because of a tie
    ender: int = seat_number()  # who ended the game proper; tie rounds start with the next seat
    tied: list[int] = per_seat()  # seats compared after the tie round
    due: list[int] = per_seat()  # seats that still take a turn in the tie round
