"""Players of Oh My Gold!

Beginner: any sensible choice at random. Greedy: one roll ahead, card by card, for points. Exact: the whole turn, for points. Both
count a point in the loot as one, a point before the own ship as a half, and a chest by its expected content. Best: the whole turn,
for the chance to win, by an evaluation of the positions after it that is fitted to played games.
"""

from jollyroll.bots.levels import BEGINNER, BEST, EXACT, GREEDY
from jollyroll.bots.sensible import NONE, any_sensible
from jollyroll.dice.stream import Stream
from jollyroll.kit import Game
from jollyroll.solve.arrays import StateRecords

from ..rules import rulebook as rules
from ..rules.choices import BOARD, DONE, ROLL
from ..rules.phases import COMMIT, PLACE, THROW
from ..rules.placing import placing_count
from ..rules.seadogs import nth_theft
from ..rules.state import State
from ..solve.base_turn import is_base_turn, search_base_turn
from ..solve.heuristic import completes_card, gain_of
from ..solve.horizon import horizon_for
from ..solve.knowledge import Knowledge, Memory
from ..solve.memory import make_memory, plain_memory
from ..solve.scratch import MOST_OUTCOMES
from ..solve.turn import search_turn

COMPILED: tuple[int, ...] = (EXACT, BEST)  # they search whole turns; in a page, for one device alone, they run in plain Python
PLAYS_OUT = BEST
RATED_GAMES = {2: 2_000, 3: 1_200}
CLOSE = 1e-9  # gains closer than this are equal: the choice with the lowest number from the mover on is taken


def cache_key(state: State) -> tuple[int, ...]:
    """Custom dice have other odds, so they have memories of their own."""
    return tuple(state.sides)


def prepare(game: Game, state: State, levels: tuple[int, ...]) -> Memory:
    """The memory for machine code, with the evaluation if somebody plays for the win."""
    from ..solve.evaluation_tables import evaluation_for

    return make_memory(state, evaluation_for(game, state).weights if BEST in levels else None)


def prepare_plain(game: Game, state: State, levels: tuple[int, ...]) -> Memory:
    """The memory for plain Python; only a page searches whole turns with it."""
    from ..solve.evaluation_tables import evaluation_for

    weights = evaluation_for(game, state).weights if BEST in levels else None
    return plain_memory(state, weights, searches=not {EXACT, BEST}.isdisjoint(levels))


def choose(level: int, state: State, stream: Stream, memory: Memory) -> int:
    """The choice of a player of this level."""
    if level == BEGINNER:
        sensible = any_sensible(state, stream)
        return sensible if sensible != NONE else rules.legal_choice(state, 0)
    if level == GREEDY:
        return most_promising(state, memory)
    if rules.legal_count(state) == 1:
        return rules.legal_choice(state, 0)
    memory.path[0] = state
    if level == BEST and is_base_turn(state):
        return search_base_turn(memory)
    return search_turn(memory, level == BEST, horizon_for(state))


def makes_sense(state: State, choice: int) -> bool:
    """Sensible are: to roll again; to complete a card; to stop rolling if the dice complete one, or placing if they do not."""
    if choice == ROLL:
        return True
    if choice == DONE:
        useful = placing_count(state) > 0 or nth_theft(state, -1) > 0
        return useful == (state.phase != PLACE) or rules.legal_count(state) == 1
    return completes_card(state, choice)


def most_promising(state: State, memory: Memory) -> int:
    """The choice with the highest expected gain of the turn, one roll ahead; when placing, the card that brings most now."""
    if state.phase == PLACE:
        return best_card(state)
    path = memory.path
    path[0] = state
    best = -1
    most = -1.0
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        if choice < BOARD or completes_card(state, choice):
            gain = gain_of(state, choice) + gain_after(path, memory.knowledge[0], choice)
            if gain > most + CLOSE or (gain > most - CLOSE and comes_before(state, choice, best)):
                best = choice
                most = gain
    return best


def gain_after(path: StateRecords, knowledge: Knowledge, choice: int) -> float:
    """The expected gain of the turn after this choice at `path[0]`, in which the dice left are rerolled at most once."""
    path[1] = path[0]
    rules.apply_choice(path[1], choice)
    if path[1].phase != COMMIT:
        return mean_placed(path, knowledge, 1)
    path[2] = path[1]
    rules.apply_choice(path[2], ROLL)
    rolled = mean_placed(path, knowledge, 2)
    if rules.legal_choice(path[1], 0) != DONE:
        return rolled
    path[2] = path[1]
    rules.apply_choice(path[2], DONE)
    return max(rolled, mean_placed(path, knowledge, 2))


def mean_placed(path: StateRecords, knowledge: Knowledge, place: int) -> float:
    """The gain of placing at `path[place]`: now, or after a roll as the mean over all outcomes."""
    state = path[place]
    if state.phase != THROW or state.rolls_left > 0 or state.turn != path[0].turn:
        return placed(path, place)
    total = 0.0
    weights = 0
    for index in range(MOST_OUTCOMES):
        weight = knowledge.outcome_weights[state.hand][index]
        if weight > 0:
            path[place + 1] = path[place]
            rules.apply_outcome(path[place + 1], knowledge.outcomes[state.hand][index])
            total += weight * placed(path, place + 1)
            weights += weight
    return total / weights


def placed(path: StateRecords, place: int) -> float:
    """The gain of the dice at `path[place]`, placed card by card."""
    total = 0.0
    while path[place].phase == PLACE:
        choice = best_card(path[place])
        total += gain_of(path[place], choice)
        rules.apply_choice(path[place], choice)
    return total


def best_card(state: State) -> int:
    """The legal choice with the highest immediate gain, the first of equals from the mover on."""
    best = -1
    most = -1.0
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        gain = gain_of(state, choice)
        if gain > most + CLOSE or (gain > most - CLOSE and comes_before(state, choice, best)):
            best = choice
            most = gain
    return best


def comes_before(state: State, choice: int, other: int) -> bool:
    """Of two equally good choices, True if this one is taken: independent of who sits where."""
    return rules.seat_relative(state, choice) < rules.seat_relative(state, other)
