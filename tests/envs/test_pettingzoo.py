"""PettingZoo's own tests, for every game."""

import re

import numpy as np
import pettingzoo
import pytest
from pettingzoo.env_registry.exceptions import NameNotFound
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)

from jollyroll.envs import SeatsEnv, env_id, parallel_env
from jollyroll.errors import ArgumentError, IllegalChoiceError
from tests.envs.players import GAMES, legal_action

# They would rather have arrays than the dictionaries that carry masks.
dictionaries = pytest.mark.filterwarnings("ignore:Observation")


@dictionaries
@pytest.mark.parametrize("name", GAMES)
def test_it_is_an_environment(name: str) -> None:
    api_test(pettingzoo.make("aec", env_id(name)), num_cycles=200)
    api_test(SeatsEnv(name, seats=3, most_steps=30), num_cycles=100)
    seed_test(lambda **more: SeatsEnv(name, **more), num_cycles=50)
    render_test(lambda **more: SeatsEnv(name, **more))
    state_test(SeatsEnv(name, illegal="remap"), parallel_env(name, illegal="remap"))


@dictionaries
@pytest.mark.parametrize("name", GAMES)
def test_it_is_a_parallel_environment(name: str) -> None:
    parallel_api_test(pettingzoo.make("parallel", env_id(name), illegal="remap"), num_cycles=100)
    parallel_seed_test(lambda **more: parallel_env(name, illegal="remap", **more), num_cycles=30)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_benchmarked(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(SeatsEnv(name))
    assert re.search(r"^[\d.]+ turns per second$", capsys.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_only_the_seat_to_move_may_choose_and_the_end_pays_everybody(name: str) -> None:
    env, luck = SeatsEnv(name, seats=3), np.random.default_rng(1)
    env.reset(seed=1)
    paid: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            paid[agent] = reward
            env.step(None)
            continue
        masks = {each: env.observe(each)["action_mask"].any() for each in env.agents}
        assert masks == {each: each == agent for each in env.agents}
        env.step(legal_action(observation["action_mask"], luck))
    assert set(paid) == set(env.possible_agents)
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_an_unknown_id_is_answered_with_those_there_are(kind: str) -> None:
    with pytest.raises(NameNotFound, match="Available environments: .*" + re.escape(env_id(GAMES[0]))):
        pettingzoo.make(kind, "jollyroll/nothing-v0")


def test_wrong_use_is_answered_with_a_sentence() -> None:
    env = SeatsEnv(GAMES[0])
    with pytest.raises(ArgumentError, match="Call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(ArgumentError, match="can’t be None"):
        env.step(None)
    with pytest.raises(IllegalChoiceError, match="numbered from 0 to"):
        env.step(10**6)
