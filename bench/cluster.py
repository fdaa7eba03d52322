"""The overhead of Ray: games on its workers beside threads and a process pool in the same run, and a small solve beside one core.

Wall-clock time, so it needs a quiet machine with two cores or more.
"""

import itertools
import multiprocessing
import os
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from jollyroll.bots.levels import GREEDY, RANDOM
from jollyroll.kit import load_game
from jollyroll.kit.variants import make_variant
from jollyroll.lab.ray_cluster import cluster
from jollyroll.lab.ray_solving import ray_workers_for
from jollyroll.lab.ray_workers import RayWorker
from jollyroll.lab.series import Series, Worker
from jollyroll.solve.solve_job import solve_jobs
from jollyroll.solve.workers import threads

GAME = "kings_gold"
WORKERS = 2
CHUNKS, ROUNDS = 16, 3
CHUNK = {RANDOM: 100_000, GREEDY: 4_000}  # games, a few tenths of a second
NAMES = {RANDOM: "random", GREEDY: "greedy"}
COINS, SEATS, GAIN = 12, 5, 0.005  # of the solve
SECONDS = 1e6  # in microseconds

Play = Callable[[int, int], object]  # plays a number of games from this one on
OWN: list[Worker] = []  # in each process of the pool


def series_of(level: int) -> Series:
    game = load_game(GAME)
    return Series(game, game.resolve(), ((level, level),), seed=7)


def rate(players: list[Play], chunk: int) -> float:
    """Games a second: the median of rounds in which the players share a number of chunks."""
    rates = []
    for _ in range(ROUNDS):
        numbers = itertools.count()

        def work(play: Play, numbers: "itertools.count[int]" = numbers) -> None:
            while (number := next(numbers)) < CHUNKS:
                play(number * chunk, chunk)

        begin = time.perf_counter()
        with ThreadPoolExecutor(len(players)) as pool:
            list(pool.map(work, players))
        rates.append(CHUNKS * chunk / (time.perf_counter() - begin))
    return statistics.median(rates)


@contextmanager
def in_threads(level: int, workers: int) -> Iterator[list[Play]]:
    yield [series_of(level).worker().play for _ in range(workers)]


@contextmanager
def in_processes(level: int, workers: int) -> Iterator[list[Play]]:
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        yield [lambda first, games: pool.submit(play_in_process, level, first, games).result()] * workers


def play_in_process(level: int, first: int, games: int) -> object:
    if not OWN:
        OWN.append(series_of(level).worker())
    return OWN[0].play(first, games)


@contextmanager
def on_ray(level: int, workers: int) -> Iterator[list[Play]]:
    with cluster("ray", workers) as ray:
        yield [RayWorker(series_of(level), ray, "ray").play for _ in range(workers)]


def games() -> None:
    """Games a second on one worker and on two, of each kind."""
    ways = {"threads": in_threads, "process pool": in_processes, "Ray": on_ray}
    for level, chunk in CHUNK.items():
        print(f"King's Gold, {NAMES[level]} players, chunks of {chunk:,} games: games/s, one worker and {WORKERS}")
        alone = 0.0
        for name, way in ways.items():
            found = []
            for workers in (1, WORKERS):
                with way(level, workers) as players:
                    with ThreadPoolExecutor(workers) as pool:
                        for task in [pool.submit(play, 0, chunk) for play in players]:  # loads the machine code
                            task.result()
                    found.append(rate(players, chunk))
            alone = alone or found[0]
            over = (1 / found[0] - 1 / alone) * SECONDS
            efficiency = found[1] / found[0] / WORKERS
            print(
                f"  {name:<13} {found[0]:>12,.0f} {found[1]:>12,.0f}   {over:+.3f} µs a game over a thread,"
                f" efficiency of {WORKERS} workers {efficiency:.2f}",
                flush=True,
            )


def solving() -> None:
    """A small game for five: the same table from one core, and from workers on Ray."""
    game = make_variant(load_game(GAME), {"coins": COINS})
    options = game.resolve("", {"tie": "shared"})
    print(f"King's Gold for {SEATS} with {COINS} coins solved to {GAIN}, seconds")
    results = []
    for name, workers in (("one core", 0), ("Ray, one worker", 1), (f"Ray, {WORKERS} workers", WORKERS)):
        job = next(job for job in solve_jobs(game, SEATS, options, GAIN) if job.kind == "shares")
        job.cores, job.hire = 1, ray_workers_for("ray", workers) if workers else threads
        spent = []
        with cluster("ray", workers or 1):
            for _ in range(2):  # the first run loads the machine code
                with TemporaryDirectory() as folder:
                    begin = time.perf_counter()
                    arrays, _ = job.run(lambda done, total, note: None, Path(folder))
                    results.append(arrays["shares"].tobytes())
                    spent.append(time.perf_counter() - begin)
        print(f"  {name:<16} {spent[-1]:>8.2f}", flush=True)
    print(f"  the same bits: {len(set(results)) == 1}", flush=True)


def main() -> None:
    """Print the overhead of workers in playing and solving."""
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    games()
    solving()


if __name__ == "__main__":
    main()
