"""A player leaves for good."""

from jollyroll.kit.ledger import moved, noted
from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seats_marked

from .choices import FIRST_TREASURE, owner_of
from .components import GONE, SWORD, TREASURES
from .covers import clear_table, take_dice_back
from .ending import finish_game
from .phases import NEXT_LOCK, PLACE
from .state import State
from .turns import end_turn, go_on


def leave(state: State, seat: int) -> None:
    """DIG-04, DIG-10, DIG-11, DIG-12, DIG-13: unloaded treasures leave the game, loot stays, an open turn has no effect.

    Dice that others have laid before that ship come back to the table.
    """
    if state.phase == OVER or state.present[seat] == 0:
        return
    on_turn = state.seat == seat and state.turn > 0 and state.phase != NEXT_LOCK
    cover = 0
    while cover < state.covers:
        place = state.cover_place[cover]
        if place >= FIRST_TREASURE and owner_of(place) == seat:
            take_dice_back(state, cover)
        else:
            cover += 1
    if state.boarded[seat] == 1:
        state.lying[SWORD] += 1
    elif state.boarded[seat] > 1:
        state.spent += 1
    state.boarded[seat] = 0
    if on_turn:
        clear_table(state)
    remove_treasures(state, seat)
    state.present[seat] = 0
    state.due[seat] = 0
    if seats_marked(state.present) == 1:
        finish_game(state)
    elif on_turn:
        noted(state, "DIG-11", "turn-dropped", seat, 0)
        end_turn(state)
    elif state.phase == PLACE:
        go_on(state)


def remove_treasures(state: State, seat: int) -> None:
    """DIG-04: the treasure before the ship leaves the game."""
    cards = 0
    for kind in range(TREASURES):
        cards += state.treasure[seat][kind]
        state.treasure[seat][kind] = 0
    moved(state, "DIG-04", "leave", seat, GONE, cards)
    state.removed += cards
