"""A Ray cluster: connecting to it, and shipping objects to its machines."""

import logging
import os
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, NamedTuple, Self

from jollyroll import __version__
from jollyroll.errors import ArgumentError
from jollyroll.kit import Game, load_game
from jollyroll.kit.components import Constants
from jollyroll.kit.variants import base_name, constants_of, load_variant
from jollyroll.speed.installed import RAY, check_package

Ray = ModuleType  # the package, whose types are not read
HERE = "ray"  # a temporary cluster on this machine
REMOTE = "ray://"  # prefix of the address of another
# Of how Ray behaves, unless somebody has said otherwise: it reports nothing, and gives an address that does not answer up in ten
# seconds, not in forty.
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S": "2",
    "RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S": "4",
}
MOST_DEATHS = 3  # of the worker on one chunk, before the chunk itself is blamed


def check_cluster(on: str) -> None:
    """Refuse a bad address, and a computer without Ray."""
    if on != HERE and not on.startswith(REMOTE):
        raise ArgumentError("cluster-unknown", cluster=on)
    check_package(RAY)


class SentObject(NamedTuple):
    """An object with a game, in transit: on arrival the game is loaded first, and the rest is unpickled after that.

    The modules of a variant can be imported only once the variant has been made. Another version of Jollyroll refuses the object,
    because it might play other games for the same seed.
    """

    version: str
    game: str
    constants: bytes  # of a variant
    rest: bytes

    @classmethod
    def of(cls, game: Game, kind: type, fields: dict[str, object]) -> Self:
        """Pack an object of this class with this game and these fields."""
        return cls(__version__, game.name, pickle.dumps(constants_of(game)), pickle.dumps((kind, fields)))

    def arrived(self) -> Any:
        """The unpacked object."""
        if self.version != __version__:
            raise ArgumentError("cluster-version", here=self.version, there=__version__)
        name = self.game
        changed: Constants = pickle.loads(self.constants)
        game = load_variant(base_name(name), name, changed) if changed else load_game(name)
        kind, fields = pickle.loads(self.rest)
        found = object.__new__(kind)
        vars(found).update(fields, game=game)
        return found


def first_line(error: Exception) -> str:
    """The first line of Ray's error message."""
    return str(error).strip().partition("\n")[0].rstrip(".") or type(error).__name__


@contextmanager
def losing(ray: Ray, on: str) -> Iterator[None]:
    """Refuse to go on when Ray fails. An error raised in a task stays: it arrives as both `RayTaskError` and its own class."""
    try:
        yield
    except ray.exceptions.RayTaskError:
        raise
    except (ConnectionError, ray.exceptions.RayError) as error:
        raise ArgumentError("cluster-lost", cluster=on, problem=first_line(error)) from error


@contextmanager
def cluster(on: str, wanted: int | None) -> Iterator[Ray]:
    """A connection to Ray, closed at the end of the block unless it was there before."""
    check_cluster(on)
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
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
