"""Workers of a series on a Ray cluster: each is an actor on some machine, asked for one chunk of games after the other."""

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Self

from jollyroll.errors import ArgumentError
from jollyroll.kit import load_game
from jollyroll.kit.components import Constants
from jollyroll.kit.variants import base_name, constants_of, load_variant
from jollyroll.speed.installed import RAY, check_package

from .series import Series
from .tally import Tally

HERE = "ray"  # a cluster on this machine, begun for the occasion
REMOTE = "ray://"  # how the address of another begins
MOST_DEATHS = 3  # in a row of one worker; then it is not the machine's fault


def check_cluster(on: str) -> None:
    """Refuse what is no cluster, and a computer without Ray."""
    if on != HERE and not on.startswith(REMOTE):
        raise ArgumentError("cluster-unknown", cluster=on)
    check_package(RAY)


class SentSeries(NamedTuple):
    """A series as it travels: its game is loaded where it arrives."""

    kind: type[Series]
    game: str
    constants: Constants  # of a variant
    fields: dict[str, Any]

    @classmethod
    def of(cls, series: Series) -> Self:
        fields = {name: value for name, value in vars(series).items() if name != "game"}
        return cls(type(series), series.game.name, constants_of(series.game), fields)

    def arrived(self) -> Series:
        """The series itself."""
        name, changed = self.game, self.constants
        game = load_variant(base_name(name), name, changed) if changed else load_game(name)
        return self.kind(game=game, **self.fields)


class RayWorker:
    """Plays chunks on the cluster. One that dies is replaced, and only its chunk is played again."""

    def __init__(self, series: Series, ray: Any) -> None:
        self._ray = ray
        sent = SentSeries.of(series)
        self._make: Callable[[], Any] = lambda: ray.remote(num_cpus=1)(RemotePlayer).remote(sent)
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

    def __init__(self, sent: SentSeries) -> None:
        self._worker = sent.arrived().worker()
        self._worker.get_ready()

    def play(self, first: int, games: int) -> Tally:
        return self._worker.play(first, games)


@contextmanager
def ray_workers(series: Series, on: str, wanted: int | None) -> Iterator[list[Callable[[], RayWorker]]]:
    """As many workers as the cluster has cores, or as are wanted; the connection ends with the block."""
    check_cluster(on)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    try:
        if on == HERE:
            ray.init(num_cpus=wanted, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(on, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, TimeoutError, RuntimeError, ValueError) as error:
        raise ArgumentError("cluster-unreachable", cluster=on, problem=str(error).strip().partition("\n")[0]) from None
    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        yield [lambda: RayWorker(series, ray)] * min(wanted or cores, cores)
    finally:
        ray.shutdown()
