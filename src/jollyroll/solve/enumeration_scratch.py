"""Room to enumerate turns in: for plain Python, and for machine code."""

from typing import Any, NamedTuple

from jollyroll.dice.stream import Stream
from jollyroll.kit import GameState
from jollyroll.kit.state import AnyStates

from .lookahead import StateList

FACES, STREAM = 6, 4  # numbers that are counted in
DEPTH = 64  # positions on the way; a turn that goes further is too large


class EnumerationScratch(NamedTuple):
    """By depth: the position, which child of it comes next, whether dice fell on the way; its value, risk and best choice."""

    states: AnyStates
    children: list[int]
    rolled: list[bool]
    values: list[float]
    risks: list[float]
    picks: list[int]
    shown: list[int]  # by face: dice counted while they are rolled
    stream: Stream  # of games played out


def plain_scratch(state: GameState) -> EnumerationScratch:
    """Room for plain Python."""
    whole, part = [0] * (DEPTH + 1), [0.0] * (DEPTH + 1)
    states = StateList(state.copy() for _ in whole)
    return EnumerationScratch(states, [*whole], [False] * len(whole), [*part], [*part], [*whole], [0] * FACES, [0] * STREAM)


def new_scratch(state: GameState) -> EnumerationScratch:
    """Room for machine code: arrays, which are written and read as the lists are."""
    import numpy as np

    from jollyroll.speed.compile import record_type

    states: Any = np.zeros(DEPTH + 1, record_type(type(state)))
    children, picks, shown, stream = (np.zeros(size, np.int64) for size in (*[DEPTH + 1] * 2, FACES, STREAM))
    arrays: list[Any] = [children, np.zeros(DEPTH + 1, np.bool_), np.zeros(DEPTH + 1), np.zeros(DEPTH + 1), picks, shown, stream]
    return EnumerationScratch(states, *arrays)
