"""A Ray cluster: joining it, and what is sent to its machines."""

import logging
import os
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Self

from jollyroll.errors import ArgumentError
from jollyroll.kit import Game, load_game
from jollyroll.kit.components import Constants
from jollyroll.kit.variants import base_name, constants_of, load_variant
from jollyroll.speed.installed import RAY, check_package

Ray = Any  # the package, of whose types nothing is read
HERE = "ray"  # a cluster on this machine, begun for the occasion
REMOTE = "ray://"  # how the address of another begins
MOST_DEATHS = 3  # of whoever does one chunk; then it is not the machine's fault


def check_cluster(on: str) -> None:
    """Refuse what is no cluster, and a computer without Ray."""
    if on != HERE and not on.startswith(REMOTE):
        raise ArgumentError("cluster-unknown", cluster=on)
    check_package(RAY)


class Sent(NamedTuple):
    """An object with a game as it travels: the game is loaded where it arrives, and only then is the rest unpacked.

    A variant's modules can be found only once the variant was made.
    """

    game: str
    constants: bytes  # of a variant
    rest: bytes

    @classmethod
    def of(cls, game: Game, kind: type, fields: dict[str, object]) -> Self:
        """An object of this kind with this game and these fields."""
        return cls(game.name, pickle.dumps(constants_of(game)), pickle.dumps((kind, fields)))

    def arrived(self) -> Any:
        """The object itself."""
        name = self.game
        changed: Constants = pickle.loads(self.constants)
        game = load_variant(base_name(name), name, changed) if changed else load_game(name)
        kind, fields = pickle.loads(self.rest)
        found = object.__new__(kind)
        vars(found).update(fields, game=game)
        return found


def first_line(error: Exception) -> str:
    """What Ray has to say, in short."""
    return str(error).strip().partition("\n")[0].rstrip(".") or type(error).__name__


@contextmanager
def cluster(on: str, wanted: int | None) -> Iterator[Ray]:
    """Ray, connected; the connection ends with the block, unless there was one before."""
    check_cluster(on)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    if on == HERE and ray.is_initialized():
        yield ray
        return
    try:
        if on == HERE:
            ray.init(num_cpus=wanted, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(on, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # Ray raises all kinds
        raise ArgumentError("cluster-unreachable", cluster=on, problem=first_line(error)) from error
    try:
        yield ray
    finally:
        ray.shutdown()
