"""Plays a series on many cores or machines: workers take chunks of games, whose tallies are added up in order."""

import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from typing import Protocol

from .first_games import PlainWorker, compiling
from .ray_workers import ray_workers
from .series import Series
from .tally import Tally

CHUNK_SECONDS = 0.2  # target time for one chunk
POLL_SECONDS = 0.1  # between two progress reports
FIRST_CHUNK = 8  # games, before the time for one is known
MAX_GROWTH = 4  # a chunk is at most this many times as large as the one before


class ChunkPlayer(Protocol):
    """Plays any range of a series, here or on a cluster."""

    def play(self, first: int, games: int, /) -> Tally: ...


class ProgressReport(Protocol):
    """Receives progress reports of a series."""

    def getting_ready(self) -> None:
        """Tables are being read, machine code is being compiled or loaded."""

    def played(self, games: int) -> None:
        """This many games have been played so far."""


class NoProgressReport:
    """Ignores all reports."""

    def getting_ready(self) -> None: ...

    def played(self, games: int) -> None: ...


class Interrupted(KeyboardInterrupt):
    """Ctrl-C came before the last game. `tally` holds all games before the first missing one: a shorter series without gaps.

    `kept` is true if they were saved, so that the same request goes on with them.
    """

    def __init__(self, tally: Tally, games: int, kept: bool = False) -> None:
        super().__init__()
        self.tally = tally
        self.games = games
        self.kept = kept


Watcher = Callable[[Tally, int], None]  # told the tally of all games before this one whenever it grows


class GameChunks:
    """Hands out chunks of games and merges their tallies."""

    def __init__(self, series: Series, games: int, begin: int = 0, watcher: Watcher | None = None) -> None:
        self.watcher = watcher
        self.lock = threading.Lock()
        self.games = begin + games
        self.next = begin
        self.wanted = games
        self.stopped = False
        self.waiting: dict[int, tuple[int, Tally]] = {}
        self.tally = series.nothing()
        self.whole = begin  # all games before this one are in the tally
        self.played = 0  # games in total

    def take(self, wanted: int) -> range:
        """The numbers of the next games to play; empty if there are no more."""
        with self.lock:
            first = self.games if self.stopped else self.next
            self.next = min(self.games, first + wanted)
            return range(first, self.next)

    def add(self, games: range, tally: Tally) -> None:
        """Add the tally of these games."""
        with self.lock:
            self.played += len(games)
            self.waiting[games.start] = len(games), tally
            while self.whole in self.waiting:
                more, part = self.waiting.pop(self.whole)
                self.tally, self.whole = self.tally + part, self.whole + more  # at once: Ctrl-C may come between any two steps
            if self.watcher:
                self.watcher(self.tally, self.whole)

    def stop(self) -> None:
        """Hand out no more."""
        with self.lock:
            self.stopped = True


def work(worker: Callable[[], ChunkPlayer], chunks: GameChunks) -> None:
    """Play chunks until none is left."""
    player, wanted = worker(), FIRST_CHUNK
    while games := chunks.take(wanted):
        begin = time.perf_counter()
        chunks.add(games, player.play(games.start, len(games)))
        spent = time.perf_counter() - begin
        wanted = max(1, min(MAX_GROWTH * wanted, int(len(games) * CHUNK_SECONDS / max(spent, 1e-6))))


def cores_here() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_series(
    series: Series,
    games: int,
    cores: int | None = None,
    progress: ProgressReport | None = None,
    begin: int = 0,
    on: str = "",
    watcher: Watcher | None = None,
) -> Tally:
    """Play the games from number `begin` on. On Ctrl-C workers finish their chunks, and `Interrupted` holds the result.

    `on` names a cluster: "ray" for a temporary one on this machine, or the address of another.
    """
    report = progress or NoProgressReport()
    report.getting_ready()
    chunks = GameChunks(series, games, begin, watcher)
    try:
        if on:
            with ray_workers(series, on, cores) as workers:
                run_workers(workers, chunks, report)
        else:
            play_here(series, min(cores or cores_here(), games), chunks, report)
    except KeyboardInterrupt:
        raise Interrupted(chunks.tally, chunks.whole - begin) from None
    return chunks.tally


def play_here(series: Series, number: int, chunks: GameChunks, report: ProgressReport) -> None:
    """Play in this many threads of the process."""
    first = series.worker()  # made here and not in a thread, where Ctrl-C would have to wait for it
    if series.has_plain_player and not first.is_ready():
        play_meanwhile(series, chunks, report)
    if chunks.played < chunks.wanted:
        first.get_ready()
        run_workers([lambda: first, *[series.worker] * (number - 1)], chunks, report)


def play_meanwhile(series: Series, chunks: GameChunks, report: ProgressReport) -> None:
    """Play game after game in plain Python until another process has compiled the machine code."""
    with compiling(series) as process:
        player = PlainWorker(series)
        report.played(0)
        while process.poll() is None and (games := chunks.take(1)):
            chunks.add(games, player.play(games.start, 1))
            report.played(chunks.played)


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
