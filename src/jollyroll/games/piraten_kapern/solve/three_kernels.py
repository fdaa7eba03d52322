"""Backups of the states between turns of three players, cards drawn from all 35. Plain functions on arrays, run compiled.

A turn is not solved anew in each backup: the mover takes the best of some columns. A column says how likely a turn under one card
ends with each effect if it is played by one policy, whose payoff is then a mere sum of products. Columns come from turns
that were solved in other states; where a turn that is solved exactly gains more than it should, it becomes a column.
"""

from typing import NamedTuple

from jollyroll.solve.arrays import Floats, Ints, StateRecords, UShorts, Words

from ..rules.components import CARDS, DECK, KINDS
from .policy import extract_policy
from .state_index import is_over, share_of
from .sweep_kernels import EFFECTS, result_of
from .three_index import PLAYERS, ThreeLayout, set_three, three_index, twin
from .turn import SWEEPS, TO_THE_END, solve_turn
from .turn_chances import result_chances
from .turn_results import POINTS, SKULLS, apply_result

FINE = 1e-9  # the tolerance of turns that are solved
NEIGHBOURS = 6  # states nearby whose columns are tried too, ...
TRIED = NEIGHBOURS + 3  # ... then that of the state with the same distances, and two others
KEEP = 1e-9  # what another column has to be better by


class ThreeGame(NamedTuple):
    """What is known of the game, and what sweeps improve."""

    models: Words  # [card]: the model of a turn
    layout: ThreeLayout
    shares: Floats  # [state, seat from the mover on]; the last one has what is missing
    column: UShorts  # [state, card]: the column by which its mover plays
    chance: Floats  # [card, column, effect]
    known: Ints  # [card]: how many columns there are


class ThreeScratch(NamedTuple):
    """What backups work in."""

    states: StateRecords  # any state of three players with the options at hand
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
    """What a column is worth to a seat."""
    total = 0.0
    for effect in range(EFFECTS):
        total += game.chance[card, column, effect] * scratch.payoffs[seat, effect]
    return total


def neighbour(layout: ThreeLayout, index: int, number: int) -> int:
    """A state nearby, or the one of which only the same distances count: its columns are worth a try."""
    if number == NEIGHBOURS:
        return twin(layout, index)
    step = 1 if number < 2 else layout.heights if number < 4 else layout.heights * layout.heights
    found = index + (step if number % 2 else -step)
    return found if 0 <= found < layout.states else index


def fitting_column(game: ThreeGame, index: int, card: int, number: int, tried: int) -> int:
    """A column that may suit a state: that of another state, or just any."""
    if number <= NEIGHBOURS:
        return int(game.column[neighbour(game.layout, index, number), card])
    return int((tried + 7 * index + 13 * number) % game.known[card])


def back_up(game: ThreeGame, scratch: ThreeScratch, index: int, tried: int) -> float:
    """Back a state up by its column, or the best of several if any are to be `tried` (not negative); answers the change."""
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
    """Back these states up one after the other, see `back_up`; answers the residual."""
    residual = 0.0
    for place in range(len(order)):
        residual = max(residual, back_up(game, scratch, order[place], tried))
    return residual


def solve_cards(game: ThreeGame, scratch: ThreeScratch, index: int, least: float) -> float:
    """Solve the turn of a state under every card; answers what its mover would gain.

    Under a card that would gain more than `least` the policy becomes a column, if there is room, and the state's own.
    """
    fill_payoffs(game, scratch, index)
    for effect in range(EFFECTS):
        scratch.payoff[result_of(effect)] = scratch.payoffs[0, effect]
        if effect < POINTS:
            scratch.payoff[SKULLS + effect] = scratch.payoffs[0, effect]
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
    """Make a column of the turn just solved."""
    extract_policy(game.models[card], scratch.payoff, scratch.values, scratch.policy)
    result_chances(game.models[card], scratch.policy, scratch.values, scratch.mass, scratch.chances)
    column = game.known[card]
    for effect in range(EFFECTS):
        game.chance[card, column, effect] = scratch.chances[result_of(effect)]
        if effect < POINTS:
            game.chance[card, column, effect] += scratch.chances[SKULLS + effect]
    game.known[card] = column + 1


def find_gains(game: ThreeGame, scratch: ThreeScratch, states: Ints, least: float, gains: Floats) -> None:
    """What the movers of these states would gain by the best turn; see `solve_cards`."""
    for place in range(len(states)):
        gains[place] = solve_cards(game, scratch, states[place], least)
