"""Observations: relative to the seat, complete, and read back by name."""

import numpy as np
import numpy.typing as npt
import pytest

from jollyroll.envs import ObservationLayout, SeatsEnv, SeenPosition
from jollyroll.envs.lanes import observe
from jollyroll.envs.layout import OBSERVED
from jollyroll.kit import GameState, load_game
from tests.envs.players import GAMES, legal_action
from tools.environments import PAGE, page

SEATS, SEED = 3, 5


def positions(name: str, choices: int = 40) -> list[GameState]:
    """Consecutive positions of a game."""
    env, luck = SeatsEnv(name, seats=SEATS, compiled=False), np.random.default_rng(SEED)
    env.reset(seed=SEED)
    met = []
    for _ in range(choices):
        met.append(env.lanes.state())
        env.step(legal_action(env.lanes.arrays.mask[0], luck))
    return met


def seen_by(layout: ObservationLayout, state: GameState, seat: int) -> npt.NDArray[np.float32]:
    row = np.full(layout.length, np.nan, np.float32)
    observe(layout, state, seat, row)
    return row


@pytest.mark.parametrize("name", GAMES)
def test_every_field_comes_back_by_name(name: str) -> None:
    game = load_game(name)
    layout = ObservationLayout(game, SEATS)
    options = {option.name for option in game.options}
    own = {field for field in game.state_type.FIELDS if field not in options} - {"seats", "first_player", "host", "youngest"}
    assert {field.name for field in layout.fields} == own | {"me"}
    for state in positions(name):
        for seat in range(SEATS):
            seen: SeenPosition = layout.decode(seen_by(layout, state, seat))
            assert (seen.me, seen.phase, seen.active) == (seat, game.waits_for(state), (state.seat - seat) % SEATS)
            for field in own - {"seat", "phase"}:
                declared, value = state.DECLARED[field], getattr(state, field)
                expected = value
                if declared.for_seats:
                    expected = [value[(seat + place) % SEATS] for place in range(SEATS)]
                elif declared.seat_codes and declared.shape:
                    first, step = declared.seat_codes
                    expected = [number if number < first else turned(number, first, step, seat) for number in value]
                elif declared.seat_codes:
                    expected = None if value < 0 else (value - seat) % SEATS
                elif declared.kinds:
                    expected = value if 0 <= value < declared.kinds else None
                assert seen.fields[field] == expected, field


def turned(number: int, first: int, step: int, seat: int) -> int:
    """A number that names a seat, with seats counted from this one."""
    owner, rest = divmod(number - first, step)
    return first + (owner - seat) % SEATS * step + rest


@pytest.mark.parametrize("name", GAMES)
def test_observations_say_nothing_of_what_chance_will_bring(name: str) -> None:
    """Two games that differ only in future dice look alike until these are rolled."""
    one, two = (SeatsEnv(name, seats=SEATS, compiled=False) for _ in range(2))
    for env in (one, two):
        env.reset(seed=SEED)
    two.lanes.arrays.dice[0][:] = [1, 2, 3, 4]
    for agent in one.agents:
        np.testing.assert_array_equal(one.observe(agent)["observation"], two.observe(agent)["observation"])
    choices = np.flatnonzero(one.observe(one.agent_selection)["action_mask"])
    for env in (one, two):
        env.step(int(choices[-1]))  # dice are rolled
    assert one.lanes.state().numbers() != two.lanes.state().numbers()


@pytest.mark.parametrize("name", GAMES)
def test_places_follow_each_other_without_gaps(name: str) -> None:
    for seats in load_game(name).seat_range:
        layout = ObservationLayout(load_game(name), seats)
        places = [place for field in layout.fields for place in range(field.first, field.first + field.places)]
        assert places == list(range(layout.length))
        assert (layout.smallest < layout.largest).all()
        assert set(OBSERVED) <= {field.name for field in layout.fields}


def test_the_page_of_environments_is_up_to_date() -> None:
    """If not: python -m tools.environments."""
    assert PAGE.read_text(encoding="utf-8") == page()
