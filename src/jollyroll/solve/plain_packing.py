"""Packed shares without NumPy: unpacked row by row on demand, as integer steps."""

import zlib
from array import array
from collections.abc import Callable
from itertools import accumulate

STEPS = 65_535
HEAD = 4  # bytes of the header, which holds the number of ranks
SHORT = 0xFFFF


class PlainShares:
    """Shares by row, inner place, rank and seat, or by rank and seat for one row; the last seat's share is the remainder."""

    def __init__(self, packed: bytes, seats: int, inner: int, by_rank: bool) -> None:
        self.ranks = int.from_bytes(packed[:HEAD], "little")
        self.seats = seats
        self.inner = inner
        self.by_rank = by_rank  # delta-coded along ranks, not along rows
        self.shown: Callable[[float], float] = float
        self.flags = self  # as an array has them
        self.writeable = False
        halves = zlib.decompress(packed[HEAD:])
        count = len(halves) // 2
        mixed = bytearray(2 * count)
        mixed[0::2], mixed[1::2] = halves[:count], halves[count:]
        differences = array("H")
        differences.frombytes(mixed)
        size = max(1, inner) * (seats - 1) * self.ranks
        self.differences = [differences[place : place + size] for place in range(0, count, size)]
        self.steps: list[array[int]] = []  # rows unpacked so far

    def __len__(self) -> int:
        return len(self.differences) if self.inner else self.ranks

    def __getitem__(self, key: tuple[int, ...]) -> float:
        row, place, rank, seat = key if self.inner else (0, 0, *key)
        steps = self.row(row)
        begin = place * (self.seats - 1) * self.ranks + rank
        if seat < self.seats - 1:
            return self.shown(steps[begin + seat * self.ranks] / STEPS)
        rest = STEPS - sum(steps[begin + other * self.ranks] for other in range(seat))
        return self.shown(rest / STEPS)

    def row(self, wanted: int) -> "array[int]":
        """The steps of a row, decoded on first use."""
        while len(self.steps) <= wanted:
            fresh = self.differences[len(self.steps)]
            if self.by_rank:
                parts = [fresh[place : place + self.ranks] for place in range(0, len(fresh), self.ranks)]
                self.steps.append(array("H", (step & SHORT for part in parts for step in accumulate(part))))
            else:
                before = self.steps[-1] if self.steps else array("H", bytes(2 * len(fresh)))
                self.steps.append(array("H", [(one + other) & SHORT for one, other in zip(before, fresh, strict=True)]))
        return self.steps[wanted]

    def mapped(self, shown: Callable[[float], float]) -> "PlainShares":
        """The same shares with a function applied to each."""
        other = object.__new__(PlainShares)
        other.__dict__.update(self.__dict__)
        other.shown = shown
        return other


class PairShares:
    """The same of three by rank, as a row of pairs: the first seat's share and the second's."""

    def __init__(self, packed: bytes) -> None:
        self.shares = PlainShares(packed, 3, 0, True)

    def __len__(self) -> int:
        return 2 * len(self.shares)

    def __getitem__(self, place: int) -> float:
        return self.shares[place // 2, place % 2]
