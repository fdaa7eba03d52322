"""Scratch space for enumerating turns: lists for plain Python, arrays for machine code."""

from typing import Any, NamedTuple

from jollyroll.dice.stream import Stream
from jollyroll.kit import GameState
from jollyroll.kit.state import AnyStates

from .lookahead import StateList

FACES, STREAM = 6, 4  # sizes of the rows for dice by face and for a stream
DEPTH = 64  # positions on the path; a turn that goes deeper is too large


class EnumerationScratch(NamedTuple):
    """By depth: the position, its next child, whether dice fell on the way; its value, risk and best choice."""

    states: AnyStates
    children: list[int]
    rolled: list[bool]
    values: list[float]
    risks: list[float]
    picks: list[int]
    shown: list[int]  # by face: dice counted during a roll
    stream: Stream  # for rollouts


def plain_scratch(state: GameState) -> EnumerationScratch:
    """Scratch lists for plain Python."""
    whole, part = [0] * (DEPTH + 1), [0.0] * (DEPTH + 1)
    states = StateList(state.copy() for _ in whole)
    return EnumerationScratch(states, [*whole], [False] * len(whole), [*part], [*part], [*whole], [0] * FACES, [0] * STREAM)


def new_scratch(state: GameState) -> EnumerationScratch:
    """Scratch arrays for machine code, indexed like the lists."""
    import numpy as np

    from jollyroll.speed.compile import record_type

    states: Any = np.zeros(DEPTH + 1, record_type(type(state)))
    children, picks, shown, stream = (np.zeros(size, np.int64) for size in (*[DEPTH + 1] * 2, FACES, STREAM))
    arrays: list[Any] = [children, np.zeros(DEPTH + 1, np.bool_), np.zeros(DEPTH + 1), np.zeros(DEPTH + 1), picks, shown, stream]
    return EnumerationScratch(states, *arrays)
