"""The speed of solving Piraten Kapern, and figures from the solutions.

The strength of the best player is measured by bench/matches.py, the errors of estimates by bench/errors.py.
"""

import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from jollyroll.games.piraten_kapern.rules.components import CARD_NAMES, KINDS
from jollyroll.games.piraten_kapern.solve import model_builder, turn
from jollyroll.games.piraten_kapern.solve.rule_queries import turn_options
from jollyroll.games.piraten_kapern.solve.solutions import (
    LOWEST_OF_THREE,
    LOWEST_SCORE,
    SHARES,
    ThreePlayerTable,
    opened_three,
    options_for_two,
    unpacked,
)
from jollyroll.games.piraten_kapern.solve.solve_jobs import PRECISION, TURNS, is_solved_for_three
from jollyroll.games.piraten_kapern.solve.three_game import WholeThree
from jollyroll.games.piraten_kapern.solve.turn_results import RESULTS, points_of
from jollyroll.games.piraten_kapern.solve.turn_values import TURN_VALUES
from jollyroll.games.piraten_kapern.solve.whole_game import WholeGame
from jollyroll.kit import load_game
from jollyroll.lab.parallel import cores_here
from jollyroll.solve import tables
from jollyroll.solve.arrays import Ints
from jollyroll.speed.compile import kernels

GAME = load_game("piraten_kapern")
ROUNDS = 20
POINTS = np.array([float(points_of(end)) for end in range(RESULTS)])
SHARES_LIKE = 1 / (1 + np.exp(-(POINTS - 600) / 1500))  # grows with points roughly as a share does
TO_1E_6, TO_1E_9 = 1e-6, 1e-9
CHECKED = 12_000  # states of three players whose turns are solved
SOME = 500


def new_state(seats: int = 2, preset: str = "", **changes: str) -> Any:
    """The start of a game."""
    state = GAME.new_state(seats, GAME.resolve(preset, changes))
    state.ledger = None
    return state


def solve_cards(models: Any, payoff: Any, values: Any, tolerance: float) -> list[float]:
    """The value of a turn under each card."""
    solve = kernels(turn).solve_turn
    return [float(solve(model, payoff, values, turn.SWEEPS[turn.TO_THE_END], tolerance)) for model in models]


def turns() -> None:
    """Turns solved a second, and the mean value of the best play."""
    options, values = turn_options(new_state()), np.zeros(TURN_VALUES)
    begin = time.perf_counter()
    models = model_builder.array_models(options)
    reading = time.perf_counter() - begin
    means = solve_cards(models, POINTS, values, TO_1E_6)
    print(f"  the rulebook read for eleven cards {reading * 1000:>10.0f} ms")
    for name, payoff, tolerance in (("points to 1e-6", POINTS, TO_1E_6), ("shares to 1e-9", SHARES_LIKE, TO_1E_9)):
        spent = []
        for _ in range(ROUNDS):
            begin = time.perf_counter()
            solve_cards(models, payoff, values, tolerance)
            spent.append(time.perf_counter() - begin)
        middle = float(np.median(spent))
        print(f"  eleven cards, {name}       {middle * 1000:>10.2f} ms {KINDS / middle:>12,.0f} turns/s")
    print(
        "  best mean points: " + ", ".join(f"{name} {mean:.1f}" for name, mean in zip(CARD_NAMES, means, strict=True)), flush=True
    )


class Sweeps:
    """Counts sweeps."""

    def __init__(self) -> None:
        self.count = 0

    def on_progress(self, part: float) -> None:
        """Do nothing."""

    def on_sweep(self, residual: float, shares: Any) -> None:
        """Count one more sweep."""
        self.count += 1


def whole_game() -> None:
    """The game for two under standard rules solved from scratch, compared with the shipped table."""
    cores = cores_here()
    state = new_state()
    begin = time.perf_counter()
    WholeGame(new_state(target="1000", score_floor="zero", end="sudden"), 0).sweep(1, lambda part: None)  # to compile
    print(f"  machine code fetched or made       {time.perf_counter() - begin:>10.1f} s")
    begin, working = time.perf_counter(), time.process_time()
    game, sweeps = WholeGame(state, LOWEST_SCORE, cores), Sweeps()
    residual = game.solve(PRECISION / TURNS, sweeps)
    spent, worked = time.perf_counter() - begin, time.process_time() - working
    print(
        f"  whole game for two, cores: {cores}       {spent:>10.1f} s {game.states / worked:>13,.0f} states/s of one core"
        f"  ({worked:.1f} s of one core, {game.states:,} states, {sweeps.count} sweeps, residual {residual:.1e})"
    )
    options = options_for_two(GAME.resolve())
    shipped = unpacked(tables.load(GAME, SHARES, 2, options), options)
    apart = float(np.abs(shipped.shares - game.shares)[: game.layout.playoff].max())
    print(f"  farthest from the shipped table    {apart:>10.1e}", flush=True)


def gains_of_three(states: Callable[[WholeThree], Ints], table: ThreePlayerTable, options: Mapping[str, str]) -> Any:
    """What the best turn of these states brings more than the table for three says; `states` picks them among all in order."""
    game = WholeThree(new_state(3, **options), LOWEST_OF_THREE, 1)
    game.game.shares[:] = table.shares.reshape(-1, 2)
    wanted = states(game)
    found = np.zeros(len(wanted))
    for begin in range(0, len(wanted), SOME):
        game.kernels.gains_of_table(game.game, game.scratch, wanted[begin : begin + SOME], TO_1E_6, found[begin : begin + SOME])
        if begin // SOME % 100 == 0 and begin:
            print(f"    {begin:,} of {len(wanted):,}", file=sys.stderr, flush=True)
    return found


def three_players() -> None:
    """Every table for three that is shipped: turns solved exactly in a sample of its states."""
    for preset in GAME.presets:
        if is_solved_for_three(GAME.resolve(preset)):
            check_three(preset, lambda game: game.sampled_states(CHECKED, CHECKED))


def all_of_three() -> None:
    """The table for three by the book: the turns of all states (more than half an hour)."""
    check_three(next(iter(GAME.presets)), lambda game: game.order)


def check_three(preset: str, states: Callable[[WholeThree], Ints]) -> None:
    """What turns bring more than the table of a preset says, if there is one."""
    options = options_for_two(GAME.resolve(preset))
    shipped = tables.find(GAME, SHARES, 3, options)
    if shipped:
        gains = gains_of_three(states, opened_three(shipped.manifest, shipped.arrays["shares"], options), options)
        print(f"  three, {preset}: turns of {len(gains):,} of {shipped.manifest.states:,} states solved")
        usual = f"{np.quantile(gains, 0.999):.5f} or less in 999 of 1000, {gains.mean():.6f} on average"
        print(f"    a turn brings {gains.max():.5f} more at most ({usual})", flush=True)


def first_players() -> None:
    """The share of the first player."""
    shares = []
    for preset in GAME.presets:
        manifest = tables.load(GAME, SHARES, 2, options_for_two(GAME.resolve(preset))).manifest
        shares.append(f"{preset} {float(manifest.more['first']):.2%}")
    print(f"  first player's share: {', '.join(shares)}", flush=True)


def main(wanted: list[str]) -> None:
    """The figures, or those named."""
    print("piraten_kapern")
    parts: dict[str, Callable[[], None]] = {"turns": turns, "whole": whole_game, "first": first_players, "three": three_players}
    more: dict[str, Callable[[], None]] = {"three-all": all_of_three}
    for name in wanted or parts:
        (parts | more)[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
