"""One layer of positions: all that have the same box. Plain functions on arrays, run as they are or compiled.

Shares are told from the mover on: the mover's first, then those of the players in turn order. After a turn the next player is the
mover, `shift` seats further on.
"""

from typing import Any

from .turn import plan_chances, value_turn

NOWHERE = -1


def carry_out(plans: Any, plan: int, box: int, piles: Any, after: Any) -> None:
    """What becomes of the piles: the players' from the mover on, the King's, the box."""
    king = len(piles) - 2
    for pile in range(len(piles)):
        after[pile] = piles[pile]
    for place in range(plans.steps.shape[2]):
        deed = plans.steps[plan, box, place]
        source = plans.source[deed]
        size = after[source]
        gain = plans.to_mover[deed, size]
        share = plans.to_king[deed, size]
        after[source] -= gain + share
        after[0] += gain
        after[king] += share


def place_of(ladder: Any, begins: Any, after: Any, shift: int) -> int:
    """Where the piles stand in the row of all positions, told from the player `shift` seats after the mover on."""
    players = len(after) - 2
    place = begins[after[players + 1]]
    together = 0
    for seat in range(players):
        together += after[(seat + shift) % players]
        place += ladder[seat, together]
    return int(place)


def look_ahead(field: Any, box: int, rank: int, shift: int, shares: Any, there: int, spot: Any) -> None:
    """Where each plan leads from a position, and the mover's share there; the row of next positions begins at `there`."""
    players = shares.shape[1]
    king = field.coins - box
    for seat in range(players):
        spot.piles[seat] = field.all_piles[rank, seat]
        king -= spot.piles[seat]
    spot.piles[players] = king
    spot.piles[players + 1] = box
    for plan in range(len(field.plans.steps)):
        carry_out(field.plans, plan, box, spot.piles, spot.after)
        place = there + place_of(field.ladder, field.begins, spot.after, shift)
        spot.place[plan] = place
        spot.worth[plan] = shares[place, players - shift]


def lay_out(field: Any, rank: int, shift: int, shares: Any, play: Any, spot: Any, looped: bool) -> None:
    """Note what the play of a position leads to: the shares from known positions, and those of the same layer (if `looped`)."""
    players = shares.shape[1]
    for seat in range(players):
        play.fixed[rank, seat] = 0.0
    for plan in range(len(spot.place)):
        place = spot.place[plan]
        if looped and plan < field.plans.staying:
            play.target[rank, plan] = place
        else:
            for seat in range(players):
                play.fixed[rank, seat] += play.chance[rank, plan] * shares[place, (seat + players - shift) % players]


def improve(
    field: Any,
    box: int,
    ranks: Any,
    shift: int,
    shares: Any,
    here: int,
    there: int,
    play: Any,
    spot: Any,
    room: Any,
    least: float,
    firm: int,
) -> None:
    """Solve the turn of these positions of a layer, taking the shares as they stand, and note better play where there is any.

    Play is better if the mover gains more than `least` by it. The first `firm` times it takes the place of what was noted, later it
    is mixed in, the less the more often play changed. `here` is where the layer's own shares stand, NOWHERE in a tie round, which
    never leads back to itself.
    """
    looped = here != NOWHERE
    for index in range(len(ranks)):
        rank = ranks[index]
        look_ahead(field, box, rank, shift, shares, there, spot)
        value = value_turn(field.dice, field.plans, spot.worth, room)
        gain = value - shares[here + rank, 0] if looped else 1.0
        play.gain[rank] = gain
        if gain > least:
            plan_chances(field.dice, field.plans, spot.worth, room, spot.chance)
            changes = play.changes[rank]
            step = 1.0 if changes < firm else 1.0 / (changes - firm + 2.0) ** 0.5
            for plan in range(len(spot.chance)):
                play.chance[rank, plan] += step * (spot.chance[plan] - play.chance[rank, plan])
            lay_out(field, rank, shift, shares, play, spot, looped)
            play.changes[rank] = changes + 1


def play_on(field: Any, box: int, ranks: Any, shift: int, shares: Any, here: int, there: int, play: Any, spot: Any) -> None:
    """Let these positions be played as noted, in the layer before or for a start, each as the one of its rank."""
    looped = here != NOWHERE
    for index in range(len(ranks)):
        look_ahead(field, box, ranks[index], shift, shares, there, spot)
        lay_out(field, ranks[index], shift, shares, play, spot, looped)


def sweep(shares: Any, here: int, size: int, play: Any) -> float:
    """Work out the shares of a layer once more from each other, play being as noted; answers the largest change.

    Each share counts as soon as it is worked out: where a position leads to itself, the seats' shares would else chase each other.
    """
    players = shares.shape[1]
    worst = 0.0
    for rank in range(size):
        for seat in range(players):
            share = play.fixed[rank, seat]
            before = (seat + players - 1) % players
            for plan in range(play.target.shape[1]):
                share += play.chance[rank, plan] * shares[play.target[rank, plan], before]
            worst = max(worst, abs(share - shares[here + rank, seat]))
            shares[here + rank, seat] = share
    return worst
