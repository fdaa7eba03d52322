"""What the rulebook says about a turn, written down as rows of numbers: one sheet for all cards under one set of options.

Dice that are no skulls form a bag over five faces (games/bags.py). Bags that the rulebook treats alike under a card (three monkeys
or three parrots) are one class, numbered by size. With `s` skulls on the dice a turn state is a class of 8 - s dice; smaller
classes are dice kept while the others are thrown. Rows are flat, so that they are lists at the table and arrays for machine code.
"""

from typing import Any, NamedTuple

from jollyroll.games.bags import BAG_COUNT
from jollyroll.games.piraten_kapern.components import DICE, SKULL

from .ends import ENDS

BAGS = BAG_COUNT[DICE]  # bags of at most eight dice over five faces: 1,287
SIZES = DICE + 2
LEVELS = DICE + 1  # skulls on the dice: none to eight
FACES = SKULL

# what becomes of a throw that leaves so many skulls
LIVE, RESCUED, OUT, AT_ISLAND = 0, 1, 2, 3

NODES = 2 * LEVELS  # at the Island: skulls on the dice, spell unspent or spent
THROWS = 2 * LEVELS  # ways to go on from there: so many dice, without or with a revived skull

# the longest row of each kind, for all cards
CLASS_ROW = BAGS
UP_ROW = BAGS * FACES
LEVEL_ROW = LEVELS * BAGS


class Sheet(NamedTuple):
    """Rows by card. Every index is card * row length + place."""

    classes: Any  # how many classes there are; asking for it makes the card's rows ready at the table
    klass: Any  # [bag] -> class
    begin: Any  # [size] -> the first class of that size; [9] -> how many there are
    up: Any  # [class * 5 + face] -> the class with a die of that face more
    down: Any  # [class * 5 + n] -> a class with a die less; all of them, some perhaps twice
    ways: Any  # [class] -> how many throws of as many dice as it has show it
    stop: Any  # [skulls * BAGS + class] -> the end by stopping
    bust: Any  # [skulls * BAGS + class] -> the end by skulls; nothing stowed
    stowed: Any  # [class] -> the end by skulls with these dice on the Treasure Chest
    stows: Any  # 1 for the Treasure Chest: what skulls leave depends on what was stowed
    spells: Any  # 1 for the Sorceress: a turn has two halves, before and after the spell
    opening: Any  # [skulls] -> what becomes of the first throw
    later: Any  # [spent * 9 + skulls] -> what becomes of any other throw
    least: Any  # [spent * 9 + skulls] -> the fewest dice that may be rolled
    most: Any  # [spent * 9 + skulls] -> the most
    least_revived: Any  # [skulls] -> the fewest other dice that go with a revived skull
    most_revived: Any  # [skulls] -> the most; less than the fewest if none can be revived
    leave: Any  # [node] -> the end at the Island, left now
    barred: Any  # [node] -> 1 if one may not stop there
    going: Any  # [node * 18 + way] -> dice thrown, 0 if there is no such way; ways from 9 on are with a revived skull
    leads: Any  # [(node * 18 + way) * 9 + fresh skulls] -> the end, or -1 - node
    reached: Any  # [end] -> 1 if a turn can end so


def row_lengths() -> dict[str, int]:
    """The length of each row for one card."""
    halves = 2 * LEVELS
    return {
        "classes": 1,
        "klass": BAGS,
        "begin": SIZES,
        "up": UP_ROW,
        "down": UP_ROW,
        "ways": BAGS,
        "stop": LEVEL_ROW,
        "bust": LEVEL_ROW,
        "stowed": BAGS,
        "stows": 1,
        "spells": 1,
        "opening": LEVELS,
        "later": halves,
        "least": halves,
        "most": halves,
        "least_revived": LEVELS,
        "most_revived": LEVELS,
        "leave": NODES,
        "barred": NODES,
        "going": NODES * THROWS,
        "leads": NODES * THROWS * LEVELS,
        "reached": ENDS,
    }
