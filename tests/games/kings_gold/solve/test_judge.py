"""King's Gold for two is solved: the judge's shares hold whatever is chosen and rolled."""

import random
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from jollyroll.games.kings_gold.rules.choices import STOP
from jollyroll.games.kings_gold.solve.judge import KingsGoldJudge
from jollyroll.games.kings_gold.solve.solutions import SHARES, matters
from jollyroll.games.kings_gold.solve.solve_jobs import solve_jobs
from jollyroll.kit import load_game
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.lab import simulate
from jollyroll.match.position import read_position
from jollyroll.solve.judge import Judge, best, judge_for
from jollyroll.solve.tables import load

GAME = load_game("kings_gold")
RULES = GAME.rules
PRESETS = ("us", "eu-en", "fr", "pt", "nl")
CLOSE = 1e-9


def position(preset: str = "us", **fields: Any) -> Any:
    """Seat 1 begins a turn, with some given fields; the King has the remaining coins."""
    state = GAME.new_state(2, GAME.resolve(preset, {"first_player": "host"}), host=0)
    for name, value in fields.items():
        setattr(state, name, value)
    state.king = 60 - state.box - sum(state.coins)
    return state


def after_choice(state: Any, choice: int) -> Any:
    twin = state.copy()
    RULES.apply_choice(twin, choice)
    return twin


def mean_over_rolls(judge: Judge, state: Any) -> float:
    """Seat 1's share, averaged over all rolls."""
    total = RULES.outcome_total(state)
    mean = 0.0
    for outcome in range(RULES.outcome_count(state)):
        if weight := RULES.outcome_weight(state, outcome):
            fallen = state.copy()
            RULES.apply_outcome(fallen, outcome)
            mean += weight / total * judge.shares(fallen)[0]
    return mean


@pytest.mark.parametrize("preset", PRESETS)
def test_every_position_of_a_game_is_worth_what_comes_of_it(preset: str) -> None:
    luck = random.Random(preset)
    state = GAME.new_state(2, GAME.resolve(preset))
    steps = 0
    while state.phase != OVER:
        judge = judge_for(GAME, state)
        shares = judge.shares(state)
        assert sum(shares) == pytest.approx(1, abs=CLOSE)
        if is_chance(state):
            if steps % 9 == 0:
                assert mean_over_rolls(judge, state) == pytest.approx(shares[0], abs=CLOSE)
            outcomes = range(RULES.outcome_count(state))
            fallen = luck.choices(outcomes, [RULES.outcome_weight(state, outcome) for outcome in outcomes])[0]
            RULES.apply_outcome(state, fallen)
        else:
            odds = judge.odds(state)
            assert [each.choice for each in odds] == sorted(choice.number for choice in GAME.choices(state))
            assert best(odds, state.seat).shares == shares
            picked = luck.choice(odds)
            state = after_choice(state, picked.choice)
            assert judge.shares(state) == pytest.approx(picked.shares, abs=CLOSE)
        steps += 1
    assert judge_for(GAME, state).shares(state) == tuple(won / sum(state.won[:2]) for won in state.won[:2])


def test_tie_rounds_are_solved_too() -> None:
    state = position(box=0, coins=[14, 14, 0, 0, 0, 0], tie_round=1, ender=1, tied=[1, 1, 0, 0, 0, 0], due=[1, 1, 0, 0, 0, 0])
    judge = judge_for(GAME, state)
    first = judge.shares(state)[0]
    assert mean_over_rolls(judge, state) == pytest.approx(first, abs=CLOSE)
    assert 0.3 < first < 0.7


def test_the_last_coins_decide() -> None:
    """Box 2, six behind: three coins with a cannon empty the box and lose; robbing cannot make up for it either."""
    state = position(box=2, coins=[10, 30, 0, 0, 0, 0])
    judge = judge_for(GAME, state)
    assert judge.shares(state)[0] < 0.1
    ahead = position(box=2, coins=[30, 10, 0, 0, 0, 0])
    assert judge.shares(ahead)[0] > 0.9


def test_several_may_ask_one_judge_at_the_same_time() -> None:
    positions = [position(box=box, coins=[40 - box, 12, 0, 0, 0, 0]) for box in range(8, 40, 4)]
    alone = [KingsGoldJudge(GAME, positions[0]).shares(each) for each in positions]
    together = KingsGoldJudge(GAME, positions[0])
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(4) as askers:
            assert list(askers.map(together.shares, positions)) == alone
    finally:
        sys.setswitchinterval(usual)


def test_a_fine_is_the_risk_and_coins_are_the_points() -> None:
    state = position(box=40, coins=[10, 5, 0, 0, 0, 0], rolls=2, hand=0, phase=10)
    state.dice[:] = [0, 0, 1, 1, 0, 3]  # three coins, a cannon, and three crossbones: nothing but the fine is left
    by_choice = {each.choice: each for each in judge_for(GAME, state).odds(state)}
    assert by_choice[0].risk == 1
    assert by_choice[0].points == -3


def test_the_shipped_tables_are_what_the_command_makes(tmp_path: Any) -> None:
    options = GAME.resolve("us")
    (work,) = solve_jobs(GAME, 2, options, None)
    arrays, facts = work.run(lambda done, total, note: None, tmp_path)
    shipped = load(GAME, SHARES, 2, matters(options, 2))
    assert abs(arrays["shares"] - shipped.arrays["shares"]).max() < 1e-9
    assert abs(arrays["rounds"] - shipped.arrays["rounds"]).max() < 1e-9
    assert facts.residual < 1e-9


def test_best_play_against_best_play_ends_as_often_as_solved() -> None:
    games = 12_000
    start = GAME.new_state(2, GAME.resolve("us", {"first_player": "host"}), host=0)
    solved = judge_for(GAME, start).shares(start)[0]
    result = simulate("kings_gold", ["best", "best"], games=games, seed=11, options={"first_player": "host"}, host=0)
    played = result.seats[0].share.mean
    assert abs(played - solved) < 4 * (0.25 / games) ** 0.5


def test_three_players_are_solved_until_nobody_gains_much() -> None:
    games = 3_000
    start = GAME.new_state(3, GAME.resolve("us", {"first_player": "host"}), host=0)
    judge = judge_for(GAME, start)
    table = load(GAME, SHARES, 3, matters(GAME.resolve("us"), 3))
    assert (judge.exact, judge.basis) == (False, "basis-kg-many")
    assert 0 < table.manifest.residual <= table.manifest.precision == 5e-4
    result = simulate("kings_gold", ["best"] * 3, games=games, seed=5, options={"first_player": "host"}, host=0)
    for seat, share in enumerate(judge.shares(start)):
        assert abs(result.seats[seat].share.mean - share) < 4 * (0.25 / games) ** 0.5


@pytest.mark.parametrize("seed", range(4))
def test_of_three_players_a_turn_is_worth_what_was_noted(seed: int) -> None:
    luck = random.Random(seed)
    start = GAME.new_state(3, GAME.resolve("us", {"first_player": "host"}), host=0)
    judge = judge_for(GAME, start)
    assert isinstance(judge, KingsGoldJudge)
    for _ in range(12):
        start.coins[:3] = [luck.randrange(15) for _ in range(3)]
        start.box = luck.randrange(1, 61 - sum(start.coins))
        start.king = 60 - start.box - sum(start.coins)
        noted = judge.shares_between(start, 0)
        assert judge.shares(start)[0] - noted[0] < 5e-4, "nobody gains more by another turn"
        assert judge.shares(start) == pytest.approx(noted, abs=0.2)
        assert sum(judge.shares_if_outcome(start, 0)) == pytest.approx(1)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_more_players_are_estimated_where_no_table_was_made(seats: int) -> None:
    luck = random.Random(seats)
    state = GAME.new_state(seats, GAME.resolve("nl" if seats == 3 else "us"))
    for _ in range(60):
        if state.phase == OVER:
            break
        judge = judge_for(GAME, state)
        shares = judge.shares(state)
        assert not judge.exact
        assert judge.error > 0
        assert sum(shares) == pytest.approx(1, abs=CLOSE)
        assert min(shares) >= 0
        if is_chance(state):
            outcomes = range(RULES.outcome_count(state))
            RULES.apply_outcome(state, luck.choices(outcomes, [RULES.outcome_weight(state, outcome) for outcome in outcomes])[0])
        else:
            odds = judge.odds(state)
            assert best(odds, state.seat).shares == shares
            RULES.apply_choice(state, luck.choice(odds).choice)


def test_the_last_turn_of_all_is_judged_exactly() -> None:
    text = "coins 20 18 12, box 0, king 10, seat {}, turn 60, tie-round {}, ender 3"
    last, not_last, early = (read_position(f"kg us: {text.format(*numbers)}").state for numbers in ((3, 10), (2, 10), (3, 9)))
    assert [judge_for(GAME, state).exact for state in (last, not_last, early)] == [True, False, False]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_first_coins_are_worth_taking(seats: int) -> None:
    nothing = " ".join("0" * seats)
    state = read_position(f"kg us: coins {nothing}, box 60, king 0, seat 1, dice 33KKX, rolls 1").state
    found = best(judge_for(GAME, state).odds(state), 0)
    assert found.choice == STOP
    assert found.points == pytest.approx(6)
