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


def rate(step: Callable[[int], int]) -> float:
    """Steps per second of processor time: the median of rounds. `step` takes a number of steps and returns how many it made."""
    times, rates = 1, []
    while True:
        begin = time.process_time()
        step(times)
        if time.process_time() - begin > SECONDS / 5:
            break
        times *= 2
    for _ in range(ROUNDS):
        begin = time.process_time()
        done = step(times)
        rates.append(done / (time.process_time() - begin))
    return statistics.median(rates)


def lanes_rate(name: str, lanes: int, **settings: object) -> float:
    """Random legal choices: any number is remapped to a legal choice."""
    env = LaneVectorEnv(name, lanes, illegal="remap", **settings)  # type: ignore[arg-type]
    env.reset(seed=SEED)
    luck = np.random.default_rng(SEED)
    actions = [luck.integers(0, 1 << 30, lanes) for _ in range(CHOICES)]

    def step(times: int) -> int:
        for number in range(times):
            env.step(actions[number % CHOICES])
        return times * lanes

    return rate(step)


def sync_rate(name: str, lanes: int) -> float:
    """The same through Gymnasium's own vector environments."""
    env = SyncVectorEnv([lambda: SoloEnv(name, illegal="remap", opponents="self")] * lanes)
    env.reset(seed=SEED)
    luck = np.random.default_rng(SEED)
    actions = [luck.integers(0, 100, lanes) for _ in range(CHOICES)]

    def step(times: int) -> int:
        for number in range(times):
            env.step(actions[number % CHOICES])
        return times * lanes

    return rate(step)


def solo_rate(env: SoloEnv) -> float:
    """One environment, its legal choices by number."""
    env.reset(seed=SEED)

    def step(times: int) -> int:
        for number in range(times):
            _, _, over, cut, _ = env.step(number)
            if over or cut:
                env.reset()
        return times

    return rate(step)


def seats_rate(name: str) -> float:
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

    return rate(step)


def spiel_rate(name: str) -> float:
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

    return rate(step)


def main() -> None:
    """Every game. Steps are choices of the caller; rates are per second of processor time of one core."""
    spiels = register_openspiel()
    print(f"environments, {LANES} lanes where there are lanes, load average {os.getloadavg()[0]:.1f}")
    for name, spiel in zip(built_in(), spiels, strict=False):
        print(name)
        print(f"  lanes, all seats ours          {lanes_rate(name, LANES, opponents='self', copy=False) / 1e6:>10.2f} M steps/s")
        print(f"  lanes, copies handed out       {lanes_rate(name, LANES, opponents='self') / 1e6:>10.2f} M steps/s")
        print(f"  lanes, a random opponent       {lanes_rate(name, LANES, opponents='random', copy=False) / 1e6:>10.2f} M steps/s")
        print(f"  Gymnasium's SyncVectorEnv, 64  {sync_rate(name, 64):>10,.0f} steps/s")
        print(f"  one environment                {solo_rate(SoloEnv(name, illegal='remap', opponents='self')):>10,.0f} steps/s")
        print(f"  PettingZoo                     {seats_rate(name):>10,.0f} steps/s")
        print(f"  OpenSpiel                      {spiel_rate(spiel):>10,.0f} nodes/s")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
