"""One turn, exactly: what every state of it is worth if played on as well as possible, given what each end is worth.

Nothing here knows a rule: it is arithmetic on the rows of a sheet. A throw is taken one die at a time: dice kept and so many skulls
are worth the mean over the six faces of what they are worth with one die more. The best dice to keep are found by leaving
out one die at a time. States with more skulls come first; among states with the same number of skulls values are
improved until they stay, each round bringing them closer by the chance that two dice show a skull at least.
"""

from math import comb
from typing import Any, NamedTuple

from jollyroll.games.bags import SIX_TO
from jollyroll.games.piraten_kapern.components import DICE

from .sheet import AT_ISLAND, BAGS, FACES, LEVELS, LIVE, NODES, OUT, SIZES, THROWS, Sheet

# [dice * 9 + skulls] -> in how many throws of so many dice so many are skulls
SKULL_WAYS = tuple(
    comb(dice, skulls) * 5 ** (dice - skulls) if skulls <= dice else 0 for dice in range(LEVELS) for skulls in range(LEVELS)
)
CHOOSE = tuple(comb(DICE, skulls) for skulls in range(LEVELS))
VALUES = 2 * LEVELS * BAGS
NOWHERE = -1e300  # worse than any end

ONE_THROW = 0  # rounds: as if the next throw were the last
TO_THE_END = 1000
CLOSE = 1e-11
MOST_PULL = 0.6


class Room(NamedTuple):
    """Where a turn is worked out. Half 0 is a turn without a Sorceress, or with one before her spell; half 1 is after it."""

    value: Any  # [(half * 9 + skulls) * BAGS + class]: full classes are states, smaller ones dice kept with the others in the air
    kept: Any  # [class]: the best that can be kept of it
    floor: Any  # [class]: what a state is worth without another roll of free dice
    step: Any  # [class]: what the last round changed
    saved: Any  # [class]: the best to stow of dice that are kept
    risk: Any  # [skulls * 9 + dice]: the chance that so many dice end the turn
    island: Any  # [node]


def solve_turn(sheet: Sheet, card: int, worth: Any, room: Room, rounds: int, close: float) -> float:
    """What the turn is worth before its first throw; the values of its states stay in the room."""
    assert sheet.classes[card] > 0
    if sheet.stows[card]:
        weigh_chest(sheet, card, worth, room)
    if sheet.spells[card]:
        solve_half(sheet, card, 1, worth, room, rounds, close)
    solve_half(sheet, card, 0, worth, room, rounds, close)
    visit_island(sheet, card, worth, room, rounds)
    return opening(sheet, card, worth, room)


def weigh_chest(sheet: Sheet, card: int, worth: Any, room: Room) -> None:
    """Of dice kept, the best to stow for the case that skulls end the turn; and the chance that they do."""
    for klass in range(sheet.classes[card]):
        best = worth[sheet.stowed[card * BAGS + klass]]
        if klass > 0:
            for place in range((card * BAGS + klass) * FACES, (card * BAGS + klass + 1) * FACES):
                best = max(best, room.saved[sheet.down[place]])
        room.saved[klass] = best
    for skulls in range(LEVELS):
        for dice in range(LEVELS - skulls):
            ways = 0
            for fresh in range(dice + 1):
                if sheet.later[card * 2 * LEVELS + skulls + fresh] == OUT:
                    ways += SKULL_WAYS[dice * LEVELS + fresh]
            room.risk[skulls * LEVELS + dice] = ways / SIX_TO[dice]


def solve_half(sheet: Sheet, card: int, half: int, worth: Any, room: Room, rounds: int, close: float) -> None:
    """All states before (0) or after (1) the spell, those with most skulls first."""
    for skulls in range(DICE, -1, -1):
        here = (half * LEVELS + skulls) * BAGS
        kind = sheet.later[(card * 2 + half) * LEVELS + skulls]
        lay_floor(sheet, card, half, skulls, kind, worth, room, rounds)
        first = sheet.begin[card * SIZES + DICE - skulls]
        last = sheet.begin[card * SIZES + DICE - skulls + 1]
        for klass in range(first, last):
            room.value[here + klass] = room.floor[klass]
        take_dice_away(sheet, card, skulls, here, room)
        if kind == LIVE:
            settle(sheet, card, half, skulls, here, room, rounds, close)


def settle(sheet: Sheet, card: int, half: int, skulls: int, here: int, room: Room, rounds: int, close: float) -> None:
    """Improve the states with so many skulls until they stay, every third round with a leap to where the last two were heading."""
    before = 0.0
    for count in range(rounds):
        change = improve(sheet, card, half, skulls, here, room)
        if count % 3 == 2 and close <= change < before:
            leap(sheet, card, skulls, here, room, min(change / before, MOST_PULL))
        take_dice_away(sheet, card, skulls, here, room)
        before = change
        if change < close:
            return


def leap(sheet: Sheet, card: int, skulls: int, here: int, room: Room, pull: float) -> None:
    """Go on as if each further round changed by this factor of the one before, all of them at once; later rounds put it right."""
    for klass in range(sheet.begin[card * SIZES + DICE - skulls], sheet.begin[card * SIZES + DICE - skulls + 1]):
        room.value[here + klass] += room.step[klass] * pull / (1.0 - pull)


def lay_floor(sheet: Sheet, card: int, half: int, skulls: int, kind: int, worth: Any, room: Room, rounds: int) -> None:
    """What each state is worth if no free dice are rolled alone: the end now, or a skull revived.

    Under a Treasure Chest what skulls leave is counted where dice are kept, not here.
    """
    row = card * LEVELS * BAGS + skulls * BAGS
    first = sheet.begin[card * SIZES + DICE - skulls]
    last = sheet.begin[card * SIZES + DICE - skulls + 1]
    for klass in range(first, last):
        if kind == LIVE:
            room.floor[klass] = worth[sheet.stop[row + klass]]
        elif sheet.stows[card]:
            room.floor[klass] = 0.0
        else:
            room.floor[klass] = worth[sheet.bust[row + klass]]
    least = sheet.least_revived[card * LEVELS + skulls]
    most = sheet.most_revived[card * LEVELS + skulls]
    if rounds > 0 and half == 0 and kind != OUT and least <= most:
        beneath = (LEVELS + skulls - 1) * BAGS
        keep_best(sheet, card, skulls, beneath, DICE - skulls - most, DICE - skulls - least, room)
        for klass in range(first, last):
            room.floor[klass] = max(room.floor[klass], room.kept[klass])


def take_dice_away(sheet: Sheet, card: int, skulls: int, here: int, room: Room) -> None:
    """The values of dice kept from those of states: the mean over what one die more may show."""
    value = room.value
    for size in range(DICE - skulls - 1, -1, -1):
        for klass in range(sheet.begin[card * SIZES + size], sheet.begin[card * SIZES + size + 1]):
            place = (card * BAGS + klass) * FACES
            total = value[here + BAGS + klass]
            for face in range(FACES):
                total += value[here + sheet.up[place + face]]
            value[here + klass] = total / 6.0


def keep_best(sheet: Sheet, card: int, skulls: int, here: int, fewest: int, most: int, room: Room) -> None:
    """For each class up to the states with so many skulls: the best to keep of it, at least `fewest` dice and at most `most`."""
    stows = sheet.stows[card]
    for size in range(fewest, DICE - skulls + 1):
        risk = room.risk[skulls * LEVELS + DICE - skulls - size] if stows else 0.0
        for klass in range(sheet.begin[card * SIZES + size], sheet.begin[card * SIZES + size + 1]):
            best = NOWHERE
            if size <= most:
                best = room.value[here + klass]
                if stows:
                    best += risk * room.saved[klass]
            if size > fewest:
                place = (card * BAGS + klass) * FACES
                for less in range(FACES):
                    best = max(best, room.kept[sheet.down[place + less]])
            room.kept[klass] = best


def improve(sheet: Sheet, card: int, half: int, skulls: int, here: int, room: Room) -> float:
    """One round: each state with so many skulls ends here or keeps its best dice; answers the largest change."""
    place = (card * 2 + half) * LEVELS + skulls
    size = DICE - skulls
    if sheet.most[place] < sheet.least[place]:
        return 0.0
    keep_best(sheet, card, skulls, here, size - sheet.most[place], size - sheet.least[place], room)
    change = 0.0
    for klass in range(sheet.begin[card * SIZES + size], sheet.begin[card * SIZES + size + 1]):
        now = max(room.floor[klass], room.kept[klass])
        room.step[klass] = now - room.value[here + klass]
        change = max(change, abs(room.step[klass]))
        room.value[here + klass] = now
    return change


def visit_island(sheet: Sheet, card: int, worth: Any, room: Room, rounds: int) -> None:
    """What each number of skulls at the Island is worth, the spell spent or not; throws only lead to more of them."""
    for later in range(NODES):
        node = NODES - 1 - later
        best = worth[sheet.leave[card * NODES + node]]
        if rounds > 0:
            if sheet.barred[card * NODES + node]:
                best = NOWHERE
            for way in range(THROWS):
                if sheet.going[(card * NODES + node) * THROWS + way]:
                    best = max(best, island_throw(sheet, card, node, way, worth, room))
        room.island[node] = best


def island_throw(sheet: Sheet, card: int, node: int, way: int, worth: Any, room: Room) -> float:
    """What a throw at the Island is worth."""
    place = (card * NODES + node) * THROWS + way
    dice = sheet.going[place]
    total = 0.0
    for fresh in range(dice + 1):
        lead = sheet.leads[place * LEVELS + fresh]
        total += SKULL_WAYS[dice * LEVELS + fresh] * (worth[lead] if lead >= 0 else room.island[-1 - lead])
    return total / SIX_TO[dice]


def opening(sheet: Sheet, card: int, worth: Any, room: Room) -> float:
    """The mean over all first throws."""
    total = 0.0
    for skulls in range(LEVELS):
        kind = sheet.opening[card * LEVELS + skulls]
        if kind == AT_ISLAND:
            total += SKULL_WAYS[DICE * LEVELS + skulls] * room.island[skulls]
            continue
        level = 0.0
        for klass in range(sheet.begin[card * SIZES + DICE - skulls], sheet.begin[card * SIZES + DICE - skulls + 1]):
            ways = sheet.ways[card * BAGS + klass]
            if kind == OUT:
                level += ways * worth[sheet.bust[card * LEVELS * BAGS + skulls * BAGS + klass]]
            else:
                level += ways * room.value[skulls * BAGS + klass]
        total += CHOOSE[skulls] * level
    return total / SIX_TO[DICE]
