"""Checks arguments, and says who sits where, before anything long begins."""

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product
from math import comb

from jollyroll.bots.levels import LEVELS
from jollyroll.dice.fair import SEEDS
from jollyroll.errors import ArgumentError, UnknownBotError
from jollyroll.words import whole

MOST_GAMES = 10**12
MOST_CORES = 1024
Pair = tuple[int, int]
Places = tuple[int, ...]


def check_numbers(games: int, seed: int | None, cores: int | None) -> None:
    """Refuse numbers that make no sense."""
    if not is_whole(games) or not 1 <= games <= MOST_GAMES:
        raise ArgumentError("game-count", games=str(games), most=whole(MOST_GAMES))
    if seed is not None and (not is_whole(seed) or seed not in SEEDS):
        raise ArgumentError("seed-range", most=str(SEEDS[-1]))
    check_cores(cores)


def check_cores(cores: int | None) -> None:
    """Refuse a number of processor cores that no machine has."""
    if cores is not None and (not is_whole(cores) or not 1 <= cores <= MOST_CORES):
        raise ArgumentError("cores-range", most=MOST_CORES)


def is_whole(number: object) -> bool:
    """True for a real int, not for a bool."""
    return isinstance(number, int) and not isinstance(number, bool)


def numbers_of(levels: Iterable[str]) -> list[int]:
    """The levels by their numbers; refuses a name that no level has."""
    numbers = []
    for level in levels:
        if level not in LEVELS:
            raise UnknownBotError("unknown-bot", bot=level, known=", ".join(LEVELS))
        numbers.append(LEVELS.index(level))
    return numbers


def different(levels: Sequence[str]) -> list[int]:
    """The levels of a tournament by their numbers: at least two, each once."""
    numbers = numbers_of(levels)
    for level in levels:
        if levels.count(level) > 1:
            raise ArgumentError("level-twice", bot=level)
    if len(numbers) < 2:
        raise ArgumentError("too-few-levels", known=", ".join(LEVELS))
    return numbers


def orders_of(seats: int, rotate: bool) -> list[Places]:
    """Which player sits where, seat by seat: as they come, or in every order."""
    return list(permutations(range(seats))) if rotate else [tuple(range(seats))]


def tables_of(levels: int, seats: int) -> tuple[list[Pair], list[Places]]:
    """Every mixed table of every two levels: which two sit there, and who on which seat."""
    pairs, places = [], []
    for pair in combinations(range(levels), 2):
        for table in product(pair, repeat=seats):
            if len(set(table)) == 2:
                pairs.append(pair)
                places.append(table)
    return pairs, places


def whole_rounds(games: int, round_length: int) -> int:
    """So many games or a few more, so that every seating comes equally often."""
    return -(-games // round_length) * round_length


def games_in_all(games: int, levels: int, seats: int) -> int:
    """The games of a round robin with so many for each pairing, rounded up to whole rounds."""
    return comb(levels, 2) * whole_rounds(games, 2**seats - 2)
