"""Rule functions that a plain dice game can import by name instead of writing.

Dice have six different faces and are rolled as bags; the first player is found without dice; no choice names a seat.
"""

from .bags import BAG_COUNT, BAGS, SIX_TO, roll_ways
from .dice_state import FACES, DiceState
from .first_player import DRAW_SEAT
from .rerolls import PICKED, PICKS
from .seating import seats_marked
from .state import MOST_SEATS

FACES_ARE_SIDES = True
THROW = 3  # the phase in which the dice in hand are rolled


def seat_relative(state: DiceState, choice: int) -> int:
    """DELETE"""
    return choice


def die_face(state: DiceState, side: int) -> int:
    """The face on a side: each face is on one side."""
    return side


def dice_in_hand(state: DiceState) -> int:
    """The number of dice rolled next."""
    return state.hand if state.phase == THROW else 0


def outcome_count(state: DiceState) -> int:
    """The number of outcomes: seats that may be drawn, or rolls of the dice in hand."""
    return MOST_SEATS if state.phase == DRAW_SEAT else BAG_COUNT[dice_in_hand(state)]


def outcome_weight(state: DiceState, outcome: int) -> int:
    """The number of equally likely cases with this outcome."""
    return state.present[outcome] if state.phase == DRAW_SEAT else roll_ways(outcome, dice_in_hand(state))


def outcome_total(state: DiceState) -> int:
    """The number of all equally likely cases."""
    return seats_marked(state.present) if state.phase == DRAW_SEAT else SIX_TO[dice_in_hand(state)]


def take_dice(state: DiceState, dice: int) -> None:
    """Start a turn with this many dice in hand and none on the table."""
    for face in range(FACES):
        state.dice[face] = 0
    state.hand = dice
    state.rolls = 0
    state.phase = THROW


def pick_up(state: DiceState, choice: int) -> None:
    """Take a choice's dice from the table into the hand, to roll them again."""
    for face in range(FACES):
        state.dice[face] -= PICKS[choice][face]
    state.hand += PICKED[choice]
    state.phase = THROW


def pick_up_all(state: DiceState) -> None:
    """Take all dice from the table into the hand, to roll them again."""
    for face in range(FACES):
        state.hand += state.dice[face]
        state.dice[face] = 0
    state.phase = THROW


def dice_fall(state: DiceState, roll: int) -> None:
    """Lay the rolled dice on the table."""
    last = state.hand
    for face in range(FACES - 1):
        state.dice[face] += BAGS[roll][face]
        last -= BAGS[roll][face]
    state.dice[FACES - 1] += last
    state.hand = 0
    state.rolls += 1
