"""Skeleton Game, the whole of it: every player has one turn, and the most points win."""

from jollyroll.kit.dice_rules import FACES_ARE_SIDES as FACES_ARE_SIDES
from jollyroll.kit.dice_rules import dice_fall, pick_up, take_dice
from jollyroll.kit.dice_rules import dice_in_hand as dice_in_hand
from jollyroll.kit.dice_rules import die_face as die_face
from jollyroll.kit.dice_rules import outcome_count as outcome_count
from jollyroll.kit.dice_rules import outcome_total as outcome_total
from jollyroll.kit.dice_rules import outcome_weight as outcome_weight
from jollyroll.kit.dice_rules import seat_relative as seat_relative
from jollyroll.kit.first_player import DRAW_SEAT, draw_seat, seek_first_player
from jollyroll.kit.ledger import noted
from jollyroll.kit.phases import OVER
from jollyroll.kit.rerolls import REROLLS, STOP, has_dice, reroll_choice, reroll_count
from jollyroll.kit.seating import seat_after, seats_marked, sit_down
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .state import State

DICE, ROLLS = 5, 3
REROLL = 10  # the phase in which a player may stop or roll dice again

REFUSALS = (
    ("", ""),
    ("unknown-choice", "SKEL-03"),
    ("game-over", "SKEL-05"),
    ("dice-must-fall", "SKEL-02"),
    ("dice-not-there", "SKEL-03"),
)
LEGAL, UNKNOWN_CHOICE, GAME_OVER, DICE_MUST_FALL, DICE_NOT_THERE = range(5)


def begin(state: State) -> None:
    """SKEL-01: everybody sits down, and the first player is found."""
    sit_down(state)
    for seat in range(MOST_SEATS):
        state.due[seat] = state.present[seat]
    start_with(state, seek_first_player(state))


def start_with(state: State, first: int) -> None:
    """The first turn, once it is known who begins."""
    if first != NOBODY:
        start_turn(state, first)


def start_turn(state: State, seat: int) -> None:
    """SKEL-02: all dice in the hand."""
    state.seat = seat
    state.due[seat] = 0
    state.turn += 1
    take_dice(state, DICE)


def apply_outcome(state: State, outcome: int) -> None:
    """SKEL-02: chance has decided; after the last roll the turn is over."""
    if state.phase == DRAW_SEAT:
        start_with(state, draw_seat(state, outcome))
    else:
        dice_fall(state, outcome)
        state.phase = REROLL
        if state.rolls == ROLLS:
            end_turn(state)


def legal_count(state: State) -> int:
    """SKEL-03: to stop, and the ways to roll dice again."""
    return reroll_count(state.dice) if state.phase == REROLL else 0


def legal_choice(state: State, index: int) -> int:
    """The choice at this place of the list."""
    return reroll_choice(state.dice, index)


def refusal(state: State, choice: int) -> int:
    """LEGAL, or why this choice cannot be made now."""
    if choice < 0 or choice >= REROLLS[DICE]:
        return UNKNOWN_CHOICE
    if state.phase == OVER:
        return GAME_OVER
    if state.phase != REROLL:
        return DICE_MUST_FALL
    return LEGAL if has_dice(state.dice, choice) else DICE_NOT_THERE


def apply_choice(state: State, choice: int) -> None:
    """SKEL-03: stop, or roll these dice again."""
    if choice == STOP:
        end_turn(state)
    else:
        pick_up(state, choice)


def timeout_choice(state: State) -> int:
    """DIG-05: the dice stay as they are."""
    return STOP


def end_turn(state: State) -> None:
    """SKEL-04: the sum of the dice counts."""
    total = 0
    for face in range(6):
        total += state.dice[face] * (face + 1)
    state.scores[state.seat] = total
    noted(state, "SKEL-04", "scored", state.seat, total)
    pass_on(state)


def pass_on(state: State) -> None:
    """SKEL-05: the next turn, or the end."""
    following = seat_after(state.due, state.seat)
    if following == NOBODY:
        end_game(state)
    else:
        start_turn(state, following)


def end_game(state: State) -> None:
    """SKEL-05: the most points win; those who tie share the victory."""
    most = 0
    for seat in range(MOST_SEATS):
        if state.present[seat]:
            most = max(most, state.scores[seat])
    for seat in range(MOST_SEATS):
        state.won[seat] = 1 if state.present[seat] and state.scores[seat] == most else 0
    state.phase = OVER
    state.seat = NOBODY


def points(state: State, seat: int) -> int:
    """SKEL-04: the points of this seat."""
    return state.scores[seat]


def leave(state: State, seat: int) -> None:
    """DIG-10, DIG-11, DIG-12: who leaves cannot win; an open turn ends without effect; the last one left wins."""
    if state.phase == OVER or not state.present[seat]:
        return
    noted(state, "DIG-10", "leave", seat, 0)
    state.present[seat] = 0
    state.due[seat] = 0
    if seats_marked(state.present) == 1:
        end_game(state)
    elif state.phase != DRAW_SEAT and state.seat == seat:
        pass_on(state)
