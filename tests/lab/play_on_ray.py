"""Plays and solves on a Ray cluster of this machine, and says what was the same as without one."""

import os
import signal
from dataclasses import fields
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from jollyroll.bots.levels import RANDOM
from jollyroll.errors import ArgumentError
from jollyroll.kit import load_game
from jollyroll.kit.variants import make_variant
from jollyroll.lab.parallel import play_series
from jollyroll.lab.ray_cluster import cluster
from jollyroll.lab.ray_solving import hired_on
from jollyroll.lab.ray_workers import ray_workers
from jollyroll.lab.series import Series
from jollyroll.lab.simulation import simulate
from jollyroll.solve.solve_job import SolveJob, solve_jobs

KINDS = ["random", "random"]


def play() -> None:
    """Games of the game, and of a variant."""
    assert simulate("kings_gold", KINDS, 400, seed=7, on="ray", cores=1) == simulate("kings_gold", KINDS, 400, seed=7, cores=1)
    print("simulated")
    small = make_variant(load_game("kings_gold"), {"coins": 20})
    series = Series(small, small.resolve(), ((RANDOM, RANDOM),), seed=7)
    alone = play_series(series, 400, cores=1)
    with ray_workers(series, "ray", 1) as (make_worker,):
        import ray

        worker = make_worker()
        tally = series.nothing()
        tally += worker.play(0, 100)
        ray.kill(worker._actor)
        tally += worker.play(100, 300)
    assert all(np.array_equal(getattr(alone, field.name), getattr(tally, field.name)) for field in fields(alone))
    print("killed")


def shares_job() -> SolveJob:
    """King's Gold for five with twelve coins in the box, to no great precision."""
    small = make_variant(load_game("kings_gold"), {"coins": 12})
    return next(job for job in solve_jobs(small, 5, small.resolve("", {"tie": "shared"}), 0.05) if job.kind == "shares")


class Killer:
    """Kills whoever is at work on the cluster when the first layers are solved, and interrupts the job later on."""

    def __init__(self, at: float, until: float) -> None:
        self.at = at
        self.until = until
        self.killed = 0

    def __call__(self, done: float, total: float, note: str) -> None:
        if not self.killed and done > self.at * total:
            for process in Path("/proc").glob("[0-9]*"):
                if self.is_at_work(process):
                    os.kill(int(process.name), signal.SIGKILL)
                    self.killed += 1
        if done > self.until * total:
            raise KeyboardInterrupt

    def is_at_work(self, process: Path) -> bool:
        """A worker of Ray with a chunk to do, on the cluster that this program began."""
        try:
            return (process / "cmdline").read_bytes().startswith(b"ray::do_chunk") and parent(parent(process)).name == str(
                os.getpid()
            )
        except OSError:
            return False


def parent(process: Path) -> Path:
    """The process that began this one."""
    return process.with_name((process / "stat").read_text().rpartition(")")[2].split()[1])


def solve() -> None:
    """The same table, bit for bit, though a worker dies and the job is interrupted."""
    job = shares_job()
    job.cores = 1
    with TemporaryDirectory() as folder:
        expected, facts = job.run(lambda done, total, note: None, Path(folder))
    job.hire = hired_on("ray", 1)
    with TemporaryDirectory() as folder:
        killer = Killer(0.3, 0.8)
        try:
            job.run(killer, Path(folder))
        except KeyboardInterrupt:
            solved = len(list(Path(folder).glob("layer-*")))
            assert 0 < solved < 13, solved
        assert killer.killed, "somebody was at work"
        arrays, again = job.run(lambda done, total, note: None, Path(folder))
    assert again == facts
    assert all(np.array_equal(arrays[name], array) for name, array in expected.items())
    print("solved")


if __name__ == "__main__":
    with cluster("ray", 1):
        play()
        solve()
    try:
        play_series(Series(load_game("kings_gold"), {}, ((RANDOM, RANDOM),), seed=7), 10, on="ray://127.0.0.1:1")
    except ArgumentError as refused:
        print(refused.code)
