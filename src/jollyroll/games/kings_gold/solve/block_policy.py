"""The policy of a block of states: how likely each plan is carried out in each of them, and what that leads to."""

from typing import NamedTuple

import numpy as np

from jollyroll.solve.arrays import AnyArray, Bytes, Floats, Words

NONE_YET = -1


class BlockPolicy(NamedTuple):
    """By place of the state in the block, with an entry for each plan that may be carried out and stays in the layer.

    Of six players that is one in twelve of them; of plans that leave the layer only what they come to is kept.
    """

    begin: Words  # place: where its entries begin; one more than places
    plan: Bytes  # entry
    chance: Floats  # entry: how likely it is carried out
    successor: Words  # entry: the rank of the state it leads to
    known: Floats  # place and seat: the part of the share that comes from solved layers
    changes: Words  # place: how often the policy was changed, NONE_YET before there is any


def new_policy(states: int, seats: int, entries: int = 0) -> BlockPolicy:
    """The policy of a block of states that have none yet, with room for so many entries."""
    return BlockPolicy(
        np.zeros(states + 1, np.int32),
        np.zeros(entries, np.uint8),
        np.zeros(entries),
        np.zeros(entries, np.int32),
        np.zeros((states, seats)),
        np.full(states, NONE_YET, np.int32),
    )


def trimmed(policy: BlockPolicy, entries: int) -> BlockPolicy:
    """The policy without the room that was not needed."""
    return policy._replace(
        plan=policy.plan[:entries].copy(), chance=policy.chance[:entries].copy(), successor=policy.successor[:entries].copy()
    )


def read_only(array: AnyArray) -> AnyArray:
    """The same for reading only: machine code tells the two apart, and what other processes share cannot be written to."""
    view = np.require(array, requirements=["C", "A"]).view()
    view.flags.writeable = False
    return view


def to_read(policy: BlockPolicy) -> BlockPolicy:
    """A policy for reading only."""
    begin, plan, chance, successor, known, changes = policy
    return BlockPolicy(*(read_only(array) for array in (begin, plan, chance, successor, known, changes)))
