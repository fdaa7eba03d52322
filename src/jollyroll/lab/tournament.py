"""Round robins of levels, with a cross table and ratings.

Two levels meet at tables of just these two, in every seating that has both, each equally often: both seatings of a game for two,
the six mixed ones of a game for three. So each level has every seat equally often, and equals win equally often.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from jollyroll.bots.levels import LEVELS
from jollyroll.dice.fair import fresh_seed
from jollyroll.kit import Game, load_game
from jollyroll.kit.options import OptionValue

from .arguments import LevelPair, Places, check_numbers, different, games_in_all, tables_of
from .intervals import Estimate, share_interval
from .parallel import Interrupted, ProgressReport
from .rating import Meeting, rate
from .series import Series
from .tally import PARTS, Tally
from .unfinished import play_resumable

if TYPE_CHECKING:
    from .tables import ResultTable

ANCHOR, ANCHOR_RATING = "beginner", 1000.0  # if a beginner takes part
MEAN_RATING = 1500.0  # of all, if none does
USUAL_LEVELS = LEVELS[1:]


@dataclass(frozen=True)
class Pairing:
    """The results of two levels against each other: `share` is the first level's part of the victories."""

    one: int  # the indices of the two in the list of levels
    other: int
    games: int
    share: Estimate


@dataclass(frozen=True)
class Entrant:
    """A level, its rating, and its share of the victories in all its games."""

    level: str
    games: int
    share: Estimate
    rating: Estimate


@dataclass(frozen=True)
class Tournament:
    """A round robin and its results. `complete` is false if it was interrupted: then `games` is less than `asked`.

    >>> tournament = hold_tournament("kings_gold", ["random", "greedy"], games=200, seed=1)
    >>> [entrant.level for entrant in tournament.entrants], tournament.complete
    (['random', 'greedy'], True)
    """

    game: str
    rules_version: int
    options: Mapping[str, str]
    seats: int
    levels: tuple[str, ...]
    seed: int
    asked: int
    complete: bool
    games: int
    unfinished: int  # given up as endless; not included in any other number
    entrants: tuple[Entrant, ...]  # in the order given
    pairings: tuple[Pairing, ...]
    anchor: str  # the level fixed at 1000; empty: the mean of all is 1500
    halved: bool  # half a win each way was added to each pairing, because somebody won every game

    @property
    def table(self) -> "ResultTable":
        """The numbers as in the files (docs/lab.md explains each name)."""
        from .exports import tournament_rows
        from .tables import ResultTable

        return ResultTable(tournament_rows(self))


class TournamentInterrupted(KeyboardInterrupt):
    """Ctrl-C came before the last game; `tournament` holds the games played until then, None if too few.

    `kept` says whether they were saved.

    >>> class Impatient:
    ...     def getting_ready(self) -> None: ...
    ...     def played(self, games: int) -> None:
    ...         raise KeyboardInterrupt
    >>> try:
    ...     hold_tournament("kings_gold", ["random", "greedy"], games=200, seed=1, progress=Impatient())
    ... except TournamentInterrupted as interrupted:
    ...     print(interrupted.tournament)
    None
    """

    def __init__(self, tournament: Tournament | None, kept: bool = False) -> None:
        super().__init__()
        self.tournament = tournament
        self.kept = kept


def hold_tournament(
    game: str | Game,
    levels: Sequence[str] = USUAL_LEVELS,
    games: int = 10_000,
    seats: int = 2,
    seed: int | None = None,
    preset: str = "",
    options: Mapping[str, OptionValue] | None = None,
    cores: int | None = None,
    progress: ProgressReport | None = None,
    on: str = "",
    folder: str | Path | None = None,
) -> Tournament:
    """Let every level play every other, `games` games per pairing (rounded up so that every seating comes equally often).

    The same arguments and seed give the same numbers on one core, on many, and `on` a cluster ("ray", or the address of one).
    Ctrl-C raises `TournamentInterrupted`. With a `folder` the games so far are saved there, and the same call goes on with them.

    >>> tournament = hold_tournament("kings_gold", ["random", "greedy"], games=200, seed=1)
    >>> len(tournament.pairings)
    1
    """
    played = load_game(game) if isinstance(game, str) else game
    check_numbers(games, seed, cores)
    numbers = different(levels)
    resolved = played.resolve(preset, options)
    played.new_state(seats, resolved)  # refuses a wrong number of seats
    pairs, places = tables_of(len(levels), seats)
    seatings = tuple(tuple(numbers[place] for place in table) for table in places)
    seed = fresh_seed() if seed is None else seed
    series = Series(played, resolved, seatings, seed)
    asked = games_in_all(games, len(levels), seats)
    try:
        tally = play_resumable(series, asked, cores, progress, on, folder)
    except Interrupted as stopped:
        so_far = None
        if stopped.tally.games.min() > 0:
            so_far = standings(series, levels, pairs, places, asked, stopped.tally, False)
        raise TournamentInterrupted(so_far, stopped.kept) from None
    return standings(series, levels, pairs, places, asked, tally, True)


def standings(
    series: Series,
    levels: Sequence[str],
    pairs: list[LevelPair],
    places: list[Places],
    asked: int,
    tally: Tally,
    complete: bool,
) -> Tournament:
    """The tally as cross table and ratings."""
    meetings = []
    pairings = []
    for pair in combinations(range(len(levels)), 2):
        rows = [row for row, sat in enumerate(pairs) if sat == pair]
        for ones in range(1, series.seats):
            alike = [row for row in rows if places[row].count(pair[0]) == ones]
            games, won, squares = victories(tally, alike, [np.array(places[row]) == pair[0] for row in alike])
            scatter = squares - won * won / games
            meetings.append(Meeting(*pair, ones, series.seats - ones, games, won, scatter))
        games, won, squares = victories(tally, rows, [np.array(places[row]) == pair[0] for row in rows])
        pairings.append(Pairing(*pair, games, share_interval(games, won, squares)))
    anchor = levels.index(ANCHOR) if ANCHOR in levels else None
    rated = rate(len(levels), meetings, anchor, MEAN_RATING if anchor is None else ANCHOR_RATING)
    entrants = []
    for place, level in enumerate(levels):
        rows = [row for row, sat in enumerate(pairs) if place in sat]
        games, won, squares = victories(tally, rows, [np.array(places[row]) == place for row in rows])
        entrants.append(Entrant(level, games, share_interval(games, won, squares), rated.ratings[place]))
    return Tournament(
        game=series.game.name,
        rules_version=series.game.rules_version,
        options=dict(series.options),
        seats=series.seats,
        levels=tuple(levels),
        seed=series.seed,
        asked=asked,
        complete=complete,
        games=int(tally.games.sum()),
        unfinished=int(tally.unfinished.sum()),
        entrants=tuple(entrants),
        pairings=tuple(pairings),
        anchor=ANCHOR if anchor is not None else "",
        halved=rated.halved,
    )


def victories(tally: Tally, rows: list[int], kind: list[list[int]]) -> tuple[int, float, float]:
    """The number of games at these tables, the victories of the marked seats, and the sum of their squares by game."""
    games = won = squares = 0
    for row, marked in zip(rows, kind, strict=True):
        games += int(tally.games[row])
        won += int(tally.parts[row][marked].sum())
        squares += int(tally.products[row][np.ix_(marked, marked)].sum())
    return games, won / PARTS, squares / (PARTS * PARTS)
