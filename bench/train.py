"""A baseline: MaskablePPO learns each game, and plays bots of every level; run by `python3 run.py bench train`.

JOLLYROLL_TRAIN_SECONDS says how long it learns a game (600 by default), JOLLYROLL_TRAIN_GAMES which games, with commas.
"""

import os
import time
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from jollyroll.bots.levels import SEATED
from jollyroll.envs import LaneVectorEnv
from jollyroll.kit import built_in
from jollyroll.lab.intervals import Estimate, share_interval

SECONDS = float(os.environ.get("JOLLYROLL_TRAIN_SECONDS", "600"))
WANTED = os.environ.get("JOLLYROLL_TRAIN_GAMES", "")
LANES, STEPS = 256, 64
POINTS = 5  # of the curve
LEVELS = SEATED  # opponents of the result
TEACHER = "greedy"  # who it learns against, and the opponent of the curve
GAMES = {"beginner": 2_000, "greedy": 2_000, "exact": 1_000, "best": 300}  # played for each share
SEED = 1


class LanesOfSB3(VecEnv):
    """Our lanes as Stable-Baselines3 wants them: the next game begins in the same step."""

    def __init__(self, env: LaneVectorEnv) -> None:
        self.env = env
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> npt.NDArray[np.float32]:
        return self.env.reset()[0]

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, ...]:
        observation, reward, over, cut, infos = self.env.step(self.actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(over | cut):
            told[lane] = {"terminal_observation": infos["final_obs"][lane], "TimeLimit.truncated": bool(cut[lane])}
        return observation, reward, over | cut, told

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.env.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


def share_against(model: MaskablePPO, name: str, level: str, games: int) -> Estimate:
    """The share of victories against a bot, half of the games at each seat: the first so many games of as many lanes."""
    shares: list[float] = []
    for seat in (0, 1):
        env = LaneVectorEnv(name, games // 2, seat=seat, opponents=level, autoreset_mode="SAME_STEP")
        observation, infos = env.reset(seed=SEED + 1_000_000 * (1 + seat))
        open_lanes = np.ones(games // 2, np.bool_)
        while open_lanes.any():
            actions, _ = model.predict(observation, action_masks=infos["action_mask"].astype(bool), deterministic=True)
            observation, reward, over, cut, infos = env.step(actions)
            ended = open_lanes & (over | cut)
            shares += ((1 + reward[ended]) / 2).tolist()
            open_lanes &= ~ended
    return share_interval(len(shares), sum(shares), sum(share * share for share in shares))


def told(estimate: Estimate) -> str:
    return f"{estimate.mean:.1%} ({estimate.low:.1%} to {estimate.high:.1%})"


def train(name: str) -> None:
    """Learn one game for the time given, and print the curve and the result."""
    torch.set_num_threads(1)
    env = LanesOfSB3(LaneVectorEnv(name, LANES, opponents=TEACHER, autoreset_mode="SAME_STEP"))
    env.env.reset(seed=SEED)
    learning = {"n_steps": STEPS, "batch_size": 2_048, "n_epochs": 4, "gamma": 1.0, "ent_coef": 0.01}
    model = MaskablePPO("MlpPolicy", env, device="cpu", seed=SEED, **learning)
    print(f"{name}: MaskablePPO against {TEACHER}, two seats, {SECONDS:.0f} s of learning")
    spent, steps = 0.0, 0
    for point in range(1, POINTS + 1):
        begin, before = time.perf_counter(), steps
        while spent + time.perf_counter() - begin < SECONDS * point / POINTS:
            model.learn(LANES * STEPS, reset_num_timesteps=False)
            steps += LANES * STEPS
        spent += time.perf_counter() - begin
        if steps == before:  # one round of learning took longer than a point
            continue
        share = told(share_against(model, name, TEACHER, 500))
        print(f"  {spent:>6.0f} s {steps / 1e6:>7.2f} M steps  share against {TEACHER} {share}", flush=True)
    for level in LEVELS:
        print(f"  against {level:<9} {told(share_against(model, name, level, GAMES[level]))}", flush=True)


def main() -> None:
    """Every game, or those that are wanted."""
    for name in WANTED.split(",") if WANTED else built_in():
        train(name)


if __name__ == "__main__":
    main()
