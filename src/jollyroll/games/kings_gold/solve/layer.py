"""One layer: all states with the same box, solved block by block. Plain functions on arrays, run in plain Python or compiled.

Shares are listed from the mover on: the mover's first, then those of the players in turn order. After a turn the next player is the
mover, `shift` seats further on. `below` has the shares of all solved layers, `layer` the current ones of this layer; the first
`staying` plans stay in the layer (none in a tie round, which never leads back to itself).
"""

from typing import TYPE_CHECKING

from jollyroll.solve.arrays import Floats, Ints, SmallInts

from .turn import plan_chances, solve_turn

if TYPE_CHECKING:
    from .block_policy import BlockPolicy
    from .plans import Plans
    from .scratch import DiceScratch, StateScratch
    from .turn_model import TurnModel


def afterstate(plans: "Plans", plan: int, box: int, piles: Ints, after: Ints) -> None:
    """The piles after a plan: the players' from the mover on, the King's, the box."""
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
    """The index of a state, seen from the player `shift` seats after the mover."""
    players = len(piles) - 2
    index = layer_starts[piles[players + 1]]
    together = 0
    for seat in range(players):
        together += piles[(seat + shift) % players]
        index += rank_steps[seat, together]
    return int(index)


def look_ahead(
    model: "TurnModel",
    box: int,
    piles: SmallInts,
    shift: int,
    staying: int,
    below: Floats,
    layer: Floats,
    scratch: "StateScratch",
) -> None:
    """Fill in the successor of each plan from the state of these piles, and the mover's share there."""
    players = below.shape[1]
    start = model.layer_starts[box]
    king = model.coins - box
    for seat in range(players):
        scratch.piles[seat] = piles[seat]
        king -= scratch.piles[seat]
    scratch.piles[players] = king
    scratch.piles[players + 1] = box
    for plan in range(len(model.plans.transfers)):
        afterstate(model.plans, plan, box, scratch.piles, scratch.after)
        index = state_index(model.rank_steps, model.layer_starts, scratch.after, shift)
        scratch.successor[plan] = index
        if plan < staying:
            scratch.value[plan] = layer[index - start, players - shift]
        else:
            scratch.value[plan] = below[index, players - shift]


def keep_entries(place: int, old: "BlockPolicy", new: "BlockPolicy", filled: int) -> int:
    """Copy a state's policy unchanged; returns the number of entries so far."""
    for entry in range(old.begin[place], old.begin[place + 1]):
        new.plan[filled] = old.plan[entry]
        new.chance[filled] = old.chance[entry]
        new.successor[filled] = old.successor[entry]
        filled += 1
    for seat in range(old.known.shape[1]):
        new.known[place, seat] = old.known[place, seat]
    return filled


def mix_entries(
    place: int,
    step: float,
    shift: int,
    staying: int,
    start: int,
    below: Floats,
    old: "BlockPolicy",
    new: "BlockPolicy",
    filled: int,
    scratch: "StateScratch",
) -> int:
    """Mix the best turn into a state's policy with weight `step`; returns the number of entries so far."""
    players = below.shape[1]
    for plan in range(staying):
        scratch.mixed[plan] = 0.0
    for entry in range(old.begin[place], old.begin[place + 1]):
        scratch.mixed[old.plan[entry]] = old.chance[entry]
    for plan in range(staying):
        chance = scratch.mixed[plan] + step * (scratch.chance[plan] - scratch.mixed[plan])
        if chance > 0.0:
            new.plan[filled] = plan
            new.chance[filled] = chance
            new.successor[filled] = scratch.successor[plan] - start
            filled += 1
    for seat in range(players):
        before = (seat + players - shift) % players
        known = 0.0
        for plan in range(staying, len(scratch.chance)):
            known += scratch.chance[plan] * below[scratch.successor[plan], before]
        new.known[place, seat] = old.known[place, seat] + step * (known - old.known[place, seat])
    return filled


def improve_block(
    model: "TurnModel",
    box: int,
    piles: SmallInts,
    first: int,
    shift: int,
    staying: int,
    below: Floats,
    layer: Floats,
    old: "BlockPolicy",
    new: "BlockPolicy",
    gain: Floats,
    scratch: "StateScratch",
    dice_scratch: "DiceScratch",
    least: float,
    firm: int,
) -> int:
    """Solve the turn of the states from rank `first` on for the current shares, and improve their policy where that helps.

    It helps if the mover gains more than `least`, or has no policy yet. The first `firm` times the better policy replaces the old
    one; after that it is mixed in, with less weight the more often the policy has changed. Returns the number of entries of the new
    policy.
    """
    filled = 0
    for place in range(len(piles)):
        look_ahead(model, box, piles[place], shift, staying, below, layer, scratch)
        value = solve_turn(model.dice, model.plans, scratch.value, dice_scratch)
        gain[place] = value - layer[first + place, 0]
        changes = old.changes[place]
        if gain[place] > least or changes < 0:
            plan_chances(model.dice, model.plans, scratch.value, dice_scratch, scratch.chance)
            step = 1.0 if changes < firm else 1.0 / (changes - firm + 2.0) ** 0.5
            filled = mix_entries(place, step, shift, staying, model.layer_starts[box], below, old, new, filled, scratch)
            changes += 1
        else:
            filled = keep_entries(place, old, new, filled)
        new.changes[place] = changes
        new.begin[place + 1] = filled
    return filled


def sweep_block(layer: Floats, first: int, policy: "BlockPolicy", block: Floats, share: Floats) -> float:
    """Back up the shares of a block of states once under their policy; returns the largest change.

    New values count at once within the block (Gauss-Seidel), for other blocks in the next sweep (Jacobi).
    """
    players = block.shape[1]
    residual = 0.0
    for place in range(len(block)):
        for seat in range(players):
            share[seat] = policy.known[place, seat]
        for entry in range(policy.begin[place], policy.begin[place + 1]):
            chance = policy.chance[entry]
            rank = policy.successor[entry]
            inside = rank - first
            if 0 <= inside < len(block):
                share[0] += chance * block[inside, players - 1]
                for seat in range(1, players):
                    share[seat] += chance * block[inside, seat - 1]
            else:
                share[0] += chance * layer[rank, players - 1]
                for seat in range(1, players):
                    share[seat] += chance * layer[rank, seat - 1]
        for seat in range(players):
            residual = max(residual, abs(share[seat] - block[place, seat]))
            block[place, seat] = share[seat]
    return residual
