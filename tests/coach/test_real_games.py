"""The coach with its real judges: exact where the game is solved, and luck and skill that add up everywhere."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from jollyroll.coach import Analysis, analyse, odds
from jollyroll.kit import load_game
from jollyroll.match import Match, Seat, read_position
from jollyroll.solve.judge import judge_for
from tests.coach.test_accounts import CLOSE, check
from tests.match.playing import step

KINGS_GOLD = load_game("kg")


def game(name: str, preset: str, seats: int, seed: int, most: int, leaving: float = 0.0) -> tuple[Match, Analysis]:
    """A random game, analysed."""
    chance = random.Random(seed)
    match = Match.start(name, [Seat(f"Player {seat + 1}") for seat in range(seats)], preset)
    while not match.is_over and len(match.events) < most:
        step(match, chance, leaving)
    return match, analyse(match)


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(preset=st.sampled_from(list(KINGS_GOLD.presets)), seed=st.integers(0, 2**32), most=st.sampled_from([30, 60, 200]))
def test_a_solved_game_has_no_drift(preset: str, seed: int, most: int) -> None:
    match, analysis = game("kg", preset, 2, seed, most)
    check(analysis, match)
    assert analysis.exact
    assert analysis.start == pytest.approx((0.5, 0.5), abs=CLOSE)
    for each in analysis.steps:
        assert max(map(abs, each.drift)) < CLOSE
        assert sum(each.mistakes) == pytest.approx(0, abs=CLOSE)
        assert sum(each.luck) == pytest.approx(0, abs=CLOSE)


def test_somebody_who_leaves_hands_the_game_over() -> None:
    match, analysis = game("kg", "us", 2, 5, 40, leaving=0.05)
    assert match.is_over
    last = analysis.steps[-1]
    assert last.kind == "leave"
    assert last.leaving[1 - last.seat] > 0
    assert analysis.accounts[1 - last.seat].leaving == pytest.approx(last.leaving[1 - last.seat])
    check(analysis, match)


@pytest.mark.parametrize(("name", "preset", "seats", "most"), [("pk", "book", 2, 30), ("omg", "base", 2, 60)])
def test_estimates_add_up_too_and_change_their_mind_only_between_turns(name: str, preset: str, seats: int, most: int) -> None:
    match, analysis = game(name, preset, seats, 7, most)
    check(analysis, match)
    turns = [each.turn for each in analysis.steps] + [match.state.turn]
    for number, each in enumerate(analysis.steps):
        within = turns[number] == turns[number + 1] and each.seat >= 0 and each.kind != "leave"
        if within and each.after not in ((1.0, 0.0), (0.0, 1.0)):
            assert max(map(abs, each.drift)) < CLOSE, each


def test_a_certain_victory_is_seen() -> None:
    """Two coins in the box, far ahead, five cannons on the table: stopping ends the game and wins it."""
    found = odds(read_position("kg: coins 40 8, box 2, king 10, seat 1, dice KKKKK, rolls 1"))
    assert found.exact
    assert found.best is not None
    assert (found.best.choice.text, found.best.share, found.best.risk, found.best.points) == ("stop", 1.0, 0.0, 2.0)


def test_before_a_roll_the_mean_is_the_chance() -> None:
    found = odds(read_position("kg: coins 12 8, box 34, king 6, seat 2, dice 3K, rolls 2, hand 3"))
    assert found.spread is not None
    assert found.spread.mean == pytest.approx(found.shares, abs=CLOSE)
    assert found.spread.best.shares[1] > found.shares[1] > found.spread.worst.shares[1]
    assert len(found.spread.outcomes) == 56


@pytest.mark.parametrize(
    "text",
    [
        "kg us: coins 12 8 4, box 30, king 6, seat 1, dice 3K, rolls 2, hand 3",
        "kg fr: coins 12 8 4, box 30, king 6, seat 1, dice XX, rolls 1, hand 3",
        "pk: scores 3200 2400, seat 1, turn 17, card gold, dice GGDWS, rolls 2, hand 3",
        "pk: scores 3200 2400, seat 1, turn 17, card treasure-chest, dice GDS, chest GG, rolls 2, hand 3",
        "pk: scores 3200 2400, seat 1, turn 17, card captain, dice SSSSW, rolls 2, hand 3, island",
        "omg: loot CCD/1 F, before - CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1, turn 6, hand 4",
        "omg: loot CCD/1 F, before - CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1, turn 6, dice C, cover open:3/KKK, opening 3",
    ],
)
def test_luck_has_no_tendency(text: str) -> None:
    """The mean of a judge's estimates over all outcomes is its estimate before."""
    position = read_position(text)
    judge = judge_for(position.game, position.state)
    mean = [0.0] * position.state.seats
    for outcome in position.game.outcomes(position.state):
        for seat, share in enumerate(judge.shares_if_outcome(position.state, outcome.number)):
            mean[seat] += float(outcome.probability) * share
    assert mean == pytest.approx(judge.shares(position.state), abs=CLOSE)
