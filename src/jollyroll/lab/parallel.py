"""Plays a series on many cores or machines: threads take chunks of games, whose tallies are added up in the order of the games."""

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import Protocol

from .ray_workers import ray_workers
from .series import Series
from .tally import Tally

CHUNK_SECONDS = 0.2  # how long a worker should play one chunk
POLL_SECONDS = 0.1  # between two reports of progress
FIRST_CHUNK = 8  # games, before it is known how long one takes
MAX_GROWTH = 4  # a chunk has at most so many times the games of the one before


class ChunkPlayer(Protocol):
    """Plays any range of a series: a worker here, or one on a cluster."""

    def play(self, first: int, games: int, /) -> Tally: ...


class ProgressReport(Protocol):
    """Told how far a series has come."""

    def getting_ready(self) -> None:
        """Tables are read and machine code is made or fetched."""

    def played(self, games: int) -> None:
        """So many games were played so far."""


class NoProgressReport:
    """Reports to nobody."""

    def getting_ready(self) -> None: ...

    def played(self, games: int) -> None: ...


class Interrupted(KeyboardInterrupt):
    """Ctrl-C came before the last game. `tally` holds all games before the first missing one: a shorter series without gaps."""

    def __init__(self, tally: Tally, games: int) -> None:
        super().__init__()
        self.tally = tally
        self.games = games


class GameChunks:
    """Hands out chunks of games and puts their tallies together."""

    def __init__(self, series: Series, games: int, begin: int = 0) -> None:
        self.lock = threading.Lock()
        self.games = begin + games
        self.next = begin
        self.stopped = False
        self.waiting: dict[int, tuple[int, Tally]] = {}
        self.tally = series.nothing()
        self.whole = begin  # games before this one are in the tally, none missing
        self.played = 0  # games in all

    def take(self, wanted: int) -> range:
        """The numbers of the next games to play; none if there are no more."""
        with self.lock:
            first = self.games if self.stopped else self.next
            self.next = min(self.games, first + wanted)
            return range(first, self.next)

    def add(self, games: range, tally: Tally) -> None:
        """These games were played."""
        with self.lock:
            self.played += len(games)
            self.waiting[games.start] = len(games), tally
            while self.whole in self.waiting:
                more, part = self.waiting.pop(self.whole)
                self.tally += part
                self.whole += more

    def stop(self) -> None:
        """Hand out no more."""
        with self.lock:
            self.stopped = True


def work(worker: Callable[[], ChunkPlayer], chunks: GameChunks) -> None:
    """Play until there is nothing left to play."""
    player, wanted = worker(), FIRST_CHUNK
    while games := chunks.take(wanted):
        begin = time.perf_counter()
        chunks.add(games, player.play(games.start, len(games)))
        spent = time.perf_counter() - begin
        wanted = max(1, min(MAX_GROWTH * wanted, int(len(games) * CHUNK_SECONDS / max(spent, 1e-6))))


def cores_here() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_series(
    series: Series, games: int, cores: int | None = None, progress: ProgressReport | None = None, begin: int = 0, on: str = ""
) -> Tally:
    """Play games number `begin` and following. On Ctrl-C workers finish their chunks, and `Interrupted` holds what was played.

    `on` names a cluster: "ray" for one on this machine, begun for the occasion, or the address of another.
    """
    report = progress or NoProgressReport()
    report.getting_ready()
    chunks = GameChunks(series, games, begin)
    try:
        with ray_workers(series, on, cores) if on else threads(series, min(cores or cores_here(), games)) as workers:
            run_workers(workers, chunks, report)
    except KeyboardInterrupt:
        raise Interrupted(chunks.tally, chunks.whole - begin) from None
    return chunks.tally


@contextmanager
def threads(series: Series, number: int) -> Iterator[list[Callable[[], ChunkPlayer]]]:
    """Workers for so many threads of this program."""
    first = series.worker()  # here and not in a thread, where Ctrl-C would have to wait for it
    first.get_ready()
    yield [lambda: first, *[series.worker] * (number - 1)]


def run_workers(workers: Sequence[Callable[[], ChunkPlayer]], chunks: GameChunks, report: ProgressReport) -> None:
    """Run each worker in a thread and report progress. If one fails, the others finish their chunk first."""
    report.played(0)
    with ThreadPoolExecutor(len(workers)) as pool:
        try:
            running = [pool.submit(work, worker, chunks) for worker in workers]
            while wait(running, POLL_SECONDS, FIRST_EXCEPTION).not_done and not any(
                task.done() and task.exception() for task in running
            ):
                report.played(chunks.played)
        finally:
            chunks.stop()
    for task in running:
        task.result()
    report.played(chunks.played)
