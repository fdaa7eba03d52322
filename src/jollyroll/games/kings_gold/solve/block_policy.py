"""The policy of a block of states: the probability of each plan in each state, and the successor."""

from typing import NamedTuple

import numpy as np

from jollyroll.solve.arrays import AnyArray, Bytes, Floats, Words

NONE_YET = -1


class BlockPolicy(NamedTuple):
    """A sparse policy: for each state of the block, an entry for each plan it uses that stays in the layer.

    With six players that is one plan in twelve; plans that leave the layer are kept only as their summed value.
    """

    begin: Words  # place: its first entry; one more than places
    plan: Bytes  # entry
    chance: Floats  # entry: the plan's probability
    successor: Words  # entry: the rank of the state it leads to
    known: Floats  # place and seat: the part of the share due to solved layers
    changes: Words  # place: how often the policy has changed, NONE_YET before there is one


def new_policy(states: int, seats: int, entries: int = 0) -> BlockPolicy:
    """An empty policy for a block of states, with room for this many entries."""
    return BlockPolicy(
        np.zeros(states + 1, np.int32),
        np.zeros(entries, np.uint8),
        np.zeros(entries),
        np.zeros(entries, np.int32),
        np.zeros((states, seats)),
        np.full(states, NONE_YET, np.int32),
    )


def trimmed(policy: BlockPolicy, entries: int) -> BlockPolicy:
    """The policy without its unused room."""
    return policy._replace(
        plan=policy.plan[:entries].copy(), chance=policy.chance[:entries].copy(), successor=policy.successor[:entries].copy()
    )


def read_only(array: AnyArray) -> AnyArray:
    """A read-only view: machine code compiled for it is distinct, and arrays shared between processes are not writable."""
    view = np.require(array, requirements=["C", "A"]).view()
    view.flags.writeable = False
    return view


def to_read(policy: BlockPolicy) -> BlockPolicy:
    """A read-only policy."""
    begin, plan, chance, successor, known, changes = policy
    return BlockPolicy(*(read_only(array) for array in (begin, plan, chance, successor, known, changes)))
