"""Players of every level in the lab: memories never affect the next game, and both speeds play alike."""

import numpy as np
import pytest

from jollyroll.bots.levels import BEGINNER, GREEDY, LEVELS
from jollyroll.bots.players import players_of
from jollyroll.dice.stream import seed_stream
from jollyroll.kit import built_in, load_game
from jollyroll.lab.bot_games import BOTS_LUCK
from jollyroll.lab.parallel import play_series
from jollyroll.lab.series import Series, Worker, plain_bot_games
from jollyroll.lab.tournament import hold_tournament
from tests.lab.test_series import same

EVERY = range(len(LEVELS))


def mixed(name: str, seats: int = 2) -> Series:
    """Every level against every other, and against itself."""
    game = load_game(name)
    return Series(game, game.resolve(), tuple((one, other, *[one] * (seats - 2)) for one in EVERY for other in EVERY), seed=21)


@pytest.mark.parametrize("name", built_in())
def test_games_come_out_the_same_alone_and_among_others(name: str) -> None:
    series = mixed(name)
    one, other = Worker(series), Worker(series)
    whole = one.play(0, 25)
    backwards = series.nothing()
    for game in reversed(range(25)):
        backwards += other.play(game, 1)
    assert same(whole, backwards)
    assert same(whole, play_series(series, 25, cores=2))
    assert whole.unfinished.sum() == 0


@pytest.mark.parametrize("name", built_in())
def test_beginner_and_greedy_play_alike_at_both_speeds(name: str) -> None:
    game = load_game(name)
    series = Series(game, game.resolve(), ((BEGINNER, GREEDY),), seed=8)
    finals, notes = Worker(series).positions(0, 4)
    players = players_of(game)
    prepare = players.prepare_plain
    memory = prepare(game, series.start(), series.levels)
    play = plain_bot_games(name, only_random=False)
    for number in range(4):
        state, noted, dice, luck = series.start(), [0, 0], [0, 0, 0, 0], [0, 0, 0, 0]
        seed_stream(dice, series.seed, number)
        seed_stream(luck, series.seed, number + BOTS_LUCK)
        play.play_game(state, noted, series.seatings[0], dice, luck, memory, series.most)
        assert noted == list(notes[number])
        assert state.numbers() == list(finals[number : number + 1].view(np.int32))


@pytest.mark.parametrize("name", built_in())
def test_greedy_beats_the_beginner_and_the_beginner_beats_chance(name: str) -> None:
    found = hold_tournament(name, ["random", "beginner", "greedy"], 400, seed=2)
    random, beginner, greedy = (entrant.rating for entrant in found.entrants)
    assert (beginner.mean, found.anchor) == (1000, "beginner")
    assert random.high < beginner.mean < greedy.low
