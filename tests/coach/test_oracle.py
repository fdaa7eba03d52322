"""Near the end of a game the odds equal those of the oracle."""

import pytest

from jollyroll.coach import odds
from jollyroll.match import read_position
from tests.coach.oracle import Oracle

# The last possible tie round with its last seat on turn, after which the game is over; and final turns.
LAST_TURNS = [
    "kg us: coins 20 18, box 0, king 22, seat 2, turn 60, tie-round 10, ender 2, dice 12KSX, rolls 2",
    "kg us: coins 20 18, box 0, king 22, seat 2, turn 60, tie-round 10, ender 2, dice 1KKXX, rolls 1",
    "kg nl: coins 9 12, box 0, king 39, seat 1, turn 60, tie-round 10, ender 1, tied 1 2, dice 112SX, rolls 2",
    "kg us: coins 20 21, box 0, king 19, seat 2, turn 60, tie-round 10, ender 2, dice 1SX, rolls 3",
    "omg base: loot CCCCCDDDDFF/4 CCCCCCCCDDDDDF/7, before CCC+DDD CCD+CDD, closed -, seat 2, turn 32, opener 2, dice KCCC, again",
    "omg base: loot CCCDDDDDDDDFF/5 CCCCCCCDDF/5, before CC+CCC+CCD+CDD CDD, closed -, seat 1, turn 26, opener 2, dice KCDD, again",
]


@pytest.mark.parametrize("text", LAST_TURNS)
def test_odds_agree_with_trying_everything(text: str) -> None:
    position = read_position(text)
    found = odds(position)
    truth = Oracle(position.game).choices(position.state)
    assert found.exact
    assert {choice_odds.choice.number for choice_odds in found.choices} == set(truth)
    for choice_odds in found.choices:
        assert choice_odds.shares == pytest.approx(truth[choice_odds.choice.number], abs=1e-9), choice_odds.choice.text
