"""The whole of King's Gold: the questions every rulebook answers, each delegated to the module that knows."""

from jollyroll.kit.bags import BAG_COUNT, BAGS, SIX_TO, SIZE, roll_ways
from jollyroll.kit.first_player import DRAW_SEAT, ROLL_OFF, draw_seat
from jollyroll.kit.seating import seats_marked, sit_down
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .choices import PAIRS, VICTIMS
from .choices import seat_relative as seat_relative
from .combinations import nth_opponent, opponents
from .components import BONES, COINS, DICE, DIE, SIDES_WITH, SKULL
from .leaving import leave as leave
from .order import find_first, roll_for_first, start_turn
from .pairs import choose_pair, choose_victim, pair_choice, pair_count
from .phases import PAIR, REROLL, THROW, VICTIM
from .refusals import refusal as refusal
from .rolling import apply_roll, choose_reroll, list_rerolls, reroll_choice, reroll_count
from .state import State
from .timeout import timeout_choice as timeout_choice

FACES_ARE_SIDES = DIE == (0, 1, 2, 3, 4, 5)  # each face is on exactly one side of a die


def begin(state: State) -> None:
    """KG-09, KG-10: all coins in the box, nobody owns any; then the first player is found."""
    state.box = COINS
    sit_down(state)
    start_with(state, find_first(state))


def start_with(state: State, first: int) -> None:
    """KG-10: the first turn, once it is known whose it is."""
    if first != NOBODY:
        start_turn(state, first)


def legal_count(state: State) -> int:
    """KG-A47: the number of legal choices."""
    if state.phase == REROLL:
        return reroll_count(state)
    if state.phase == PAIR:
        return pair_count(state)
    if state.phase == VICTIM:
        return opponents(state)
    return 0


def legal_choice(state: State, index: int) -> int:
    """The number of the choice at this place of the list."""
    if state.phase == REROLL:
        return reroll_choice(state, index)
    if state.phase == PAIR:
        return pair_choice(state, index)
    return VICTIMS + nth_opponent(state, index)


def list_choices(state: State, listed: list[int]) -> int:
    """KG-A47: write all legal choices in the order of the list; returns how many."""
    if state.phase == REROLL:
        return list_rerolls(state, listed)
    count = legal_count(state)
    for index in range(count):
        listed[index] = legal_choice(state, index)
    return count


def apply_choice(state: State, choice: int) -> None:
    """Carry out a legal choice."""
    if choice < PAIRS:
        choose_reroll(state, choice)
    elif choice < VICTIMS:
        choose_pair(state, choice)
    else:
        choose_victim(state, choice)


def dice_in_hand(state: State) -> int:
    """How many dice are rolled next; 0 if chance decides otherwise or not at all."""
    if state.phase == THROW:
        return state.hand
    if state.phase == ROLL_OFF:
        return DICE
    return 0


def die_face(state: State, side: int) -> int:
    """The face on this side of a die: all dice are alike, and those of the box have each face once."""
    return DIE[side]


def outcome_count(state: State) -> int:
    """The number of outcomes of chance, numbered from 0; some may be impossible (weight 0)."""
    if state.phase == DRAW_SEAT:
        return MOST_SEATS
    return BAG_COUNT[dice_in_hand(state)]


def outcome_weight(state: State, outcome: int) -> int:
    """How many equally likely cases lead to this outcome."""
    if state.phase == DRAW_SEAT:
        return state.present[outcome]
    ways = roll_ways(outcome, dice_in_hand(state))
    if FACES_ARE_SIDES:
        return ways
    for face in range(BONES):
        for _ in range(BAGS[outcome][face]):
            ways *= SIDES_WITH[face]
    for _ in range(dice_in_hand(state) - SIZE[outcome]):
        ways *= SIDES_WITH[BONES]
    return ways


def outcome_total(state: State) -> int:
    """The total number of equally likely cases."""
    if state.phase == DRAW_SEAT:
        return seats_marked(state.present)
    return SIX_TO[dice_in_hand(state)]


def apply_outcome(state: State, outcome: int) -> None:
    """Apply an outcome of chance."""
    if state.phase == DRAW_SEAT:
        start_with(state, draw_seat(state, outcome))
    elif state.phase == ROLL_OFF:
        start_with(state, roll_for_first(state, BAGS[outcome][SKULL]))
    else:
        apply_roll(state, outcome)


def points(state: State, seat: int) -> int:
    """KG-37: the coins of this seat."""
    return state.coins[seat]
