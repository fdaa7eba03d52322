"""One rulebook, two speeds: the same games in plain Python and compiled are equal after every single event."""

import random

import pytest

from jollyroll.dice.stream import seed_stream
from jollyroll.kit import built_in, load_game
from jollyroll.kit.phases import OVER, is_choice
from jollyroll.lab import playout
from jollyroll.lab.speeds import as_records, fast, plain
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.recursion import call_cycle, callees
from jollyroll.speed.twins import bound_functions
from jollyroll.testing.two_speeds import compare

GAMES_PER_RULEBOOK = 10_000

# a lower target shortens most games of Piraten Kapern; every fifth table plays for the full one
SHORT = {"piraten_kapern": {"target": "1000"}}


def combinations() -> list[tuple[str, str]]:
    return [(name, preset) for name in built_in() for preset in load_game(name).presets]


@pytest.mark.parametrize(("name", "preset"), combinations())
def test_every_preset_and_number_of_seats_is_the_same_at_both_speeds(name: str, preset: str) -> None:
    game = load_game(name)
    tables = len(game.presets) * len(game.seat_range)
    games = -(-GAMES_PER_RULEBOOK // tables)
    for seats in game.seat_range:
        full = max(1, games // 50)
        for share, options in ((games - full, game.resolve(preset, SHORT.get(name, {}))), (full, game.resolve(preset))):
            assert compare(game, options, seats, seed=seats, games=share, leaving=0) > share


@pytest.mark.parametrize("name", built_in())
def test_any_mix_of_options_and_leaving_players_is_the_same_at_both_speeds(name: str) -> None:
    game = load_game(name)
    dealer = random.Random(f"mix of {name}")
    for seed in range(60):
        changes = {option.name: dealer.choice([v for v in option.values if v != "custom"]) for option in game.options}
        changes.update(SHORT.get(name, {}))
        if changes.get("seafarers") == "on":
            changes["rerolls"] = "1"
        seats = dealer.choice(game.seat_range)
        compare(game, game.resolve("", changes), seats, seed=1000 + seed, games=10, leaving=dealer.choice([0, 40, 200]))


@pytest.mark.parametrize("name", built_in())
def test_DIG_05_time_outs_choose_the_same_at_both_speeds(name: str) -> None:
    game = load_game(name)
    play, quick = plain(name), fast(name)
    dealer = random.Random(f"time-outs of {name}")
    for preset in game.presets:
        state = game.new_state(dealer.choice(game.seat_range), game.resolve(preset))
        state.ledger = None
        stream = [0, 0, 0, 0]
        seed_stream(stream, 5, 0)
        for _ in range(300):
            if is_choice(state):
                assert game.rules.timeout_choice(state) == quick.timeout_choice_of(as_records(state))
            if state.phase != OVER:
                play.advance(state, stream, 100)


@pytest.mark.parametrize("name", built_in())
def test_no_rule_calls_itself_because_such_machine_code_could_not_be_kept(name: str) -> None:
    functions = bound_functions(playout, rulebook_of(load_game(name)))
    rules = {function.__name__: function for function in functions}
    assert rules["timeout_choice"] in callees(rules["timeout_choice_of"]), "calls are followed into the rulebook"
    assert call_cycle(functions) == []
