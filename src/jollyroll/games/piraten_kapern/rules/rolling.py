"""The rolls of a turn: legal rolls, their effects, and stopping."""

from jollyroll.kit.bags import BAGS, SIZE, list_picks
from jollyroll.kit.ledger import noted

from .choices import STOP
from .components import DICE, ISLAND_SKULLS, LEAST_DICE, OUT_SKULLS, SKULL, TREASURE_CHEST
from .island import island_roll, leave_island, reach_island, skulls, stop_barred
from .options import KEEP_ONE
from .payment import pay_stowed
from .phases import ISLAND, RESCUE, ROLL, THROW
from .picks import free_bag, free_dice, pick_at, pick_count, single_count, skip_singles, take_in_hand
from .sea_battle import at_sea, sink
from .sorceress import spell_ready
from .state import State
from .turns import cash_in, finish_turn


def fewest_dice(state: State) -> int:
    """PK-15, PK-A19, PK-A55: every roll takes two dice or more; at the Island the option may allow one. Rolls are not limited."""
    return state.island_min_dice if state.island else LEAST_DICE


def must_keep_one(state: State) -> bool:
    """PK-A05: under `keep_one`, eight dice on the table may not all be rolled again."""
    return state.reroll_all == KEEP_ONE and free_dice(state) == DICE


def roll_count(state: State) -> int:
    """PK-13, PK-15, PK-A05, PK-A17, PK-A18: the number of ways to roll, including stopping unless that is barred."""
    count = pick_count(state) - must_keep_one(state) - stop_barred(state)
    return count - single_count(state) if fewest_dice(state) > 1 else count


def roll_choice(state: State, index: int) -> int:
    """PK-13, PK-15: the bag of dice to roll at this place of the list, which begins with the stop unless that is barred."""
    place = index + stop_barred(state)
    return pick_at(state, skip_singles(state, place) if fewest_dice(state) > 1 else place)


def list_rolls(state: State, listed: list[int]) -> int:
    """PK-13, PK-15, PK-A05, PK-A17: write that whole list; returns its length."""
    end = list_picks(free_bag(state), listed, 0, STOP, fewest_dice(state), not stop_barred(state))
    return end - must_keep_one(state)


def choose_roll(state: State, bag: int) -> None:
    """PK-12, PK-13, PK-14, PK-A55: these dice are rolled again."""
    take_in_hand(state, bag)
    state.phase = THROW


def apply_roll(state: State, bag: int) -> None:
    """PK-16, PK-A12, PK-A57: the dice in hand show this bag and skulls; the skulls are put aside."""
    fresh = state.hand - SIZE[bag]
    for face in range(SKULL):
        state.dice[face] += BAGS[bag][face]
    state.dice[SKULL] += fresh
    state.hand = 0
    state.rolls += 1
    state.arranged = 0
    if state.island:
        island_roll(state, fresh)
    else:
        count_skulls(state)


def count_skulls(state: State) -> None:
    """PK-17, PK-18, PK-44, PK-A08, PK-A09, PK-A14, PK-A22, PK-A52, PK-A53, PK-A57: end the turn, or go on, by the number of skulls.

    With three skulls it goes on if the spell is still unused.
    """
    number = skulls(state)
    if number < OUT_SKULLS:
        state.phase = ROLL
    elif leads_to_island(state):
        reach_island(state)
    elif number == OUT_SKULLS and spell_ready(state):
        state.phase = RESCUE
    else:
        disqualify(state)


def leads_to_island(state: State) -> bool:
    """PK-28, PK-44, PK-A10: four skulls lead to the Island on the first roll only, and never in a Sea Battle."""
    return skulls(state) >= ISLAND_SKULLS and state.rolls == 1 and not at_sea(state)


def disqualify(state: State) -> None:
    """PK-17, PK-36, PK-A37, PK-A48, PK-A49: the turn ends without points, whatever the card adds or doubles.

    Only dice already on the Treasure Chest still count, and a Sea Battle is lost.
    """
    noted(state, "PK-17", "disqualified", state.seat, skulls(state))
    if at_sea(state):
        sink(state)
    elif state.card == TREASURE_CHEST:
        pay_stowed(state)
    finish_turn(state)


def stop(state: State) -> None:
    """PK-30, PK-A06, PK-A13, PK-A17, PK-A56: the player stops: points, the Island's toll, or three skulls accepted."""
    if state.phase == ISLAND:
        leave_island(state)
    elif state.phase == RESCUE:
        disqualify(state)
    else:
        cash_in(state)
