"""The whole game for two: shares that hold under the rulebook, whatever the end of the game is like."""

import numpy as np
import pytest

from jollyroll.errors import Refused
from jollyroll.games.piraten_kapern.rules.components import CARDS, DECK, KINDS
from jollyroll.games.piraten_kapern.solve.margin import fill_margin
from jollyroll.games.piraten_kapern.solve.model_builder import card_model
from jollyroll.games.piraten_kapern.solve.packing import pack, unpack
from jollyroll.games.piraten_kapern.solve.rescaling import rescaled
from jollyroll.games.piraten_kapern.solve.rule_queries import turn_options
from jollyroll.games.piraten_kapern.solve.state_index import NO_INDEX, index_of, is_over, layout_for, set_state, share_of
from jollyroll.games.piraten_kapern.solve.turn import SWEEPS, TO_THE_END, solve_turn
from jollyroll.games.piraten_kapern.solve.turn_results import RESULTS, apply_result, as_stopped, stop_result
from jollyroll.games.piraten_kapern.solve.turn_values import TURN_VALUES
from jollyroll.games.piraten_kapern.solve.whole_game import WholeGame
from tests.games.piraten_kapern.solve.whole_games import SilentListener, new_state, solved

ENDINGS: tuple[dict[str, str], ...] = (
    {"tie": "playoff"},
    {"end": "sudden"},
    {"final_cancel": "immediate", "win_at": "at_least"},
    {"after_failed_round": "sudden", "sorceress_island": "alone"},
)


def test_what_does_not_settle_is_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroll.games.piraten_kapern.solve.whole_game.MOST_SWEEPS", 2)
    with pytest.raises(Refused, match="don’t settle"):
        WholeGame(new_state(), -3500).solve(1e-9, SilentListener())


def share_by_the_rulebook(index: int, **changes: str) -> float:
    """The mover's share in a state, given those of all others: plain Python, every result tried by the rulebook."""
    game = solved(**changes)
    state = new_state(2, **changes)
    payoff = [0.0] * RESULTS
    for result in range(RESULTS):
        set_state(state, game.layout, index)
        apply_result(state, as_stopped(result))
        if is_over(state):
            payoff[result] = share_of(state, 0)
        else:
            share = float(game.shares[index_of(state, game.layout)])
            payoff[result] = share if state.seat == 0 else 1.0 - share
    models = [card_model(turn_options(state), card) for card in range(KINDS)]
    values = [0.0] * TURN_VALUES
    means = [solve_turn(model, payoff, values, SWEEPS[TO_THE_END], 1e-12) for model in models]
    return sum(count * mean for count, mean in zip(DECK, means, strict=True)) / CARDS


@pytest.mark.parametrize("changes", ENDINGS)
def test_every_share_is_the_mean_of_what_the_best_turn_leads_to(changes: dict[str, str]) -> None:
    game = solved(**changes)
    layout = game.layout
    states = [5 * layout.heights + 7, layout.final - 1]
    states += [layout.final + 300, layout.final + 9 * 107 + 3] if "end" not in changes else []
    states += [layout.playoff + 100] if "tie" in changes else []
    states += [layout.failed, layout.failed + 5 * layout.heights + 7, layout.states - 2] if "after_failed_round" in changes else []
    for index in states:
        assert share_by_the_rulebook(index, **changes) == pytest.approx(float(game.shares[index]), abs=1e-7)


def test_the_solution_is_the_same_on_two_cores() -> None:
    assert (solved(cores=2, end="sudden").shares == solved(end="sudden").shares).all()


def test_PK_A60_after_a_failed_round_it_is_the_game_that_ends_suddenly() -> None:
    changes = {"after_failed_round": "sudden", "sorceress_island": "alone"}
    game, sudden = solved(**changes), solved(end="sudden", sorceress_island="alone")
    assert game.shares[game.layout.failed :] == pytest.approx(sudden.shares[: sudden.layout.final], abs=1e-9)
    usual = solved(sorceress_island="alone")
    assert usual.layout.failed == usual.layout.states
    assert np.abs(game.shares[: game.layout.final] - usual.shares[: usual.layout.final]).max() > 1e-6, "what comes after it matters"


def test_points_are_worth_having() -> None:
    game = solved(end="sudden")
    ordinary = game.shares[: game.layout.final].reshape(game.layout.heights, -1)
    assert (np.diff(ordinary[:-1], axis=0) > 0).all()
    assert (np.diff(ordinary[:, :-1], axis=1) < 0).all()
    assert 0.5 < ordinary[0, 0] < 0.65, "whoever begins is a little ahead"


@pytest.mark.parametrize("changes", ENDINGS)
def test_an_index_makes_a_state_that_has_this_index(changes: dict[str, str]) -> None:
    state = new_state(2, **changes)
    layout = layout_for(-3500, 1000, False, "after_failed_round" in changes)
    for index in range(0, layout.states, 13):
        set_state(state, layout, index)
        assert index_of(state, layout) == index


def test_a_turn_leads_where_the_rulebook_says() -> None:
    state = new_state()
    layout = layout_for(0, 1000, True)
    state.scores[:2] = [900, 300]
    apply_result(state, stop_result(200))
    assert (state.final, state.trigger, state.seat) == (1, 0, 1)
    assert index_of(state, layout) == layout.final + 3 * 107 + 1
    apply_result(state, stop_result(900))
    assert state.won[:2] == [0, 1]


def test_positions_that_no_table_covers_are_told_apart() -> None:
    layout = layout_for(0, 1000, True)
    state = new_state(seats=3)
    assert index_of(state, layout) == NO_INDEX
    state.present[2] = 0
    assert index_of(state, layout) == 0
    state.final, state.trigger, state.due[:2] = 1, 2, [1, 1]
    assert index_of(state, layout) == NO_INDEX, "the one who started the final round has left, and both still play"


@pytest.mark.parametrize("changes", ENDINGS)
def test_a_packed_table_comes_back(changes: dict[str, str]) -> None:
    game = solved(**changes)
    finals, playoffs = "end" not in changes, "tie" in changes
    back = unpack(game.layout, pack(game.layout, game.shares, finals, playoffs))
    last = game.layout.failed if playoffs else game.layout.playoff if finals else game.layout.final
    assert back[:last] == pytest.approx(game.shares[:last], abs=1e-7)
    assert back[game.layout.failed :] == pytest.approx(game.shares[game.layout.failed :], abs=1e-7)


def test_the_margin_goes_on_as_the_table_does() -> None:
    layout = layout_for(-500, 1000, False)
    heights = np.arange(layout.heights)
    straight = 1 / (1 + np.exp(-(heights[:, None] - heights[None, :]) / 7))
    shares = np.full(layout.states, 0.5)
    shares[: layout.final] = straight.ravel()
    shares[: layout.margin * layout.heights] = 0.5
    fill_margin(layout, shares)
    assert shares[: layout.final] == pytest.approx(straight.ravel(), abs=1e-9)


def test_a_table_rescaled_to_its_own_target_stays_as_it_is() -> None:
    game = solved(end="sudden")
    assert rescaled(game.layout, game.shares, game.layout) == pytest.approx(game.shares)
    wider = layout_for(0, 5000, True)
    longer = rescaled(game.layout, game.shares, wider)
    assert len(longer) == wider.states
    assert longer[wider.final - 1] == pytest.approx(game.shares[game.layout.final - 1])
