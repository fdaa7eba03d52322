"""Bots load everything they need before the first turn."""

from pathlib import Path

import pytest

from jollyroll.kit import load_game
from jollyroll.solve import tables
from jollyroll.solve.run_job import key_of
from jollyroll.solve.solve_job import solve_jobs
from tests.terminal.players import run, terminal


def test_a_damaged_table_is_refused_before_the_game_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = load_game("kings_gold")
    (job,) = solve_jobs(game, 2, game.resolve("", {"bones_effect": "adds"}))
    folder = tables.tables_folder() / key_of(job)
    folder.mkdir(parents=True)
    (folder / "manifest.json").write_text("{")
    file = tmp_path / "game.jolly"
    seats = ("--seat", "Ana", "--seat", "bot:best", "--option", "bones_effect=adds")
    done = run(tmp_path, "play", "kg", *seats, "--record", str(file))
    assert done.returncode == 2
    assert done.stderr == (
        f"The solved table in {folder} is damaged. It isn’t used. "
        "Remake it with: jollyroll solve kings_gold --seats 2 --option bones_effect=adds --again\n"
    )
    assert not file.exists()


def test_a_bot_that_plays_for_the_win_sits_at_the_table(tmp_path: Path) -> None:
    seats = ("--seat", "Ana", "--seat", "bot:best", "--option", "first_player=host", "--host", "2", "--fast", "--dice", "seeded")
    with terminal(tmp_path, "play", "kg", *seats, "--seed", "4") as screen:
        screen.see("2. Greta (bot: plays for the best chance of winning the game)")
        screen.see("Greta:")
        screen.see("Turn 2: you")
        screen.see("Stop, or reroll some dice?")
        screen.press("\x03")
        assert screen.end() == 130
