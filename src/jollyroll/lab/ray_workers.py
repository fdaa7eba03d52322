"""Workers of a series on a Ray cluster: each is an actor on some machine, asked for one chunk of games after the other."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .ray_cluster import MOST_DEATHS, Ray, Sent, cluster
from .series import Series
from .tally import Tally


class RayWorker:
    """Plays chunks on the cluster. One that dies is replaced, and only its chunk is played again."""

    def __init__(self, series: Series, ray: Ray) -> None:
        self._ray = ray
        sent = Sent.of(series.game, type(series), {name: value for name, value in vars(series).items() if name != "game"})
        self._make: Callable[[], Ray] = lambda: ray.remote(num_cpus=1)(RemotePlayer).remote(sent)
        self._actor = self._make()

    def play(self, first: int, games: int) -> Tally:
        """The tally of games number `first` and following."""
        deaths = 0
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
    """What stands behind a worker on the cluster."""

    def __init__(self, sent: Sent) -> None:
        self._worker = sent.arrived().worker()
        self._worker.get_ready()

    def play(self, first: int, games: int) -> Tally:
        tally: Tally = self._worker.play(first, games)
        return tally


@contextmanager
def ray_workers(series: Series, on: str, wanted: int | None) -> Iterator[list[Callable[[], RayWorker]]]:
    """As many workers as the cluster has cores, or as are wanted; the connection ends with the block."""
    with cluster(on, wanted) as ray:
        cores = int(ray.cluster_resources().get("CPU", 1))
        yield [lambda: RayWorker(series, ray)] * min(wanted or cores, cores)
