"""Every game in the registries of Gymnasium and PettingZoo, as `jollyroll/` and its name with the version of what is observed."""

from functools import cache
from importlib.util import find_spec

from jollyroll.kit import game_names
from jollyroll.speed.installed import GYMNASIUM, PETTINGZOO, fits

from .layout import VERSION

NAMESPACE = "jollyroll"


def env_id(game: str) -> str:
    """The id of a game's environments: the same in both registries.

    >>> env_id("kings_gold")
    'jollyroll/kings_gold-v0'
    """
    return f"{NAMESPACE}/{game}-v{VERSION}"


@cache
def register_envs() -> tuple[str, ...]:
    """Register the environments of every game, also of those that others install; answers their ids.

    >>> "jollyroll/kings_gold-v0" in register_envs()
    True
    """
    for package, register in ((GYMNASIUM, register_gymnasium), (PETTINGZOO, register_pettingzoo)):
        if find_spec(package) and fits(package):
            for game in game_names():
                register(game)
    return tuple(map(env_id, game_names()))


def register_gymnasium(game: str) -> None:
    """One learning seat, and lanes of it."""
    import gymnasium

    gymnasium.register(
        env_id(game),
        entry_point="jollyroll.envs.single_env:SoloEnv",
        vector_entry_point="jollyroll.envs.vector_env:LaneVectorEnv",
        kwargs={"game": game},
    )


def register_pettingzoo(game: str) -> None:
    """All seats, one after the other and at once."""
    import pettingzoo

    pettingzoo.register("aec", env_id(game), "jollyroll.envs.aec_env:SeatsEnv", kwargs={"game": game})
    pettingzoo.register("parallel", env_id(game), "jollyroll.envs.aec_env:parallel_env", kwargs={"game": game})
