"""Workers of a series on a Ray cluster: each is an actor on some machine, which plays one chunk of games after the other."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property

from .ray_cluster import MOST_DEATHS, Ray, SentObject, cluster, losing
from .series import Series, Worker
from .tally import Tally


class RayWorker:
    """Plays chunks on the cluster. If it dies it is replaced, and only its chunk is played again; but not for ever."""

    def __init__(self, series: Series, ray: Ray, on: str) -> None:
        self._ray = ray
        self._on = on
        sent = SentObject.of(series.game, type(series), {name: value for name, value in vars(series).items() if name != "game"})
        self._make: Callable[[], Ray] = lambda: ray.remote(num_cpus=1)(RemotePlayer).remote(sent)
        with losing(ray, on):
            self._actor = self._make()

    def play(self, first: int, games: int) -> Tally:
        """The tally of games number `first` and following."""
        deaths = 0
        with losing(self._ray, self._on):
            while True:
                try:
                    tally: Tally = self._ray.get(self._actor.play.remote(first, games))
                except self._ray.exceptions.RayActorError:
                    deaths += 1
                    if deaths == MOST_DEATHS:
                        raise
                    self._actor = self._make()
                else:
                    return tally


class RemotePlayer:
    """The actor behind a worker on the cluster. It unpacks its series in the first call, so that errors reach the caller."""

    def __init__(self, sent: SentObject) -> None:
        self._sent = sent

    @cached_property
    def _worker(self) -> Worker:
        worker: Worker = self._sent.arrived().worker()
        worker.get_ready()
        return worker

    def play(self, first: int, games: int) -> Tally:
        return self._worker.play(first, games)


@contextmanager
def ray_workers(series: Series, on: str, wanted: int | None) -> Iterator[list[Callable[[], RayWorker]]]:
    """As many workers as the cluster has cores, or as are wanted; disconnects at the end of the block."""
    with cluster(on, wanted) as ray:
        cores = int(ray.cluster_resources().get("CPU", 1))
        yield [lambda: RayWorker(series, ray, on)] * min(wanted or cores, cores)
