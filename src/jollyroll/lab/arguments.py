"""Checks arguments and works out the seatings, before anything long begins."""

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product
from math import comb

from jollyroll.bots.levels import LEVELS
from jollyroll.dice.fair import SEEDS
from jollyroll.errors import ArgumentError, UnknownBotError
from jollyroll.words import whole

MOST_GAMES = 10**12
MOST_CORES = 1024
LevelPair = tuple[int, int]
Places = tuple[int, ...]


def check_numbers(games: int, seed: int | None, cores: int | None) -> None:
    """Refuse numbers out of range."""
    if not is_whole(games) or not 1 <= games <= MOST_GAMES:
        raise ArgumentError("game-count", games=str(games), most=whole(MOST_GAMES))
    if seed is not None and (not is_whole(seed) or seed not in SEEDS):
        raise ArgumentError("seed-range", most=str(SEEDS[-1]))
    check_cores(cores)


def check_cores(cores: int | None) -> None:
    """Refuse an impossible number of processor cores."""
    if cores is not None and (not is_whole(cores) or not 1 <= cores <= MOST_CORES):
        raise ArgumentError("cores-range", most=MOST_CORES)


def is_whole(number: object) -> bool:
    """True for a real int, not for a bool."""
    return isinstance(number, int) and not isinstance(number, bool)


def numbers_of(levels: Iterable[str]) -> list[int]:
    """The levels by number; refuses unknown names."""
    numbers = []
    for level in levels:
        if level not in LEVELS:
            raise UnknownBotError("unknown-bot", bot=level, known=", ".join(LEVELS))
        numbers.append(LEVELS.index(level))
    return numbers


def different(levels: Sequence[str]) -> list[int]:
    """The levels of a tournament by number: at least two, all different."""
    numbers = numbers_of(levels)
    for level in levels:
        if levels.count(level) > 1:
            raise ArgumentError("level-twice", bot=level)
    if len(numbers) < 2:
        raise ArgumentError("too-few-levels", known=", ".join(LEVELS))
    return numbers


def orders_of(seats: int, rotate: bool) -> list[Places]:
    """The seatings, seat by seat: one as given, or with `rotate` every order."""
    return list(permutations(range(seats))) if rotate else [tuple(range(seats))]


def tables_of(levels: int, seats: int) -> tuple[list[LevelPair], list[Places]]:
    """Every mixed table of every pair of levels: the pairs, and who sits on each seat."""
    pairs, places = [], []
    for pair in combinations(range(levels), 2):
        for table in product(pair, repeat=seats):
            if len(set(table)) == 2:
                pairs.append(pair)
                places.append(table)
    return pairs, places


def whole_rounds(games: int, round_length: int) -> int:
    """The number of games rounded up to whole rounds, so that every seating comes equally often."""
    return -(-games // round_length) * round_length


def games_in_all(games: int, levels: int, seats: int) -> int:
    """The games of a round robin with this many for each pairing, rounded up to whole rounds."""
    return comb(levels, 2) * whole_rounds(games, 2**seats - 2)
