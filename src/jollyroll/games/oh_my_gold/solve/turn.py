"""A whole turn thought through: every choice, every throw, every chest, on the rulebook and without guessing.

The way from the position asked about to the one looked at is a stack of positions. Each of them takes its children one after
the other: at a choice the best for who chooses counts, at chance the mean. A turn that has ended is judged by the evaluation,
unless few final turns are left: then these are thought through as well. Positions met before are remembered by their keys.
"""

from typing import Any

from jollyroll.kit.phases import OVER, is_chance

from ..rules import rulebook as rules
from ..rules.phases import NEXT_LOCK, THROW
from ..rules.state import State
from .evaluation import judged
from .keys import key_of
from .memory import forget_all, recall, remember
from .prospects import chests_left, final_turns_left, is_settled
from .scratch import MOST_THROWS, POINTS, RISK, VALUES, Scratch

LEVEL = 1e-12  # values closer than this are alike: the choice with the lowest number from the mover on is taken


def think(scratch: Scratch, by_share: bool, reach: int) -> int:
    """Solve the position `scratch.states[0]`, in which a turn runs; answers the best choice, at chance -1.

    On the desk are its `value` and, at a choice, `offers` and `offered`: every legal choice with its value. If no more than `reach`
    final turns are left after a turn, they are thought through to the end of the game.
    """
    states = scratch.states
    desk = scratch.desks[0]
    prepare(desk, states[0], by_share, reach)
    open_position(desk, states[0], 0)
    depth = 0
    while depth >= 0:
        if not step_down(desk, states, depth):
            close_position(desk, states, depth)
            depth -= 1
            if depth >= 0:
                take_in(desk, states[depth], depth)
        elif arrive(desk, states, depth + 1):
            take_in(desk, states[depth], depth)
        else:
            depth += 1
    best: int = desk.picks[0]
    return best


def prepare(desk: Any, state: State, by_share: bool, reach: int) -> None:
    """Note who asks, and forget what was remembered for another question."""
    desk.by_share = by_share
    desk.reach = reach
    desk.asking = state.seat
    desk.chests = chests_left(state) if state.spent == 0 else -1
    desk.loot = state.loot_cards[state.seat]
    desk.nodes = 0
    forget_all(desk)


def open_position(desk: Any, state: State, depth: int) -> None:
    """Begin with the first child of a position."""
    desk.begun[depth] = desk.nodes
    desk.nexts[depth] = 0
    desk.picks[depth] = -1
    desk.totals[depth] = 0
    for index in range(VALUES):
        desk.values[depth][index] = 0.0
    if state.phase == THROW:
        desk.counts[depth] = MOST_THROWS
    elif is_chance(state):
        desk.counts[depth] = rules.outcome_count(state)
    else:
        desk.counts[depth] = rules.legal_count(state)


def step_down(desk: Any, states: Any, depth: int) -> bool:
    """Make the next child; False if there is none left."""
    state = states[depth]
    while desk.nexts[depth] < desk.counts[depth]:
        index = desk.nexts[depth]
        desk.nexts[depth] += 1
        if not is_chance(state):
            desk.tried[depth] = rules.legal_choice(state, index)
            states[depth + 1] = states[depth]
            rules.apply_choice(states[depth + 1], desk.tried[depth])
            return True
        outcome = desk.throws[state.hand][index] if state.phase == THROW else index
        desk.tried[depth] = desk.weights[state.hand][index] if state.phase == THROW else rules.outcome_weight(state, index)
        if desk.tried[depth] > 0:
            states[depth + 1] = states[depth]
            rules.apply_outcome(states[depth + 1], outcome)
            return True
    return False


def arrive(desk: Any, states: Any, depth: int) -> bool:
    """The value of a position just made, if it can be told without looking further; otherwise the position is opened."""
    state = states[depth]
    desk.nodes += 1
    ended = turn_has_ended(state, states[depth - 1])
    known = ended and is_far_enough(desk, state)
    if known:
        judged(state, desk)
    else:
        desk.keys[depth] = key_of(state)
        known = recall(desk, desk.keys[depth])
    if not known:
        open_position(desk, state, depth)
    elif ended:
        note_turn(desk, state)
    return known


def turn_has_ended(state: State, before: State) -> bool:
    """The last event ended a turn."""
    return state.phase == OVER or state.phase == NEXT_LOCK or state.turn != before.turn


def is_far_enough(desk: Any, state: State) -> bool:
    """At the end of a turn: nothing more is thought through."""
    left = final_turns_left(state)
    return left == 0 or left > desk.reach


def note_turn(desk: Any, state: State) -> None:
    """At the end of the turn asked about: the loot of who asked, and whether the turn brought nothing."""
    desk.value[POINTS] = state.loot_coins[desk.asking] + state.loot_diamonds[desk.asking]
    idle = chests_left(state) == desk.chests and state.loot_cards[desk.asking] == desk.loot
    desk.value[RISK] = 1.0 if idle else 0.0


def take_in(desk: Any, state: State, depth: int) -> None:
    """A child's value is known: weigh it, or compare it with the best so far."""
    held = desk.values[depth]
    tried = desk.tried[depth]
    if is_chance(state):
        desk.totals[depth] += tried
        for index in range(VALUES):
            held[index] += tried * desk.value[index]
        return
    if depth == 0:
        place = desk.nexts[0] - 1
        desk.offers[place] = tried
        for index in range(VALUES):
            desk.offered[place][index] = desk.value[index]
    if desk.picks[depth] < 0 or is_better(desk, state, depth):
        desk.picks[depth] = tried
        for index in range(VALUES):
            held[index] = desk.value[index]


def is_better(desk: Any, state: State, depth: int) -> bool:
    """The choice tried is better than the best so far; of choices alike the one that loads more, if the end waits for it."""
    held = desk.values[depth]
    more = desk.value[state.seat] - held[state.seat]
    if abs(more) > LEVEL:
        return bool(more > 0)
    loaded = desk.value[POINTS] - held[POINTS]
    if is_settled(state) and abs(loaded) > LEVEL:
        return bool(loaded > 0)
    return rules.seat_relative(state, desk.tried[depth]) < rules.seat_relative(state, desk.picks[depth])


def close_position(desk: Any, states: Any, depth: int) -> None:
    """All children are known: so is the position."""
    state = states[depth]
    total = desk.totals[depth] if is_chance(state) else 1
    for index in range(VALUES):
        desk.value[index] = desk.values[depth][index] / total
    if depth > 0:
        remember(desk, desk.keys[depth], desk.nodes - desk.begun[depth] + 1)
        if turn_has_ended(state, states[depth - 1]):
            note_turn(desk, state)
