"""Backups of the states between turns of two players, with cards from a full pile. Plain functions on arrays, run compiled."""

from typing import NamedTuple

from jollyroll.solve.arrays import Floats, Ints, Singles, UShorts, Words

from ..rules.components import CARDS, DECK, DICE, KINDS
from .island import solve_island
from .kept_dice import evaluate_chest, expect
from .rows import FloatRow, IntRow
from .state_index import ABOVE, Layout
from .successors import EFFECTS, fill_payoff, result_of
from .turn import SWEEPS, TO_THE_END, first_roll_value, solve_layer, solve_turn, start_layer
from .turn_model import BEGIN, LATER_ROLL, LAYERS, LIVE, SPELLS, STOWS
from .turn_results import LOSSES, LOWEST
from .turn_values import layer_start

NOTHING = -LOWEST  # the effect of a turn without points
NEAR = LOSSES + 1  # hundreds above the target from which no Island leads below it: then a final round is the last
NOTHING_CHANCE = 0.38  # its approximate probability: between equal scores a state depends on itself, mirrored


class GameModel(NamedTuple):
    """The model of the game, given before it is solved."""

    models: UShorts  # [card]: the model of a turn
    layout: Layout
    successor: Words  # [state * EFFECTS + effect]: twice the next state, plus 1 if the same player moves again; or the result
    saved_starts: Ints  # [card]: the first of its states among those saved of a turn; the last entry is their number


class GameValues(NamedTuple):
    """The values that sweeps improve: the shares, and the turns from which backups resume."""

    shares: Floats  # [state]: the mover's share
    payoffs: Floats  # [state * EFFECTS + effect]: the payoffs of the last backup, for states whose turns are not saved
    saved: Singles  # [row * states of all cards + state of a turn]: the values of turns at the last backup


def payoff_changed(payoff: Floats, payoffs: Floats, index: int) -> bool:
    """Store the payoff of a state's backup; returns whether it differs from the last one."""
    changed = 0
    for effect in range(EFFECTS):
        changed += payoff[result_of(effect)] != payoffs[index * EFFECTS + effect]
        payoffs[index * EFFECTS + effect] = payoff[result_of(effect)]
    return changed > 0


def saved_row(layout: Layout, index: int) -> int:
    """The row in which the turns of a state are saved; -1 if they are not, because its payoff hardly ever changes."""
    if index < layout.final:
        return index
    column = (index - layout.final) % ABOVE
    if index >= layout.playoff or column >= NEAR:
        return -1
    return layout.final + (index - layout.final) // ABOVE * NEAR + column


def sweep_states(
    game: GameModel, found: GameValues, order: Ints, payoff: Floats, values: Floats, sweeps: int, tolerance: float
) -> float:
    """Back these states up one after the other; returns the residual. Turns that are not saved are solved to the end."""
    residual = 0.0
    for number in range(len(order)):
        index = order[number]
        row = saved_row(game.layout, index)
        fill_payoff(game.successor, found.shares, index, payoff)
        if row >= 0:
            share = resume_turns(game, found, row, payoff, values, sweeps, tolerance)
        elif payoff_changed(payoff, found.payoffs, index):
            share = solve_last_turn(game, found, index, payoff, values, tolerance)
        else:
            continue
        if game.successor[index * EFFECTS + NOTHING] // 2 == index:
            share = found.shares[index] + (share - found.shares[index]) / (1.0 + NOTHING_CHANCE)
        residual = max(residual, abs(share - found.shares[index]))
        found.shares[index] = share
    return residual


def resume_turns(
    game: GameModel, found: GameValues, row: int, payoff: Floats, values: Floats, sweeps: int, tolerance: float
) -> float:
    """The mean value of a turn over all 35 cards, after `sweeps` more sweeps from where it was saved."""
    total = 0.0
    for card in range(KINDS):
        start = row * game.saved_starts[KINDS] + game.saved_starts[card]
        total += DECK[card] * resume_turn(game.models[card], payoff, values, found.saved, start, sweeps, tolerance)
    return total / CARDS


def solve_last_turn(game: GameModel, found: GameValues, index: int, payoff: Floats, values: Floats, tolerance: float) -> float:
    """The mean value of a turn in the final round or a playoff; many equal the one with both scores a hundred higher."""
    twin = index + ABOVE + 1
    layout = game.layout
    if twin < layout.playoff and (twin - layout.final) % ABOVE > 0 and same_payoffs(found.payoffs, index, twin):
        return float(found.shares[twin])
    total = 0.0
    for card in range(KINDS):
        total += DECK[card] * solve_turn(game.models[card], payoff, values, SWEEPS[TO_THE_END], tolerance)
    return total / CARDS


def same_payoffs(payoffs: Floats, one: int, other: int) -> bool:
    """True if both states were last backed up with the same payoff."""
    unlike = 0
    for effect in range(EFFECTS):
        unlike += payoffs[one * EFFECTS + effect] != payoffs[other * EFFECTS + effect]
    return unlike == 0


def resume_turn(
    model: IntRow, payoff: FloatRow, values: FloatRow, saved: Singles, start: int, sweeps: int, tolerance: float
) -> float:
    """As `solve_turn`, but layers start from the values saved at `start`, and are saved there again."""
    if model[STOWS]:
        evaluate_chest(model, payoff, values)
    for spent in range(model[SPELLS], -1, -1):
        for skulls in range(DICE, -1, -1):
            start_layer(model, spent, skulls, payoff, values, sweeps)
            if model[LATER_ROLL + spent * LAYERS + skulls] != LIVE:
                expect(model, spent, skulls, values)
                continue
            first = model[BEGIN + DICE - skulls]
            last = model[BEGIN + DICE - skulls + 1]
            here = layer_start(spent, skulls)
            for klass in range(first, last):
                values[here + klass] = max(values[here + klass], saved[start + klass - first])
            expect(model, spent, skulls, values)
            solve_layer(model, spent, skulls, values, sweeps, tolerance)
            for klass in range(first, last):
                saved[start + klass - first] = values[here + klass]
            start = start + last - first
    solve_island(model, payoff, values, sweeps)
    return first_roll_value(model, payoff, values)


def count_saved(model: IntRow) -> int:
    """The number of states of a turn under a card that are saved."""
    count = 0
    for spent in range(model[SPELLS] + 1):
        for skulls in range(LAYERS):
            if model[LATER_ROLL + spent * LAYERS + skulls] == LIVE:
                count += int(model[BEGIN + DICE - skulls + 1]) - int(model[BEGIN + DICE - skulls])
    return count
