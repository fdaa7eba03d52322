"""Players of Oh My Gold!

Beginner: any sensible choice at random. Greedy: one throw ahead, card by card, for points. Exact: the whole turn, for points.
Both count a point in the loot for one, a point that lies before the own ship for a half, and a chest by what may be in it.
Best: the whole turn, for the chance to win, by an evaluation of what comes after it that is fitted to games played.
"""

from typing import Any

from jollyroll.bots.levels import BEGINNER, BEST, EXACT, GREEDY
from jollyroll.dice.stream import Stream, below
from jollyroll.kit import Game

from ..rules import rulebook as rules
from ..rules.choices import BOARD, DONE, ROLL
from ..rules.phases import COMMIT, PLACE, THROW
from ..rules.placing import placing_count
from ..rules.seadogs import theft_walk
from ..rules.state import State
from ..solve.gains import completes_card, gain
from ..solve.prospects import reach_for
from ..solve.scratch import MOST_THROWS, Scratch, new_scratch, plain_scratch
from ..solve.turn import think

COMPILED: tuple[int, ...] = (EXACT, BEST)  # exact and best think through more than plain Python could while people wait
PLAYS_OUT = BEST
CLOSE = 1e-9  # promises closer than this are alike: the choice with the lowest number from the mover on is taken

Memory = Scratch


def cache_key(state: State) -> tuple[int, ...]:
    """Somebody's own dice fall differently."""
    return tuple(state.sides)


def prepare(game: Game, state: Any, levels: tuple[int, ...]) -> Memory:
    """For machine code: room to think in, and the evaluation if somebody plays for the win."""
    from ..solve.classes import evaluation_for

    return new_scratch(state, evaluation_for(game, state).stages if BEST in levels else None)


def prepare_plain(game: Game, state: Any, levels: tuple[int, ...]) -> Memory:
    """For play as it is written: room to try things out."""
    return plain_scratch(state, thinks=False)


def choose(level: int, state: State, stream: Stream, memory: Memory) -> int:
    """What a player of this level chooses."""
    if level == BEGINNER:
        return any_sensible(state, stream)
    if level == GREEDY:
        return most_promising(state, memory)
    memory.states[0] = state
    return think(memory, level == BEST, reach_for(state))


def any_sensible(state: State, stream: Stream) -> int:
    """Any choice that is not plainly senseless, all alike."""
    count = 0
    for index in range(rules.legal_count(state)):
        count += is_sensible(state, rules.legal_choice(state, index))
    left = below(stream, max(count, 1))
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        if is_sensible(state, choice):
            if left == 0:
                return choice
            left -= 1
    return rules.legal_choice(state, 0)


def is_sensible(state: State, choice: int) -> bool:
    """To roll again; to complete a card; and to stop rolling if the dice complete one, or placing if they do not."""
    if choice == ROLL:
        return True
    if choice == DONE:
        useful = placing_count(state) > 0 or theft_walk(state, -1) > 0
        return useful == (state.phase != PLACE) or rules.legal_count(state) == 1
    return completes_card(state, choice)


def most_promising(state: State, memory: Memory) -> int:
    """The choice after which the turn brings most, as far as one can see; when placing, the card that brings most now."""
    if state.phase == PLACE:
        return best_card(state)
    states = memory.states
    states[0] = state
    best = -1
    most = -1.0
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        if choice < BOARD or completes_card(state, choice):
            promised = gain(state, choice) + promise(states, memory.desks[0], choice)
            if promised > most + CLOSE or (promised > most - CLOSE and comes_before(state, choice, best)):
                best = choice
                most = promised
    return best


def promise(states: Any, desk: Any, choice: int) -> float:
    """What the turn still brings after this choice at `states[0]`; between two rolls the dice left are rolled or not."""
    states[1] = states[0]
    rules.apply_choice(states[1], choice)
    if states[1].phase != COMMIT:
        return played_out(states, desk, 1)
    states[2] = states[1]
    rules.apply_choice(states[2], ROLL)
    rolled = played_out(states, desk, 2)
    if rules.legal_choice(states[1], 0) != DONE:
        return rolled
    states[2] = states[1]
    rules.apply_choice(states[2], DONE)
    return max(rolled, played_out(states, desk, 2))


def played_out(states: Any, desk: Any, place: int) -> float:
    """What is placed at `states[place]`: now, or after a throw on average over all throws."""
    state = states[place]
    if state.phase != THROW or state.rolls_left > 0 or state.turn != states[0].turn:
        return placed(states, place)
    total = 0.0
    weights = 0
    for index in range(MOST_THROWS):
        weight = desk.weights[state.hand][index]
        if weight > 0:
            states[place + 1] = states[place]
            rules.apply_outcome(states[place + 1], desk.throws[state.hand][index])
            total += weight * placed(states, place + 1)
            weights += weight
    return total / weights


def placed(states: Any, place: int) -> float:
    """What the dice at `states[place]` bring, card by card."""
    total = 0.0
    while states[place].phase == PLACE:
        choice = best_card(states[place])
        total += gain(states[place], choice)
        rules.apply_choice(states[place], choice)
    return total


def best_card(state: State) -> int:
    """The legal choice that brings most at once, the first of them from the mover on."""
    best = -1
    most = -1.0
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        brought = gain(state, choice)
        if brought > most + CLOSE or (brought > most - CLOSE and comes_before(state, choice, best)):
            best = choice
            most = brought
    return best


def comes_before(state: State, choice: int, other: int) -> bool:
    """Of two choices that are worth the same this one is taken, whoever sits where."""
    return rules.seat_relative(state, choice) < rules.seat_relative(state, other)
