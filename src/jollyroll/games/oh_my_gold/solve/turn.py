"""Exact search of a whole turn: every choice, every outcome of dice and chests, on the rulebook.

The path from the root to the current node is a stack of states. Each node visits its children one after the other and backs up
their values: at a choice the best for the player to choose, at chance the mean. A turn that has ended is evaluated, unless few
final turns are left: then these are searched as well. States met before are found in a transposition table.
"""

from jollyroll.kit.phases import OVER, is_chance
from jollyroll.solve.arrays import StateRecords

from ..rules import rulebook as rules
from ..rules.phases import NEXT_LOCK, THROW
from ..rules.points import loot_points
from ..rules.state import State
from .evaluation import evaluate
from .horizon import chests_left, final_turns_left, is_settled
from .knowledge import Knowledge, Memory
from .scratch import MOST_OUTCOMES, Scratch
from .state_key import state_key
from .transposition_table import TranspositionTable, clear, look_up, store
from .value import POINTS, RISK, TIE, VALUES


def search_turn(memory: Memory, by_share: bool, horizon: int) -> int:
    """Solve the state `memory.path[0]`, the root, within a turn; returns the best choice, or -1 at chance.

    The scratch space then holds its `value` and, at a choice, `choices` and `choice_values`: every legal choice with its value. If
    no more than `horizon` final turns are left after a turn, they are searched to the end of the game.
    """
    path = memory.path
    knowledge = memory.knowledge[0]
    scratch = memory.scratch[0]
    table = memory.table[0]
    begin_search(scratch, path[0], by_share, horizon)
    clear(table)
    open_node(scratch, path[0], 0)
    depth = 0
    while depth >= 0:
        if not make_child(knowledge, scratch, path, depth):
            close_node(scratch, table, path, depth)
            depth -= 1
            if depth >= 0:
                back_up(scratch, path[depth], depth)
        elif visit(knowledge, scratch, table, path, depth + 1):
            back_up(scratch, path[depth], depth)
        else:
            depth += 1
    return scratch.best[0]


def begin_search(scratch: Scratch, state: State, by_share: bool, horizon: int) -> None:
    """Set up the question of a search."""
    scratch.by_share = by_share
    scratch.horizon = horizon
    scratch.mover = state.seat
    scratch.chests = chests_left(state) if state.spent == 0 else -1
    scratch.loot = state.loot_cards[state.seat]
    scratch.nodes = 0


def open_node(scratch: Scratch, state: State, depth: int) -> None:
    """Open a node, starting with its first child."""
    scratch.nodes_before[depth] = scratch.nodes
    scratch.next_child[depth] = 0
    scratch.best[depth] = -1
    scratch.weight_sums[depth] = 0
    for index in range(VALUES):
        scratch.values[depth][index] = 0.0
    if state.phase == THROW:
        scratch.counts[depth] = MOST_OUTCOMES
    elif is_chance(state):
        scratch.counts[depth] = rules.outcome_count(state)
    else:
        scratch.counts[depth] = rules.legal_count(state)


def make_child(knowledge: Knowledge, scratch: Scratch, path: StateRecords, depth: int) -> bool:
    """Make the next child of a node, one deeper on the path; False if there is none left."""
    state = path[depth]
    while scratch.next_child[depth] < scratch.counts[depth]:
        index = scratch.next_child[depth]
        scratch.next_child[depth] += 1
        if not is_chance(state):
            scratch.tried[depth] = rules.legal_choice(state, index)
            path[depth + 1] = path[depth]
            rules.apply_choice(path[depth + 1], scratch.tried[depth])
            return True
        is_roll = state.phase == THROW
        outcome = knowledge.outcomes[state.hand][index] if is_roll else index
        scratch.tried[depth] = knowledge.outcome_weights[state.hand][index] if is_roll else rules.outcome_weight(state, index)
        if scratch.tried[depth] > 0:
            path[depth + 1] = path[depth]
            rules.apply_outcome(path[depth + 1], outcome)
            return True
    return False


def visit(knowledge: Knowledge, scratch: Scratch, table: TranspositionTable, path: StateRecords, depth: int) -> bool:
    """Find the value of a new state without search if possible; otherwise open its node."""
    state = path[depth]
    scratch.nodes += 1
    ended = turn_has_ended(state, path[depth - 1])
    known = ended and is_leaf(scratch, state)
    if known:
        evaluate(state, knowledge, scratch)
    else:
        scratch.keys[depth] = state_key(state)
        known = look_up(table, scratch.keys[depth], scratch.value)
    if not known:
        open_node(scratch, state, depth)
    elif ended:
        note_turn_end(scratch, state)
    return known


def turn_has_ended(state: State, before: State) -> bool:
    """True if the last event ended a turn."""
    return state.phase == OVER or state.phase == NEXT_LOCK or state.turn != before.turn


def is_leaf(scratch: Scratch, state: State) -> bool:
    """True at the end of a turn beyond which nothing is searched."""
    left = final_turns_left(state)
    return left == 0 or left > scratch.horizon


def note_turn_end(scratch: Scratch, state: State) -> None:
    """Note the mover's loot points at the end of the searched turn, and whether it brought nothing."""
    scratch.value[POINTS] = loot_points(state, scratch.mover)
    idle = chests_left(state) == scratch.chests and state.loot_cards[scratch.mover] == scratch.loot
    scratch.value[RISK] = 1.0 if idle else 0.0


def back_up(scratch: Scratch, state: State, depth: int) -> None:
    """Back up a child's value: add it to the mean, or compare it with the best so far."""
    values = scratch.values[depth]
    tried = scratch.tried[depth]
    if is_chance(state):
        scratch.weight_sums[depth] += tried
        for index in range(VALUES):
            values[index] += tried * scratch.value[index]
        return
    if depth == 0:
        place = scratch.next_child[0] - 1
        scratch.choices[place] = tried
        for index in range(VALUES):
            scratch.choice_values[place][index] = scratch.value[index]
    if scratch.best[depth] < 0 or is_better(scratch, state, depth):
        scratch.best[depth] = tried
        for index in range(VALUES):
            values[index] = scratch.value[index]


def is_better(scratch: Scratch, state: State, depth: int) -> bool:
    """True if the tried choice is better than the best so far; of equals the one that loads more, if only loading is left."""
    values = scratch.values[depth]
    more = scratch.value[state.seat] - values[state.seat]
    if abs(more) > TIE:
        return more > 0
    loaded = scratch.value[POINTS] - values[POINTS]
    if is_settled(state) and abs(loaded) > TIE:
        return loaded > 0
    return rules.seat_relative(state, scratch.tried[depth]) < rules.seat_relative(state, scratch.best[depth])


def close_node(scratch: Scratch, table: TranspositionTable, path: StateRecords, depth: int) -> None:
    """Close a node with all children backed up: its value is known."""
    state = path[depth]
    total = scratch.weight_sums[depth] if is_chance(state) else 1
    for index in range(VALUES):
        scratch.value[index] = scratch.values[depth][index] / total
    if depth > 0:
        store(table, scratch.keys[depth], scratch.value, scratch.nodes - scratch.nodes_before[depth] + 1)
        if turn_has_ended(state, path[depth - 1]):
            note_turn_end(scratch, state)
