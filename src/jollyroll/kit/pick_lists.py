"""All picks of every bag as one table, by the numbers of `bags`: machine code lists them from here.

To look up a single one is not faster than to compute it: the table is too large to stay close to the processor. Plain Python
does not load this: making the table takes longer than it would save.
"""

from itertools import accumulate, product

from .bags import BAGS, SIZE, bag_number


def picks_in_order(bag: int) -> list[int]:
    """Every pick of a bag, in the order of `nth_pick`: the first face changes fastest."""
    ranges = [range(count + 1) for count in reversed(BAGS[bag])]
    return [bag_number(*reversed(counts)) for counts in product(*ranges)]


_PICKS = [picks_in_order(bag) for bag in range(len(BAGS))]
PICKED = tuple(pick for picks in _PICKS for pick in picks)
COUNT = tuple(len(picks) for picks in _PICKS)
BEGIN = (0, *accumulate(COUNT[:-1]))


def list_picks(bag: int, listed: list[int], end: int, base: int, least: int, none: bool) -> int:
    """As `bags.list_picks`."""
    begin = BEGIN[bag]
    if none:
        listed[end] = base
        end += 1
    for place in range(begin + 1, begin + COUNT[bag]):
        pick = PICKED[place]
        listed[end] = base + pick
        end += SIZE[pick] >= least
    return end
