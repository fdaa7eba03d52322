"""Environments: steps a second in lanes, in one lane, with PettingZoo and with OpenSpiel; each beside Gymnasium's own way."""

import os
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from gymnasium.vector import SyncVectorEnv

from jollyroll.envs import LaneVectorEnv, SeatsEnv, SoloEnv, register_openspiel
from jollyroll.kit import built_in

LANES = 1_024
ROUNDS = 5
SECONDS = 0.5
SEED = 7
CHOICES = 64  # rows of random numbers, reused
Steps = Callable[[int], int]  # takes a number of steps and returns how many it made


def rate(step: Steps) -> float:
    """Steps per second of processor time: the median of rounds."""
    times = enough(step)
    return statistics.median(once(step, times) for _ in range(ROUNDS))


def enough(step: Steps) -> int:
    """A number of steps that is long enough to measure."""
    times = 1
    while True:
        begin = time.process_time()
        step(times)
        if time.process_time() - begin > SECONDS / 5:
            return times
        times *= 2


def once(step: Steps, times: int) -> float:
    """Steps per second of processor time in one round."""
    begin = time.process_time()
    done = step(times)
    return done / (time.process_time() - begin)


def lane_steps(name: str, lanes: int, **settings: object) -> Steps:
    """Random legal choices: any number is remapped to a legal choice."""
    env = LaneVectorEnv(name, lanes, illegal="remap", **settings)  # type: ignore[arg-type]
    env.reset(seed=SEED)
    luck = np.random.default_rng(SEED)
    actions = [luck.integers(0, 1 << 30, lanes) for _ in range(CHOICES)]

    def step(times: int) -> int:
        for number in range(times):
            env.step(actions[number % CHOICES])
        return times * lanes

    return step


def sync_steps(name: str, lanes: int) -> Steps:
    """The same through Gymnasium's own vector environments."""
    env = SyncVectorEnv([lambda: SoloEnv(name, illegal="remap", opponents="self")] * lanes)
    env.reset(seed=SEED)
    luck = np.random.default_rng(SEED)
    actions = [luck.integers(0, 100, lanes) for _ in range(CHOICES)]

    def step(times: int) -> int:
        for number in range(times):
            env.step(actions[number % CHOICES])
        return times * lanes

    return step


def solo_steps(env: SoloEnv) -> Steps:
    """One environment, its legal choices by number."""
    env.reset(seed=SEED)

    def step(times: int) -> int:
        for number in range(times):
            _, _, over, cut, _ = env.step(number)
            if over or cut:
                env.reset()
        return times

    return step


def seats_steps(name: str) -> Steps:
    """PettingZoo's loop: observe, choose the first legal choice or another, step."""
    env = SeatsEnv(name, illegal="remap")
    env.reset(seed=SEED)

    def step(times: int) -> int:
        for number in range(times):
            _, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
            env.step(number)
        return times

    return step


def spiel_nodes(name: str) -> Steps:
    """Nodes of OpenSpiel, chance nodes included."""
    game, luck = pyspiel.load_game(f"{name}(most_decisions=100)"), np.random.RandomState(SEED)

    def step(times: int) -> int:
        nodes = 0
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    offered = state.chance_outcomes()
                    state.apply_action(offered[luck.randint(len(offered))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[luck.randint(len(legal))])
                nodes += 1
        return nodes

    return step


def main() -> None:
    """Every game. Steps are choices of the caller; rates are per second of processor time of one core."""
    spiels = register_openspiel()
    print(f"environments, {LANES} lanes where there are lanes, load average {os.getloadavg()[0]:.1f}")
    for name, spiel in zip(built_in(), spiels, strict=False):
        print(name)
        own = lane_steps(name, LANES, opponents="self", copy=False)
        copies = lane_steps(name, LANES, opponents="self")
        against = lane_steps(name, LANES, opponents="random", copy=False)
        alone = solo_steps(SoloEnv(name, illegal="remap", opponents="self"))
        print(f"  lanes, all seats ours          {rate(own) / 1e6:>10.2f} M steps/s")
        print(f"  lanes, copies handed out       {rate(copies) / 1e6:>10.2f} M steps/s")
        print(f"  lanes, a random opponent       {rate(against) / 1e6:>10.2f} M steps/s")
        print(f"  Gymnasium's SyncVectorEnv, 64  {rate(sync_steps(name, 64)):>10,.0f} steps/s")
        print(f"  one environment                {rate(alone):>10,.0f} steps/s")
        print(f"  PettingZoo                     {rate(seats_steps(name)):>10,.0f} steps/s")
        print(f"  OpenSpiel                      {rate(spiel_nodes(spiel)):>10,.0f} nodes/s")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
