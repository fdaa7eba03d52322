"""One turn, exactly: what every state of it is worth if played on as well as possible, given what each end is worth.

Nothing here knows a rule: it is arithmetic on a page of a sheet. A throw is taken one die at a time: dice kept and so many skulls
are worth the mean over the six faces of what they are worth with one die more. The best dice to keep are found by leaving
out one die at a time. States with more skulls come first; among states with the same number of skulls values are
improved until they stay, each round bringing them closer by the chance that two dice show a skull at least.
"""

from math import comb
from typing import Any

from jollyroll.kit.bags import SIX_TO

from ..rules.components import DICE
from .sheet import (
    AT_ISLAND,
    BAGS,
    BARRED,
    BEGIN,
    BUST,
    CLASSES,
    DOWN,
    FACES,
    GOING,
    LATER,
    LEADS,
    LEAST,
    LEAST_REVIVED,
    LEAVE,
    LEVELS,
    LIVE,
    MOST,
    MOST_REVIVED,
    NODES,
    OPENING,
    OUT,
    SPELLS,
    STOPPED,
    STOWED,
    STOWS,
    THROWS,
    UP,
    WAYS,
)

# [dice * 9 + skulls] -> in how many throws of so many dice so many are skulls
SKULL_WAYS = tuple(
    comb(dice, skulls) * 5 ** (dice - skulls) if skulls <= dice else 0 for dice in range(LEVELS) for skulls in range(LEVELS)
)
CHOOSE = tuple(comb(DICE, skulls) for skulls in range(LEVELS))
NOWHERE = -1e300  # worse than any end

ONE_THROW, TO_THE_END = 0, 1
ROUNDS = (0, 1000)  # as if the next throw were the last, or to the end; read from here, so that machine code is made once for both
MOST_PULL = 0.6

# the parts of a room, the row of numbers in which a turn is worked out
VALUE = 0  # [(half * 9 + skulls) * BAGS + class]: full classes are states, smaller ones dice kept with the others in the air
KEPT = 2 * LEVELS * BAGS  # [class]: the best that can be kept of it
FLOOR = KEPT + BAGS  # [class]: what a state is worth without another roll of free dice
STEP = FLOOR + BAGS  # [class]: what the last round changed
SAVED = STEP + BAGS  # [class]: the best to stow of dice that are kept
RISK = SAVED + BAGS  # [skulls * 9 + dice]: the chance that so many dice end the turn
ISLAND = RISK + LEVELS * LEVELS  # [node]
ROOM = ISLAND + NODES


def solve_turn(sheet: Any, page: int, worth: Any, room: Any, rounds: int, close: float) -> float:
    """What the turn is worth before its first throw; the values of its states stay in the room."""
    if sheet[page + STOWS]:
        weigh_chest(sheet, page, worth, room)
    for half in range(sheet[page + SPELLS], -1, -1):
        solve_half(sheet, page, half, worth, room, rounds, close)
    visit_island(sheet, page, worth, room, rounds)
    return opening(sheet, page, worth, room)


def weigh_chest(sheet: Any, page: int, worth: Any, room: Any) -> None:
    """Of dice kept, the best to stow for the case that skulls end the turn; and the chance that they do."""
    for klass in range(sheet[page + CLASSES]):
        best = worth[sheet[page + STOWED + klass]]
        if klass > 0:
            for less in range(FACES):
                best = max(best, room[SAVED + sheet[page + DOWN + klass * FACES + less]])
        room[SAVED + klass] = best
    for skulls in range(LEVELS):
        for dice in range(LEVELS - skulls):
            ways = 0
            for fresh in range(dice + 1):
                if sheet[page + LATER + skulls + fresh] == OUT:
                    ways += SKULL_WAYS[dice * LEVELS + fresh]
            room[RISK + skulls * LEVELS + dice] = ways / SIX_TO[dice]


def solve_half(sheet: Any, page: int, half: int, worth: Any, room: Any, rounds: int, close: float) -> None:
    """All states before (0) or after (1) the spell, those with most skulls first."""
    for skulls in range(DICE, -1, -1):
        lay_floor(sheet, page, half, skulls, worth, room, rounds)
        take_dice_away(sheet, page, half, skulls, room)
        if sheet[page + LATER + half * LEVELS + skulls] == LIVE:
            settle(sheet, page, half, skulls, room, rounds, close)


def settle(sheet: Any, page: int, half: int, skulls: int, room: Any, rounds: int, close: float) -> None:
    """Improve the states with so many skulls until they stay, every third round with a leap to where the last two were heading."""
    before = 0.0
    for count in range(rounds):
        change = improve(sheet, page, half, skulls, room)
        if count % 3 == 2 and close <= change < before:
            leap(sheet, page, half, skulls, room, min(change / before, MOST_PULL))
        take_dice_away(sheet, page, half, skulls, room)
        before = change
        if change < close:
            return


def leap(sheet: Any, page: int, half: int, skulls: int, room: Any, pull: float) -> None:
    """Go on as if each further round changed by this factor of the one before, all of them at once; later rounds put it right."""
    here = VALUE + (half * LEVELS + skulls) * BAGS
    for klass in range(sheet[page + BEGIN + DICE - skulls], sheet[page + BEGIN + DICE - skulls + 1]):
        room[here + klass] += room[STEP + klass] * pull / (1.0 - pull)


def lay_floor(sheet: Any, page: int, half: int, skulls: int, worth: Any, room: Any, rounds: int) -> None:
    """What each state is worth if no free dice are rolled alone: the end now, or a skull revived.

    Under a Treasure Chest what skulls leave is counted where dice are kept, not here.
    """
    here = VALUE + (half * LEVELS + skulls) * BAGS
    kind = sheet[page + LATER + half * LEVELS + skulls]
    first = sheet[page + BEGIN + DICE - skulls]
    last = sheet[page + BEGIN + DICE - skulls + 1]
    for klass in range(first, last):
        if kind == LIVE:
            room[FLOOR + klass] = worth[sheet[page + STOPPED + skulls * BAGS + klass]]
        elif sheet[page + STOWS]:
            room[FLOOR + klass] = 0.0
        else:
            room[FLOOR + klass] = worth[sheet[page + BUST + skulls * BAGS + klass]]
    least = sheet[page + LEAST_REVIVED + skulls]
    most = sheet[page + MOST_REVIVED + skulls]
    if rounds > 0 and half == 0 and kind != OUT and least <= most:
        beneath = VALUE + (LEVELS + skulls - 1) * BAGS
        keep_best(sheet, page, skulls, beneath, DICE - skulls - most, DICE - skulls - least, room)
        for klass in range(first, last):
            room[FLOOR + klass] = max(room[FLOOR + klass], room[KEPT + klass])
    for klass in range(first, last):
        room[here + klass] = room[FLOOR + klass]


def take_dice_away(sheet: Any, page: int, half: int, skulls: int, room: Any) -> None:
    """The values of dice kept from those of states: the mean over what one die more may show."""
    here = VALUE + (half * LEVELS + skulls) * BAGS
    for size in range(DICE - skulls - 1, -1, -1):
        for klass in range(sheet[page + BEGIN + size], sheet[page + BEGIN + size + 1]):
            total = room[here + BAGS + klass]
            for face in range(FACES):
                total += room[here + sheet[page + UP + klass * FACES + face]]
            room[here + klass] = total / 6.0


def keep_best(sheet: Any, page: int, skulls: int, here: int, fewest: int, most: int, room: Any) -> None:
    """For each class up to the states with so many skulls: the best to keep of it, at least `fewest` dice and at most `most`."""
    stows = sheet[page + STOWS]
    for size in range(fewest, DICE - skulls + 1):
        risk = room[RISK + skulls * LEVELS + DICE - skulls - size] if stows else 0.0
        for klass in range(sheet[page + BEGIN + size], sheet[page + BEGIN + size + 1]):
            best = NOWHERE
            if size <= most:
                best = room[here + klass]
                if stows:
                    best += risk * room[SAVED + klass]
            if size > fewest:
                for less in range(FACES):
                    best = max(best, room[KEPT + sheet[page + DOWN + klass * FACES + less]])
            room[KEPT + klass] = best


def improve(sheet: Any, page: int, half: int, skulls: int, room: Any) -> float:
    """One round: each state with so many skulls ends here or keeps its best dice; answers the largest change."""
    here = VALUE + (half * LEVELS + skulls) * BAGS
    least = sheet[page + LEAST + half * LEVELS + skulls]
    most = sheet[page + MOST + half * LEVELS + skulls]
    if most < least:
        return 0.0
    size = DICE - skulls
    keep_best(sheet, page, skulls, here, size - most, size - least, room)
    change = 0.0
    for klass in range(sheet[page + BEGIN + size], sheet[page + BEGIN + size + 1]):
        now = max(room[FLOOR + klass], room[KEPT + klass])
        room[STEP + klass] = now - room[here + klass]
        change = max(change, abs(room[STEP + klass]))
        room[here + klass] = now
    return change


def visit_island(sheet: Any, page: int, worth: Any, room: Any, rounds: int) -> None:
    """What each number of skulls at the Island is worth, the spell spent or not; throws only lead to more of them."""
    for later in range(NODES):
        node = NODES - 1 - later
        best = worth[sheet[page + LEAVE + node]]
        if rounds > 0:
            if sheet[page + BARRED + node]:
                best = NOWHERE
            for way in range(WAYS):
                if sheet[page + GOING + node * WAYS + way]:
                    best = max(best, island_throw(sheet, page, node, way, worth, room))
        room[ISLAND + node] = best


def island_throw(sheet: Any, page: int, node: int, way: int, worth: Any, room: Any) -> float:
    """What a throw at the Island is worth."""
    dice = sheet[page + GOING + node * WAYS + way]
    total = 0.0
    for fresh in range(dice + 1):
        lead = sheet[page + LEADS + (node * WAYS + way) * LEVELS + fresh]
        total += SKULL_WAYS[dice * LEVELS + fresh] * (worth[lead] if lead >= 0 else room[ISLAND - 1 - lead])
    return total / SIX_TO[dice]


def opening(sheet: Any, page: int, worth: Any, room: Any) -> float:
    """The mean over all first throws."""
    total = 0.0
    for skulls in range(LEVELS):
        kind = sheet[page + OPENING + skulls]
        if kind == AT_ISLAND:
            total += SKULL_WAYS[DICE * LEVELS + skulls] * room[ISLAND + skulls]
            continue
        level = 0.0
        for klass in range(sheet[page + BEGIN + DICE - skulls], sheet[page + BEGIN + DICE - skulls + 1]):
            ways = sheet[page + THROWS + klass]
            if kind == OUT:
                level += ways * worth[sheet[page + BUST + skulls * BAGS + klass]]
            else:
                level += ways * room[VALUE + skulls * BAGS + klass]
        total += CHOOSE[skulls] * level
    return total / SIX_TO[DICE]
