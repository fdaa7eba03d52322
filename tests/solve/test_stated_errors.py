"""The coach's stated errors are not too small; `python3 run.py bench errors` measures more of them."""

import random

import numpy as np
import pytest

from bench.errors_kings_gold import OTHER, off, root_mean_square
from bench.errors_oh_my_gold import served
from bench.errors_piraten_kapern import rescaled_for
from jollyroll.games.kings_gold.solve.judge import NEAR, NEAR_MANY, ROUGH
from jollyroll.games.kings_gold.solve.knowledge import first_weights, make_memory
from jollyroll.games.kings_gold.solve.next_shares import share_after
from jollyroll.games.kings_gold.solve.solutions import EVALUATION
from jollyroll.games.oh_my_gold.solve.evaluation_tables import OTHER_RULES_ERROR
from jollyroll.games.piraten_kapern.solve.judge import RESCALED_ERROR
from jollyroll.kit import load_game
from jollyroll.solve.judge import judge_for
from jollyroll.solve.tables import load

GAME = load_game("kings_gold")


def test_the_nearest_table_for_two_is_as_near_as_stated() -> None:
    assert NEAR / 2 < off(GAME.resolve("", OTHER), 2) < NEAR


def test_options_without_a_table_say_how_far_they_are_off() -> None:
    for seats, error in ((2, NEAR), (3, NEAR_MANY)):
        judge = judge_for(GAME, GAME.new_state(seats, GAME.resolve("", {"bones_effect": "adds", "first_player": "host"}), host=0))
        assert (judge.exact, judge.error) == (False, error)


@pytest.mark.parametrize("seats", [4, 6])
def test_weights_that_nobody_fitted_are_as_rough_as_stated(seats: int) -> None:
    luck, apart = random.Random(seats), []
    start = GAME.new_state(seats, GAME.resolve("", {"first_player": "host"}), host=0)
    start.ledger = None
    fitted, rough = make_memory(GAME, start, True, False), make_memory(GAME, start, True, False, first_weights())
    for _ in range(60):
        start.coins[:seats] = [luck.randrange(60 // seats) for _ in range(seats)]
        left = 60 - sum(start.coins)
        start.king = luck.randrange(left)
        start.box = left - start.king
        apart += [share_after(start, fitted, seat, 0) - share_after(start, rough, seat, 0) for seat in range(seats)]
    error = load(GAME, EVALUATION, seats, {}).manifest.error
    assert ROUGH / 2 < np.hypot(root_mean_square(np.array(apart)), error) < ROUGH


@pytest.mark.parametrize(
    "changes", [{"target": "1500"}, {"target": "2000", "end": "sudden", "win_at": "at_least", "sea_bust": "bonus"}]
)
def test_a_table_made_up_for_other_rules_is_as_near_as_stated(changes: dict[str, str]) -> None:
    assert rescaled_for(changes) < RESCALED_ERROR


def test_an_evaluation_that_serves_other_rules_is_as_near_as_stated() -> None:
    game, changes = load_game("oh_my_gold"), {"dice": "k2c1d1s2", "placement": "free"}
    assert OTHER_RULES_ERROR / 4 < served("base", changes, 2, games=400) < OTHER_RULES_ERROR
    judge = judge_for(game, game.new_state(2, game.resolve("", {**changes, "first_player": "host"}), host=0))
    assert (judge.exact, judge.error, judge.basis) == (False, OTHER_RULES_ERROR, "basis-omg-nearest")
