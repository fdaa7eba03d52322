"""On a Ray cluster of this machine: interrupts a simulation three times, kills workers for good, and lets the coach analyse games.

Prints what went well.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread

from jollyroll.bots.levels import RANDOM
from jollyroll.errors import ArgumentError
from jollyroll.experiments import Experiment, ExperimentPlan
from jollyroll.kit import load_game
from jollyroll.lab.ray_cluster import cluster
from jollyroll.lab.ray_workers import RayWorker, ray_workers
from jollyroll.lab.series import Series
from jollyroll.lab.simulation import simulate
from tests.lab.test_unfinished import ASKED, interrupted

JUDGED = {"game": "kings_gold", "players": ["greedy", "random"], "seed": 3, "stop": {"games": 10}, "coach": {"games": 3}}


def interrupt() -> None:
    """The same numbers as on one core, although each run goes on after the one before."""
    with TemporaryDirectory() as folder:
        so_far = [0, *(interrupted(Path(folder), on="ray").simulation.games for _ in range(3))]
        assert so_far == sorted(set(so_far)), so_far
        assert so_far[-1] < ASKED["games"], so_far
        whole = simulate(**ASKED, on="ray", folder=folder)
        assert not list(Path(folder).iterdir())
    assert whole == simulate(**ASKED)
    print("interrupted")


def lose() -> None:
    """Workers that die again and again on one chunk."""
    game = load_game("kings_gold")
    with (
        ray_workers(Series(game, game.resolve(), ((RANDOM, RANDOM),), seed=7), "ray", 1) as (make_worker,),
        killing(make_worker()) as doomed,
    ):
        try:
            doomed.play(0, 10**9)
        except ArgumentError as refused:
            print(refused.code)


def coach() -> None:
    """The coach finds the same there as here."""
    experiments = [Experiment(ExperimentPlan.make(JUDGED)) for _ in range(2)]
    for experiment, on in zip(experiments, ("ray", ""), strict=True):
        experiment.run(1, on=on)
    there, here = experiments
    assert (there.table.to_csv(), there.choices.to_csv()) == (here.table.to_csv(), here.choices.to_csv())
    assert len(here.choices) > 1
    print("coached")


@contextmanager
def killing(worker: RayWorker) -> Iterator[RayWorker]:
    """Kill every actor of this worker, until the end of the block."""
    import ray

    end = Event()

    def kill() -> None:
        while not end.wait(0.2):
            ray.kill(worker._actor)

    killer = Thread(target=kill)
    killer.start()
    try:
        yield worker
    finally:
        end.set()
        killer.join()


if __name__ == "__main__":
    with cluster("ray", 1):
        interrupt()
        lose()
        coach()
