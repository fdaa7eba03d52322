"""The first games of a series, in plain Python, while another process compiles the machine code for the rest."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import numpy as np

from jollyroll.bots.levels import RANDOM
from jollyroll.bots.players import players_of
from jollyroll.dice.stream import seed_stream
from jollyroll.speed.compile import to_record

from .bot_games import BOTS_LUCK
from .ray_cluster import SentObject
from .series import Series, plain_bot_games
from .speeds import as_records
from .tally import Tally, counted

MAKE = [sys.executable, "-m", __name__]  # which makes machine code for the series it reads


class PlainWorker:
    """Plays games of a series in plain Python: slowly, but at once. They are the same games as in machine code."""

    def __init__(self, series: Series) -> None:
        only_random = series.levels == (RANDOM,)
        start = series.start()
        self.series = series
        self.bot_games = plain_bot_games(series.game.name, only_random)
        self.memory = np.zeros(1) if only_random else players_of(series.game).prepare_plain(series.game, start, series.levels)

    def play(self, first: int, games: int) -> Tally:
        """The tally of games number `first` and following."""
        series, total = self.series, self.series.nothing()
        for number in range(first, first + games):
            state, noted = series.start(), [0, 0]
            dice, luck = [0, 0, 0, 0], [0, 0, 0, 0]
            seed_stream(dice, series.seed, number)
            seed_stream(luck, series.seed, number + BOTS_LUCK)
            seating = series.seatings[number % len(series.seatings)]
            self.bot_games.play_game(state, noted, seating, dice, luck, self.memory, series.most)
            final = as_records(series.start())
            to_record(state, final)
            total += counted(series.game, final, np.array([noted]), len(series.seatings), number)
        return total


@contextmanager
def compiling(series: Series) -> Iterator["subprocess.Popen[bytes]"]:
    """Another process that makes the machine code for this series. It ends with the block."""
    fields = {name: value for name, value in vars(series).items() if name != "game"}
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    quiet = subprocess.DEVNULL
    # In a session of its own, Ctrl-C does not reach it.
    with subprocess.Popen(
        MAKE, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, env=environment, start_new_session=True
    ) as process:
        try:
            with suppress(BrokenPipeError), process.stdin as channel:  # type: ignore[union-attr]
                pickle.dump(SentObject.of(series.game, type(series), fields), channel)
            yield process
        finally:
            process.kill()


def main() -> None:
    """Make the machine code for the series that arrives, and keep it on the disk."""
    sent: SentObject = pickle.load(sys.stdin.buffer)
    sent.arrived().worker().get_ready()


if __name__ == "__main__":
    main()
