"""The whole of Piraten Kapern: the questions every rulebook answers, each delegated to the module that knows."""

from jollyroll.kit.bags import BAG_COUNT, SIX_TO, SIZE, roll_ways
from jollyroll.kit.first_player import DRAW_SEAT, ROLL_OFF, apply_roll_off, draw_seat, seek_first_player
from jollyroll.kit.seating import seats_marked, sit_down
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .cards import card_total, card_weight, lay_out_pile, turn_over_card
from .chest import chest_choice, chest_count, chest_open, choose_chest, list_fillings
from .choices import CHEST, REVIVE, STOP
from .choices import seat_relative as seat_relative
from .components import DICE, KINDS
from .island import stop_barred
from .leaving import leave as leave
from .order import gather_dice, start_turn
from .phases import DRAW_CARD, ISLAND, RESCUE, ROLL, THROW
from .refusals import refusal as refusal
from .rolling import apply_roll, choose_roll, list_rolls, roll_choice, roll_count, stop
from .sorceress import choose_revive, list_revivals, revive_choice, revive_count, spell_ready
from .state import State
from .timeout import timeout_choice as timeout_choice

FACES_ARE_SIDES = True  # each face is on exactly one side of a die


def begin(state: State) -> None:
    """PK-10, PK-11, PK-A02: a shuffled pile, an empty score pad; then the first player is found."""
    lay_out_pile(state)
    gather_dice(state)
    state.trigger = NOBODY
    sit_down(state)
    start_with(state, seek_first_player(state))


def start_with(state: State, first: int) -> None:
    """PK-A02: the first turn, once it is known whose it is."""
    if first != NOBODY:
        start_turn(state, first)


def legal_count(state: State) -> int:
    """PK-A57: the number of legal choices: stopping and rolling, reviving a skull, filling the chest."""
    if state.phase == ROLL:
        count = roll_count(state)
        if spell_ready(state):
            return count + revive_count(state)
        return count + chest_count(state) if chest_open(state) else count
    if state.phase == ISLAND:
        return roll_count(state) + revive_count(state) if spell_ready(state) else roll_count(state)
    return 1 + revive_count(state) if state.phase == RESCUE else 0


def legal_choice(state: State, index: int) -> int:
    """PK-A56, PK-A57: the number of the choice at this place of the list."""
    if index == 0 and not stop_barred(state):
        return STOP
    if state.phase == RESCUE:
        return revive_choice(state, index - 1)
    if spell_ready(state) or chest_open(state):
        rolls = roll_count(state)
        if index >= rolls:
            return revive_choice(state, index - rolls) if spell_ready(state) else chest_choice(state, index - rolls)
    return roll_choice(state, index)


def list_choices(state: State, listed: list[int]) -> int:
    """PK-A57: write all legal choices in the order of the list; returns how many."""
    if state.phase == RESCUE:
        listed[0] = STOP
        return list_revivals(state, listed, 1)
    if state.phase != ROLL and state.phase != ISLAND:
        return 0
    end = list_rolls(state, listed)
    if spell_ready(state):
        return list_revivals(state, listed, end)
    return list_fillings(state, listed, end) if chest_open(state) else end


def apply_choice(state: State, choice: int) -> None:
    """Carry out a legal choice."""
    if choice == STOP:
        stop(state)
    elif choice < REVIVE:
        choose_roll(state, choice)
    elif choice < CHEST:
        choose_revive(state, choice - REVIVE)
    else:
        choose_chest(state, choice - CHEST)


def dice_in_hand(state: State) -> int:
    """How many dice are rolled next; 0 if chance decides otherwise or not at all."""
    if state.phase == THROW:
        return state.hand
    if state.phase == ROLL_OFF:
        return DICE
    return 0


def die_face(state: State, side: int) -> int:
    """PK-07, PK-50: the face on this side of a die: all dice are alike and have each face once."""
    return side


def outcome_count(state: State) -> int:
    """The number of outcomes of chance, numbered from 0; some may be impossible (weight 0)."""
    if state.phase == DRAW_SEAT:
        return MOST_SEATS
    if state.phase == DRAW_CARD:
        return KINDS
    return BAG_COUNT[dice_in_hand(state)]


def outcome_weight(state: State, outcome: int) -> int:
    """How many equally likely cases lead to this outcome."""
    if state.phase == DRAW_SEAT:
        return state.present[outcome]
    if state.phase == DRAW_CARD:
        return card_weight(state, outcome)
    return roll_ways(outcome, dice_in_hand(state))


def outcome_total(state: State) -> int:
    """The total number of equally likely cases."""
    if state.phase == DRAW_SEAT:
        return seats_marked(state.present)
    if state.phase == DRAW_CARD:
        return card_total(state)
    return SIX_TO[dice_in_hand(state)]


def apply_outcome(state: State, outcome: int) -> None:
    """Apply an outcome of chance."""
    if state.phase == THROW:
        apply_roll(state, outcome)
    elif state.phase == DRAW_CARD:
        turn_over_card(state, outcome)
    elif state.phase == DRAW_SEAT:
        start_with(state, draw_seat(state, outcome))
    else:
        start_with(state, apply_roll_off(state, DICE - SIZE[outcome]))


def points(state: State, seat: int) -> int:
    """PK-24: the points of this seat."""
    return state.scores[seat]
