"""Rollouts of choices: the same game many times from there on, by the best known players, in machine code."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from jollyroll.bots.players import players_of
from jollyroll.errors import ArgumentError
from jollyroll.kit import GameState
from jollyroll.lab.arguments import is_whole
from jollyroll.lab.intervals import Z, share_interval
from jollyroll.solve.judge import Shares
from jollyroll.solve.lookahead import after_choice, silent_copy
from jollyroll.words import whole

from .seated_position import SeatedPosition

if TYPE_CHECKING:
    from jollyroll.solve.arrays import Floats

SEED = 1  # every choice of every position gets the same dice
CHUNK_SECONDS = 0.2  # target time for one chunk: Ctrl-C takes effect after it
FIRST_CHUNK = 4  # games, before the time for one is known

MOST = 10_000_000  # games for each choice

OnGamePlayed = Callable[[int, int], None]


@dataclass(frozen=True)
class RolloutResult:
    """The mean shares of rollouts, and the standard error of the chooser's share."""

    shares: Shares
    error: float
    games: int


def check_rollouts(games: int) -> None:
    """Refuse a number of games out of range."""
    if not is_whole(games) or not 0 <= games <= MOST:
        raise ArgumentError("coach-rollouts", most=whole(MOST))


def play_out(
    here: SeatedPosition, choices: Sequence[int], games: int, watch: OnGamePlayed | None = None
) -> dict[int, RolloutResult]:
    """Play `games` games after each of these choices. All choices get the same dice, so that their differences are not luck."""
    table = RolloutTable(here)
    found: dict[int, RolloutResult] = {}
    for number, choice in enumerate(choices):
        after = after_choice(here.game.rules, here.state, choice)

        def seen(done: int, before: int = number * games) -> None:
            if watch:
                watch(before + done, len(choices) * games)

        found[choice] = summary(table.shares_after(after, games, seen), here.state.seat)
    return found


def summary(parts: "Floats", seat: int) -> RolloutResult:
    """Mean and standard error; games that all end alike leave the doubt of Wilson's interval for that number."""
    games, own = len(parts), parts[:, seat]
    variance = float(own.var(ddof=1)) if games > 1 else 0.25
    interval = share_interval(games, float(own.sum()), float(own @ own))
    error = max(sqrt(variance / games), (interval.high - interval.low) / (2 * Z))
    return RolloutResult(tuple(float(share) for share in parts.mean(axis=0)), error, games)


class RolloutTable:
    """A table of the best players that can start from any position."""

    def __init__(self, here: SeatedPosition) -> None:
        from jollyroll.lab.series import Series, Worker

        class ContinuedSeries(Series):
            """A series of games that begin in the middle."""

            def start(self) -> GameState:
                return silent_copy(here.state)

        self.seats = here.state.seats
        self.worker = Worker(ContinuedSeries(here.game, {}, ((players_of(here.game).PLAYS_OUT,) * self.seats,), SEED))

    def shares_after(self, state: GameState, games: int, seen: Callable[[int], None]) -> "Floats":
        """Each seat's share in each game from this position on."""
        import numpy as np

        from jollyroll.lab.speeds import as_records

        self.worker.start = as_records(state)
        parts = np.zeros((games, self.seats))
        done, wanted = 0, FIRST_CHUNK
        while done < games:
            begun = time.perf_counter()
            now = min(wanted, games - done)
            finals, _ = self.worker.positions(done, now)
            won = finals["won"][:, : self.seats].astype(float)
            winners = won.sum(axis=1, keepdims=True)
            parts[done : done + now] = np.where(winners > 0, won / np.maximum(winners, 1), 1 / self.seats)
            done += now
            seen(done)
            spent = time.perf_counter() - begun
            wanted = max(1, min(4 * wanted, int(now * CHUNK_SECONDS / max(spent, 1e-6))))
        return parts
