"""The stream of random numbers: replayable, exact, even, and the same plain and compiled."""

from typing import Any

import numpy as np
import pytest

from jollyroll.dice import stream
from jollyroll.dice.stream import GOLDEN, WORD, below, next_word, scramble, seed_stream
from jollyroll.speed.compile import compiled

SEEDS = [(0, 0), (0, 1), (1, 0), (20, 26), (2**31, 2**33), (2**62 - 1, 2**62 - 1)]


def started(seed: int, game: int) -> list[int]:
    words = [0, 0, 0, 0]
    seed_stream(words, seed, game)
    return words


def rolls(seed: int, game: int, count: int) -> list[int]:
    words = started(seed, game)
    return [below(words, 6) for _ in range(count)]


@pytest.mark.parametrize(("seed", "game"), SEEDS)
def test_DIG_01_the_same_seed_and_game_give_the_same_dice(seed: int, game: int) -> None:
    assert rolls(seed, game, 200) == rolls(seed, game, 200)


def test_DIG_01_a_used_stream_starts_over_when_it_is_seeded_again() -> None:
    words = started(7, 7)
    first = [next_word(words) for _ in range(20)]
    seed_stream(words, 7, 7)
    assert [next_word(words) for _ in range(20)] == first


def test_DIG_01_other_games_and_other_seeds_have_other_dice() -> None:
    courses = {tuple(rolls(seed, game, 30)) for seed in range(40) for game in range(40)}
    assert len(courses) == 1600


def test_DIG_01_numbers_beyond_32_bits_matter_in_seed_and_game() -> None:
    starts = {tuple(started(seed, game)) for seed in (1, 1 + 2**32, 1 + 2**61) for game in (5, 5 + 2**32, 5 + 2**61)}
    assert len(starts) == 9


@pytest.mark.parametrize(
    ("seed", "game", "words", "dice"),
    [
        (0, 0, [521121320, 1894942120, 1442488925, 4110160469, 1234958819], [4, 0, 2, 1, 4, 5, 2, 5, 4, 0, 1, 2]),
        (0, 1, [3368027528, 1629167408, 3403250257, 366985417, 1699410758], [3, 1, 0, 5, 2, 2, 0, 1, 1, 0, 5, 2]),
        (1, 0, [952495147, 1135671079, 1089012976, 3746037583, 1888110357], [2, 0, 0, 3, 4, 3, 1, 2, 4, 5, 4, 3]),
        (20, 26, [847710708, 1667284449, 4203068456, 3063521455, 846658158], [1, 5, 1, 2, 3, 4, 5, 1, 3, 3, 5, 5]),
        (2**62 - 1, 2**62 - 1, [3684341434, 330935393, 2023818580, 3465098883, 3524396595], [4, 2, 2, 1, 2, 3, 5, 5, 5, 1, 3, 1]),
    ],
)
def test_DIG_01_golden_numbers_that_must_never_change(seed: int, game: int, words: list[int], dice: list[int]) -> None:
    state = started(seed, game)
    assert [next_word(state) for _ in words] == words
    assert [below(state, 6) for _ in dice] == dice


def test_the_generator_is_the_published_one() -> None:
    # the first numbers of xoshiro128++ from the state 1, 2, 3, 4, as in other implementations
    state = [1, 2, 3, 4]
    expected = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert [next_word(state) for _ in expected] == expected


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 35, 216, 7776, 1679616, 2**30 + 1, 2**31 - 1, 2**31])
def test_numbers_stay_below_their_bound(bound: int) -> None:
    state = started(3, bound)
    drawn = [below(state, bound) for _ in range(2000)]
    assert min(drawn) >= 0
    assert max(drawn) < bound
    if bound <= 35:
        assert set(drawn) == set(range(bound)), "and every number comes up"


def about_to_give(word: int) -> list[int]:
    """A stream with this next word."""
    words = [word, 12345, 67890, -word & WORD]
    assert next_word(list(words)) == word
    return words


def test_words_that_would_favour_some_numbers_are_thrown_away() -> None:
    # 2**32 mod 6 is 4: four words must be rejected, those with word * 6 mod 2**32 below 4
    edges = [(number * 2**32 + 5) // 6 for number in range(6)]  # the first word for each number
    unfair = [word for word in edges if word * 6 % 2**32 < 4]
    assert len(unfair) == 4
    for word in edges:
        words = about_to_give(word)
        after = list(words)
        next_word(after)
        expected = below(after, 6) if word in unfair else word * 6 >> 32
        assert below(words, 6) == expected
        assert words == after, "a word thrown away costs another"


def test_every_word_below_and_above_an_edge_falls_to_its_number() -> None:
    for number in range(6):
        first = (number * 2**32 + 5) // 6
        last = ((number + 1) * 2**32 - 1) // 6
        assert below(about_to_give(first + 1), 6) == number
        assert below(about_to_give(last), 6) == number


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_DIG_01_dice_are_even() -> None:
    state = started(2024, 0)
    drawn = [below(state, 6) for _ in range(60_000)]
    assert chi_square([drawn.count(face) for face in range(6)]) < 20.5  # exceeded one time in a thousand (5 degrees)
    pairs = [6 * a + b for a, b in zip(drawn[::2], drawn[1::2], strict=True)]
    assert chi_square([pairs.count(pair) for pair in range(36)]) < 66.6  # likewise (35 degrees)


def test_DIG_01_the_first_dice_of_many_games_are_even() -> None:
    firsts = [rolls(99, game, 1)[0] for game in range(30_000)]
    assert chi_square([firsts.count(face) for face in range(6)]) < 20.5


def test_scrambling_loses_no_word() -> None:
    assert len({scramble(word) for word in range(100_000)}) == 100_000
    assert scramble(0) == 0
    assert all(0 <= scramble(word) <= WORD for word in (1, GOLDEN, WORD))


@pytest.fixture(scope="module")
def fast() -> Any:
    return compiled(stream)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "game"), SEEDS)
def test_DIG_01_compiled_gives_exactly_the_same_numbers(fast: Any, seed: int, game: int) -> None:
    words = np.zeros(4, np.int64)
    fast.seed_stream(words, seed, game)
    plain = started(seed, game)
    assert words.tolist() == plain
    for bound in (1, 2, 6, 216, 7776, 1679616, 2**31 - 1, 2**31) * 50:
        assert fast.below(words, bound) == below(plain, bound)
        assert fast.next_word(words) == next_word(plain)
    assert words.tolist() == plain
