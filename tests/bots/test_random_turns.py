"""Random turns played by lookup equal those of the rulebook: turn by turn, to the last random word."""

import random
from contextlib import suppress
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from jollyroll.bots.levels import RANDOM
from jollyroll.dice.stream import Stream, seed_stream
from jollyroll.errors import OptionError
from jollyroll.kit import Game, built_in, load_game, plugin_of
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import GameState
from jollyroll.lab.speeds import plain
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.twins import rebound

GAMES = tuple(game for game in map(load_game, built_in()) if plugin_of(game).random_turns())
LEVELS = np.full(6, RANDOM)
AT_A_TIME = 8, 9, 15  # limits on choices between comparisons, some of which fall within a turn
SOME_GAMES = {"kings_gold": 3, "oh_my_gold": 6, "piraten_kapern": 1}  # for each table; their tables take long to make
LOOKED_UP = {"kings_gold": 30, "oh_my_gold": 30, "piraten_kapern": 20}  # choices at least, for each seat
NOT_LOOKED_UP = ("seafarers", "seadogs", "seafarers+seadogs")  # presets with variants of Oh My Gold!
MIXES = {"kings_gold": 20, "oh_my_gold": 20, "piraten_kapern": 6}  # of options


@cache
def turns_of(game: Game) -> ModuleType:
    """The turns of a game with its rulebook, in plain Python."""
    return rebound(cast(ModuleType, plugin_of(game).random_turns()), rulebook_of(game))


def python_numbers(game: Game, start: GameState) -> list[SimpleNamespace]:
    """The memory for turns, with Python's integers, which do not overflow."""
    turns = plugin_of(game).random_turns()
    assert turns
    graph: Any = turns.prepare(game, start)
    return [SimpleNamespace(**{name: graph[name][0].astype(object) for name in graph.dtype.names})]


def new_streams(seed: int, number: int) -> tuple[list[int], list[int]]:
    """For dice and for choices."""
    streams = ([0] * 4, [0] * 4)
    for place, stream in enumerate(streams):
        seed_stream(stream, seed, 2 * number + place)
    return streams


def by_rulebook(game: Game, state: GameState, dice: Stream, luck: Stream) -> int:
    """One event; returns the number of choices in it."""
    by_rules = plain(game.name)
    if is_chance(state):
        game.rules.apply_outcome(state, by_rules.chance(state, dice))
        return 0
    game.rules.apply_choice(state, by_rules.random_choice(state, luck))
    return 1


def compare(game: Game, seats: int, preset: str, changes: dict[str, str], seed: int, games: int) -> int:
    """Play games both ways; returns the number of choices made by lookup."""
    start = game.new_state(seats, game.resolve(preset, changes))
    start.ledger = None
    graph = python_numbers(game, start)
    luck = random.Random(seed)
    looked_up = 0
    for number in range(games):
        quick, slow = start.copy(), start.copy()
        quick_streams, slow_streams = new_streams(seed, number), new_streams(seed, number)
        choices = slow_choices = 0
        while quick.phase != OVER:
            most = luck.choice(AT_A_TIME)
            here = turns_of(game).play_turns(quick, quick_streams[0], quick_streams[1], LEVELS, graph, most)
            assert here <= most
            looked_up += here
            choices += here
            if not here and quick.phase != OVER:
                choices += by_rulebook(game, quick, *quick_streams)
            while slow.phase != OVER and (slow_choices < choices or slow_streams != quick_streams):
                slow_choices += by_rulebook(game, slow, *slow_streams)
            assert quick == slow
            assert (choices, quick_streams) == (slow_choices, slow_streams)
        assert slow.phase == OVER
    return looked_up


@pytest.mark.parametrize(("game", "preset"), [(game, preset) for game in GAMES for preset in game.presets])
def test_every_preset_and_number_of_seats(game: Game, preset: str) -> None:
    for seats in game.seat_range:
        looked_up = compare(game, seats, preset, {}, seed=seats, games=SOME_GAMES[game.name])
        assert not looked_up if preset in NOT_LOOKED_UP else looked_up > LOOKED_UP[game.name] * seats


def any_options(game: Game, dealer: random.Random) -> dict[str, str]:
    """A mix of options that go together."""
    while True:
        changes = {option.name: dealer.choice(list(option.values)) for option in game.options}
        with suppress(OptionError):
            game.resolve("", changes)
            return changes


@pytest.mark.parametrize("game", GAMES)
def test_any_mix_of_options(game: Game) -> None:
    dealer = random.Random("mix of turns")
    for seed in range(MIXES[game.name]):
        changes = any_options(game, dealer)
        compare(game, dealer.choice(game.seat_range), "", changes, seed=100 + seed, games=SOME_GAMES[game.name])


@pytest.mark.parametrize(
    "changes", [{"dice": "custom:KKKCCD"}, {"end": "all_claimed"}, {"deck": "custom:" + ",".join(["1CD"] * 18)}]
)
def test_dice_decks_and_ends_of_their_own(changes: dict[str, str]) -> None:
    assert compare(load_game("oh_my_gold"), 3, "base", changes, seed=17, games=6) > LOOKED_UP["oh_my_gold"]
