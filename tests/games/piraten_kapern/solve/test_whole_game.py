"""The whole game for two: shares that hold under the rulebook, whatever the end of the game is like."""

import numpy as np
import pytest

from jollyroll.errors import Refused
from jollyroll.games.piraten_kapern.rules.components import CARDS, DECK, KINDS
from jollyroll.games.piraten_kapern.solve.between import NO_PLACE, is_over, lay_place, layout_for, place_of, share_of
from jollyroll.games.piraten_kapern.solve.ends import ENDS, POINTS, SKULLS, end_turn, stop_end
from jollyroll.games.piraten_kapern.solve.margin import fill_margin
from jollyroll.games.piraten_kapern.solve.packing import pack, unpack
from jollyroll.games.piraten_kapern.solve.reading import turn_options
from jollyroll.games.piraten_kapern.solve.stretching import stretched
from jollyroll.games.piraten_kapern.solve.turn import ROOM, ROUNDS, TO_THE_END, solve_turn
from jollyroll.games.piraten_kapern.solve.whole_game import WholeGame
from jollyroll.games.piraten_kapern.solve.writing import plain_sheet
from tests.games.piraten_kapern.solve.whole_games import Unwatched, new_state, solved

ENDINGS: tuple[dict[str, str], ...] = (
    {"tie": "playoff"},
    {"end": "sudden"},
    {"final_cancel": "immediate", "win_at": "at_least"},
    {"after_failed_round": "sudden", "sorceress_island": "alone"},
)


def test_what_does_not_settle_is_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroll.games.piraten_kapern.solve.whole_game.MOST_SWEEPS", 2)
    with pytest.raises(Refused, match="do not settle"):
        WholeGame(new_state(), -3500).solve(1e-9, Unwatched())


def share_by_the_rulebook(place: int, **changes: str) -> float:
    """What a place is worth if all others are worth what was solved: plain Python, every end tried by the rulebook."""
    game = solved(**changes)
    state = new_state(2, **changes)
    worth = [0.0] * ENDS
    for end in range(ENDS):
        lay_place(state, game.layout, place)
        end_turn(state, end - SKULLS if SKULLS <= end < SKULLS + POINTS else end)
        if is_over(state):
            worth[end] = share_of(state, 0)
        else:
            share = float(game.shares[place_of(state, game.layout)])
            worth[end] = share if state.seat == 0 else 1.0 - share
    sheet, pages = plain_sheet(turn_options(state))
    room = [0.0] * ROOM
    values = [solve_turn(sheet, pages[card], worth, room, ROUNDS[TO_THE_END], 1e-12) for card in range(KINDS)]
    return sum(count * value for count, value in zip(DECK, values, strict=True)) / CARDS


@pytest.mark.parametrize("changes", ENDINGS)
def test_every_place_is_worth_the_mean_of_what_its_best_turn_leads_to(changes: dict[str, str]) -> None:
    game = solved(**changes)
    layout = game.layout
    places = [5 * layout.heights + 7, layout.final - 1]
    places += [layout.final + 300, layout.final + 9 * 107 + 3] if "end" not in changes else []
    places += [layout.playoff + 100] if "tie" in changes else []
    places += [layout.failed, layout.failed + 5 * layout.heights + 7, layout.places - 2] if "after_failed_round" in changes else []
    for place in places:
        assert share_by_the_rulebook(place, **changes) == pytest.approx(float(game.shares[place]), abs=1e-7)


def test_the_solution_is_the_same_on_two_cores() -> None:
    assert (solved(cores=2, end="sudden").shares == solved(end="sudden").shares).all()


def test_PK_A60_after_a_failed_round_it_is_the_game_that_ends_suddenly() -> None:
    changes = {"after_failed_round": "sudden", "sorceress_island": "alone"}
    game, sudden = solved(**changes), solved(end="sudden", sorceress_island="alone")
    assert game.shares[game.layout.failed :] == pytest.approx(sudden.shares[: sudden.layout.final], abs=1e-9)
    usual = solved(sorceress_island="alone")
    assert usual.layout.failed == usual.layout.places
    assert np.abs(game.shares[: game.layout.final] - usual.shares[: usual.layout.final]).max() > 1e-6, "what comes after it matters"


def test_points_are_worth_having() -> None:
    game = solved(end="sudden")
    ordinary = game.shares[: game.layout.final].reshape(game.layout.heights, -1)
    assert (np.diff(ordinary[:-1], axis=0) > 0).all()
    assert (np.diff(ordinary[:, :-1], axis=1) < 0).all()
    assert 0.5 < ordinary[0, 0] < 0.65, "whoever begins is a little ahead"


@pytest.mark.parametrize("changes", ENDINGS)
def test_places_are_positions_and_positions_are_places(changes: dict[str, str]) -> None:
    state = new_state(2, **changes)
    layout = layout_for(-3500, 1000, False, "after_failed_round" in changes)
    for place in range(0, layout.places, 13):
        lay_place(state, layout, place)
        assert place_of(state, layout) == place


def test_a_turn_leads_where_the_rulebook_says() -> None:
    state = new_state()
    layout = layout_for(0, 1000, True)
    state.scores[:2] = [900, 300]
    end_turn(state, stop_end(200))
    assert (state.final, state.trigger, state.seat) == (1, 0, 1)
    assert place_of(state, layout) == layout.final + 3 * 107 + 1
    end_turn(state, stop_end(900))
    assert state.won[:2] == [0, 1]


def test_positions_that_no_table_covers_are_told_apart() -> None:
    layout = layout_for(0, 1000, True)
    state = new_state(seats=3)
    assert place_of(state, layout) == NO_PLACE
    state.present[2] = 0
    assert place_of(state, layout) == 0
    state.final, state.trigger, state.due[:2] = 1, 2, [1, 1]
    assert place_of(state, layout) == NO_PLACE, "the one who started the final round has left, and both still play"


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
    shares = np.full(layout.places, 0.5)
    shares[: layout.final] = straight.ravel()
    shares[: layout.margin * layout.heights] = 0.5
    fill_margin(layout, shares)
    assert shares[: layout.final] == pytest.approx(straight.ravel(), abs=1e-9)


def test_a_table_stretched_to_its_own_target_stays_as_it_is() -> None:
    game = solved(end="sudden")
    assert stretched(game.layout, game.shares, game.layout) == pytest.approx(game.shares)
    wider = layout_for(0, 5000, True)
    longer = stretched(game.layout, game.shares, wider)
    assert len(longer) == wider.places
    assert longer[wider.final - 1] == pytest.approx(game.shares[game.layout.final - 1])
