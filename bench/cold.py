"""Cold starts: each command that needs machine code, for each game, in a cache folder of its own, then the same again, warm.

`simulate` plays very few games, so nearly all of its time is the wait for the first of them.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

from jollyroll.dice.stream import seed_stream
from jollyroll.kit import Game, built_in, load_game
from jollyroll.kit.phases import is_choice
from jollyroll.lab.speeds import plain
from jollyroll.match import Position

SEATS = 2
EVENTS = 40  # after which somebody is asked for a choice
GAMES = 4
LEVELS = ("greedy", "best")
BARS = {"odds": 5.0, "simulate": 15.0}  # seconds of waiting, cold


class Spent(NamedTuple):
    """What a command took, in seconds."""

    waited: float
    computed: float  # by all processors and processes

    def __str__(self) -> str:
        return f"{self.waited:.1f} s ({self.computed:.1f} s of processor time)"


def some_position(game: Game) -> str:
    """A position of random play in which somebody chooses."""
    state = game.new_state(SEATS, game.resolve())
    state.ledger = None
    stream = [0, 0, 0, 0]
    seed_stream(stream, 1, 0)
    for event in range(10 * EVENTS):
        if event >= EVENTS and is_choice(state):
            break
        plain(game.name).advance(state, stream, 0)
    return Position(game, game.resolve(), state).text


def commands(game: Game) -> dict[str, list[str]]:
    """What is asked of each game."""
    seats = [word for level in LEVELS for word in ("--seat", level)]
    return {
        "odds": ["odds", some_position(game), "--plain"],
        "simulate": ["simulate", game.name, *seats, "--games", str(GAMES), "--seed", "1", "--plain"],
    }


def spent(arguments: list[str], folder: str) -> Spent:
    """Run a command with its machine code in this folder."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begin = time.perf_counter()
    environment = {**os.environ, "XDG_CACHE_HOME": folder}
    command = [sys.executable, "-m", "jollyroll", *arguments]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    waited = time.perf_counter() - begin
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Spent(waited, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def main() -> None:
    """Every command and game, cold beside warm."""
    for name in built_in():
        for command, arguments in commands(load_game(name)).items():
            with tempfile.TemporaryDirectory() as folder:
                cold, warm = spent(arguments, folder), spent(arguments, folder)
            print(f"{command} {name}: cold {cold}, warm {warm} (bar: {BARS[command]:g} s cold)", flush=True)
