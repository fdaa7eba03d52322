"""A series played on many cores at once: threads that take stretches of games, put together in the order of the games."""

import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from typing import Protocol

from .series import Series, Worker
from .tally import Tally

STRETCH = 0.2  # seconds that a worker plays without looking up
GLANCE = 0.1  # seconds between two looks at how far it is
FIRST_STRETCH = 8  # games, before anybody knows how long one takes
WIDEST = 4  # times as many games as the last time, at most


class ProgressReport(Protocol):
    """Somebody who watches."""

    def getting_ready(self) -> None:
        """Tables are read and machine code is made or fetched."""

    def played(self, games: int) -> None:
        """So many games were played so far."""


class NoProgressReport:
    """Nobody watches."""

    def getting_ready(self) -> None: ...

    def played(self, games: int) -> None: ...


class Interrupted(KeyboardInterrupt):
    """Ctrl-C came before the last game. `tally` holds the games before the first one missing: a shorter series, but a whole one."""

    def __init__(self, tally: Tally, games: int) -> None:
        super().__init__()
        self.tally = tally
        self.games = games


class GameChunks:
    """Hands out stretches of games and puts their tallies together."""

    def __init__(self, series: Series, games: int) -> None:
        self.lock = threading.Lock()
        self.games = games
        self.next = 0
        self.stopped = False
        self.waiting: dict[int, tuple[int, Tally]] = {}
        self.tally = series.nothing()
        self.whole = 0  # games from the first on, none missing
        self.played = 0  # games in all

    def take(self, wanted: int) -> range:
        """The numbers of the next games to play; none if there are no more."""
        with self.lock:
            first = self.games if self.stopped else self.next
            self.next = min(self.games, first + wanted)
            return range(first, self.next)

    def bring(self, games: range, tally: Tally) -> None:
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


def work(worker: Callable[[], Worker], stretches: GameChunks) -> None:
    """Play until there is nothing left to play."""
    player, wanted = worker(), FIRST_STRETCH
    while games := stretches.take(wanted):
        begin = time.perf_counter()
        stretches.bring(games, player.play(games.start, len(games)))
        spent = time.perf_counter() - begin
        wanted = max(1, min(WIDEST * wanted, int(len(games) * STRETCH / max(spent, 1e-6))))


def cores_here() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_series(series: Series, games: int, cores: int | None = None, progress: ProgressReport | None = None) -> Tally:
    """Play games number 0 and following; on Ctrl-C the workers end what they are at, and `Interrupted` tells what was played."""
    watcher = progress or NoProgressReport()
    watcher.getting_ready()
    first = Worker(series)  # here and not in a thread, where Ctrl-C would have to wait for it
    first.get_ready()
    stretches = GameChunks(series, games)
    workers: list[Callable[[], Worker]] = [lambda: first]
    workers += [lambda: Worker(series)] * (min(cores or cores_here(), games) - 1)
    try:
        watch(workers, stretches, watcher)
    except KeyboardInterrupt:
        raise Interrupted(stretches.tally, stretches.whole) from None
    return stretches.tally


def watch(workers: list[Callable[[], Worker]], stretches: GameChunks, watcher: ProgressReport) -> None:
    """Let them work, each in a thread, and tell how far they are; whatever goes wrong, they end what they are at first."""
    watcher.played(0)
    with ThreadPoolExecutor(len(workers)) as pool:
        try:
            running = [pool.submit(work, worker, stretches) for worker in workers]
            while wait(running, GLANCE, FIRST_EXCEPTION).not_done and not any(task.done() and task.exception() for task in running):
                watcher.played(stretches.played)
        finally:
            stretches.stop()
    for task in running:
        task.result()
    watcher.played(stretches.played)
