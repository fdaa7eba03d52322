"""Turns of players at random that are looked up are those that the rulebook gives: turn by turn, to the last random word."""

import random

import numpy as np
import numpy.typing as npt
import pytest

from jollyroll.bots.levels import RANDOM
from jollyroll.dice.stream import Stream, seed_stream
from jollyroll.games.kings_gold.bots.random_turns import play_turns
from jollyroll.games.kings_gold.solve.turn_graph import MOST_CHOICES, TurnGraph, graph_of
from jollyroll.kit import load_game
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import GameState
from jollyroll.lab.speeds import plain

NAME = "kings_gold"
GAME = load_game(NAME)
LEVELS = np.full(6, RANDOM)


def python_numbers(graph: npt.NDArray[np.void]) -> list[TurnGraph]:
    """The same with numbers that do not overflow."""
    return [TurnGraph(*(graph[name][0].astype(object) for name in TurnGraph._fields))]


def new_streams(seed: int, number: int) -> tuple[list[int], list[int]]:
    """For dice and for choices."""
    streams = ([0] * 4, [0] * 4)
    for place, stream in enumerate(streams):
        seed_stream(stream, seed, 2 * number + place)
    return streams


def by_rulebook(state: GameState, dice: Stream, luck: Stream) -> int:
    """One event; answers how many choices that were."""
    by_rules = plain(NAME)
    if is_chance(state):
        GAME.rules.apply_outcome(state, by_rules.chance(state, dice))
        return 0
    GAME.rules.apply_choice(state, by_rules.random_choice(state, luck))
    return 1


def compare(seats: int, preset: str, changes: dict[str, str], seed: int, games: int) -> int:
    """Play games both ways; answers how many choices were made by looking them up."""
    start = GAME.new_state(seats, GAME.resolve(preset, changes))
    start.ledger = None
    graph = python_numbers(graph_of(GAME, start))
    looked_up = 0
    for number in range(games):
        quick, slow = start.copy(), start.copy()
        quick_streams, slow_streams = new_streams(seed, number), new_streams(seed, number)
        choices = told = 0
        while quick.phase != OVER:
            here = play_turns(quick, quick_streams[0], quick_streams[1], LEVELS, graph, MOST_CHOICES)
            looked_up += here
            choices += here if here else by_rulebook(quick, *quick_streams)
            while slow.phase != OVER and (told < choices or slow_streams != quick_streams):
                told += by_rulebook(slow, *slow_streams)
            assert quick == slow
            assert (choices, quick_streams) == (told, slow_streams)
        assert slow.phase == OVER
    return looked_up


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_preset_and_number_of_seats(preset: str) -> None:
    for seats in GAME.seat_range:
        assert compare(seats, preset, {}, seed=seats, games=3) > 30 * seats


def test_any_mix_of_options() -> None:
    dealer = random.Random("mix of turns")
    for seed in range(20):
        changes = {option.name: dealer.choice(list(option.values)) for option in GAME.options}
        compare(dealer.choice(GAME.seat_range), "", changes, seed=100 + seed, games=3)
