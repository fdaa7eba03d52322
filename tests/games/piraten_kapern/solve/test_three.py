"""The game for three: indices of states, probabilities of results, and no gain by another turn beyond the stated one."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.solvers_piraten_kapern import gains_of_three
from jollyroll.bots.levels import BEST
from jollyroll.games.piraten_kapern.bots import players as bots
from jollyroll.games.piraten_kapern.rules.components import CARDS, DECK, KINDS
from jollyroll.games.piraten_kapern.solve.judge import make_judge
from jollyroll.games.piraten_kapern.solve.model_builder import card_model
from jollyroll.games.piraten_kapern.solve.rule_queries import turn_options
from jollyroll.games.piraten_kapern.solve.solutions import SHARES, opened_three, options_for_two, three_for, three_player_table
from jollyroll.games.piraten_kapern.solve.solve_jobs import ThreeSharesJob, is_solved_for_three
from jollyroll.games.piraten_kapern.solve.state_index import is_over, share_of
from jollyroll.games.piraten_kapern.solve.successors import EFFECTS, result_of
from jollyroll.games.piraten_kapern.solve.three_game import WholeThree, retrograde
from jollyroll.games.piraten_kapern.solve.three_index import set_three, three_index, three_layout
from jollyroll.games.piraten_kapern.solve.turn import SWEEPS, TO_THE_END, solve_turn
from jollyroll.games.piraten_kapern.solve.turn_results import RESULTS, apply_result, as_stopped
from jollyroll.games.piraten_kapern.solve.turn_values import TURN_VALUES
from jollyroll.solve import tables
from tests.games.piraten_kapern.solve.whole_games import GAME, SMALL, new_state

GAIN = 0.004
RULES: list[dict[str, str]] = [
    {},
    {"target": "6000", "score_floor": "none"},
    {"final_cancel": "immediate", "win_at": "at_least"},
]
SHIPPED = ["book"]
LAYOUTS = [three_layout(-2500, 6000, False), three_layout(0, 1000, True)]


class Silent:
    """Ignores the sweeps."""

    def on_progress(self, part: float) -> None: ...

    def on_sweep(self, left: float) -> None: ...


@cache
def small() -> WholeThree:
    """A small game that ends suddenly, solved."""
    game = WholeThree(new_state(3, end="sudden"), 0, 600)
    assert game.solve(GAIN, Silent(), 200, 400).max() <= GAIN
    return game


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_state_has_its_number(layout: Any) -> None:
    state = new_state(3)
    parts = list(retrograde(layout, finals=True))
    for part in parts:
        for index in (int(part[place]) for place in np.linspace(0, len(part) - 1, 150).astype(int)):
            set_three(state, layout, index)
            assert three_index(state, layout) == index, state.scores[:3]
    assert len(set(np.concatenate(parts).tolist())) == sum(map(len, parts)), "each once"


@pytest.mark.parametrize("changes", RULES)
def test_every_turn_ends_the_game_or_leads_to_a_state_with_a_number(changes: dict[str, str]) -> None:
    state = new_state(3, **changes)
    layout = three_layout(-2500 if "score_floor" in changes else 0, state.target, "score_floor" not in changes)
    for part in retrograde(layout, finals=True):
        for index in (int(part[place]) for place in np.linspace(0, len(part) - 1, 12).astype(int)):
            for effect in range(EFFECTS):
                set_three(state, layout, index)
                apply_result(state, result_of(effect))
                assert is_over(state) or 0 <= three_index(state, layout) < layout.states


def best_turn(game: WholeThree, index: int, **changes: str) -> float:
    """The value of the mover's best turn: in plain Python, every result tried by the rulebook."""
    state, layout = new_state(3, **changes), game.game.layout
    payoff = [0.0] * RESULTS
    for result in range(RESULTS):
        set_three(state, layout, index)
        apply_result(state, as_stopped(result))
        if is_over(state):
            payoff[result] = share_of(state, 0)
        else:
            one, two = game.game.shares[three_index(state, layout)]
            payoff[result] = float((one, two, 1 - one - two)[-state.seat % 3])
    values = [0.0] * TURN_VALUES
    models = [card_model(turn_options(state), card) for card in range(KINDS)]
    means = [solve_turn(model, payoff, values, SWEEPS[TO_THE_END], 1e-10) for model in models]
    return sum(count * mean for count, mean in zip(DECK, means, strict=True)) / CARDS


def test_nobody_gains_more_than_stated_by_another_turn() -> None:
    game = small()
    for index in (0, 777):
        gain = best_turn(game, index, end="sudden") - float(game.game.shares[index, 0])
        assert -GAIN / 10 < gain < 2 * GAIN


def test_who_is_ahead_or_on_turn_is_likelier_to_win() -> None:
    game = small()
    mine, one = (game.game.shares[: 11**3, seat].reshape(11, 11, 11) for seat in (0, 1))
    assert (np.diff(mine, axis=0) > -GAIN).all()
    assert (np.diff(one, axis=1)[:9] > -GAIN).all()
    assert mine[0, 0, 0] > one[0, 0, 0] > 1 - mine[0, 0, 0] - one[0, 0, 0]


def test_a_solved_turn_is_worth_what_its_chances_say() -> None:
    game = WholeThree(new_state(3), 0, 12)
    states = np.array([part[len(part) // 3] for part in game.parts])
    game.gains(states, -1.0, lambda part: None)
    assert game.game.known.tolist() == [len(states)] * KINDS
    assert game.game.chance[:, : len(states)].sum(axis=2) == pytest.approx(1, abs=1e-6)
    assert game.gains(states, np.inf, lambda part: None) == pytest.approx(0, abs=1e-6), "solved again, nothing is gained"


def test_an_interrupted_game_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = {"COLUMNS": 600, "SAMPLED": 200, "CHECKED": 400, "THREE_GAMES": 10, "THREE_STARTS": 5}
    for name, value in sizes.items():
        module = "solve_jobs" if name.startswith("THREE") else "three_game"
        monkeypatch.setattr(f"jollyroll.games.piraten_kapern.solve.{module}.{name}", value)
    job = ThreeSharesJob(GAME, GAME.resolve("", {**SMALL, "end": "sudden"}), GAIN)

    def interrupt(done: float, total: float, note: str) -> None:
        if done >= 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        job.run(interrupt, tmp_path)
    heard: list[float] = []
    arrays, facts = job.run(lambda done, total, note: heard.append(done), tmp_path)
    assert heard[0] >= 2, "not from the beginning"
    assert facts.residual <= GAIN
    assert facts.states == 11**3
    assert 0 < facts.error < 0.2
    shares = opened_three(facts, arrays["shares"], job.options).shares.reshape(-1, 2)
    assert shares[0] == pytest.approx(small().game.shares[0], abs=2 * GAIN)
    assert arrays["shares"].nbytes < 2 * shares.size, "packed: less than two bytes for a share"
    tables.save(GAME, SHARES, 3, job.options, arrays, facts, where=tmp_path / "tables")
    monkeypatch.setattr("jollyroll.solve.tables.tables_folder", lambda: tmp_path / "tables")
    three_for.cache_clear()
    judge_is_by_the_table(shares, facts.error)
    three_for.cache_clear()


def judge_is_by_the_table(shares: Any, error: float) -> None:
    """The judge of a game for three uses it: between two turns the shares are those of the table, whoever is on turn."""
    state = new_state(3, end="sudden")
    judge = make_judge(GAME, state)
    assert (judge.basis, judge.error, judge.exact) == ("basis-pk-three", error, False)
    assert judge.shares(state)[:2] == pytest.approx(shares[0], abs=2 * GAIN)
    state.seat, state.scores[:3] = 1, [300, 700, 200]
    one, two = shares[(7 * 11 + 2) * 11 + 3]
    assert judge.shares(state) == pytest.approx((1 - one - two, one, two), abs=2 * GAIN)


def test_what_is_not_solved_for_three() -> None:
    assert is_solved_for_three(GAME.resolve())
    assert not is_solved_for_three(GAME.resolve("", {"tie": "playoff"}))
    assert not is_solved_for_three(GAME.resolve("fr"))


@pytest.mark.parametrize("preset", SHIPPED)
def test_nobody_gains_more_by_another_turn_than_the_shipped_table_says(preset: str) -> None:
    options = options_for_two(GAME.resolve(preset))
    table = tables.load(GAME, SHARES, 3, options)
    assert table.path.parent == tables.shipped_folder(GAME)
    opened = opened_three(table.manifest, table.arrays["shares"], options)
    gains = gains_of_three(lambda game: game.sampled_states(600, 7), opened, options)
    assert gains.max() <= table.manifest.residual <= table.manifest.precision <= 0.01
    assert gains.min() > -0.001, "nor does it say more than the best turn brings"
    assert gains.mean() < table.manifest.residual / 10


@pytest.mark.parametrize("preset", SHIPPED)
def test_the_shipped_shares_of_three_are_shares(preset: str) -> None:
    state = GAME.new_state(3, GAME.resolve(preset, {"first_player": "host"}), host=0)
    table = three_player_table(state)
    assert table is not None
    pairs = table.shares.reshape(-1, 2)
    assert len(pairs) == table.layout.states
    assert pairs.min() >= 0
    assert pairs.sum(axis=1).max() <= 1 + 1e-12
    assert 0 < table.error < 0.03
    judge = make_judge(GAME, state)
    assert (judge.basis, judge.error) == ("basis-pk-three", table.error)
    first, second, third = judge.shares(state)
    assert 0.4 > first > second > third > 0.28
    assert first + second + third == pytest.approx(1, abs=1e-9)
    assert first == pytest.approx(pairs[three_index(state, table.layout), 0], abs=0.002)


def test_the_best_player_goes_by_the_shipped_table() -> None:
    state = GAME.new_state(3, GAME.resolve("", {"first_player": "host"}), host=0)
    memory, table = bots.prepare(GAME, state, (BEST,)), three_player_table(state)
    assert table is not None
    assert memory.knowledge.three == table.layout
    assert memory.knowledge.three_shares is table.shares
