"""The course of a turn: rolling, placing, the effects, and its end."""

from jollyroll.kit.bags import BAGS
from jollyroll.kit.ledger import noted

from .choices import BOARD, DONE, FIRST_COVER, FIRST_PLACE, ROLL, USAGES, owner_of
from .components import FACES
from .covers import clear_table, dice_lying, dice_on, is_treasure_of_another, lay
from .ending import after_turn
from .loot import carry_out, turn_over
from .options import COMPLETE_ONLY, OFF
from .phases import COMMIT, PLACE, REROLL, THROW
from .placing import placing_count
from .row import lay_out
from .seadogs import board, nth_theft
from .state import State


def apply_roll(state: State, bag: int) -> None:
    """OMG-09, OMG-10, OMG-35, OMG-A06: apply a roll; the second one stands."""
    for face in range(FACES):
        state.lying[face] += BAGS[bag][face]
    state.hand = 0
    if state.rolls_left == 0:
        go_on(state)
    else:
        state.phase = REROLL if state.seafarers == OFF else COMMIT


def choose(state: State, choice: int) -> None:
    """OMG-10, OMG-11, OMG-14, OMG-35, OMG-A25: stop, roll again, or lay dice; placing ends on the player's word."""
    if choice == ROLL:
        roll_again(state)
        return
    if choice == DONE:
        if state.phase == PLACE:
            end_placing(state)
            return
        state.rolls_left = 0
    elif choice < FIRST_PLACE:
        board(state, choice - BOARD)
    else:
        place_dice(state, (choice - FIRST_PLACE) // USAGES, (choice - FIRST_PLACE) % USAGES)
    go_on(state)


def roll_again(state: State) -> None:
    """OMG-10, OMG-35, OMG-A24: all dice on no card are rolled once more; those on cards stay."""
    state.rolls_left = 0
    state.hand = dice_lying(state)
    for face in range(FACES):
        state.lying[face] = 0
    state.phase = THROW


def place_dice(state: State, place: int, usage: int) -> None:
    """OMG-11, OMG-38: lay dice on a card; completing a theft also lays the sword on the ship."""
    where = state.cover_place[place - FIRST_COVER] if place >= FIRST_COVER else place
    if is_treasure_of_another(state, where) and state.boarded[owner_of(where)] == 0 and places_whole_cards(state):
        board(state, owner_of(where))
    lay(state, place, usage)


def places_whole_cards(state: State) -> bool:
    """OMG-12, OMG-A23: only dice that complete a card, or a whole theft, may be laid now."""
    return state.phase == PLACE or state.seafarer_commit == COMPLETE_ONLY


def go_on(state: State) -> None:
    """OMG-14, OMG-A08, OMG-A26, OMG-A37: lay more dice, or end the placing; no chest is turned before that.

    With `same_turn_load` each card takes effect as soon as it is complete.
    """
    if (state.same_turn_load != OFF or state.placed != 0) and carry_out(state):
        return
    if state.placed == 0:
        if state.rolls_left > 0 and dice_lying(state) > 0:
            state.phase = COMMIT
            return
        if state.rolls_left == 0 and (placing_count(state) > 0 or nth_theft(state, -1) > 0):
            state.phase = PLACE
            return
        end_placing(state)
        return
    end_turn(state)


def end_placing(state: State) -> None:
    """OMG-13, OMG-14, OMG-A11, OMG-A37: unplaced dice are lost for this turn; now all cards take effect."""
    state.placed = 1
    aside = dice_lying(state)
    if aside > 0:
        noted(state, "OMG-13", "dice-lost", state.seat, aside)
    if not carry_out(state):
        end_turn(state)


def chest_is_turned(state: State, kind: int) -> None:
    """OMG-19, OMG-A08: reveal the content of the chest; the turn goes on."""
    turn_over(state, kind)
    go_on(state)


def end_turn(state: State) -> None:
    """OMG-27, OMG-28, OMG-A12, OMG-A23, OMG-A40: dice pass on, then the row is filled up, after every turn and never within one."""
    if state.seafarers != OFF:
        wasted = 0
        for cover in range(state.covers):
            wasted += dice_on(state, cover)
        for seat in range(state.seats):
            wasted += state.boarded[seat] == 1
        if wasted > 0:
            noted(state, "OMG-A23", "wasted", state.seat, wasted)
    clear_table(state)
    if lay_out(state):
        after_turn(state)
