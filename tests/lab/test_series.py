"""A game's course depends on the seed and its number alone."""

from dataclasses import fields
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.bots.levels import RANDOM
from jollyroll.dice.stream import seed_stream
from jollyroll.kit import load_game
from jollyroll.lab.bot_games import BOTS_LUCK
from jollyroll.lab.parallel import GameChunks, Interrupted, play_series
from jollyroll.lab.series import Series, Worker, plain_bot_games
from jollyroll.lab.tally import PARTS, Tally, counted


def series_of(name: str = "kings_gold", seats: int = 3, seed: int = 11, rows: int = 1, **more: Any) -> Series:
    game = load_game(name)
    return Series(game, game.resolve(), ((RANDOM,) * seats,) * rows, seed, **more)


def same(one: Tally, other: Tally) -> bool:
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(one))


WORKER: list[Worker] = []


def worker() -> Worker:
    """One worker for all tests: its earlier games must not matter."""
    if not WORKER:
        WORKER.append(Worker(series_of(rows=6)))
    return WORKER[0]


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(1, 200), min_size=1, max_size=6), st.integers(0, 1000))
def test_cut_as_you_like_it_comes_to_the_same(cuts: list[int], first: int) -> None:
    whole = worker().play(first, sum(cuts))
    parts = worker().series.nothing()
    for cut in cuts:
        parts += worker().play(first, cut)
        first += cut
    assert same(whole, parts)


def test_a_small_room_for_last_positions_changes_nothing() -> None:
    series = series_of(rows=6)
    cramped = Worker(series)
    cramped.room = 7
    assert same(cramped.play(3, 100), worker().play(3, 100))


@pytest.mark.parametrize("cores", [2, 3])
def test_many_cores_come_to_the_same_as_one(cores: int) -> None:
    assert same(play_series(series_of(rows=6), 5_000, cores=1), play_series(series_of(rows=6), 5_000, cores=cores))


def test_compiled_games_are_those_of_plain_python() -> None:
    series = series_of()
    finals, notes = Worker(series).positions(100, 30)
    play = plain_bot_games("kings_gold", only_random=True)
    for place in range(30):
        state, noted = series.start(), [0, 0]
        dice, luck = [0, 0, 0, 0], [0, 0, 0, 0]
        seed_stream(dice, series.seed, 100 + place)
        seed_stream(luck, series.seed, 100 + place + BOTS_LUCK)
        play.play_game(state, noted, series.seatings[0], dice, luck, None, series.most)
        assert noted == list(notes[place])
        assert state.numbers() == list(finals[place : place + 1].view(np.int32))


def test_a_tally_counts_what_the_last_positions_say() -> None:
    series = series_of(rows=2)
    finals, notes = Worker(series).positions(1, 200)
    tally = counted(series.game, finals, notes, 2, 1)
    assert tally.games.tolist() == [100, 100]
    assert tally.parts.sum() == 200 * PARTS, "the shares of all seats come to one victory a game"
    assert tally.began.sum() == 200
    assert tally.scores[0].tolist() == finals["coins"][1::2, :3].sum(axis=0).tolist(), "game 1 has the second seating"
    assert tally.turns.sum() == finals["turn"].sum()
    assert np.array_equal(
        np.diagonal(tally.products, axis1=1, axis2=2), tally.won_alone * PARTS**2 + tally.won_shared * (PARTS // 2) ** 2
    )


def test_games_without_end_are_given_up_and_counted_apart() -> None:
    series = series_of(most=20)
    tally = Worker(series).play(0, 50)
    assert tally.unfinished.sum() == 50
    assert tally.games.sum() == tally.parts.sum() == tally.scores.sum() == tally.began.sum() == tally.turns.sum() == 0


def test_chunks_are_put_together_from_the_first_game_on() -> None:
    series = series_of()
    chunks = GameChunks(series, 100)
    one, two, three = (chunks.take(30) for _ in range(3))
    for games in (three, one):
        tally = series.nothing()
        tally.games += len(games)
        chunks.add(games, tally)
    assert (chunks.whole, chunks.played, int(chunks.tally.games.sum())) == (30, 60, 30)
    chunks.add(two, series.nothing())
    assert chunks.whole == 90
    assert list(chunks.take(30)) == list(range(90, 100))
    assert not chunks.take(30)


class CtrlC:
    """Interrupts the series after the first games."""

    def getting_ready(self) -> None: ...

    def played(self, games: int) -> None:
        if games:
            raise KeyboardInterrupt


def test_an_interrupted_series_is_the_beginning_of_a_whole_one() -> None:
    series = series_of(rows=6)
    with pytest.raises(Interrupted) as stopped:
        play_series(series, 10**9, cores=2, progress=CtrlC())
    games = stopped.value.games
    assert 0 < games < 10**9
    assert same(stopped.value.tally, play_series(series, games, cores=1))


def test_a_worker_that_fails_ends_the_series_with_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Worker, first: int, games: int) -> Tally:
        raise MemoryError("no room")

    monkeypatch.setattr(Worker, "play", fail)
    with pytest.raises(MemoryError, match="no room"):
        play_series(series_of(), 1000, cores=2)
