"""Plays on a Ray cluster of this machine, and says what was the same as without one."""

from dataclasses import fields

import numpy as np

from jollyroll.bots.levels import RANDOM
from jollyroll.errors import ArgumentError
from jollyroll.kit import load_game
from jollyroll.kit.variants import make_variant
from jollyroll.lab.parallel import play_series
from jollyroll.lab.ray_workers import ray_workers
from jollyroll.lab.series import Series
from jollyroll.lab.simulation import simulate

KINDS = ["random", "random"]

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

try:
    play_series(series, 10, on="ray://127.0.0.1:1")
except ArgumentError as refused:
    print(refused.code)
