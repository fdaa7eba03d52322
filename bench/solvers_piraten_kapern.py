"""How fast Piraten Kapern is solved, and what the solutions say.

How the best player fares is measured by bench/matches.py, how far estimates are off by bench/errors.py.
"""

import sys
import time
from typing import Any

import numpy as np

from jollyroll.games.piraten_kapern.rules.components import CARD_NAMES, KINDS
from jollyroll.games.piraten_kapern.solve import model_builder, turn
from jollyroll.games.piraten_kapern.solve.rule_queries import turn_options
from jollyroll.games.piraten_kapern.solve.solutions import LOWEST_SCORE, SHARES, options_for_two, unpacked
from jollyroll.games.piraten_kapern.solve.solve_jobs import PRECISION, TURNS
from jollyroll.games.piraten_kapern.solve.turn_results import RESULTS, points_of
from jollyroll.games.piraten_kapern.solve.turn_values import TURN_VALUES
from jollyroll.games.piraten_kapern.solve.whole_game import WholeGame
from jollyroll.kit import load_game
from jollyroll.lab.parallel import cores_here
from jollyroll.solve import tables
from jollyroll.speed.compile import kernels

GAME = load_game("piraten_kapern")
ROUNDS = 20
POINTS = np.array([float(points_of(end)) for end in range(RESULTS)])
SHARES_LIKE = 1 / (1 + np.exp(-(POINTS - 600) / 1500))  # as a share grows with points
TO_1E_6, TO_1E_9 = 1e-6, 1e-9


def new_state(seats: int = 2, preset: str = "", **changes: str) -> Any:
    """A game about to begin."""
    state = GAME.new_state(seats, GAME.resolve(preset, changes))
    state.ledger = None
    return state


def solve_cards(models: Any, payoff: Any, values: Any, tolerance: float) -> list[float]:
    """The value of a turn under each card."""
    solve = kernels(turn).solve_turn
    return [float(solve(model, payoff, values, turn.SWEEPS[turn.TO_THE_END], tolerance)) for model in models]


def turns() -> None:
    """Turns solved a second, and the best means."""
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
        """Nobody waits."""

    def on_sweep(self, residual: float, shares: Any) -> None:
        """One more."""
        self.count += 1


def whole_game() -> None:
    """The game for two by the book solved from scratch, held against the table that is shipped."""
    cores = cores_here()
    state = new_state()
    begin = time.perf_counter()
    WholeGame(new_state(target="1000", score_floor="zero", end="sudden"), 0).sweep(1, lambda part: None)  # machine code is made
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


def first_players() -> None:
    """The share of whoever begins."""
    shares = []
    for preset in GAME.presets:
        manifest = tables.load(GAME, SHARES, 2, options_for_two(GAME.resolve(preset))).manifest
        shares.append(f"{preset} {float(manifest.more['first']):.2%}")
    print(f"  first player's share: {', '.join(shares)}", flush=True)


def main(wanted: list[str]) -> None:
    """The figures, or what is named."""
    print("piraten_kapern")
    parts = {"turns": turns, "whole": whole_game, "first": first_players}
    for name in wanted or parts:
        parts[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
