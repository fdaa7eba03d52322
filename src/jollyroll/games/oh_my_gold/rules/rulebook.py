"""The whole of Oh My Gold!: the questions every rulebook answers, each delegated to the module that knows."""

from jollyroll.kit.bags import BAG_COUNT, BAGS, SIX_TO, SIZE, roll_ways
from jollyroll.kit.first_player import DRAW_SEAT, draw_seat, seek_first_player
from jollyroll.kit.seating import seats_marked, sit_down
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .choices import DONE, ROLL
from .choices import seat_relative as seat_relative
from .components import FACES, KINDS, MOST_LOCKS, SIDES
from .ending import after_turn
from .leaving import leave as leave
from .loot import chests_like_it
from .order import start_turn
from .phases import COMMIT, NEXT_LOCK, OPEN_CHEST, PLACE, REROLL, THROW
from .points import loot_points
from .refusals import refusal as refusal
from .row import lay_out, lock_shows, shuffle
from .seadogs import place_choice, place_count
from .seafarers import commit_choice, commit_count
from .state import State
from .timeout import timeout_choice as timeout_choice
from .turns import apply_roll, chest_is_turned, choose

FACES_ARE_SIDES = False  # some faces are on two sides of a die


def begin(state: State) -> None:
    """OMG-02, OMG-04, OMG-05, OMG-06, OMG-A04: a ship for everyone, a pile, three chests beside it."""
    sit_down(state)
    state.opener = NOBODY
    state.seat = NOBODY
    shuffle(state)
    lay_out(state)


def start_with(state: State, first: int) -> None:
    """OMG-07, OMG-A36: the first turn, once it is known whose it is."""
    if first != NOBODY:
        start_turn(state, first)


def legal_count(state: State) -> int:
    """The number of legal choices."""
    if state.phase == REROLL:
        return 2
    if state.phase == PLACE:
        return place_count(state)
    if state.phase == COMMIT:
        return commit_count(state)
    return 0


def legal_choice(state: State, index: int) -> int:
    """The number of the choice at this place of the list."""
    if state.phase == REROLL:
        return DONE if index == 0 else ROLL
    if state.phase == COMMIT:
        return commit_choice(state, index)
    return place_choice(state, index)


def apply_choice(state: State, choice: int) -> None:
    """Carry out a legal choice."""
    choose(state, choice)


def dice_in_hand(state: State) -> int:
    """How many dice are rolled next; 0 if chance decides otherwise or not at all."""
    return state.hand if state.phase == THROW else 0


def die_face(state: State, side: int) -> int:
    """OMG-01, OMG-A01: the face on this side of a die; all four are alike."""
    return state.sides[side]


def outcome_count(state: State) -> int:
    """The number of outcomes of chance, numbered from 0; some may be impossible (weight 0)."""
    if state.phase == DRAW_SEAT:
        return MOST_SEATS
    if state.phase == NEXT_LOCK:
        return MOST_LOCKS
    if state.phase == OPEN_CHEST:
        return len(KINDS)
    return BAG_COUNT[dice_in_hand(state)]


def outcome_weight(state: State, outcome: int) -> int:
    """OMG-05, DIG-07: the number of equally likely cases for this outcome: seats, unseen cards, or rolls."""
    if state.phase == DRAW_SEAT:
        return state.present[outcome]
    if state.phase == NEXT_LOCK:
        return state.below[outcome]
    if state.phase == OPEN_CHEST:
        return state.unopened[state.chests[state.opening] - 1][outcome]
    return face_ways(state, outcome)


def face_ways(state: State, bag: int) -> int:
    """OMG-01, OMG-A01: the number of rolls that show this bag; a face on two sides of a die comes up twice as often."""
    dice = dice_in_hand(state)
    if BAGS[bag][FACES] > 0 or SIZE[bag] != dice:
        return 0
    ways = roll_ways(bag, dice)
    for face in range(FACES):
        sides = 0
        for side in range(SIDES):
            sides += state.sides[side] == face
        for _ in range(BAGS[bag][face]):
            ways *= sides
    return ways


def outcome_total(state: State) -> int:
    """The total number of equally likely cases."""
    if state.phase == DRAW_SEAT:
        return seats_marked(state.present)
    if state.phase == NEXT_LOCK:
        return state.below[0] + state.below[1] + state.below[2]
    if state.phase == OPEN_CHEST:
        return chests_like_it(state)
    return SIX_TO[dice_in_hand(state)]


def apply_outcome(state: State, outcome: int) -> None:
    """Apply an outcome of chance."""
    if state.phase == THROW:
        apply_roll(state, outcome)
    elif state.phase == OPEN_CHEST:
        chest_is_turned(state, outcome)
    elif state.phase == NEXT_LOCK:
        lock_shows(state, outcome + 1)
        if lay_out(state):
            if state.turn == 0:
                start_with(state, seek_first_player(state))
            else:
                after_turn(state)
    else:
        start_with(state, draw_seat(state, outcome))


def points(state: State, seat: int) -> int:
    """OMG-23: each coin and each diamond in the loot is one point."""
    return loot_points(state, seat)
