"""Backups of the states between turns of three players, with cards from a full pile. Plain functions on arrays, run compiled.

A backup does not solve the turn anew: the mover takes the best of some columns. A column is the probability of each effect of a
turn under one card played by one policy, so that the policy's value is a dot product. Columns come from turns solved in other
states; where an exactly solved turn gains too much, its policy becomes a column.
"""

from typing import NamedTuple

from jollyroll.solve.arrays import Floats, Ints, StateRecords, UShorts, Words

from ..rules.components import CARDS, DECK, KINDS
from .policy import extract_policy
from .state_index import is_over, share_of
from .successors import EFFECTS, result_of
from .three_index import PLAYERS, ThreeLayout, set_three, three_index, twin
from .turn import SWEEPS, TO_THE_END, solve_turn
from .turn_chances import result_chances
from .turn_results import POINTS, SKULLS, apply_result

FINE = 1e-9  # the tolerance of exactly solved turns
NEIGHBOURS = 6  # states nearby whose columns are tried too, ...
TRIED = NEIGHBOURS + 3  # ... then that of the state with the same distances, and two others
KEEP = 1e-9  # the least improvement for a change of column


class ThreeGame(NamedTuple):
    """The model of the game, and the values that sweeps improve."""

    models: UShorts  # [card]: the model of a turn
    layout: ThreeLayout
    shares: Floats  # [state, seat from the mover on]; the last seat's share is the remainder
    column: UShorts  # [state, card]: the column of its mover's policy
    chance: Floats  # [card, column, effect]: its probability
    known: Ints  # [card]: the number of columns


class ThreeScratch(NamedTuple):
    """Scratch space for backups."""

    states: StateRecords  # any state of three players with the right options
    payoffs: Floats  # [seat, effect]
    payoff: Floats  # [result]: the mover's
    values: Floats
    mass: Floats
    policy: Words
    chances: Floats  # [result]


def fill_payoffs(game: ThreeGame, scratch: ThreeScratch, index: int) -> None:
    """Every seat's share after each effect of a turn."""
    state = scratch.states[0]
    for effect in range(EFFECTS):
        set_three(state, game.layout, index)
        apply_result(state, result_of(effect))
        if is_over(state):
            for seat in range(PLAYERS):
                scratch.payoffs[seat, effect] = share_of(state, seat)
            continue
        follows = three_index(state, game.layout)
        mover = state.seat
        one = game.shares[follows, 0]
        next_one = game.shares[follows, 1]
        scratch.payoffs[mover, effect] = one
        scratch.payoffs[(mover + 1) % PLAYERS, effect] = next_one
        scratch.payoffs[(mover + 2) % PLAYERS, effect] = 1.0 - one - next_one


def worth(game: ThreeGame, scratch: ThreeScratch, card: int, column: int, seat: int) -> float:
    """The value of a column to a seat."""
    total = 0.0
    for effect in range(EFFECTS):
        total += game.chance[card, column, effect] * scratch.payoffs[seat, effect]
    return total


def neighbour(layout: ThreeLayout, index: int, number: int) -> int:
    """A neighbouring state, or the one of equal distances: its columns are worth a try."""
    if number == NEIGHBOURS:
        return twin(layout, index)
    step = 1 if number < 2 else layout.heights if number < 4 else layout.heights * layout.heights
    found = index + (step if number % 2 else -step)
    return found if 0 <= found < layout.states else index


def fitting_column(game: ThreeGame, index: int, card: int, number: int, tried: int) -> int:
    """A candidate column for a state: that of another state, or an arbitrary one."""
    if number <= NEIGHBOURS:
        return int(game.column[neighbour(game.layout, index, number), card])
    return int((tried + 7 * index + 13 * number) % game.known[card])


def back_up(game: ThreeGame, scratch: ThreeScratch, index: int, tried: int) -> float:
    """Back a state up by its column, or by the best of several candidates if `tried` is not negative; returns the change."""
    fill_payoffs(game, scratch, index)
    mine = 0.0
    next_one = 0.0
    for card in range(KINDS):
        best = int(game.column[index, card])
        most = worth(game, scratch, card, best, 0)
        for number in range(TRIED if tried >= 0 else 0):
            column = fitting_column(game, index, card, number, tried)
            if column != best:
                value = worth(game, scratch, card, column, 0)
                if value > most + KEEP:
                    best = column
                    most = value
        game.column[index, card] = best
        mine += DECK[card] * most
        next_one += DECK[card] * worth(game, scratch, card, best, 1)
    change = float(max(abs(mine / CARDS - game.shares[index, 0]), abs(next_one / CARDS - game.shares[index, 1])))
    game.shares[index, 0] = mine / CARDS
    game.shares[index, 1] = next_one / CARDS
    return change


def sweep_three(game: ThreeGame, scratch: ThreeScratch, order: Ints, tried: int) -> float:
    """Back these states up one after the other, see `back_up`; returns the residual."""
    residual = 0.0
    for place in range(len(order)):
        residual = max(residual, back_up(game, scratch, order[place], tried))
    return residual


def fill_payoff(game: ThreeGame, scratch: ThreeScratch, index: int) -> None:
    """The mover's share after each result of a turn."""
    fill_payoffs(game, scratch, index)
    for effect in range(EFFECTS):
        scratch.payoff[result_of(effect)] = scratch.payoffs[0, effect]
        if effect < POINTS:
            scratch.payoff[SKULLS + effect] = scratch.payoffs[0, effect]


def solve_cards(game: ThreeGame, scratch: ThreeScratch, index: int, least: float) -> float:
    """Solve the turn of a state under every card; returns its mover's gain.

    Under a card that would gain more than `least` the policy becomes a column, if there is room, and the state's own.
    """
    fill_payoff(game, scratch, index)
    gain = 0.0
    for card in range(KINDS):
        value = solve_turn(game.models[card], scratch.payoff, scratch.values, SWEEPS[TO_THE_END], FINE)
        more = value - worth(game, scratch, card, game.column[index, card], 0)
        gain += DECK[card] * more / CARDS
        if more > least and game.known[card] < game.chance.shape[1]:
            add_column(game, scratch, card)
            game.column[index, card] = game.known[card] - 1
    return gain


def add_column(game: ThreeGame, scratch: ThreeScratch, card: int) -> None:
    """Make the policy of the turn just solved a column."""
    extract_policy(game.models[card], scratch.payoff, scratch.values, scratch.policy)
    result_chances(game.models[card], scratch.policy, scratch.values, scratch.mass, scratch.chances)
    column = game.known[card]
    for effect in range(EFFECTS):
        game.chance[card, column, effect] = scratch.chances[result_of(effect)]
        if effect < POINTS:
            game.chance[card, column, effect] += scratch.chances[SKULLS + effect]
    game.known[card] = column + 1


def find_gains(game: ThreeGame, scratch: ThreeScratch, states: Ints, least: float, gains: Floats) -> None:
    """The gains that the movers of these states would make by the best turn; see `solve_cards`."""
    for place in range(len(states)):
        gains[place] = solve_cards(game, scratch, states[place], least)


def gains_of_table(game: ThreeGame, scratch: ThreeScratch, states: Ints, tolerance: float, gains: Floats) -> None:
    """The gains of the best turn over the shares of these states, for a table without columns."""
    for place in range(len(states)):
        fill_payoff(game, scratch, states[place])
        total = 0.0
        for card in range(KINDS):
            total += DECK[card] * solve_turn(game.models[card], scratch.payoff, scratch.values, SWEEPS[TO_THE_END], tolerance)
        gains[place] = total / CARDS - game.shares[states[place], 0]
