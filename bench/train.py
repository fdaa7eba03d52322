"""A training baseline: MaskablePPO learns each game, and plays bots of every level; run by `python3 run.py bench train`.

JOLLYROLL_TRAIN_SECONDS is the training time for each game (600 by default), in processor time of one core;
JOLLYROLL_TRAIN_GAMES is a comma-separated list of games.
"""

import os
import time
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv
from torch.distributions import Distribution

from jollyroll.bots.levels import SEATED
from jollyroll.envs import LaneVectorEnv
from jollyroll.kit import built_in
from jollyroll.lab.intervals import Estimate, share_interval

SECONDS = float(os.environ.get("JOLLYROLL_TRAIN_SECONDS", "600"))
WANTED = os.environ.get("JOLLYROLL_TRAIN_GAMES", "")
LANES, STEPS = 256, 64
POINTS = 12  # of the curve; a multiple of the number of teachers
LEVELS = SEATED  # opponents in the final evaluation
TEACHERS = ("random", "beginner", "greedy")  # opponents in training, for equal times, and those of the curve
UNFINISHED = 2_000  # a game in which the agent decided so often without an end counts as lost
# What both seats pile up, by the field of the observation. Rewards for learning also contain LEAD times the change of the
# difference, so that not only the last of a hundred choices is paid. Shares are those of the victories alone.
LEAD = 5.0
RICHES = {"kings_gold": ("coins",), "piraten_kapern": ("scores",), "oh_my_gold": ("loot_cards", "loot_coins", "loot_diamonds")}
GAMES = {"beginner": 2_000, "greedy": 2_000, "exact": 1_000, "best": 300}  # for each share
SEED = 1


class LanesOfSB3(VecEnv):
    """Our lanes as a vector environment of Stable-Baselines3: the next game begins in the same step.

    Rewards are shaped by who is richer.
    """

    def __init__(self, env: LaneVectorEnv, riches: tuple[str, ...]) -> None:
        self.env = env
        rows = [each.slice for each in env.layout.fields if each.name in riches]
        self.mine = np.array([row.start for row in rows])
        self.lead = np.zeros(env.num_envs, np.float32)
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> npt.NDArray[np.float32]:
        observation: npt.NDArray[np.float32] = self.env.reset()[0]
        self.lead = self.leads(observation)
        return observation

    def leads(self, observation: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        """By how much the agent is ahead of the other seat, whose number follows its own."""
        difference: npt.NDArray[np.float32] = (observation[:, self.mine] - observation[:, self.mine + 1]).sum(axis=1)
        return difference

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, ...]:
        observation, reward, over, cut, infos = self.env.step(self.actions)
        lane_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(over | cut):
            lane_infos[lane] = {"terminal_observation": infos["final_obs"][lane], "TimeLimit.truncated": bool(cut[lane])}
        lead = self.leads(observation)
        shaped = reward + LEAD * (np.where(over | cut, 0, lead) - self.lead)
        self.lead = lead
        return observation, shaped, over | cut, lane_infos

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
    """The share of victories against a bot, half of the games at each seat: the first games of several lanes."""
    shares: list[float] = []
    for seat in (0, 1):
        env = LaneVectorEnv(name, games // 2, seat=seat, opponents=level, autoreset_mode="SAME_STEP", most_steps=UNFINISHED)
        observation, infos = env.reset(seed=SEED + 1_000_000 * (1 + seat))
        open_lanes = np.ones(games // 2, np.bool_)
        while open_lanes.any():
            actions, _ = model.predict(observation, action_masks=infos["action_mask"].astype(bool))
            observation, reward, over, cut, infos = env.step(actions)
            ended = open_lanes & (over | cut)
            shares += np.where(cut, 0, (1 + reward) / 2)[ended].tolist()
            open_lanes &= ~ended
    return share_interval(len(shares), sum(shares), sum(share * share for share in shares))


def percent(estimate: Estimate) -> str:
    """A share with its interval, as a table shows it."""
    return f"{estimate.mean:.1%} ({estimate.low:.1%} to {estimate.high:.1%})"


def lanes_against(name: str, level: str) -> LanesOfSB3:
    """The lanes an agent learns in, with a bot of this level in the other seat."""
    env = LaneVectorEnv(name, LANES, opponents=level, autoreset_mode="SAME_STEP")
    env.reset(seed=SEED)
    return LanesOfSB3(env, RICHES[name])


def train(name: str) -> None:
    """Train on one game for the given time, and print the curve and the result.

    Time is processor time of one core, so that a machine with other work to do learns as much.
    """
    torch.set_num_threads(1)
    Distribution.set_default_validate_args(False)  # a tenth of the time where a game has thousands of choices
    envs = [lanes_against(name, level) for level in TEACHERS]
    learning = {"n_steps": STEPS, "learning_rate": 1e-3, "batch_size": 256, "n_epochs": 4}
    learning |= {"gamma": 0.97, "gae_lambda": 0.9, "ent_coef": 0.001}
    model = MaskablePPO("MlpPolicy", envs[0], device="cpu", seed=SEED, **learning)
    print(f"{name}: MaskablePPO against {' and then '.join(TEACHERS)}, two seats, {SECONDS:.0f} s of learning")
    spent, steps = 0.0, 0
    for point in range(POINTS):
        model.set_env(envs[point * len(TEACHERS) // POINTS])
        begin, before = time.process_time(), steps
        while spent + time.process_time() - begin < SECONDS * (point + 1) / POINTS:
            model.learn(LANES * STEPS, reset_num_timesteps=False)
            steps += LANES * STEPS
        spent += time.process_time() - begin
        if steps == before:  # one training round took longer than a point
            continue
        shares = ", ".join(f"{level} {percent(share_against(model, name, level, 500))}" for level in TEACHERS)
        print(f"  {spent:>6.0f} s {steps / 1e6:>7.2f} M steps  share against {shares}", flush=True)
    for level in LEVELS:
        print(f"  against {level:<9} {percent(share_against(model, name, level, GAMES[level]))}", flush=True)


def main() -> None:
    """Every game, or those requested."""
    for name in WANTED.split(",") if WANTED else built_in():
        train(name)


if __name__ == "__main__":
    main()
