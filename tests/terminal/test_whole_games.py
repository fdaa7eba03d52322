"""Whole games over pipes: bots among themselves, a person's typed game, the same seed twice, a game left and resumed."""

from pathlib import Path

import pytest

from jollyroll.kit import built_in
from jollyroll.match import load, replay
from jollyroll.match.wording import Wording
from tests.terminal.players import run

TWO_BOTS = ("--seat", "Greta=bot:greedy", "--seat", "Rolf=bot:random")
ANA_AND_A_BOT = ("--seat", "Ana", "--seat", "bot:random")
KEYS = "s\na\nb\n*\nd\n" * 400  # one of these answers any question


def shorter(name: str) -> tuple[str, ...]:
    """Options that shorten Piraten Kapern."""
    return ("--option", "target=1000") if name == "piraten_kapern" else ()


def seeded(home: Path, name: str, seed: int) -> Path:
    """The record of a game between bots with this seed."""
    file = home / f"{seed}-{len(list(home.iterdir()))}.jolly"
    done = run(home, "play", name, *TWO_BOTS, *shorter(name), "--dice", "seeded", "--seed", str(seed), "--record", str(file))
    assert f"seed {seed}" in done.stdout
    return file


@pytest.mark.parametrize("name", built_in())
def test_bots_play_a_whole_game_and_every_movement_is_told_with_its_rule(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.jolly"
    done = run(tmp_path, "play", name, *TWO_BOTS, *shorter(name), "--record", str(file))
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Game over" in done.stdout
    check_sentences(file, done.stdout)
    match = replay(load(file))
    assert match.is_over
    assert match.seats[0].name == "Greta"
    assert match.seats[1].bot == "random"
    for standing in match.standings():
        assert f"{standing.place}. {match.seats[standing.seat].name}: " in done.stdout


def check_sentences(file: Path, shown: str) -> None:
    """Every rule that moved something in this game was named in a full sentence, unless it is not worth one."""
    record = load(file)
    match = replay(record, 0)
    words = Wording(match.game, match.seats)
    rules = {entry.rule for entry in match.ledger if words.ledger_sentence(entry)}
    for event in record.events:
        match.play(event)
        rules |= {entry.rule for entry in match.ledger if words.ledger_sentence(entry)}
    assert rules
    for rule in rules:
        assert f"({rule})" in shown
    assert "{" not in shown, "every sentence is written out"
    assert "told-" not in shown


@pytest.mark.parametrize("name", built_in())
def test_the_same_seed_gives_the_same_game(tmp_path: Path, name: str) -> None:
    first, again, other = (load(seeded(tmp_path, name, seed)) for seed in (11, 11, 12))
    assert first == again
    assert first.header["Seed"] == "11"
    assert other.events != first.events


@pytest.mark.parametrize("name", built_in())
def test_a_person_plays_a_whole_game_by_keys(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.jolly"
    dice = ("--dice", "seeded", "--seed", "31")  # with others the keys might not reach the end
    done = run(tmp_path, "play", name, *ANA_AND_A_BOT, *dice, "--record", str(file), *shorter(name), typed=KEYS)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert replay(load(file)).is_over


@pytest.mark.parametrize("name", built_in())
def test_a_seeded_game_left_and_resumed_goes_on_as_if_nothing_had_happened(tmp_path: Path, name: str) -> None:
    """The same keys with and without a break."""
    arguments = ("play", name, *ANA_AND_A_BOT, *shorter(name), "--dice", "seeded", "--seed", "21", "--record")
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
    assert "Rolf is the youngest and goes first. (DIG-09)" in shown
    assert "European booklet in Dutch" in shown
