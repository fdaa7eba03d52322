"""What a position inside a turn is worth, and each choice in it, once the turn is solved in a room."""

from typing import Any

from jollyroll.kit.bags import BAGS as COUNTS
from jollyroll.kit.bags import SIZE, bag_number

from ..rules import rulebook as rules
from ..rules.choices import CHEST, REVIVE, STOP
from ..rules.components import DICE, SKULL
from ..rules.phases import ISLAND, RESCUE
from ..rules.state import State
from .sheet import AT_ISLAND, BAGS, BEGIN, BUST, KLASS, LEAST, LEAVE, LEVELS, MOST, OPENING, STOPPED, STOWED, STOWS
from .turn import NOWHERE, RISK, VALUE, island_throw, opening

EVEN = 1e-12  # values that differ by less are alike: the choice with the lowest number is taken


def class_without(sheet: Any, page: int, state: State, bag: int) -> int:
    """The class of the dice that stay, on the table or the chest, when those of the bag are taken."""
    kept = bag_number(
        state.dice[0] + state.chest[0] - COUNTS[bag][0],
        state.dice[1] + state.chest[1] - COUNTS[bag][1],
        state.dice[2] + state.chest[2] - COUNTS[bag][2],
        state.dice[3] + state.chest[3] - COUNTS[bag][3],
        state.dice[4] + state.chest[4] - COUNTS[bag][4],
    )
    return int(sheet[page + KLASS + kept])


def kept_value(sheet: Any, page: int, klass: int, skulls: int, half: int, stowed: int, worth: Any, room: Any) -> float:
    """What dice of this class are worth with so many skulls and all others in the air; `stowed` is the bag on the chest."""
    value = room[VALUE + (half * LEVELS + skulls) * BAGS + klass]
    if sheet[page + STOWS]:
        end = sheet[page + STOWED + sheet[page + KLASS + stowed]]
        value += room[RISK + skulls * LEVELS + DICE - skulls - size_of(sheet, page, klass)] * worth[end]
    return float(value)


def size_of(sheet: Any, page: int, klass: int) -> int:
    """How many dice a class has."""
    size = 0
    while klass >= sheet[page + BEGIN + size + 1]:
        size += 1
    return size


def stowed_bag(state: State) -> int:
    """The bag on the Treasure Chest."""
    return bag_number(state.chest[0], state.chest[1], state.chest[2], state.chest[3], state.chest[4])


def stop_value(sheet: Any, page: int, state: State, worth: Any) -> float:
    """What ending the turn here is worth."""
    if state.phase == ISLAND:
        return float(worth[sheet[page + LEAVE + state.spell * LEVELS + state.dice[SKULL]]])
    part = BUST if state.phase == RESCUE else STOPPED
    return float(worth[sheet[page + part + state.dice[SKULL] * BAGS + class_without(sheet, page, state, 0)]])


def thrown_end(sheet: Any, page: int, state: State, bag: int) -> int:
    """How the turn ends if the dice in the air show this bag and skulls besides, and that ends it."""
    skulls = state.dice[SKULL] + state.hand - SIZE[bag]
    if state.island or (state.rolls == 0 and sheet[page + OPENING + skulls] == AT_ISLAND):
        return int(sheet[page + LEAVE + state.spell * LEVELS + skulls])
    if sheet[page + STOWS]:
        return int(sheet[page + STOWED + sheet[page + KLASS + stowed_bag(state)]])
    lying = bag_number(
        state.dice[0] + COUNTS[bag][0],
        state.dice[1] + COUNTS[bag][1],
        state.dice[2] + COUNTS[bag][2],
        state.dice[3] + COUNTS[bag][3],
        state.dice[4] + COUNTS[bag][4],
    )
    return int(sheet[page + BUST + skulls * BAGS + sheet[page + KLASS + lying]])


def choice_value(sheet: Any, page: int, state: State, choice: int, worth: Any, room: Any) -> float:
    """What a legal choice is worth."""
    if choice == STOP:
        return stop_value(sheet, page, state, worth)
    if choice >= CHEST:
        return chest_value(sheet, page, state, choice - CHEST, worth, room)
    revived = 1 if choice >= REVIVE else 0
    bag = choice - REVIVE if revived else choice
    skulls = state.dice[SKULL]
    if state.phase == ISLAND:
        way = revived * LEVELS + SIZE[bag] + revived
        return island_throw(sheet, page, state.spell * LEVELS + skulls, way, worth, room)
    half = 1 if revived else state.spell
    return kept_value(sheet, page, class_without(sheet, page, state, bag), skulls - revived, half, stowed_bag(state), worth, room)


def chest_value(sheet: Any, page: int, state: State, stowed: int, worth: Any, room: Any) -> float:
    """What the chest so filled is worth: the best of stopping and of all rolls of dice that lie beside it."""
    klass = best_beside(sheet, page, state, stowed, worth, room)
    if klass < 0:
        return stop_value(sheet, page, state, worth)
    return kept_value(sheet, page, klass, state.dice[SKULL], state.spell, stowed, worth, room)


def best_beside(sheet: Any, page: int, state: State, stowed: int, worth: Any, room: Any) -> int:
    """The class best kept once the chest is so filled; -1 if it is best to stop."""
    found = -1
    best = stop_value(sheet, page, state, worth)
    skulls = state.dice[SKULL]
    fewest = DICE - skulls - sheet[page + MOST + skulls]
    most = DICE - skulls - sheet[page + LEAST + skulls]
    lying = state.dice
    chest = state.chest
    for a in range(COUNTS[stowed][0], lying[0] + chest[0] + 1):
        for b in range(COUNTS[stowed][1], lying[1] + chest[1] + 1):
            for c in range(COUNTS[stowed][2], lying[2] + chest[2] + 1):
                for d in range(COUNTS[stowed][3], lying[3] + chest[3] + 1):
                    for e in range(COUNTS[stowed][4], lying[4] + chest[4] + 1):
                        if fewest <= a + b + c + d + e <= most:
                            klass = sheet[page + KLASS + bag_number(a, b, c, d, e)]
                            value = kept_value(sheet, page, klass, skulls, state.spell, stowed, worth, room)
                            if value > best + EVEN:
                                found = klass
                                best = value
    return found


def best_choice(sheet: Any, page: int, state: State, worth: Any, room: Any) -> int:
    """The choice worth most; of choices alike the one with the lowest number."""
    found = -1
    most = NOWHERE
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        value = choice_value(sheet, page, state, choice, worth, room)
        if value > most + EVEN or (value > most - EVEN and choice < found):
            found = choice
            most = max(most, value)
    return found


def throw_value(sheet: Any, page: int, state: State, worth: Any, room: Any) -> float:
    """What a position is worth whose dice are in the air."""
    if state.rolls == 0:
        return opening(sheet, page, worth, room)
    if state.lone:  # a skull revived alone: the way taken with it still among the skulls
        return island_throw(sheet, page, state.dice[SKULL] + 1, LEVELS + 1, worth, room)
    if state.island:
        return island_throw(sheet, page, state.spell * LEVELS + state.dice[SKULL], state.hand, worth, room)
    return kept_value(
        sheet, page, class_without(sheet, page, state, 0), state.dice[SKULL], state.spell, stowed_bag(state), worth, room
    )
