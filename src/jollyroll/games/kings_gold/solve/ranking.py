"""Ranks of the ways to distribute coins over players, the King and the box.

Players' piles c1..cn with partial sums s1 <= .. <= sn have the rank sum of C(si + i - 1, i): the ranks for at most m coins fill 0
.. C(m + n, n) - 1 without a gap, whatever m is. The King has the remainder. So all states with b coins in the box form a layer of
ranks, and the layer of a fuller box is a prefix of that of an emptier box.
"""

from math import comb

import numpy as np

from jollyroll.solve.arrays import AnyArray, Ints, SmallInts


def rank_steps(players: int, coins: int) -> Ints:
    """The contribution of player i's pile to a rank when the piles up to it hold s coins: row i, column s."""
    return np.array([[comb(s + i, i + 1) for s in range(coins + 1)] for i in range(players)], dtype=np.int64)


def ranks(piles: AnyArray) -> Ints:
    """The rank of each row of players' piles."""
    sums = np.cumsum(piles, axis=-1)
    steps = rank_steps(piles.shape[-1], max(1, int(sums.max(initial=0))))
    result: Ints = steps[np.arange(piles.shape[-1]), sums].sum(axis=-1)
    return result


def all_piles(players: int, coins: int) -> SmallInts:
    """The piles of every rank: all ways in which players can own at most `coins` coins together."""
    sums = np.arange(coins + 1, dtype=np.int16)[:, None]
    for _ in range(players - 1):
        below = [sums[: comb(top + sums.shape[1], sums.shape[1])] for top in range(coins + 1)]
        tops = np.repeat(np.arange(coins + 1, dtype=np.int16), [len(rows) for rows in below])
        sums = np.column_stack([np.concatenate(below), tops])
    return np.diff(sums, axis=1, prepend=np.int16(0)).astype(np.int8)


def piles_of(rank_steps: Ints, first: int, count: int) -> SmallInts:
    """The piles of `count` ranks from `first` on."""
    left = np.arange(first, first + count, dtype=np.int64)
    sums = np.zeros((count, len(rank_steps) + 1), np.int8)
    for seat in range(len(rank_steps) - 1, -1, -1):
        sums[:, seat + 1] = np.searchsorted(rank_steps[seat], left, side="right") - 1
        left -= rank_steps[seat, sums[:, seat + 1]]
    return np.ascontiguousarray(np.diff(sums, axis=1))


def layer_size(players: int, coins: int, box: int) -> int:
    """The number of states with `box` of all coins in the box."""
    return comb(coins - box + players, players)


def layer_starts(players: int, coins: int) -> Ints:
    """The index of each layer's first state, the empty box first; one more entry is the number of states."""
    return np.cumsum([0, *(layer_size(players, coins, box) for box in range(coins + 1))], dtype=np.int64)
