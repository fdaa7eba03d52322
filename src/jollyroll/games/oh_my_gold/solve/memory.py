"""Positions met while thinking, by their keys: what was worked out once is not worked out again.

A key has a few places in a row to go to. When all are taken, the position that took least to work out makes room.
"""

from typing import Any

from .scratch import ROOM, VALUES

PLACES = 4


def recall(desk: Any, key: int) -> bool:
    """Fetch the value of the position with this key, if it was met and is still remembered."""
    for step in range(PLACES):
        place = (key + step) & (ROOM - 1)
        if desk.known_keys[place] == key and desk.known_marks[place] == desk.generation:
            for index in range(VALUES):
                desk.value[index] = desk.known_values[place][index]
            return True
    return False


def remember(desk: Any, key: int, work: int) -> None:
    """Keep the value of the position with this key, which took so many others to work out."""
    found = key & (ROOM - 1)
    least = -1
    for step in range(PLACES):
        place = (key + step) & (ROOM - 1)
        taken = desk.known_work[place] if desk.known_marks[place] == desk.generation else 0
        if least < 0 or taken < least:
            found = place
            least = taken
    desk.known_keys[found] = key
    desk.known_marks[found] = desk.generation
    desk.known_work[found] = work
    for index in range(VALUES):
        desk.known_values[found][index] = desk.value[index]


def forget_all(desk: Any) -> None:
    """Another question: nothing met before counts."""
    desk.generation += 1
