"""Records, tables and positions under version 1 of Piraten Kapern's rules, of which there are now two."""

import pytest

from jollyroll.kit import load_game
from jollyroll.match import Match, Seat, read_json, read_position, read_text, replay, write_json, write_text
from jollyroll.match.errors import RecordError

HEAD = "Jollyroll: 1\nGame: piraten_kapern\nRules: {rules}\nOptions: {options} first_player=host\nSeats: Ana; Ben\nHost: 1\n"
HEAD += "Result: unfinished\n\n"
JOINED = "1. Ana: [card:sorceress] [SSSSWWWW] roll:WW+S [SWW] stop\n"
ALONE = "1. Ana: [card:sorceress] [SSSSWWWW] roll:+S [W] stop\n"
SUNK = "1. Ana: [card:sea-battle-2] [SSSMMMMW]\n"
GAME = load_game("pk")


def scores(options: str, moves: str, rules: int) -> tuple[int, ...]:
    record = read_text(HEAD.format(rules=rules, options=options) + moves)
    assert read_json(write_json(record)) == record
    assert f"Rules: {rules}\n" in write_text(record)
    assert f"Options: {options.split()[0]} " in write_text(record)
    return tuple(replay(record).state.scores[:2])


def test_PK_A11_a_grid_record_of_the_first_rules_lets_the_skull_join_a_roll() -> None:
    assert scores("grid", JOINED, 1) == (0, 0)
    assert scores("grid", ALONE, 2) == (0, 0)
    for moves, rules in ((ALONE, 1), (JOINED, 2)):
        with pytest.raises(RecordError):
            scores("grid", moves, rules)


def test_PK_A23_zero_asked_for_no_swords_in_the_first_rules() -> None:
    assert scores("book sea_bust=zero", SUNK, 1) == (0, 0)
    assert scores("book sea_bust=zero", SUNK, 2) == (-300, 0)


def test_PK_A60_an_option_that_the_first_rules_had_not() -> None:
    old, new = (read_text(HEAD.format(rules=rules, options="fr")) for rules in (1, 2))
    assert "after_failed_round" not in old.options
    assert new.options["after_failed_round"] == "sudden"
    assert (replay(old).state.after_failed_round, replay(new).state.after_failed_round) == (0, 1)
    with pytest.raises(RecordError, match="not an option"):
        read_text(HEAD.format(rules=1, options="fr after_failed_round=sudden"))


def test_a_new_game_is_of_the_newest_rules_and_an_old_one_goes_on_under_its_own() -> None:
    assert Match.start("pk", [Seat("Ana"), Seat("Ben")]).record.rules_version == 2
    match = replay(read_text(HEAD.format(rules=1, options="grid")))
    assert (match.game.rules_version, match.record.rules_version) == (1, 1)


def test_a_position_of_the_first_rules_is_written_for_todays() -> None:
    for options in ("fr", "grid"):
        match = replay(read_text(HEAD.format(rules=1, options=options)))
        text = match.position.text
        assert read_position(text).state == match.state


def test_data_without_a_version_is_recognised_by_its_options() -> None:
    assert GAME.with_options(GAME.under(1).resolve()).rules_version == 1
    assert GAME.with_options(GAME.resolve()) is GAME
    assert GAME.with_options({}) is GAME


def test_tables_solved_under_the_first_rules_hold_but_for_the_rule_that_changed() -> None:
    assert GAME.solved_under(1, GAME.resolve())
    assert GAME.solved_under(2, GAME.resolve("", {"sea_bust": "zero"}))
    assert not GAME.solved_under(1, GAME.resolve("", {"sea_bust": "zero"}))
    assert not GAME.solved_under(3, GAME.resolve())
    assert GAME.under(1).solved_under(2, GAME.resolve())
    assert not GAME.under(1).solved_under(2, GAME.resolve("", {"sea_bust": "zero"}))
