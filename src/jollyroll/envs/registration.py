"""Registers every game with Gymnasium and PettingZoo, as `jollyroll/`, its name and the version of the observation layout."""

from functools import cache
from importlib.util import find_spec

from jollyroll.kit import game_names
from jollyroll.speed.installed import GYMNASIUM, PETTINGZOO, check_package, fits

from .layout import VERSION

NAMESPACE = "jollyroll"
ENVS = "jollyroll.envs.single_env:SoloEnv", "jollyroll.envs.vector_env:LaneVectorEnv"
REFUSAL = f"{__name__}:refuse_version"


def env_id(game: str) -> str:
    """The id of a game's environments, the same in both registries.

    >>> env_id("kings_gold")
    'jollyroll/kings_gold-v0'
    """
    return f"{NAMESPACE}/{game}-v{VERSION}"


@cache
def register_envs() -> tuple[str, ...]:
    """Register the environments of every game, games of installed plugins included; returns their ids.

    >>> "jollyroll/kings_gold-v0" in register_envs()
    True
    """
    for game in game_names():
        if find_spec(GYMNASIUM):
            register_gymnasium(game)
        if fits(PETTINGZOO):
            register_pettingzoo(game)
    return tuple(map(env_id, game_names()))


def register_gymnasium(game: str) -> None:
    """One learning seat, as a single and as a vector environment; in a version that does not fit, making either says so."""
    import gymnasium

    one, many = ENVS if fits(GYMNASIUM) else (REFUSAL, REFUSAL)
    gymnasium.register(env_id(game), entry_point=one, vector_entry_point=many, kwargs={"game": game})


def refuse_version(**_: object) -> None:
    """Stand in for an environment, and say which versions fit."""
    check_package(GYMNASIUM)


def register_pettingzoo(game: str) -> None:
    """All seats, one after the other and in parallel."""
    import pettingzoo

    pettingzoo.register("aec", env_id(game), "jollyroll.envs.aec_env:SeatsEnv", kwargs={"game": game})
    pettingzoo.register("parallel", env_id(game), "jollyroll.envs.aec_env:parallel_env", kwargs={"game": game})
