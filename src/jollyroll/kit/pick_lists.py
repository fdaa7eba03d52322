"""All sub-bags of every bag as one table, from which compiled code lists them.

Looking up a single one is not faster than computing it, since the table exceeds the processor's cache. Plain Python does not load
this module: building the table takes longer than it saves.
"""

from itertools import accumulate, product

from .bags import BAGS, SIZE, bag_number


def picks_in_order(bag: int) -> list[int]:
    """All sub-bags of a bag in the order of `nth_pick`: the first face changes fastest."""
    ranges = [range(count + 1) for count in reversed(BAGS[bag])]
    return [bag_number(*reversed(counts)) for counts in product(*ranges)]


_PICKS = [picks_in_order(bag) for bag in range(len(BAGS))]
PICKED = tuple(pick for picks in _PICKS for pick in picks)
COUNT = tuple(len(picks) for picks in _PICKS)
BEGIN = (0, *accumulate(COUNT[:-1]))


def list_picks(bag: int, listed: list[int], end: int, base: int, least: int, none: bool) -> int:
    """The same as `bags.list_picks`, from the table."""
    begin = BEGIN[bag]
    if none:
        listed[end] = base
        end += 1
    for place in range(begin + 1, begin + COUNT[bag]):
        pick = PICKED[place]
        listed[end] = base + pick
        end += SIZE[pick] >= least
    return end
