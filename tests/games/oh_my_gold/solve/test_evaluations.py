"""The shipped evaluations, and the choice of one for rules that have none of their own."""

import numpy as np
import pytest

from jollyroll.bots import make_bot
from jollyroll.dice.fair import SeededNumbers
from jollyroll.games.oh_my_gold.solve.evaluation_tables import FORMAT, KIND, by_likeness, evaluation_for, relevant_options
from jollyroll.games.oh_my_gold.solve.features import FEATURES, STAGES
from jollyroll.match import read_position
from jollyroll.solve import tables
from jollyroll.solve.judge import judge_for
from tests.games.oh_my_gold.solve.wandering import GAME, OWN_DICE, new_game


@pytest.mark.parametrize("options", by_likeness(GAME, GAME.resolve()))
@pytest.mark.parametrize("seats", GAME.seat_range)
def test_evaluations_come_with_the_program(options: dict[str, str], seats: int) -> None:
    found = tables.open_table(tables.shipped_folder(GAME), GAME, KIND, seats, relevant_options(options), format=FORMAT)
    assert found is not None
    assert 0 < found.manifest.error < 0.12
    weights = found.arrays["stages"]
    assert weights.shape == (STAGES, FEATURES)
    assert np.isfinite(weights).all()
    used = evaluation_for(GAME, new_game(options, seats))
    assert used.own
    assert (used.weights == weights).all()


def test_other_rules_are_served_by_the_nearest() -> None:
    dogs = evaluation_for(GAME, new_game(GAME.resolve("seadogs"), 3))
    for preset, changes in (("seadogs", {"dice": OWN_DICE}), ("seadogs", {"placement": "free"})):
        served = evaluation_for(GAME, new_game(GAME.resolve(preset, changes), 3))
        assert not served.own
        assert (served.weights == dogs.weights).all()
    claimed = evaluation_for(GAME, new_game(GAME.resolve("", {"end": "all_claimed"}), 3))
    served = evaluation_for(GAME, new_game(GAME.resolve("first", {"end": "all_claimed"}), 3))
    assert claimed.own
    assert not served.own
    assert (served.weights == claimed.weights).all()
    for preset in GAME.presets:
        for seats in GAME.seat_range:
            assert evaluation_for(GAME, new_game(GAME.resolve(preset), seats)).error > 0


def test_a_game_that_only_waits_for_treasures_to_be_loaded_is_settled() -> None:
    text = "omg end=all_claimed: loot CCCCCDDDDFF/4 CCCCCCCCDDDDDF/7, before CCC+DDD CCD+CDD, closed -, seat 1, turn 32, opener 2"
    for dice, loads in (("KCCC, again", "stop"), ("KKCC, again", "roll")):
        position = read_position(f"{text}, dice {dice}")
        judge = judge_for(GAME, position.state)
        assert (judge.exact, judge.error, judge.shares(position.state)) == (True, 0.0, (0.0, 1.0))
        assert GAME.choice_text(position.state, make_bot("best", GAME, SeededNumbers(1)).choose(position.state)) == loads
