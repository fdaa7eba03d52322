"""What a position inside a turn is worth, and each choice in it, once the turn is solved in a room."""

from typing import Any

from jollyroll.games.bags import BAGS as COUNTS
from jollyroll.games.bags import SIZE, bag_number
from jollyroll.games.piraten_kapern import rules
from jollyroll.games.piraten_kapern.components import DICE, SKULL
from jollyroll.games.piraten_kapern.phases import ISLAND, RESCUE
from jollyroll.games.piraten_kapern.picks import CHEST, REVIVE, STOP
from jollyroll.games.piraten_kapern.state import State

from .sheet import BAGS, LEVELS, NODES, Sheet
from .turn import NOWHERE, Room, island_throw, opening

EVEN = 1e-12  # values that differ by less are alike: the choice with the lowest number is taken


def class_without(sheet: Sheet, state: State, bag: int) -> int:
    """The class of the dice that stay, on the table or the chest, when those of the bag are taken."""
    kept = bag_number(
        state.dice[0] + state.chest[0] - COUNTS[bag][0],
        state.dice[1] + state.chest[1] - COUNTS[bag][1],
        state.dice[2] + state.chest[2] - COUNTS[bag][2],
        state.dice[3] + state.chest[3] - COUNTS[bag][3],
        state.dice[4] + state.chest[4] - COUNTS[bag][4],
    )
    return int(sheet.klass[state.card * BAGS + kept])


def kept_value(sheet: Sheet, state: State, klass: int, skulls: int, half: int, stowed: int, worth: Any, room: Room) -> float:
    """What dice of this class are worth with so many skulls and all others in the air; `stowed` is the bag on the chest."""
    value = room.value[(half * LEVELS + skulls) * BAGS + klass]
    if sheet.stows[state.card]:
        end = sheet.stowed[state.card * BAGS + sheet.klass[state.card * BAGS + stowed]]
        value += room.risk[skulls * LEVELS + DICE - skulls - size_of(sheet, state.card, klass)] * worth[end]
    return float(value)


def size_of(sheet: Sheet, card: int, klass: int) -> int:
    """How many dice a class has."""
    size = 0
    while klass >= sheet.begin[card * (LEVELS + 1) + size + 1]:
        size += 1
    return size


def stowed_bag(state: State) -> int:
    """The bag on the Treasure Chest."""
    return bag_number(state.chest[0], state.chest[1], state.chest[2], state.chest[3], state.chest[4])


def stop_value(sheet: Sheet, state: State, worth: Any) -> float:
    """What ending the turn here is worth."""
    if state.phase == ISLAND:
        return float(worth[sheet.leave[state.card * NODES + state.spell * LEVELS + state.dice[SKULL]]])
    place = (state.card * LEVELS + state.dice[SKULL]) * BAGS + class_without(sheet, state, 0)
    return float(worth[sheet.bust[place]] if state.phase == RESCUE else worth[sheet.stop[place]])


def choice_value(sheet: Sheet, state: State, choice: int, worth: Any, room: Room) -> float:
    """What a legal choice is worth."""
    if choice == STOP:
        return stop_value(sheet, state, worth)
    if choice >= CHEST:
        return chest_value(sheet, state, choice - CHEST, worth, room)
    revived = 1 if choice >= REVIVE else 0
    bag = choice - REVIVE if revived else choice
    skulls = state.dice[SKULL]
    if state.phase == ISLAND:
        way = revived * LEVELS + SIZE[bag] + revived
        return island_throw(sheet, state.card, state.spell * LEVELS + skulls, way, worth, room)
    half = 1 if revived else state.spell
    return kept_value(sheet, state, class_without(sheet, state, bag), skulls - revived, half, stowed_bag(state), worth, room)


def chest_value(sheet: Sheet, state: State, stowed: int, worth: Any, room: Room) -> float:
    """What the chest so filled is worth: the best of stopping and of all rolls of dice that lie beside it."""
    best = stop_value(sheet, state, worth)
    skulls = state.dice[SKULL]
    limits = state.card * 2 * LEVELS + skulls
    fewest = DICE - skulls - sheet.most[limits]
    most = DICE - skulls - sheet.least[limits]
    lying = state.dice
    chest = state.chest
    for a in range(COUNTS[stowed][0], lying[0] + chest[0] + 1):
        for b in range(COUNTS[stowed][1], lying[1] + chest[1] + 1):
            for c in range(COUNTS[stowed][2], lying[2] + chest[2] + 1):
                for d in range(COUNTS[stowed][3], lying[3] + chest[3] + 1):
                    for e in range(COUNTS[stowed][4], lying[4] + chest[4] + 1):
                        if fewest <= a + b + c + d + e <= most:
                            klass = sheet.klass[state.card * BAGS + bag_number(a, b, c, d, e)]
                            best = max(best, kept_value(sheet, state, klass, skulls, 0, stowed, worth, room))
    return best


def best_value(sheet: Sheet, state: State, worth: Any, room: Room) -> float:
    """What the position is worth to the one who has to choose."""
    best = NOWHERE
    for index in range(rules.legal_count(state)):
        best = max(best, choice_value(sheet, state, rules.legal_choice(state, index), worth, room))
    return best


def best_choice(sheet: Sheet, state: State, worth: Any, room: Room) -> int:
    """The choice worth most; of choices alike the one with the lowest number."""
    found = -1
    most = NOWHERE
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        value = choice_value(sheet, state, choice, worth, room)
        if value > most + EVEN or (value > most - EVEN and choice < found):
            found = choice
            most = max(most, value)
    return found


def throw_value(sheet: Sheet, state: State, worth: Any, room: Room) -> float:
    """What a position is worth whose dice are in the air."""
    if state.rolls == 0:
        return opening(sheet, state.card, worth, room)
    if state.island:
        return island_throw(sheet, state.card, state.spell * LEVELS + state.dice[SKULL], state.hand, worth, room)
    return kept_value(sheet, state, class_without(sheet, state, 0), state.dice[SKULL], state.spell, stowed_bag(state), worth, room)
