"""What a turn comes to in other terms when it is played for what its ends are worth: points, risk, the shares of the others.

First the plan is written down: what is done in each state of the turn. Then any other measure of the ends is carried through it.
"""

from typing import Any

from ..rules.components import DICE
from .sheet import (
    BAGS,
    BARRED,
    BEGIN,
    BUST,
    CLASSES,
    DOWN,
    FACES,
    GOING,
    LATER,
    LEAST,
    LEAST_REVIVED,
    LEAVE,
    LEVELS,
    LIVE,
    MOST,
    MOST_REVIVED,
    NODES,
    OUT,
    SPELLS,
    STOPPED,
    STOWED,
    STOWS,
    WAYS,
)
from .turn import (
    FLOOR,
    ISLAND,
    KEPT,
    NOWHERE,
    RISK,
    SAVED,
    VALUE,
    island_throw,
    keep_best,
    opening,
    take_dice_away,
    weigh_chest,
)
from .weighing import EVEN

END_IT = -1
REVIVING = BAGS  # added to the class kept when a skull is revived

# the parts of a plan
STATES = 0  # [(half * 9 + skulls) * BAGS + class]: the class to keep, BAGS more to revive a skull, or END_IT
STOWING = 2 * LEVELS * BAGS  # [class]: of dice kept, the class to stow
AT_NODE = STOWING + BAGS  # [node]: the way to go on at the Island, or END_IT
PLAN = AT_NODE + NODES


def make_plan(sheet: Any, page: int, worth: Any, room: Any, plan: Any) -> None:
    """Write down what is best in each state of a turn that was solved; of ways alike the end, then a plain roll."""
    if sheet[page + STOWS]:
        for klass in range(sheet[page + CLASSES]):
            plan[STOWING + klass] = best_stowed(sheet, page, klass, worth, room)
    for half in range(sheet[page + SPELLS], -1, -1):
        for skulls in range(DICE, -1, -1):
            if sheet[page + LATER + half * LEVELS + skulls] != OUT:
                plan_level(sheet, page, half, skulls, worth, room, plan)
    for node in range(NODES):
        plan[AT_NODE + node] = best_way(sheet, page, node, worth, room)


def best_stowed(sheet: Any, page: int, klass: int, worth: Any, room: Any) -> int:
    """Of dice kept, the class that is best to stow."""
    best = room[SAVED + klass]
    while klass > 0 and worth[sheet[page + STOWED + klass]] < best:
        for less in range(FACES):
            smaller = sheet[page + DOWN + klass * FACES + less]
            if room[SAVED + smaller] == best:
                klass = smaller
                break
    return int(klass)


def plan_level(sheet: Any, page: int, half: int, skulls: int, worth: Any, room: Any, plan: Any) -> None:
    """The plan for the states with so many skulls."""
    here = VALUE + (half * LEVELS + skulls) * BAGS
    live = sheet[page + LATER + half * LEVELS + skulls] == LIVE
    size = DICE - skulls
    first = sheet[page + BEGIN + size]
    last = sheet[page + BEGIN + size + 1]
    least = sheet[page + LEAST + half * LEVELS + skulls]
    most = sheet[page + MOST + half * LEVELS + skulls]
    for klass in range(first, last):
        end = sheet[page + (STOPPED if live else BUST) + skulls * BAGS + klass]
        room[FLOOR + klass] = worth[end]
        plan[STATES + here + klass] = END_IT
    if live and least <= most:
        keep_best(sheet, page, skulls, here, size - most, size - least, room)
        for klass in range(first, last):
            if room[KEPT + klass] > room[FLOOR + klass] + EVEN:
                room[FLOOR + klass] = room[KEPT + klass]
                plan[STATES + here + klass] = source_of(sheet, page, klass, skulls, here, size - least, room)
    least = sheet[page + LEAST_REVIVED + skulls]
    most = sheet[page + MOST_REVIVED + skulls]
    if half == 0 and sheet[page + SPELLS] and least <= most:
        beneath = VALUE + (LEVELS + skulls - 1) * BAGS
        keep_best(sheet, page, skulls, beneath, size - most, size - least, room)
        for klass in range(first, last):
            if room[KEPT + klass] > room[FLOOR + klass] + EVEN:
                plan[STATES + here + klass] = REVIVING + source_of(sheet, page, klass, skulls, beneath, size - least, room)


def source_of(sheet: Any, page: int, klass: int, skulls: int, here: int, most: int, room: Any) -> int:
    """Which dice to keep of this class: those whose value the best has."""
    best = room[KEPT + klass]
    while True:
        size = 0
        while klass >= sheet[page + BEGIN + size + 1]:
            size += 1
        if size <= most:
            value = room[here + klass]
            if sheet[page + STOWS]:
                value += room[RISK + skulls * LEVELS + DICE - skulls - size] * room[SAVED + klass]
            if value == best:
                return int(klass)
        for less in range(FACES):
            smaller = sheet[page + DOWN + klass * FACES + less]
            if room[KEPT + smaller] == best:
                klass = smaller
                break


def best_way(sheet: Any, page: int, node: int, worth: Any, room: Any) -> int:
    """How to go on at the Island; END_IT if it is best to leave."""
    found = END_IT
    best = NOWHERE if sheet[page + BARRED + node] else worth[sheet[page + LEAVE + node]]
    for way in range(WAYS):
        if sheet[page + GOING + node * WAYS + way]:
            value = island_throw(sheet, page, node, way, worth, room)
            if value > best + EVEN:
                found = way
                best = value
    return found


def follow(sheet: Any, page: int, plan: Any, measure: Any, room: Any, close: float) -> float:
    """Carry a measure of the ends through the plan; answers its mean before the first throw, all others stay in the room."""
    if sheet[page + STOWS]:
        weigh_chest(sheet, page, measure, room)
    for half in range(sheet[page + SPELLS], -1, -1):
        for skulls in range(DICE, -1, -1):
            follow_level(sheet, page, half, skulls, plan, measure, room, close)
    for later in range(NODES):
        node = NODES - 1 - later
        way = plan[AT_NODE + node]
        leaves = way == END_IT
        room[ISLAND + node] = measure[sheet[page + LEAVE + node]] if leaves else island_throw(sheet, page, node, way, measure, room)
    return opening(sheet, page, measure, room)


def follow_level(sheet: Any, page: int, half: int, skulls: int, plan: Any, measure: Any, room: Any, close: float) -> None:
    """The states with so many skulls, round after round until they stay."""
    here = VALUE + (half * LEVELS + skulls) * BAGS
    kind = sheet[page + LATER + half * LEVELS + skulls]
    first = sheet[page + BEGIN + DICE - skulls]
    last = sheet[page + BEGIN + DICE - skulls + 1]
    for klass in range(first, last):
        room[here + klass] = 0.0
    change = close
    while change >= close:
        change = 0.0
        take_dice_away(sheet, page, half, skulls, room)
        for klass in range(first, last):
            now = 0.0
            if kind != OUT:
                now = planned_value(sheet, page, half, skulls, klass, plan, measure, room)
            elif not sheet[page + STOWS]:
                now = measure[sheet[page + BUST + skulls * BAGS + klass]]
            change = max(change, abs(now - room[here + klass]))
            room[here + klass] = now
    take_dice_away(sheet, page, half, skulls, room)


def planned_value(sheet: Any, page: int, half: int, skulls: int, klass: int, plan: Any, measure: Any, room: Any) -> float:
    """The measure of a state, done with as planned."""
    here = VALUE + (half * LEVELS + skulls) * BAGS
    step = plan[STATES + here + klass]
    if step == END_IT:
        live = sheet[page + LATER + half * LEVELS + skulls] == LIVE
        return float(measure[sheet[page + (STOPPED if live else BUST) + skulls * BAGS + klass]])
    if step >= REVIVING:
        return float(room[VALUE + (LEVELS + skulls - 1) * BAGS + step - REVIVING])
    value = room[here + step]
    if sheet[page + STOWS]:
        size = 0
        while step >= sheet[page + BEGIN + size + 1]:
            size += 1
        end = sheet[page + STOWED + plan[STOWING + step]]
        value += room[RISK + skulls * LEVELS + DICE - skulls - size] * measure[end]
    return float(value)
