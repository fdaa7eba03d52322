"""Series of tracked games: the counts of `lab.series` and the designers' measures."""

from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import ClassVar

import numpy as np

from jollyroll.bots.levels import RANDOM
from jollyroll.kit import Game
from jollyroll.kit.state import MOST_SEATS
from jollyroll.lab.bot_games import DECISIONS
from jollyroll.lab.series import Series, Worker, replacements
from jollyroll.lab.tally import Records, SeatingSums, Tally, counted
from jollyroll.solve.arrays import Ints

from . import tracked_games
from .pace import USUAL_PACE, Pace
from .tracked_games import BEHIND, DECIDED, DEFICIT, LEAD_CHANGES, MOST_TURNS, NOTES, ROLLS

THOUSAND = 1_000  # parts of a game are counted in thousandths


@dataclass
class TrackedTally(Tally):
    """Sums over games; unfinished games are only counted. Parts of a game are in thousandths, time in seconds."""

    rolls: Ints
    seconds: Ints
    second_squares: Ints
    lead_changes: Ints
    lead_change_squares: Ints
    decided: Ints  # the part of the game after which the winner led for good
    decided_squares: Ints
    behind: Ints  # games whose winner was behind at half time
    deficit: Ints  # the most points by which the winner was ever behind
    deficit_squares: Ints


@dataclass(frozen=True)
class TrackedSeries(Series):
    """Games that are tracked turn by turn."""

    has_plain_player: ClassVar[bool] = False  # only machine code tracks games
    pace: Pace = USUAL_PACE

    def nothing(self) -> TrackedTally:
        return TrackedTally.empty(len(self.seatings), self.seats)

    def worker(self) -> "TrackedWorker":
        return TrackedWorker(self)


class TrackedWorker(Worker):
    """Plays games of such a series."""

    series: TrackedSeries

    def __init__(self, series: TrackedSeries) -> None:
        super().__init__(series)
        self.tracked = fast_tracked_games(series.game.name, series.levels == (RANDOM,))
        self.scores = np.zeros((MOST_TURNS, MOST_SEATS), np.int64)
        self.notes = np.zeros((0, NOTES), np.int64)

    def positions(self, first: int, games: int) -> tuple[Records, Ints]:
        if len(self.finals) < games or len(self.notes) < games:
            self.finals = np.zeros(games, self.start.dtype)
            self.notes = np.zeros((games, NOTES), np.int64)
        finals, notes, series = self.finals[:games], self.notes[:games], self.series
        self.tracked.track_games(
            finals, notes, self.scores, self.start, self.seatings, *self.streams, self.memory, series.seed, first, series.most
        )
        return finals, notes

    def play(self, first: int, games: int) -> TrackedTally:
        total = self.series.nothing()
        for begin in range(first, first + games, self.room):
            finals, notes = self.positions(begin, min(self.room, first + games - begin))
            total += tracked(self.series.game, finals, notes, len(self.seatings), begin, self.series.pace)
        return total


def tracked(game: Game, finals: Records, notes: Ints, seatings: int, first: int, pace: Pace) -> TrackedTally:
    """The tally of the games with these last positions, numbered from `first` on."""
    usual = counted(game, finals, notes, seatings, first)
    total = SeatingSums(seatings, first % seatings, len(finals))
    finished = (finals["won"].sum(axis=1) > 0).astype(np.int64)
    seconds = (notes[:, DECISIONS] * pace.decision + notes[:, ROLLS] * pace.roll) * finished
    changes, deficit = notes[:, LEAD_CHANGES] * finished, notes[:, DEFICIT] * finished
    turns = np.maximum(finals["turn"].astype(np.int64), 1)
    decided = THOUSAND * np.minimum(notes[:, DECIDED], turns) // turns * finished
    return TrackedTally(
        **vars(usual),
        rolls=total(notes[:, ROLLS] * finished),
        seconds=total(seconds),
        second_squares=total(seconds * seconds),
        lead_changes=total(changes),
        lead_change_squares=total(changes * changes),
        decided=total(decided),
        decided_squares=total(decided * decided),
        behind=total(notes[:, BEHIND] * finished),
        deficit=total(deficit),
        deficit_squares=total(deficit * deficit),
    )


@cache
def fast_tracked_games(name: str, only_random: bool) -> ModuleType:
    """`tracked_games` for this game in machine code."""
    from jollyroll.speed.compile import compiled

    return compiled(tracked_games, replacements(name, only_random))
