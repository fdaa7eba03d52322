"""Series of games at one table, with results by player, by seat and by who begins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from jollyroll.dice.fair import fresh_seed
from jollyroll.kit import NOBODY, Game, load_game
from jollyroll.kit.options import OptionValue
from jollyroll.solve.arrays import Ints

from .arguments import Places, check_numbers, numbers_of, orders_of, whole_rounds
from .intervals import Estimate, mean_interval, share_interval
from .parallel import Interrupted, ProgressReport
from .series import Series
from .tally import PARTS, Tally
from .unfinished import play_resumable

if TYPE_CHECKING:
    from .tables import ResultTable


@dataclass(frozen=True)
class PlayerResult:
    """The results of one player or one seat. A shared victory counts for each winner by its share."""

    number: int  # of the player or seat, from 1
    level: str  # empty for a seat that players of several levels occupied
    games: int
    won_alone: int
    won_shared: int
    share: Estimate
    score: Estimate
    began: int  # games in which they had the first turn
    share_begun: Estimate  # of the victories in those


@dataclass(frozen=True)
class Simulation:
    """A series of games and its results. `complete` is false if it was interrupted: then `games` is less than `asked`.

    >>> simulation = simulate("kings_gold", ["random", "greedy"], games=200, seed=1)
    >>> [(player.level, player.games) for player in simulation.players]
    [('random', 200), ('greedy', 200)]
    """

    game: str
    rules_version: int
    options: Mapping[str, str]
    levels: tuple[str, ...]
    seed: int
    asked: int
    rotated: bool
    complete: bool
    games: int
    unfinished: int  # given up as endless; not included in any other number
    players: tuple[PlayerResult, ...]
    seats: tuple[PlayerResult, ...]
    first_turn: Estimate  # the share of the seat with the first turn
    turns: Estimate  # of a game, all players together
    decisions: float  # of a game, all players together

    @property
    def table(self) -> "ResultTable":
        """The numbers as in the files (docs/lab.md explains each name)."""
        from .exports import simulation_rows
        from .tables import ResultTable

        return ResultTable(simulation_rows(self))


class SimulationInterrupted(KeyboardInterrupt):
    """Ctrl-C came before the last game; `simulation` holds the games played until then; `kept` says whether they were saved.

    >>> class Impatient:
    ...     def getting_ready(self) -> None: ...
    ...     def played(self, games: int) -> None:
    ...         raise KeyboardInterrupt
    >>> try:
    ...     simulate("kings_gold", ["random", "greedy"], games=200, seed=1, progress=Impatient())
    ... except SimulationInterrupted as interrupted:
    ...     print(interrupted.simulation.games, interrupted.simulation.complete)
    0 False
    """

    def __init__(self, simulation: Simulation, kept: bool = False) -> None:
        super().__init__()
        self.simulation = simulation
        self.kept = kept


def simulate(
    game: str | Game,
    levels: Sequence[str],
    games: int = 10_000,
    seed: int | None = None,
    preset: str = "",
    options: Mapping[str, OptionValue] | None = None,
    rotate: bool = False,
    host: int = NOBODY,
    youngest: int = NOBODY,
    cores: int | None = None,
    progress: ProgressReport | None = None,
    on: str = "",
    folder: str | Path | None = None,
) -> Simulation:
    """Let bots of these levels, one for each seat, play `games` games.

    The same game, levels, options and seed give the same games on one core, on many, and `on` a cluster ("ray", or the
    address of one). `rotate` lets the players change seats from game to game so that each order at the table comes equally
    often; games are then rounded up to whole rounds.
    Ctrl-C raises `SimulationInterrupted`. With a `folder` the games so far are saved there, and the same call goes on with them.

    >>> simulation = simulate("kings_gold", ["random", "greedy"], games=200, seed=1)
    >>> simulation.games, simulation.unfinished
    (200, 0)
    """
    played = load_game(game) if isinstance(game, str) else game
    check_numbers(games, seed, cores)
    orders = orders_of(len(levels), rotate)
    numbers = numbers_of(levels)
    seatings = tuple(tuple(numbers[player] for player in order) for order in orders)
    seed = fresh_seed() if seed is None else seed
    series = Series(played, played.resolve(preset, options), seatings, seed, host, youngest)
    series.start()  # refuses a wrong number of seats before anything long begins
    asked = whole_rounds(games, len(orders))
    try:
        tally = play_resumable(series, asked, cores, progress, on, folder)
    except Interrupted as interrupted:
        so_far = summary(series, levels, orders, asked, interrupted.tally, False)
        raise SimulationInterrupted(so_far, interrupted.kept) from None
    return summary(series, levels, orders, asked, tally, True)


def summary(series: Series, levels: Sequence[str], orders: list[Places], asked: int, tally: Tally, complete: bool) -> Simulation:
    """The tally by player and by seat."""
    order = np.array(orders)
    games = int(tally.games.sum())
    players, seats = [], []
    for number in range(series.seats):
        players.append(result(tally, order == number, number + 1, levels[number]))
        here = {levels[player] for player in order[:, number]}
        seats.append(result(tally, np.arange(series.seats) == number, number + 1, here.pop() if len(here) == 1 else ""))
    return Simulation(
        game=series.game.name,
        rules_version=series.game.rules_version,
        options=dict(series.options),
        levels=tuple(levels),
        seed=series.seed,
        asked=asked,
        rotated=len(orders) > 1,
        complete=complete,
        games=games,
        unfinished=int(tally.unfinished.sum()),
        players=tuple(players),
        seats=tuple(seats),
        first_turn=share_of(int(tally.began.sum()), tally.parts_begun.sum(), tally.squares_begun.sum()),
        turns=mean_interval(games, float(tally.turns.sum()), float(tally.turn_squares.sum())),
        decisions=float(tally.decisions.sum()) / games if games else float("nan"),
    )


def result(tally: Tally, here: npt.NDArray[np.bool_], number: int, level: str) -> PlayerResult:
    """The results of the places marked in `here`, seating by seat."""
    mask = np.broadcast_to(here, tally.parts.shape)

    def total(sums: Ints) -> int:
        return int(sums[mask].sum())

    squares = np.diagonal(tally.products, axis1=1, axis2=2)
    games = int(tally.games.sum())
    return PlayerResult(
        number=number,
        level=level,
        games=games,
        won_alone=total(tally.won_alone),
        won_shared=total(tally.won_shared),
        share=share_of(games, total(tally.parts), total(squares)),
        score=mean_interval(games, float(total(tally.scores)), float(total(tally.score_squares))),
        began=total(tally.began),
        share_begun=share_of(total(tally.began), total(tally.parts_begun), total(tally.squares_begun)),
    )


def share_of(games: int, parts: float, squares: float) -> Estimate:
    """An average share, from parts of victories and their squares."""
    return share_interval(games, int(parts) / PARTS, int(squares) / (PARTS * PARTS))
