"""Exhaustive enumeration of a turn: every choice and every roll until it is over, for its points. For games without a solver.

`rules` is a template that `jollyroll.speed` binds to the rulebook. The path from the root to the current position is a stack,
because compiled code cannot recurse. A choice node takes the value of its best child, a chance node the mean.
"""

from jollyroll.kit import template as rules
from jollyroll.kit.phases import OVER, is_chance

from .enumeration_scratch import DEPTH, EnumerationScratch

CLOSE = 1e-9  # values closer than this are equal: the choice with the lowest number from the mover on is taken
NOTHING = -1e18
TOO_LARGE = -1  # the turn has more positions than the limit


def best_choice(scratch: EnumerationScratch, root: int, one_roll: bool, limit: int) -> int:
    """The choice at `states[root]` with the highest expected points, or TOO_LARGE.

    With `one_roll` the next roll counts as the last: after it the turn goes on as if the player's time were up.
    """
    if enumerate_turn(scratch, root, one_roll, limit) < 0:
        return TOO_LARGE
    picked: int = scratch.picks[root]
    return picked


def turn_ahead(scratch: EnumerationScratch, root: int, limit: int) -> tuple[float, float]:
    """The expected points at the end of the turn at `states[root]`, played for points, and the chance that it brings none.

    A turn too large is followed for one roll.
    """
    if enumerate_turn(scratch, root, False, limit) < 0 and enumerate_turn(scratch, root, True, limit) < 0:
        return 1.0 * rules.points(scratch.states[root], scratch.states[root].seat), 0.0
    return scratch.values[root], scratch.risks[root]


def enumerate_turn(scratch: EnumerationScratch, root: int, one_roll: bool, limit: int) -> int:
    """Compute `values[root]`, the expected points at the end of the turn; returns the number of positions, or TOO_LARGE."""
    states = scratch.states
    seat = states[root].seat
    turn = states[root].turn
    before = rules.points(states[root], seat)
    nodes = 0
    depth = root
    open_position(scratch, root, False)
    while depth >= root:
        if scratch.children[depth] >= width(scratch, depth, root, one_roll):
            depth -= 1
            if depth >= root:
                back_up(scratch, depth, root, scratch.values[depth + 1], scratch.risks[depth + 1], one_roll)
        elif is_impossible(scratch, depth):
            scratch.children[depth] += 1
        else:
            nodes += 1
            if nodes > limit or depth + 1 >= DEPTH:
                return TOO_LARGE
            descend(scratch, depth, root, one_roll)
            if ends_here(scratch, depth + 1, turn, one_roll):
                points = 1.0 * rules.points(states[depth + 1], seat)
                back_up(scratch, depth, root, points, 1.0 if points <= before else 0.0, one_roll)
            else:
                depth += 1
    return nodes


def open_position(scratch: EnumerationScratch, depth: int, rolled: bool) -> None:
    """Open a node, starting with its first child."""
    scratch.children[depth] = 0
    scratch.rolled[depth] = rolled
    scratch.values[depth] = 0.0 if is_chance(scratch.states[depth]) else NOTHING
    scratch.risks[depth] = 0.0
    scratch.picks[depth] = -1


def width(scratch: EnumerationScratch, depth: int, root: int, one_roll: bool) -> int:
    """The number of children to visit."""
    state = scratch.states[depth]
    if is_chance(state):
        return rules.outcome_count(state)
    return 1 if one_roll and depth > root else rules.legal_count(state)


def choice_at(scratch: EnumerationScratch, depth: int, root: int, one_roll: bool) -> int:
    """The choice to try next."""
    if one_roll and depth > root:
        return rules.timeout_choice(scratch.states[depth])
    return rules.legal_choice(scratch.states[depth], scratch.children[depth])


def is_impossible(scratch: EnumerationScratch, depth: int) -> bool:
    """True if the next child is an outcome of weight 0."""
    state = scratch.states[depth]
    return is_chance(state) and rules.outcome_weight(state, scratch.children[depth]) == 0


def descend(scratch: EnumerationScratch, depth: int, root: int, one_roll: bool) -> None:
    """Go down to the next child."""
    states = scratch.states
    states[depth + 1] = states[depth]
    if is_chance(states[depth]):
        rules.apply_outcome(states[depth + 1], scratch.children[depth])
        open_position(scratch, depth + 1, True)
    else:
        rules.apply_choice(states[depth + 1], choice_at(scratch, depth, root, one_roll))
        open_position(scratch, depth + 1, scratch.rolled[depth])


def ends_here(scratch: EnumerationScratch, depth: int, turn: int, one_roll: bool) -> bool:
    """True at a leaf: the turn is over, or the search stops here."""
    state = scratch.states[depth]
    if state.phase == OVER or state.turn != turn:
        return True
    return one_roll and scratch.rolled[depth] and is_chance(state)


def back_up(scratch: EnumerationScratch, depth: int, root: int, value: float, risk: float, one_roll: bool) -> None:
    """Back up a child's value and risk into its parent, and move on to the next child."""
    state = scratch.states[depth]
    if is_chance(state):
        weight = rules.outcome_weight(state, scratch.children[depth])
        chance = weight / rules.outcome_total(state)
        scratch.values[depth] += chance * value
        scratch.risks[depth] += chance * risk
    else:
        choice = choice_at(scratch, depth, root, one_roll)
        known = scratch.picks[depth]
        if value > scratch.values[depth] + CLOSE or (
            value > scratch.values[depth] - CLOSE and rules.seat_relative(state, choice) < rules.seat_relative(state, known)
        ):
            scratch.values[depth] = value
            scratch.risks[depth] = risk
            scratch.picks[depth] = choice
    scratch.children[depth] += 1
