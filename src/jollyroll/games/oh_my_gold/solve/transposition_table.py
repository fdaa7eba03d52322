"""A transposition table: the values of states searched before, by key.

A key has a few consecutive slots. When all are taken, the state that took the fewest nodes to search is replaced.
"""

from typing import Annotated

from .structs import Struct
from .value import VALUES

SLOTS = 1 << 15
PROBES = 4  # slots that a key may go to


class TranspositionTable(Struct):
    """Slots by the lowest bits of a key; those of earlier searches count as empty."""

    search: int  # the number of this search
    keys: Annotated[list[int], SLOTS]
    searches: Annotated[list[int], SLOTS]  # the search that each slot belongs to,
    nodes: Annotated[list[int], SLOTS]  # the number of nodes it took,
    values: Annotated[list[list[float]], SLOTS, VALUES]  # and its value


def clear(table: TranspositionTable) -> None:
    """Begin a new search: all slots count as empty."""
    table.search += 1


def look_up(table: TranspositionTable, key: int, value: list[float]) -> bool:
    """Fetch the value of the state with this key, if it is stored."""
    for probe in range(PROBES):
        slot = (key + probe) & (SLOTS - 1)
        if table.keys[slot] == key and table.searches[slot] == table.search:
            for index in range(VALUES):
                value[index] = table.values[slot][index]
            return True
    return False


def store(table: TranspositionTable, key: int, value: list[float], nodes: int) -> None:
    """Store the value of the state with this key, and the number of nodes it took."""
    found = key & (SLOTS - 1)
    fewest = -1
    for probe in range(PROBES):
        slot = (key + probe) & (SLOTS - 1)
        taken = table.nodes[slot] if table.searches[slot] == table.search else 0
        if fewest < 0 or taken < fewest:
            found = slot
            fewest = taken
    table.keys[found] = key
    table.searches[found] = table.search
    table.nodes[found] = nodes
    for index in range(VALUES):
        table.values[found][index] = value[index]
