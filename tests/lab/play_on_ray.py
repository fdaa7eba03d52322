"""Plays and solves on Ray clusters of this machine, and prints what was the same as without one."""

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from socket import create_connection, socket
from tempfile import TemporaryDirectory

import numpy as np
import pytest

from jollyroll.bots.levels import RANDOM
from jollyroll.errors import ArgumentError
from jollyroll.experiments import Experiment, ExperimentPlan
from jollyroll.kit import load_game
from jollyroll.kit.variants import make_variant
from jollyroll.lab import ray_cluster
from jollyroll.lab.parallel import play_series
from jollyroll.lab.ray_cluster import cluster
from jollyroll.lab.ray_solving import ray_workers_for
from jollyroll.lab.ray_workers import ray_workers
from jollyroll.lab.series import Series
from jollyroll.lab.simulation import simulate
from jollyroll.lab.tournament import hold_tournament
from jollyroll.solve.solve_job import SolveJob, solve_jobs

KINDS = ["random", "random"]
GAMES = 400
PATIENCE = 60  # seconds; a busy machine is no reason to fail
LOOKS = 0.2  # seconds
PLAN = {"game": "kings_gold", "players": KINDS, "seed": 3, "vary": {"coins": [10, 20]}, "stop": {"games": GAMES}}


def play() -> None:
    """Play games of a game and of a variant."""
    assert simulate("kings_gold", KINDS, GAMES, seed=7, on="ray", cores=1) == simulate("kings_gold", KINDS, GAMES, seed=7, cores=1)
    print("simulated")
    held = [hold_tournament("kings_gold", ["random", "beginner"], GAMES, seed=7, cores=1, on=on) for on in ("ray", "")]
    assert held[0] == held[1]
    print("tournament")
    experiments = [Experiment(ExperimentPlan.make(PLAN)) for _ in range(2)]
    for experiment, on in zip(experiments, ("ray", ""), strict=True):
        experiment.run(1, on=on)
    assert experiments[0].table.to_csv() == experiments[1].table.to_csv()
    print("experiment")
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
    """King's Gold for five with twelve coins in the box, to a low precision."""
    small = make_variant(load_game("kings_gold"), {"coins": 12})
    return next(job for job in solve_jobs(small, 5, small.resolve("", {"tie": "shared"}), 0.05) if job.kind == "shares")


class Killer:
    """Kills a busy worker of the cluster once the first layers are solved, and interrupts the job later on, when that is done.

    A thread looks for it: at the moment of a report the workers may have done all they were asked for.
    """

    def __init__(self, at: float, until: float) -> None:
        self.at = at
        self.until = until
        self.killed = threading.Event()
        self.over = threading.Event()
        self._thread = threading.Thread(target=self._look)

    def __call__(self, done: float, total: float, note: str) -> None:
        if done > self.at * total and not self._thread.ident:
            self._thread.start()
        if done > self.until * total and self.killed.is_set():
            raise KeyboardInterrupt

    def __enter__(self) -> "Killer":
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        if self._thread.ident:
            self._thread.join()

    def _look(self) -> None:
        while not self.killed.is_set() and not self.over.is_set():
            for process in filter(is_worker, Path("/proc").glob("[0-9]*")):
                self._watch(process)

    def _watch(self, process: Path) -> None:
        """Kill this worker as soon as it is busy; give up after a while, because others may have the work."""
        end = time.monotonic() + LOOKS
        while time.monotonic() < end and not self.killed.is_set() and not self.over.wait(0.0005):
            if name_of(process).startswith(b"ray::do_chunk"):
                with suppress(ProcessLookupError):
                    os.kill(int(process.name), signal.SIGKILL)
                    self.killed.set()


def name_of(process: Path) -> bytes:
    """What a process calls itself; nothing if it has ended."""
    with suppress(OSError):
        return (process / "cmdline").read_bytes()
    return b""


def is_worker(process: Path) -> bool:
    """True for a Ray worker on this program's cluster."""
    with suppress(OSError):
        return name_of(process).startswith(b"ray::") and parent(parent(process)).name == str(os.getpid())
    return False


def parent(process: Path) -> Path:
    """The parent process."""
    return process.with_name((process / "stat").read_text().rpartition(")")[2].split()[1])


def solve() -> None:
    """Solve the same table, bit for bit, although a worker dies and the job is interrupted."""
    job = shares_job()
    job.cores = 1
    with TemporaryDirectory() as folder:
        expected, facts = job.run(lambda done, total, note: None, Path(folder))
    job.hire = ray_workers_for("ray", 1)
    with TemporaryDirectory() as folder:
        with Killer(0.3, 0.8) as killer:
            try:
                job.run(killer, Path(folder))
            except KeyboardInterrupt:
                solved = len(list(Path(folder).glob("layer-*")))
                assert 0 < solved < 13, solved
        assert killer.killed.is_set(), "somebody was at work"
        arrays, again = job.run(lambda done, total, note: None, Path(folder))
    assert again == facts
    assert all(np.array_equal(arrays[name], array) for name, array in expected.items())
    print("solved")


def refuse_other_version() -> None:
    """A cluster with another version of Jollyroll is told from one with this, and the refusal reaches the caller."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ray_cluster, "__version__", "0.0.0")
        try:
            play_series(Series(load_game("kings_gold"), {}, ((RANDOM, RANDOM),), seed=7), 10, on="ray")
        except ArgumentError as refused:
            print(refused.code)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def join(folder: str) -> None:
    """A cluster that somebody else has started, by its address."""
    clients = free_port()
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", f"--port={free_port()}"]
    command += [f"--ray-client-server-port={clients}", "--num-cpus=1", f"--temp-dir={folder}", "--include-dashboard=false"]
    started = subprocess.Popen(command, stdout=sys.stderr, stderr=sys.stderr, start_new_session=True)
    with started as head, pytest.MonkeyPatch.context() as patch:
        try:
            wait_for(clients, head)
            # On a busy machine a port that listens may need long to answer.
            patch.setattr("ray.util.client.worker.INITIAL_TIMEOUT_SEC", PATIENCE)
            patch.setattr("ray.util.client.worker.MAX_TIMEOUT_SEC", PATIENCE)
            there = simulate("kings_gold", KINDS, GAMES, seed=7, on=f"ray://127.0.0.1:{clients}")
            assert there == simulate("kings_gold", KINDS, GAMES, seed=7, cores=1)
            print("joined")
        finally:
            head.terminate()
            head.wait(60)


def wait_for(port: int, head: "subprocess.Popen[bytes]") -> None:
    """Wait until this process listens there."""
    deadline = time.monotonic() + 4 * PATIENCE
    while True:
        try:
            create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if time.monotonic() > deadline or head.poll() is not None:
                raise
            time.sleep(0.2)
        else:
            return


if __name__ == "__main__":
    with cluster("ray", 1):
        play()
        solve()
        refuse_other_version()
    with TemporaryDirectory(prefix="ray") as folder:
        join(folder)
    try:
        play_series(Series(load_game("kings_gold"), {}, ((RANDOM, RANDOM),), seed=7), 10, on="ray://127.0.0.1:1")
    except ArgumentError as refused:
        print(refused.code)
