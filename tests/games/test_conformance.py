"""The conformance suite for every game, with positions found by Hypothesis."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.kit import built_in, load_game
from jollyroll.testing import (
    check_game,
    check_leavers,
    check_options,
    check_over,
    check_position,
    check_record,
    check_refusals,
    check_rules_cited,
    check_seat_counts,
    check_time_outs,
    check_words,
    walk,
)

every_game = pytest.mark.parametrize("name", built_in())
dice = st.integers(0, 2**64).map(random.Random)
seeds = st.integers(0, 2**40)


@every_game
@settings(max_examples=60, deadline=None)
@given(chance=dice)
def test_DIG_08_any_position_that_play_can_reach_is_sound(name: str, chance: random.Random) -> None:
    game = load_game(name)
    check_position(game, walk(game, chance))


@every_game
def test_DIG_09_the_ledger_names_no_other_games_rules(name: str) -> None:
    assert len(check_rules_cited(load_game(name))) > 10


@every_game
@settings(max_examples=25, deadline=None)
@given(chance=dice, seed=seeds)
def test_a_game_that_is_over_has_winners_and_takes_nothing_more(name: str, chance: random.Random, seed: int) -> None:
    game = load_game(name)
    check_over(game, walk(game, chance), seed)


@every_game
@settings(max_examples=25, deadline=None)
@given(chance=dice)
def test_DIG_12_when_all_but_one_have_left_that_one_has_won(name: str, chance: random.Random) -> None:
    game = load_game(name)
    check_leavers(game, walk(game, chance), chance)


@every_game
@settings(max_examples=40, deadline=None)
@given(chance=dice, seed=seeds)
def test_DIG_05_time_outs_alone_bring_any_turn_to_its_end(name: str, chance: random.Random, seed: int) -> None:
    game = load_game(name)
    check_time_outs(game, walk(game, chance), seed)


@every_game
@settings(max_examples=15, deadline=None)
@given(chance=dice)
def test_DIG_06_records_are_what_was_played_and_choices_can_be_taken_back(name: str, chance: random.Random) -> None:
    check_record(load_game(name), chance)


@every_game
def test_every_word_a_player_meets_is_in_the_catalogue(name: str) -> None:
    check_words(load_game(name))


@every_game
def test_every_refusal_names_a_registered_rule(name: str) -> None:
    check_refusals(load_game(name))


@every_game
def test_every_option_value_and_preset_can_be_chosen_and_is_read_off_positions(name: str) -> None:
    check_options(load_game(name))


@every_game
def test_a_table_too_small_or_too_large_is_refused(name: str) -> None:
    check_seat_counts(load_game(name))


@every_game
def test_the_whole_suite_passes_as_a_stranger_would_run_it(name: str) -> None:
    check_game(load_game(name), walks=3)
