"""Making the tables of Piraten Kapern: interruption and resumption, and the shipped tables."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from jollyroll.games.piraten_kapern.solve.features import FEATURES
from jollyroll.games.piraten_kapern.solve.solutions import (
    SHARES,
    fitted_weights,
    nearest_options,
    options_for_two,
    two_player_table,
    unpacked,
)
from jollyroll.solve import tables
from jollyroll.solve.solve_job import StepProgress, solve_jobs
from tests.games.piraten_kapern.solve.whole_games import GAME, SMALL, as_table, new_state, solved

SUDDEN = GAME.resolve("", {**SMALL, "end": "sudden"})


def small_job() -> Any:
    """The small game that ends at once."""
    (found,) = solve_jobs(GAME, 2, SUDDEN, 1e-7)
    found.cores = 1
    return found


def run(progress: Any, folder: Path) -> Any:
    """Make the table; `progress` is called with the progress."""
    return small_job().run(progress, folder)


def test_a_table_is_made_with_all_that_its_manifest_says(tmp_path: Path) -> None:
    heard: list[tuple[float, float, str]] = []
    arrays, facts = run(lambda *progress: heard.append(progress), tmp_path)
    assert facts.residual < 1e-7 / 50
    assert facts.states == 11 * 11
    assert facts.more["lowest"] == 0
    assert facts.more["first"] == pytest.approx(float(solved(end="sudden").shares[0]), abs=1e-6)
    assert arrays["ordinary"].shape == (11, 11)
    assert all(0 <= done <= total for done, total, _ in heard)


def test_an_interrupted_table_goes_on_where_it_was(tmp_path: Path) -> None:
    sweeps = 0

    def interrupt(done: float, total: float, note: str) -> None:
        nonlocal sweeps
        sweeps = int(done)
        if sweeps == 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(interrupt, tmp_path)
    assert (tmp_path / SHARES / "shares.npy").exists()
    arrays, facts = run(lambda *progress: None, tmp_path)
    whole, fresh = run(lambda *progress: None, tmp_path / "fresh")
    assert facts.more["sweeps"] < fresh.more["sweeps"]
    assert np.abs(arrays["ordinary"] - whole["ordinary"]).max() < 1e-7


def test_a_damaged_checkpoint_is_no_use_and_no_harm(tmp_path: Path) -> None:
    (tmp_path / SHARES).mkdir()
    (tmp_path / SHARES / "shares.npy").write_bytes(b"spent a ta")
    arrays, _ = run(lambda *progress: None, tmp_path)
    assert arrays["ordinary"][0, 0] == pytest.approx(solved(end="sudden").shares[0], abs=1e-6)


def test_the_pile_and_the_first_player_make_no_other_table() -> None:
    one = solve_jobs(GAME, 2, GAME.resolve(), None)[0]
    other = solve_jobs(GAME, 2, GAME.resolve("", {"deck": "cycle", "first_player": "host"}), None)[0]
    assert one.options == other.options
    assert [found.kind for found in solve_jobs(GAME, 4, GAME.resolve(), None)] == ["evaluation"]


def test_steps_add_up() -> None:
    heard: list[tuple[float, float, str]] = []
    steps = StepProgress(lambda *progress: heard.append(progress), (10, 30))
    steps.report(0.5)
    steps.next_step()
    steps.report(0.5)
    assert heard == [(5.0, 40, ""), (25.0, 40, "")]


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_game_for_two_is_shipped_for_every_preset(preset: str) -> None:
    options = options_for_two(GAME.resolve(preset))
    found = tables.open_table(tables.shipped_folder(GAME), GAME, SHARES, 2, options)
    assert found is not None
    assert found.manifest.residual < 1e-8
    table = unpacked(found, options)
    zero = -table.layout.lowest
    assert 0.5 < table.shares[zero * table.layout.heights + zero] < 0.56


def test_weights_are_shipped_for_three_to_five() -> None:
    for seats in (3, 4, 5):
        table = fitted_weights(seats)
        assert table is not None
        assert table.arrays["weights"].shape == (FEATURES,)
        assert 0 < table.manifest.error < 0.03
    assert fitted_weights(2) is None


def test_without_a_table_the_most_alike_one_is_rescaled() -> None:
    state = new_state(2, target="5500", tie="playoff", score_floor="none")
    made = two_player_table(state)
    assert not made.exact
    assert (made.layout.target, len(made.shares)) == (55, made.layout.states)
    assert nearest_options(GAME, options_for_two(GAME.resolve("grid", {"target": "9900"})))[0]["score_floor"] == "zero"
    assert two_player_table(GAME.new_state(2, GAME.resolve("bga"))).exact


def test_a_table_covers_the_game_it_was_made_for() -> None:
    table = as_table(solved(end="sudden"))
    assert len(table.shares) == table.layout.states
