"""The effects of a turn without variants, numbered: how many chests are opened, by locks, and which treasures are loaded.

No more treasures can be loaded than four dice fill; each set of these, a load, has a number too, and a gain: its points and
diamonds.
"""

from itertools import combinations_with_replacement

from ..rules.cards import FIRST_KIND, SPACES
from ..rules.components import COINS_ON, DIAMONDS_ON, DICE, MOST_LOCKS, TREASURES
from ..rules.ending import merit_of
from ..rules.points import POINTS_ON

NOTHING = 0  # the effect of a turn that brings nothing
COUNT_BITS = 2  # of the chests opened, for each number of locks
OPENED = 1 << COUNT_BITS * MOST_LOCKS  # an effect is the chests opened, and this many times its load

Treasures = tuple[int, ...]  # kinds, in order


def all_loads() -> list[Treasures]:
    """Every set of treasures with no more spaces than dice, the empty one first."""
    sets = (load for count in range(DICE + 1) for load in combinations_with_replacement(range(TREASURES), count))
    return [load for load in sets if sum(SPACES[FIRST_KIND + kind][2] for kind in load) <= DICE]


def merit_of_load(load: Treasures) -> int:
    """How much these treasures add to the merit of any loot."""
    return merit_of(sum(COINS_ON[kind] for kind in load), sum(DIAMONDS_ON[kind] for kind in load), 0) - merit_of(0, 0, 0)


_LOADS = all_loads()
_NUMBERS = {load: number for number, load in enumerate(_LOADS)}
EFFECTS = OPENED * len(_LOADS)

# by the number of a load
LOADED = tuple(tuple(load.count(kind) for kind in range(TREASURES)) for load in _LOADS)  # how many of each kind
LOADED_POINTS = tuple(sum(POINTS_ON[kind] for kind in load) for load in _LOADS)
LOADED_DIAMONDS = tuple(sum(DIAMONDS_ON[kind] for kind in load) for load in _LOADS)
LOAD_WITH = tuple(tuple(_NUMBERS.get(tuple(sorted((*load, kind))), 0) for kind in range(TREASURES)) for load in _LOADS)

# gains, from the least to the most merit
GAIN_MERITS = tuple(sorted({merit_of_load(load) for load in _LOADS}))
GAINS = len(GAIN_MERITS)
GAIN_OF = tuple(GAIN_MERITS.index(merit_of_load(load)) for load in _LOADS)  # by the number of a load


def load_of(effect: int) -> int:
    """The load of an effect."""
    return effect // OPENED


def opened_of(effect: int, locks: int) -> int:
    """How many chests with this many locks an effect opens."""
    return effect >> COUNT_BITS * (locks - 1) & (1 << COUNT_BITS) - 1


def chests_of(effect: int) -> int:
    """How many chests an effect opens."""
    return opened_of(effect, 1) + opened_of(effect, 2) + opened_of(effect, 3)


def effect_with(effect: int, card: int) -> int:
    """The effect with one more card, numbered as in `rules/cards.py`."""
    if card < FIRST_KIND:
        return effect + (1 << COUNT_BITS * (card - 1))
    return effect % OPENED + OPENED * LOAD_WITH[load_of(effect)][card - FIRST_KIND]
