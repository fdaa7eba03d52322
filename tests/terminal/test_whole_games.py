"""Whole games over pipes: bots among themselves, a person's typed game, the same seed twice, a game left and resumed."""

from pathlib import Path

import pytest

from jollyroll.games import GAMES
from jollyroll.match import load, replay
from tests.terminal.players import run

TWO_BOTS = ("--seat", "Greta=bot:greedy", "--seat", "Rolf=bot:random")
ANA_AND_A_BOT = ("--seat", "Ana", "--seat", "bot:random")
KEYS = "s\na\nb\n*\nd\n" * 400  # whatever is asked, one of these answers it


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_whole_game(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.jolly"
    done = run(tmp_path, "play", name, *TWO_BOTS, "--record", str(file))
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "The game is over" in done.stdout
    match = replay(load(file))
    assert match.is_over
    assert match.seats[0].name == "Greta"
    assert match.seats[1].bot == "random"
    for standing in match.standings():
        assert f"{standing.place}. {match.seats[standing.seat].name}: " in done.stdout


@pytest.mark.parametrize("name", GAMES)
def test_every_movement_is_told_with_its_rule(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.jolly"
    shown = run(tmp_path, "play", name, *TWO_BOTS, "--record", str(file)).stdout
    record = load(file)
    match = replay(record, 0)
    rules = {told.rule for told in match.told}
    for event in record.events:
        match.play(event)
        rules |= {told.rule for told in match.told}
    assert rules
    for rule in rules:
        assert f"({rule})" in shown
    assert "{" not in shown, "every sentence is written out"
    assert "told-" not in shown


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(tmp_path: Path, name: str) -> None:
    records = []
    for file in (tmp_path / "one.jolly", tmp_path / "two.jolly"):
        done = run(tmp_path, "play", name, *TWO_BOTS, "--dice", "seeded", "--seed", "11", "--record", str(file))
        assert "seed 11" in done.stdout
        records.append(load(file))
    assert records[0] == records[1]
    assert records[0].header["Seed"] == "11"
    other = tmp_path / "other.jolly"
    run(tmp_path, "play", name, *TWO_BOTS, "--dice", "seeded", "--seed", "12", "--record", str(other))
    assert load(other).events != records[0].events


@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_a_whole_game_by_keys(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.jolly"
    extra = ("--option", "target=1000") if name == "piraten_kapern" else ()
    done = run(tmp_path, "play", name, *ANA_AND_A_BOT, "--record", str(file), *extra, typed=KEYS)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert replay(load(file)).is_over


@pytest.mark.parametrize("name", GAMES)
def test_a_seeded_game_left_and_resumed_goes_on_as_if_nothing_had_happened(tmp_path: Path, name: str) -> None:
    """The same keys with and without a break in between."""
    extra = ("--option", "target=1000") if name == "piraten_kapern" else ()
    arguments = ("play", name, *ANA_AND_A_BOT, *extra, "--dice", "seeded", "--seed", "21", "--record")
    whole, parts = tmp_path / "whole.jolly", tmp_path / "parts.jolly"
    lines = KEYS.splitlines(keepends=True)
    assert run(tmp_path, *arguments, str(whole), typed=KEYS).returncode == 0
    left = run(tmp_path, *arguments, str(parts), typed="".join(lines[:7]) + "q\n")
    assert left.returncode == 0
    assert f"jollyroll resume {parts}" in left.stdout
    assert load(parts).result is None
    assert run(tmp_path, "resume", str(parts), typed="".join(lines[7:])).returncode == 0
    assert load(parts) == load(whole)


def test_without_seats_one_plays_against_two_greedy_bots(tmp_path: Path) -> None:
    run(tmp_path, "play", "kg", typed="")
    (file,) = (tmp_path / "jollyroll" / "games").glob("*.jolly")
    assert [seat.bot for seat in load(file).seats] == ["", "greedy", "greedy"]


def test_preset_options_host_and_youngest_reach_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    table = ("--preset", "nl", "--option", "first_player=youngest", "--youngest", "2", "--host", "1")
    shown = run(tmp_path, "play", "kg", *TWO_BOTS, *table, "--record", str(file)).stdout
    record = load(file)
    assert record.options["tie"] == "tied_turns"
    assert (record.host, record.youngest) == (0, 1)
    assert "Rolf is the youngest and begins. (DIG-09)" in shown
    assert "nl first_player=youngest" in shown
