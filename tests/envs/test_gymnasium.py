"""Gymnasium's own checks, ids, illegal choices, and the errors for wrong use."""

from functools import partial
from importlib.metadata import PackageNotFoundError

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from jollyroll.envs import LaneVectorEnv, SoloEnv, env_id, register_envs
from jollyroll.envs.registration import register_gymnasium
from jollyroll.errors import (
    ArgumentError,
    IllegalChoiceError,
    MissingPackageError,
    OptionError,
    Refused,
    SeatError,
    UnknownBotError,
    UnknownGameError,
)
from jollyroll.speed import installed
from tests.envs.players import GAMES, legal_actions

FIRST = GAMES[0]


@pytest.mark.parametrize("name", GAMES)
def test_it_is_an_environment(name: str) -> None:
    """Gymnasium's checker chooses without regard to masks."""
    check_env(gymnasium.make(env_id(name), illegal="remap", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_lanes_by_id(name: str) -> None:
    lanes = gymnasium.make_vec(env_id(name), num_envs=3, vectorization_mode="vector_entry_point", seats=3)
    assert isinstance(lanes, LaneVectorEnv)
    assert lanes.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observation, infos = lanes.reset(seed=2)
    assert lanes.observation_space.contains(observation)
    actions = legal_actions(infos["action_mask"], np.random.default_rng(1))
    assert lanes.action_space.contains(actions)
    assert lanes.observation_space.contains(lanes.step(actions)[0])
    lanes.close()


def test_ids_are_registered_once_for_every_game() -> None:
    assert register_envs()[: len(GAMES)] == tuple(map(env_id, GAMES))
    assert set(register_envs()) <= set(gymnasium.registry)


def test_a_gymnasium_that_does_not_fit_is_told_by_the_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(installed.LEAST, installed.GYMNASIUM, (1, 99))
    monkeypatch.setattr(gymnasium.envs.registration, "registry", {})
    register_gymnasium(FIRST)
    for make in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(MissingPackageError, match=r"1\.99"):
            make(env_id(FIRST))


def test_observations_are_copies_unless_told_otherwise() -> None:
    env = LaneVectorEnv(FIRST, 4)
    first, infos = env.reset(seed=1)
    kept, mask = first.copy(), infos["action_mask"].copy()
    env.step(legal_actions(infos["action_mask"], np.random.default_rng(1)))
    np.testing.assert_array_equal(first, kept)
    np.testing.assert_array_equal(infos["action_mask"], mask)
    shared = LaneVectorEnv(FIRST, 4, copy=False)
    assert shared.reset(seed=1)[0] is shared.lanes.arrays.observation


def illegal_action(env: SoloEnv) -> int:
    return int(np.flatnonzero(~env.action_masks())[0])


def test_an_illegal_choice_is_refused_with_its_rule_and_nothing_has_happened() -> None:
    lanes = LaneVectorEnv(FIRST, 3)
    observation, infos = lanes.reset(seed=1)
    actions = legal_actions(infos["action_mask"], np.random.default_rng(1))
    actions[2] = int(np.flatnonzero(infos["action_mask"][2] == 0)[0])
    with pytest.raises(IllegalChoiceError, match=r"\([A-Z]+-\w+\)$"):
        lanes.step(actions)
    np.testing.assert_array_equal(lanes.lanes.arrays.observation, observation)


def test_an_illegal_choice_is_penalised() -> None:
    env = SoloEnv(FIRST, illegal="penalise", penalty=0.5, most_steps=3)
    before, _ = env.reset(seed=1)
    wrong = illegal_action(env)
    after, reward, over, cut, _ = env.step(wrong)
    np.testing.assert_array_equal(before, after)
    assert (reward, over, cut) == (-0.5, False, False)
    env.step(-7)
    assert env.step(10**9)[3]
    with pytest.raises(ArgumentError, match="reset"):
        env.step(0)


def test_an_illegal_choice_is_remapped_to_a_legal_one() -> None:
    env, other = SoloEnv(FIRST, illegal="remap"), SoloEnv(FIRST)
    env.reset(seed=1)
    other.reset(seed=1)
    wrong = illegal_action(env)
    arrays = env.lanes.arrays
    meant = int(arrays.legal[0][wrong % arrays.legal_count[0]])
    np.testing.assert_array_equal(env.step(wrong)[0], other.step(meant)[0])


@pytest.mark.parametrize(
    ("unknown", "sentence"),
    [
        ("jollyroll/king_gold-v0", "Did you mean: `kings_gold`"),
        ("jolyroll/kings_gold-v0", "Did you mean: `jollyroll`"),
        ("jollyroll/kings_gold-v9", "provides versioned environments: . `v0`"),
        ("jollyroll/nothing-v0", "`nothing` doesn't exist in namespace jollyroll"),
    ],
)
def test_an_unknown_id_is_answered_with_the_nearest_there_is(unknown: str, sentence: str) -> None:
    for make in (gymnasium.make, partial(gymnasium.make_vec, num_envs=2, vectorization_mode="vector_entry_point")):
        with pytest.raises(gymnasium.error.UnregisteredEnv, match=sentence):
            make(unknown)


@pytest.mark.parametrize(
    ("kind", "sentence", "settings"),
    [
        (UnknownGameError, "no game called", {"game": "chess"}),
        (OptionError, "not a preset", {"preset": "mars"}),
        (SeatError, "2", {"seats": 9}),
        (UnknownBotError, "There are: self, random", {"opponents": "genius"}),
        (ArgumentError, "2 opponents, but 1 seats are free", {"opponents": ("random", "random")}),
        (ArgumentError, "from 0 to 1", {"seat": 2}),
        (ArgumentError, "raise, penalise, remap", {"illegal": "ignore"}),
        (ArgumentError, "at least one step", {"most_steps": 0}),
        (ArgumentError, "at least one lane", {"num_envs": 0}),
        (ArgumentError, "GB of memory", {"num_envs": 10**11}),
        (ArgumentError, "NEXT_STEP, SAME_STEP, DISABLED", {"autoreset_mode": "never"}),
    ],
)
def test_wrong_settings_are_answered_with_a_sentence(kind: type[Refused], sentence: str, settings: dict[str, object]) -> None:
    with pytest.raises(kind, match=sentence):
        LaneVectorEnv(**{"game": FIRST, **settings})  # type: ignore[arg-type]


def test_wrong_calls_are_answered_with_a_sentence() -> None:
    env = LaneVectorEnv(FIRST, 2, autoreset_mode="DISABLED", most_steps=1)
    with pytest.raises(ArgumentError, match="3 seeds for 2 lanes"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(ArgumentError, match="whole number from 0"):
        env.reset(seed=-5)
    with pytest.raises(ArgumentError, match="2 booleans"):
        env.reset(options={"reset_mask": np.zeros(2, np.bool_)})
    infos = env.reset(seed=1)[1]
    with pytest.raises(ArgumentError, match="each of the 2 lanes"):
        env.step([0])
    env.step(legal_actions(infos["action_mask"], np.random.default_rng(1)))
    with pytest.raises(ArgumentError, match="lane 0 has ended"):
        env.step([0, 0])


@pytest.mark.parametrize(("found", "sentence"), [("1.0.0", "1.1 or newer"), ("2.1", "below 2"), (None, "not installed")])
def test_a_gymnasium_that_does_not_fit_is_told(monkeypatch: pytest.MonkeyPatch, found: str | None, sentence: str) -> None:
    def version(name: str) -> str:
        if found is None:
            raise PackageNotFoundError(name)
        return found

    monkeypatch.setattr(installed, "version", version)
    with pytest.raises(MissingPackageError, match=sentence):
        SoloEnv(FIRST)
