"""OpenSpiel's own tests, and some of its algorithms unmodified."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, mcts, outcome_sampling_mccfr
from pyspiel import SpielError

from jollyroll.dice.stream import seed_stream
from jollyroll.envs import SeatsEnv, register_openspiel
from jollyroll.errors import ArgumentError, OptionError, PositionError, SeatError
from jollyroll.kit import load_game
from jollyroll.lab.speeds import plain
from tests.envs.players import GAMES, legal_action

SPIELS = dict(zip(GAMES, register_openspiel(), strict=False))


@pytest.mark.parametrize("name", GAMES)
def test_random_games_of_few_and_many_players(name: str) -> None:
    seats = load_game(name).seat_range
    for players in (seats[0], seats[-1]):
        game = pyspiel.load_game(f"{SPIELS[name]}(players={players},most_decisions=8)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        assert (game.num_players(), game.max_game_length()) == (players, 8)


@pytest.mark.parametrize("name", GAMES)
def test_every_preset(name: str) -> None:
    for preset in load_game(name).presets:
        state = pyspiel.load_game(SPIELS[name], {"preset": preset}).new_initial_state()
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_the_same_again(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # loads SciPy, not needed for collecting tests

    def description() -> str:
        return str(generate_playthrough.playthrough(f"{SPIELS[name]}(most_decisions=3)", action_sequence=None, seed=1))

    text = description()
    assert text == description()
    assert "EXPLICIT_STOCHASTIC" in text
    assert "PERFECT_INFORMATION" in text


def random_state(game: Any, actions: int) -> Any:
    state, luck = game.new_initial_state(), np.random.RandomState(1)
    for _ in range(actions):
        if state.is_terminal():
            break
        offered = [number for number, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(luck.choice(offered)))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_states_are_pickled_copied_and_written(name: str) -> None:
    game = pyspiel.load_game(SPIELS[name])
    state = random_state(game, 12)
    for other in (
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        state.clone(),
    ):
        assert (str(other), other.history()) == (str(state), state.history())
        assert other.game_state == state.game_state
    twin = state.clone()
    twin.apply_action(twin.chance_outcomes()[0][0] if twin.is_chance_node() else twin.legal_actions()[0])
    assert twin.game_state != state.game_state


@pytest.mark.parametrize("name", GAMES)
def test_the_same_dice_and_choices_bring_the_same_game_as_elsewhere(name: str) -> None:
    """Chance drawn from our stream leads through the same choices as in PettingZoo's environment."""
    env, luck, stream = SeatsEnv(name, compiled=False), np.random.default_rng(1), [0, 0, 0, 0]
    env.reset(seed=4)
    seed_stream(stream, 4, 0)
    state = pyspiel.load_game(SPIELS[name]).new_initial_state()
    for _ in range(25):
        while state.is_chance_node():
            state.apply_action(plain(name).chance(state.game_state, stream))
        assert state.game_state == env.lanes.state()
        assert state.legal_actions() == np.flatnonzero(env.lanes.arrays.mask[0]).tolist()
        action = legal_action(env.lanes.arrays.mask[0], luck)
        env.step(action)
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
def test_algorithms_run_unmodified(name: str) -> None:
    game, luck = pyspiel.load_game(f"{SPIELS[name]}(most_decisions=6)"), np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(luck.choice(numbers, p=chances)))
    bot = mcts.MCTSBot(game, 1.4, 5, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert bot.step(state) in state.legal_actions()
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    pyspiel.OutcomeSamplingMCCFRSolver(game).run_iteration()
    step = rl_environment.Environment(game, include_full_state=False).reset()
    assert len(step.observations["info_state"][0]) == game.observation_tensor_shape()[0]


# Late enough that the tree below, cut after a few decisions and one turn, can be walked as a whole.
LATE = {
    "kings_gold": ("coins 30 29, box 1, king 0, seat 1, dice 12KSX, rolls 2", 2),
    "oh_my_gold": ("loot CCD/1 F, before - CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1, turn 6, dice KKCW", 2),
    "piraten_kapern": ("scores 5800 5900, seat 1, turn 17, card gold, dice GDMPPWSS, rolls 1", 1),
}


@pytest.mark.parametrize("name", GAMES)
def test_algorithms_that_walk_the_whole_tree_run_from_a_late_position(name: str) -> None:
    position, decisions = LATE[name]
    game = pyspiel.load_game(SPIELS[name], {"position": position, "most_decisions": decisions, "most_turns": 1})
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    state = game.new_initial_state()
    assert str(state) == position
    assert sorted(solver.average_policy().action_probabilities(state)) == state.legal_actions()


@pytest.mark.parametrize(
    ("wrong", "parameters", "said"),
    [
        (SpielError, "python_nothing", "Available games are:.*python_kings_gold"),
        (SpielError, "python_kings_gold(coins=3)", "Available parameters are: .*players"),
        (SpielError, "python_kings_gold(players=two)", "Expected type: kInt"),
        (SeatError, "python_kings_gold(players=9)", "2 to 6 players, not 9"),
        (OptionError, "python_kings_gold(preset=moon)", "Its presets are: us"),
        (ArgumentError, "python_kings_gold(most_decisions=0)", "at least one step, not 0"),
        (ArgumentError, "python_kings_gold(most_turns=-1)", "at least one step, not -1"),
        (PositionError, "python_kings_gold(position=seat 1)", "lacks “coins”"),
    ],
)
def test_what_cannot_be_loaded_is_answered_with_what_can(wrong: type[Exception], parameters: str, said: str) -> None:
    with pytest.raises(wrong, match=f"(?s){said}"):
        pyspiel.load_game(parameters)


@pytest.mark.parametrize("name", GAMES)
def test_returns_of_a_finished_game_sum_to_zero(name: str) -> None:
    state = random_state(pyspiel.load_game(f"{SPIELS[name]}(players=3)"), 0)
    state.game_state.phase = 0
    for winners, expected in (([1, 0, 0], [1, -0.5, -0.5]), ([1, 1, 0], [0.25, 0.25, -0.5]), ([1, 1, 1], [0, 0, 0])):
        state.game_state.won[:3] = winners
        assert state.is_terminal()
        assert state.returns() == pytest.approx(expected)
