"""Positions met while thinking, by their keys: what was worked out once is not worked out again."""

from typing import Any

from .scratch import ROOM, VALUES


def place_for(desk: Any, key: int) -> int:
    """Where this key is, or would be."""
    place = key & (ROOM - 1)
    while desk.known_marks[place] == desk.generation and desk.known_keys[place] != key:
        place = (place + 1) & (ROOM - 1)
    return place


def recall(desk: Any, key: int) -> bool:
    """Fetch the value of the position with this key, if it was met."""
    place = place_for(desk, key)
    if desk.known_marks[place] != desk.generation:
        return False
    for index in range(VALUES):
        desk.value[index] = desk.known_values[place][index]
    return True


def remember(desk: Any, key: int) -> None:
    """Keep the value of the position with this key; when half the room is taken, later ones are worked out each time."""
    if 2 * desk.used >= ROOM:
        return
    place = place_for(desk, key)
    desk.used += 1
    desk.known_keys[place] = key
    desk.known_marks[place] = desk.generation
    for index in range(VALUES):
        desk.known_values[place][index] = desk.value[index]


def forget_all(desk: Any) -> None:
    """Another question: nothing met before counts."""
    desk.used = 0
    desk.generation += 1
