"""Cold starts: each command that uses machine code, for each game, in a cache folder of its own, and once that is made, warm.

A few games are played before there is machine code, so they take as long as one waits for the first of them; many are played on in
machine code once another process has made it.
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
EVENTS = 40  # after which the next position with a choice is taken
FEW, MANY = 4, 2_000  # games
LEVELS = ("greedy", "best")
ODDS, SIMULATE = "odds", f"simulate {FEW} games of"
BARS = {ODDS: 5.0, SIMULATE: 15.0}  # seconds of waiting, cold


class Spent(NamedTuple):
    """The cost of a command, in seconds."""

    waited: float
    computed: float  # by all processes on all cores

    def __str__(self) -> str:
        return f"{self.waited:.1f} s ({self.computed:.1f} s of processor time)"


def some_position(game: Game) -> str:
    """A position from random play with a choice due."""
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
    """The commands measured for each game."""
    seats = [word for level in LEVELS for word in ("--seat", level)]
    played = ["simulate", game.name, *seats, "--seed", "1", "--plain", "--games"]
    return {
        ODDS: ["odds", some_position(game), "--plain"],
        SIMULATE: [*played, str(FEW)],
        f"simulate {MANY:,} games of": [*played, str(MANY)],
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
    print(f"load average {os.getloadavg()[0]:.1f}", flush=True)
    for name in built_in():
        asked = commands(load_game(name))
        cold = {}
        for command, arguments in asked.items():
            with tempfile.TemporaryDirectory() as folder:
                cold[command] = spent(arguments, folder)
                if command not in BARS:  # machine code is there now
                    for each in asked:
                        bar = f" (bar: {BARS[each]:g} s cold)" if each in BARS else ""
                        print(f"{each} {name}: cold {cold[each]}, warm {spent(asked[each], folder)}{bar}", flush=True)
