"""The policy of a layer: how likely each plan is carried out in each of its states, and what that leads to."""

from typing import NamedTuple

import numpy as np

from jollyroll.solve.arrays import Floats, Words

from .turn_model import TurnModel


class LayerPolicy(NamedTuple):
    """By rank of the state; `known` and `successor` hold what a sweep needs."""

    chance: Floats  # rank and plan: how likely it is carried out
    successor: Words  # rank and plan that leaves the box alone: the index of the state it leads to
    known: Floats  # rank and seat: the part of the share that comes from solved layers
    changes: Words  # rank: how often its policy was changed
    gain: Floats  # rank: how much more the mover's best turn would bring than the policy, when last looked at


def new_policy(model: TurnModel, size: int) -> LayerPolicy:
    """A policy for a layer of this size."""
    plans, seats = model.plans, model.all_piles.shape[1]
    chance, successor = np.zeros((size, len(plans.transfers))), np.zeros((size, plans.staying), np.int32)
    policy = LayerPolicy(chance, successor, np.zeros((size, seats)), np.zeros(size, np.int32), np.zeros(size))
    reset_policy(policy)
    return policy


def reset_policy(policy: LayerPolicy) -> None:
    """Start again from an arbitrary policy: always plan 0."""
    policy.chance[:] = 0.0
    policy.chance[:, 0] = 1.0
    policy.changes[:] = 0
