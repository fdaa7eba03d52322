"""The environments with the key that RLlib's action masking expects: `observations` instead of `observation`."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo.utils import BaseWrapper
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

from jollyroll.speed.installed import RAY, check_package

from .aec_env import SeatsEnv
from .single_env import SoloEnv
from .spaces import masked_space

KEY = "observations"
REMAPPED = {"illegal": "remap"}  # the default: RLlib probes environments without regard to masks


class RenamedSeatsEnv(BaseWrapper):
    """`SeatsEnv` with RLlib's names."""

    def __init__(self, env: SeatsEnv) -> None:
        super().__init__(env)
        self.renamed_spaces = {agent: masked_space(env.layout, KEY) for agent in env.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """Observation and mask."""
        return self.renamed_spaces[agent]

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.generic]]:
        """The current observation of this agent."""
        seen = self.env.observe(agent)
        return {KEY: seen["observation"], "action_mask": seen["action_mask"]}


class RenamedSoloEnv(gymnasium.ObservationWrapper[dict[str, npt.NDArray[np.generic]], np.int64, npt.NDArray[np.float32]]):
    """`SoloEnv` with the mask in the observation, under RLlib's keys."""

    def __init__(self, env: SoloEnv) -> None:
        super().__init__(env)
        self.table_env = env
        self.observation_space = masked_space(env.layout, KEY)

    def observation(self, observation: npt.NDArray[np.float32]) -> dict[str, npt.NDArray[np.generic]]:
        """Observation and mask."""
        return {KEY: observation, "action_mask": self.table_env.lanes.arrays.mask[0].copy()}


def rllib_seats_env(config: dict[str, Any]) -> PettingZooEnv:
    """All seats for RLlib: `config` holds the arguments of `SeatsEnv`."""
    check_package(RAY)
    return PettingZooEnv(RenamedSeatsEnv(SeatsEnv(**{**REMAPPED, **config})))


def rllib_solo_env(config: dict[str, Any]) -> RenamedSoloEnv:
    """One learning seat for RLlib: `config` holds the arguments of `SoloEnv`."""
    check_package(RAY)
    return RenamedSoloEnv(SoloEnv(**{**REMAPPED, **config}))
