"""The key of a state within a turn: equivalent states have the same key, others another (but for a chance of 2**-50).

As in Zobrist hashing, each part of a state has a random factor; here they are added, so that counts need no factor for each value.

Chests with the same locks are interchangeable, and so is the order in which cards were covered; once the placing is over, it makes
no difference which dice lie on a card or on none.
"""

from ..rules.choices import FIRST_TREASURE, PLACES, USAGES, usage_number
from ..rules.components import FACES, KINDS, MOST_LOCKS, ROW, SHIPS, TREASURES
from ..rules.covers import spaces_left
from ..rules.state import State
from .horizon import may_still_gain

BITS = (1 << 50) - 1  # sums of such numbers fit into a machine word, whose overflow machine code does not define
SPREAD = 0x3779B97F4A7C15
SPREAD_MORE = 0x58476D1CE4E5B9
TURNS = 15  # only the lowest bits of the turn number count: a search never sees more turns


def scrambled(number: int) -> int:
    """A pseudo-random number, for each number."""
    number = (number * SPREAD) & BITS
    number = ((number ^ (number >> 24)) * SPREAD_MORE) & BITS
    number = ((number ^ (number >> 21)) * SPREAD) & BITS
    return number ^ (number >> 25)


# where each part of a state begins in the table of factors
ALONE = 0
LYING = ALONE + 9
BELOW = LYING + FACES
BARE = BELOW + MOST_LOCKS
UNOPENED = BARE + MOST_LOCKS + 1
LOOT = UNOPENED + MOST_LOCKS * len(KINDS)
TREASURE = LOOT + SHIPS * 5
COVERED = TREASURE + SHIPS * TREASURES  # a number for each card (chests by locks, after all places) with each usage of dice on it
FACTORS = tuple(scrambled(number) for number in range(1, COVERED + (PLACES + MOST_LOCKS + 1) * USAGES + 1))


def state_key(state: State) -> int:
    """The key of a state: a sum over everything that can change during a search."""
    total = (
        FACTORS[0] * state.phase
        + FACTORS[1] * (state.seat + 1)
        + FACTORS[2] * state.rolls_left
        + FACTORS[3] * state.placed
        + FACTORS[4] * state.hand
        + FACTORS[5] * (state.opener + 1)
        + FACTORS[6] * (state.turn & TURNS)
        + FACTORS[7] * state.pile
        + FACTORS[8] * state.top
    )
    if state.placed == 0:
        for face in range(FACES):
            total += FACTORS[LYING + face] * state.lying[face]
    for place in range(ROW):
        total += FACTORS[BARE + state.chests[place]] * (1 - state.taken[place])
    for locks in range(MOST_LOCKS):
        total += FACTORS[BELOW + locks] * state.below[locks]
        for kind in range(len(KINDS)):
            total += FACTORS[UNOPENED + len(KINDS) * locks + kind] * state.unopened[locks][kind]
    for seat in range(state.seats):
        total += FACTORS[LOOT + 5 * seat] * state.loot_coins[seat]
        total += FACTORS[LOOT + 5 * seat + 1] * state.loot_diamonds[seat]
        total += FACTORS[LOOT + 5 * seat + 2] * state.fishbones[seat]
        total += FACTORS[LOOT + 5 * seat + 3] * state.boarded[seat]
        total += FACTORS[LOOT + 5 * seat + 4] * state.due[seat]
        if state.seadogs or may_still_gain(state, seat):
            for kind in range(TREASURES):
                total += FACTORS[TREASURE + TREASURES * seat + kind] * state.treasure[seat][kind]
    for cover in range(state.covers):
        place = state.cover_place[cover]
        where = place if place >= FIRST_TREASURE else PLACES + state.chests[place]
        total += FACTORS[COVERED + USAGES * where + dice_on(state, cover)]
    return total


def dice_on(state: State, cover: int) -> int:
    """The usage of the dice on a card; once the placing is over, whether they complete it."""
    if state.placed == 1:
        return 1 if spaces_left(state, cover) == 0 else 0
    return usage_number(state.cover_first[cover], state.cover_diamonds[cover], state.cover_swords[cover])
