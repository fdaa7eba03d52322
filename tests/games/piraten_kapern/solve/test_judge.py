"""Judging: every position of a game gets consistent shares, choice by choice and roll by roll."""

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.games.piraten_kapern.rules.components import CARD_NAMES, SKULL
from jollyroll.games.piraten_kapern.rules.options import OPTIONS
from jollyroll.games.piraten_kapern.rules.phases import ISLAND, RESCUE, ROLL
from jollyroll.games.piraten_kapern.solve.judge import PiratenKapernJudge, is_certain
from jollyroll.games.piraten_kapern.solve.memory import array_memory
from jollyroll.kit.phases import OVER, is_chance, is_choice
from jollyroll.kit.state import NOBODY
from jollyroll.match import read_position
from jollyroll.solve.judge import best, judge_for
from jollyroll.words import has_words
from tests.games.piraten_kapern.solve.turns import GAME, RULES, any_options, chosen, fallen, legal, outcomes
from tests.games.piraten_kapern.solve.whole_games import as_table, new_state, solved

FEW = 60  # outcomes that are all tried


@cache
def small_judge() -> Any:
    """A judge of the small game for two, which is exact."""
    state, table = new_state(2, tie="playoff"), as_table(solved(tie="playoff"))
    return PiratenKapernJudge(GAME, state, table, None, array_memory(state, table))


def walk(state: Any, judge: Any, luck: random.Random, steps: int, exact: bool) -> None:
    """Play at random, checking every position on the way."""
    for _ in range(steps):
        if state.phase == OVER:
            break
        if luck.random() < 0.03 and state.seats > 2:
            RULES.leave(state, luck.randrange(state.seats))
            continue
        shares = judge.shares(state)
        assert sum(shares) == pytest.approx(1, abs=1e-7)
        assert all(-1e-9 <= share <= 1 + 1e-9 for share in shares)
        assert all(share == 0 for share, here in zip(shares, state.present, strict=False) if not here)
        state = look_on(state, shares, judge, luck, exact)
    assert sum(judge.shares(state)) == pytest.approx(1, abs=1e-7)


def look_on(state: Any, shares: tuple[float, ...], judge: Any, luck: random.Random, exact: bool) -> Any:
    """Check the shares of a position against its successors, and go on to one of them."""
    if is_choice(state):
        odds = judge.odds(state)
        assert [each.choice for each in odds] == sorted(legal(state))
        assert best(odds, state.seat).shares == shares
        each = luck.choice(odds) if luck.random() < 0.5 else best(odds, state.seat)
        after = chosen(state, each.choice)
        if exact or after.turn == state.turn:
            assert judge.shares(after) == pytest.approx(each.shares, abs=1e-6)
        assert -1e-9 <= each.risk <= 1 + 1e-9
        if after.turn != state.turn:
            assert each.points == after.scores[state.seat] - state.scores[state.seat]
        return after
    likely = outcomes(state)
    followers = [(chance, fallen(state, outcome)) for outcome, chance in likely] if len(likely) <= FEW else []
    if followers and (exact or all(after.turn == state.turn for _, after in followers)):
        weighted = [(chance, judge.shares(after)) for chance, after in followers]
        means = [sum(chance * then[seat] for chance, then in weighted) for seat in range(state.seats)]
        assert means == pytest.approx(shares, abs=1e-6)
    return fallen(state, luck.choices([outcome for outcome, _ in likely], [chance for _, chance in likely])[0])


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_exact_shares_hold_through_whole_games(seed: int) -> None:
    luck = random.Random(seed)
    judge = small_judge()
    assert judge.exact
    assert judge.error == 0.0
    walk(new_state(2, tie="playoff"), judge, luck, 40, exact=True)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**9), seats=st.integers(2, 5))
def test_estimates_hold_within_a_turn_under_any_options(seed: int, seats: int) -> None:
    luck = random.Random(seed)
    options = any_options(luck) | {
        "first_player": luck.choice([value for option in OPTIONS if option.name == "first_player" for value in option.values]),
        "target": luck.choice(["1500", "5000", "9000"]),
    }
    state = GAME.new_state(seats, GAME.resolve("", options), host=luck.choice([NOBODY, 0]), youngest=1)
    state.ledger = None
    judge = judge_for(GAME, state)
    assert not judge.exact
    assert judge.error > 0
    assert has_words(judge.basis)
    walk(state, judge, luck, 25, exact=False)


def lying(dice: str, card: str, phase: int = ROLL) -> Any:
    """A position under standard rules, the first seat on turn."""
    state = GAME.new_state(2, GAME.resolve("", {"first_player": "host"}), host=0)
    RULES.apply_outcome(state, CARD_NAMES.index(card))
    state.phase, state.rolls, state.hand, state.island = phase, 1, 0, int(phase == ISLAND)
    state.dice[:] = [dice.count(letter) for letter in GAME.letters]
    return state


def odds_of(state: Any, text: str) -> Any:
    """The judge's odds of a choice."""
    number = GAME.read_choice(state, text)
    return next(each for each in judge_for(GAME, state).odds(state) if each.choice == number)


def test_stopping_is_without_risk_and_brings_the_points_that_lie_there() -> None:
    state = lying("GGGDDMSS", "gold")
    assert odds_of(state, "stop").points == 200 + 600
    assert odds_of(state, "stop").risk == 0


def test_rolling_two_dice_with_two_skulls_risks_eleven_in_36_at_least() -> None:
    state = lying("GGDDMPSS", "gold")
    rolled = odds_of(state, "roll:MP")
    assert rolled.risk >= 11 / 36 - 1e-9
    assert rolled.points <= 25 / 36 * 5400


def test_a_battle_lost_is_a_bad_end_whether_by_skulls_or_by_stopping() -> None:
    state = lying("GGDDMPWS", "sea-battle-3")
    assert odds_of(state, "stop").risk == 1
    assert odds_of(state, "stop").points == -500


def test_the_island_is_no_bad_end() -> None:
    state = lying("GGMPSSSS", "captain", ISLAND)
    assert odds_of(state, "roll:GGMP").risk == 0
    assert odds_of(state, "roll:GGMP").points == 0
    assert odds_of(state, "roll:GGMP").shares[0] > odds_of(state, "stop").shares[0]


def test_three_skulls_under_a_sorceress_are_not_accepted() -> None:
    state = lying("GGGGDSSS", "sorceress", RESCUE)
    assert state.dice[SKULL] == 3
    judge = judge_for(GAME, state)
    assert best(judge.odds(state), 0).choice != 0


def test_what_is_stowed_is_what_the_turn_brings_at_worst() -> None:
    state = lying("GGGGDDMP", "treasure-chest")
    assert odds_of(state, "chest:GGGGDD").points > 1000 - 1e-6


def test_before_the_first_turn_everybody_is_equal() -> None:
    state = GAME.new_state(3, GAME.resolve("", {"first_player": "rolloff"}))
    assert judge_for(GAME, state).shares(state) == pytest.approx((1 / 3, 1 / 3, 1 / 3), abs=1e-9)


def test_who_has_left_has_no_share_and_the_last_one_has_all() -> None:
    state = GAME.new_state(3, GAME.resolve("", {"first_player": "host"}), host=0)
    RULES.leave(state, 1)
    shares = judge_for(GAME, state).shares(state)
    assert shares[1] == 0
    assert shares[0] > shares[2] > 0.4, "two are left, and seat 1 begins"
    RULES.leave(state, 2)
    assert judge_for(GAME, state).shares(state) == (1.0, 0.0, 0.0)
    assert not is_chance(state)


def test_a_turn_that_decides_the_game_is_judged_exactly() -> None:
    """It ends the game whatever happens; an Island may prevent that only if the leader has little to lose."""
    luck, decided, called_off = random.Random(5), 0, 0
    for _ in range(120):
        state = position(f"scores {luck.choice((0, 5900))} {luck.choice((6100, 6700, 7700))}, seat 1, final 2")
        while state.turn == 1 and state.phase != OVER:
            certain = is_certain(state)
            state = at_random(state, luck)
            assert not certain or is_certain(state), "nothing that happens takes it back"
            decided += certain and state.phase == OVER
        called_off += state.phase != OVER
    assert decided > 30
    assert called_off > 0
    certain = position("scores 5900 6300, seat 1, final 2, card sea-battle-4, dice WWWGGPPS, rolls 1")
    assert (judge_for(GAME, certain).exact, judge_for(GAME, certain).error) == (True, 0.0)
    assert not judge_for(GAME, position("scores 5900 6300, seat 1, final 2, card captain")).exact
    assert judge_for(GAME, position("scores 5900 7800, seat 1, final 2, card captain")).exact


def at_random(state: Any, luck: random.Random) -> Any:
    """A random successor."""
    if is_choice(state):
        return chosen(state, luck.choice(legal(state)))
    likely = outcomes(state)
    return fallen(state, luck.choices([outcome for outcome, _ in likely], [chance for _, chance in likely])[0])


@cache
def position(text: str) -> Any:
    """A position under standard rules."""
    return read_position(text, GAME).state
