"""One layer of states: all that have the same box. Plain functions on arrays, run as they are or compiled.

Shares are listed from the mover on: the mover's first, then those of the players in turn order. After a turn the next player is the
mover, `shift` seats further on.
"""

from typing import TYPE_CHECKING

from jollyroll.solve.arrays import AnyArray, Floats, Ints

from .turn import plan_chances, solve_turn

if TYPE_CHECKING:
    from .layer_policy import LayerPolicy
    from .plans import Plans
    from .scratch import DiceScratch, StateScratch
    from .turn_model import TurnModel

ELSEWHERE = -1  # a tie round, which never leads back to itself


def afterstate(plans: "Plans", plan: int, box: int, piles: Ints, after: Ints) -> None:
    """The piles once a plan is carried out: the players' from the mover on, the King's, the box."""
    king = len(piles) - 2
    for pile in range(len(piles)):
        after[pile] = piles[pile]
    for step in range(plans.transfers.shape[2]):
        transfer = plans.transfers[plan, box, step]
        source = plans.source[transfer]
        size = after[source]
        gain = plans.to_mover[transfer, size]
        share = plans.to_king[transfer, size]
        after[source] -= gain + share
        after[0] += gain
        after[king] += share


def state_index(rank_steps: Ints, layer_starts: Ints, piles: Ints, shift: int) -> int:
    """The index of a state among all, seen from the player `shift` seats after the mover."""
    players = len(piles) - 2
    index = layer_starts[piles[players + 1]]
    together = 0
    for seat in range(players):
        together += piles[(seat + shift) % players]
        index += rank_steps[seat, together]
    return int(index)


def look_ahead(model: "TurnModel", box: int, rank: int, shift: int, shares: Floats, scratch: "StateScratch") -> None:
    """Fill in where each plan leads from a state, and the mover's share there."""
    players = shares.shape[1]
    king = model.coins - box
    for seat in range(players):
        scratch.piles[seat] = model.all_piles[rank, seat]
        king -= scratch.piles[seat]
    scratch.piles[players] = king
    scratch.piles[players + 1] = box
    for plan in range(len(model.plans.transfers)):
        afterstate(model.plans, plan, box, scratch.piles, scratch.after)
        index = state_index(model.rank_steps, model.layer_starts, scratch.after, shift)
        scratch.successor[plan] = index
        scratch.value[plan] = shares[index, players - shift]


def link(
    model: "TurnModel", rank: int, shift: int, shares: Floats, policy: "LayerPolicy", scratch: "StateScratch", looped: bool
) -> None:
    """Fill in what the policy of a state leads to: shares from solved layers, and (if `looped`) states of its own layer."""
    players = shares.shape[1]
    for seat in range(players):
        policy.known[rank, seat] = 0.0
    for plan in range(len(scratch.successor)):
        index = scratch.successor[plan]
        if looped and plan < model.plans.staying:
            policy.successor[rank, plan] = index
        else:
            for seat in range(players):
                policy.known[rank, seat] += policy.chance[rank, plan] * shares[index, (seat + players - shift) % players]


def improve_policy(
    model: "TurnModel",
    box: int,
    ranks: AnyArray,
    shift: int,
    shares: Floats,
    start: int,
    policy: "LayerPolicy",
    scratch: "StateScratch",
    dice_scratch: "DiceScratch",
    least: float,
    firm: int,
) -> None:
    """Solve the turn of these states of a layer for the shares as they are, and improve their policy where that helps.

    It helps if the mover gains more than `least`. The first `firm` times the better policy replaces the old one, later it is mixed
    in, the less the more often the policy changed. `start` is the index of the layer's first state, ELSEWHERE in a tie round.
    """
    looped = start != ELSEWHERE
    for place in range(len(ranks)):
        rank = ranks[place]
        look_ahead(model, box, rank, shift, shares, scratch)
        value = solve_turn(model.dice, model.plans, scratch.value, dice_scratch)
        gain = value - shares[start + rank, 0] if looped else 1.0
        policy.gain[rank] = gain
        if gain > least:
            plan_chances(model.dice, model.plans, scratch.value, dice_scratch, scratch.chance)
            changes = policy.changes[rank]
            step = 1.0 if changes < firm else 1.0 / (changes - firm + 2.0) ** 0.5
            for plan in range(len(scratch.chance)):
                policy.chance[rank, plan] += step * (scratch.chance[plan] - policy.chance[rank, plan])
            link(model, rank, shift, shares, policy, scratch, looped)
            policy.changes[rank] = changes + 1


def link_policy(
    model: "TurnModel", box: int, ranks: AnyArray, shift: int, shares: Floats, policy: "LayerPolicy", scratch: "StateScratch"
) -> None:
    """Let these states keep the policy that is there, from the layer before or arbitrary: each that of its rank."""
    for place in range(len(ranks)):
        look_ahead(model, box, ranks[place], shift, shares, scratch)
        link(model, ranks[place], shift, shares, policy, scratch, True)


def sweep(shares: Floats, start: int, size: int, policy: "LayerPolicy") -> float:
    """Back up the shares of every state of a layer once under its policy; answers the largest change.

    A backup counts at once (Gauss-Seidel): where a state leads to itself, the seats' shares would else chase each other.
    """
    players = shares.shape[1]
    residual = 0.0
    for rank in range(size):
        for seat in range(players):
            share = policy.known[rank, seat]
            before = (seat + players - 1) % players
            for plan in range(policy.successor.shape[1]):
                share += policy.chance[rank, plan] * shares[policy.successor[rank, plan], before]
            residual = max(residual, abs(share - shares[start + rank, seat]))
            shares[start + rank, seat] = share
    return residual
