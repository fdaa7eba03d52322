"""Ours beside games of OpenSpiel, Pgx, RLCard and PettingZoo in the same run: the nearest that each of them has.

Packages that Jollyroll does not need are installed into an environment of their own, `build/rivals`, whose programs take turns with
ours. Rates are per second of processor time, all threads together.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bench.envs import LANES, enough, lane_steps, once, seats_steps
from bench.openspiel_games import NAMES, SpielGame
from bench.rules import Table, games_for, rate
from jollyroll.kit import built_in, load_game

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "rivals"
PACKAGES = ("pgx==2.6.0", "jax[cpu]==0.10.2", "pettingzoo[classic]==1.27.0", "rlcard==1.2.0")
STAMP = FOLDER / "packages.txt"
GAMES = ROOT / "bench" / "rival_games.py"
ROUNDS = 5
SECONDS = 0.5
# In batches of the size at which each is fastest on such a machine.
SIDE_BY_SIDE = (("pgx", "backgammon", 16), ("pgx", "2048", 1024), ("pgx", "leduc_holdem", 4096))
ONE_TABLE = (("pettingzoo", "leduc_holdem_v4"), ("rlcard", "leduc-holdem"))
Rate = Callable[[], float]  # decisions per second of processor time


def environment() -> Path:
    """The Python of the environment, which is made once."""
    python = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not STAMP.exists() or STAMP.read_text("utf-8") != "\n".join(PACKAGES):
        print(f"Installing {', '.join(PACKAGES)} into {FOLDER} (once)...", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(FOLDER)], check=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
        if subprocess.run([*pip, *PACKAGES], check=False).returncode:
            raise SystemExit("Installing failed; pip says why above. It needs the network this once: try again when there is one.")
        STAMP.write_text("\n".join(PACKAGES), "utf-8")
    return python


class Rivals:
    """The program in that environment."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def ask(self, *wanted: object) -> tuple[int, float]:
        """How many decisions, and the processor time that they took."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(wanted) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{GAMES.name} failed at {wanted}.")
        done, spent = json.loads(answer)
        return done, spent

    def rate(self, *wanted: object) -> float:
        """Decisions per second of processor time."""
        done, spent = self.ask(*wanted)
        return done / spent


@contextmanager
def rivals() -> Iterator[Rivals]:
    """The rivals, ready to play."""
    quiet = {**os.environ, "JAX_PLATFORMS": "cpu", "TF_CPP_MIN_LOG_LEVEL": "3"}
    command = [str(environment()), "-W", "ignore", str(GAMES)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=quiet) as process:
        yield Rivals(process)
        assert process.stdin
        process.stdin.close()


def compare(title: str, ours: dict[str, Rate], theirs: dict[str, Rate]) -> None:
    """Take turns, and print the medians and the ratios within the rounds."""
    print(f"{title}, load average {os.getloadavg()[0]:.1f}")
    found: dict[str, list[float]] = {name: [] for name in (*ours, *theirs)}
    for _ in range(ROUNDS):
        for name, measure in (*ours.items(), *theirs.items()):
            found[name].append(measure())
    for name in ours:
        print(f"  {name:<34}{statistics.median(found[name]):>14,.0f} decisions/s")
    for name in theirs:
        ratios = []
        for our in ours:
            ratio = statistics.median(quick / slow for quick, slow in zip(found[our], found[name], strict=True))
            ratios.append(f"{our} {ratio:,.1f} x")
        print(f"  {name:<34}{statistics.median(found[name]):>14,.0f} decisions/s; {', '.join(ratios)}", flush=True)


def ours_by(make: Callable[[str], Rate]) -> dict[str, Rate]:
    """A measurement of each of our games."""
    return {name: make(name) for name in built_in()}


def lanes_rate(name: str) -> Rate:
    """Many games side by side, with observations and masks."""
    step = lane_steps(name, LANES, opponents="self", copy=False)
    times = enough(step)
    return lambda: once(step, times)


def table_rate(name: str) -> Rate:
    """One table, through PettingZoo."""
    step = seats_steps(name)
    times = enough(step)
    return lambda: once(step, times)


def games_rate(name: str) -> Rate:
    """Whole games between random players, as the lab plays them."""
    table = Table(load_game(name))
    table.looked_up_games(0, 1)
    games = games_for(table.looked_up_games, SECONDS)
    return lambda: rate(table.looked_up_games, games)[1]


def spiel_rates() -> dict[str, Rate]:
    """OpenSpiel's games, in its own C++ and from Python."""
    found: dict[str, Rate] = {}
    for name in NAMES:
        game = SpielGame(name)
        found[f"OpenSpiel's {name}, C++"] = lambda game=game: game.rate(SECONDS)[1]  # type: ignore[misc]
        found[f"OpenSpiel's {name}, Python"] = lambda game=game: game.rate_from_python(SECONDS)[1]  # type: ignore[misc]
    return found


def theirs_by(there: Rivals, wanted: Sequence[tuple[object, ...]]) -> dict[str, Rate]:
    """Their games, warmed up."""
    for each in wanted:
        there.ask(*each)
    return {" ".join(map(str, each)): lambda each=each: there.rate(*each) for each in wanted}  # type: ignore[misc]


def main() -> None:
    """All comparisons."""
    with rivals() as there:
        compare("games side by side, each with observation and mask", ours_by(lanes_rate), theirs_by(there, SIDE_BY_SIDE))
        compare("one table, decision by decision", ours_by(table_rate), theirs_by(there, ONE_TABLE))
        compare("whole games between random players", ours_by(games_rate), spiel_rates())


if __name__ == "__main__":
    main()
