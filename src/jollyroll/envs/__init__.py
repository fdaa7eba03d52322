"""The games as environments for Gymnasium, PettingZoo, OpenSpiel and RLlib, made from the rulebooks alone.

Importing this registers every game with Gymnasium and PettingZoo, if they are installed. The names below are imported on first use,
because each needs a package of its own; those for RLlib are in `jollyroll.envs.rllib_env`.
"""

from typing import TYPE_CHECKING

from .registration import env_id, register_envs

if TYPE_CHECKING:
    from .aec_env import SeatsEnv as SeatsEnv
    from .aec_env import parallel_env as parallel_env
    from .layout import ObservationLayout as ObservationLayout
    from .layout import SeenPosition as SeenPosition
    from .single_env import SoloEnv as SoloEnv
    from .spiel import register_openspiel as register_openspiel
    from .vector_env import LaneVectorEnv as LaneVectorEnv

HOMES = {
    "LaneVectorEnv": "vector_env",
    "ObservationLayout": "layout",
    "SeatsEnv": "aec_env",
    "SeenPosition": "layout",
    "SoloEnv": "single_env",
    "parallel_env": "aec_env",
    "register_openspiel": "spiel",
}
NEEDS = {"aec_env": "pettingzoo", "single_env": "gymnasium", "vector_env": "gymnasium", "spiel": "open-spiel"}
__all__ = ["env_id", "register_envs", *HOMES]


def __getattr__(name: str) -> object:
    """Import one of the names above on first use; an error names the package that is missing."""
    from importlib import import_module

    from jollyroll.speed.installed import check_package

    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = HOMES[name]
    if home in NEEDS:
        check_package(NEEDS[home])
    return getattr(import_module(f".{home}", __name__), name)


def __dir__() -> list[str]:
    """All names, those not yet imported included."""
    return sorted({*globals(), *__all__})


register_envs()
