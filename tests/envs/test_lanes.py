"""Lanes in machine code, lanes in plain Python, single environments and the lab's simulation play the same games."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from jollyroll.bots.levels import RANDOM
from jollyroll.envs import LaneVectorEnv, SoloEnv
from jollyroll.envs.lanes import Lanes, make_table
from jollyroll.kit import load_game
from jollyroll.lab.series import Series, Worker
from jollyroll.lab.speeds import plain
from tests.envs.players import GAMES, legal_actions

LANES, STEPS, MOST = 5, 120, 25  # games are truncated now and then, too
SEED = 3
MODES = list(AutoresetMode)


def same_step(one: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    """Compare observations, rewards, flags and infos."""
    for ours, theirs in zip(one[:-1], other[:-1], strict=True):
        np.testing.assert_array_equal(ours, theirs)
    same_infos(one[-1], other[-1])
    assert ("final_info" in one[-1]) == ("final_info" in other[-1])
    if "final_info" in other[-1]:
        final = other[-1]["_final_obs"]
        np.testing.assert_array_equal(one[-1]["_final_obs"], final)
        np.testing.assert_array_equal(one[-1]["final_obs"][final], np.stack(list(other[-1]["final_obs"][final])))
        np.testing.assert_array_equal(one[-1]["_final_info"], other[-1]["_final_info"])
        same_infos(one[-1]["final_info"], other[-1]["final_info"])


def same_infos(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Compare the infos of lanes."""
    for key in ("action_mask", "seat", "rewards"):
        final = other[f"_{key}"]
        np.testing.assert_array_equal(one[f"_{key}"], final)
        np.testing.assert_array_equal(one[key][final], other[key][final])


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("name", GAMES)
def test_lane_i_is_the_single_environment_with_the_same_seed(name: str, mode: AutoresetMode) -> None:
    settings: dict[str, Any] = {"seats": 3, "seat": 1, "opponents": ("random", "self"), "most_steps": MOST}
    lanes = LaneVectorEnv(name, LANES, autoreset_mode=mode, **settings)
    singles = SyncVectorEnv([lambda: SoloEnv(name, compiled=False, **settings)] * LANES, autoreset_mode=mode)
    luck, ended = np.random.default_rng(SEED), 0
    step: tuple[Any, ...] = lanes.reset(seed=SEED)
    same_step(step, singles.reset(seed=SEED))
    for _ in range(STEPS):
        actions = legal_actions(step[-1]["action_mask"], luck)
        step = lanes.step(actions)
        theirs: tuple[Any, ...] = singles.step(actions)
        same_step(step, theirs)
        ended += int((step[2] | step[3]).sum())
        if mode is AutoresetMode.DISABLED and (step[2] | step[3]).any():
            mask = step[2] | step[3]
            again = lanes.reset(options={"reset_mask": mask.copy()})
            theirs = singles.reset(options={"reset_mask": mask.copy()})
            np.testing.assert_array_equal(again[0], theirs[0])
            step = again
    assert ended > LANES


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_and_number_of_seats_at_both_speeds(name: str) -> None:
    game, luck = load_game(name), np.random.default_rng(SEED)
    for preset in game.presets:
        for seats in game.seat_range:
            table = make_table(game, preset, seats, opponents="self", most_steps=MOST)
            fast, slow = Lanes(table, 1), Lanes(table, 1, compiled=False)
            for lanes in (fast, slow):
                lanes.seed([seats])
                lanes.start()
            for _ in range(30):
                actions = legal_actions(fast.arrays.mask, luck)
                fast.step(actions)
                slow.step(actions)
                assert fast.state() == slow.state()
                for what in ("observation", "mask", "rewards", "terminated", "truncated", "viewers"):
                    np.testing.assert_array_equal(getattr(fast.arrays, what), getattr(slow.arrays, what), what)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_game_that_the_lab_simulates(name: str) -> None:
    """Choosing like the simulated player, with the same random numbers, gives the same games."""
    game, seats = load_game(name), 2
    worker = Worker(Series(game, game.resolve(), ((RANDOM,) * seats,), SEED))
    finals, _ = worker.positions(0, 4)
    env = SoloEnv(name, opponents="random", compiled=False)
    arrays = env.lanes.arrays
    env.reset(seed=SEED)
    while (number := int(arrays.games[0]) - 1) < len(finals):
        over = False
        while not over:
            over = env.step(plain(name).random_choice(arrays.states[0], arrays.luck[0]))[2]
        for field in game.state_type.FIELDS:
            np.testing.assert_array_equal(finals[number][field], getattr(arrays.states[0], field), field)
        env.reset()


@pytest.mark.parametrize("name", GAMES)
def test_only_the_end_pays_and_all_seats_together_have_nothing(name: str) -> None:
    env = LaneVectorEnv(name, 64, seats=2, opponents="self")
    luck, ended = np.random.default_rng(SEED), 0
    _, infos = env.reset(seed=SEED)
    for _ in range(300):
        _, reward, over, _, infos = env.step(legal_actions(infos["action_mask"], luck))
        np.testing.assert_allclose(infos["rewards"].sum(axis=1), 0, atol=1e-12)
        assert set(np.abs(infos["rewards"][over]).ravel()) <= {0.0, 1.0}
        assert not reward[~over].any()
        ended += int(over.sum())
    assert ended


def test_one_seat_of_bots_of_a_level() -> None:
    """Their players are compiled with the lanes."""
    name = GAMES[0]
    env = LaneVectorEnv(name, 4, opponents="greedy", illegal="remap")
    _, infos = env.reset(seed=SEED)
    luck, ended = np.random.default_rng(SEED), 0
    for _ in range(200):
        _, reward, over, _, infos = env.step(legal_actions(infos["action_mask"], luck))
        ended += int(over.sum())
        assert set(reward[over]) <= {-1.0, 0.0, 1.0}
    assert ended
