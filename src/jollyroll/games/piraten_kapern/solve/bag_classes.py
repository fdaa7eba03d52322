"""Equivalence classes of bags, each solved once: which faces are interchangeable, and which count as one."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations

from jollyroll.kit.bags import BAGS, bag_number

Results = Mapping[int, int]  # by bag
Faces = range(5)


@cache
def exchanged(one: int, other: int) -> tuple[int, ...]:
    """Every bag with the counts of these two faces exchanged."""
    return tuple(bag_number(*changed(bag, {one: bag[other], other: bag[one]})) for bag in BAGS)


@cache
def joined(one: int, other: int) -> tuple[int, ...]:
    """Every bag with all dice of the second face turned to the first."""
    return tuple(bag_number(*changed(bag, {one: bag[one] + bag[other], other: 0})) for bag in BAGS)


def changed(bag: Sequence[int], counts: Mapping[int, int]) -> list[int]:
    """A bag with some counts replaced."""
    return [counts.get(face, count) for face, count in enumerate(bag)]


def agree(image: Sequence[int], tables: Iterable[Results]) -> bool:
    """True if every table gives a bag and its image the same result."""
    return all(table[image[bag]] == result for table in tables for bag, result in table.items())


def faces_alike(tables: Sequence[Results], image: Callable[[int, int], Sequence[int]]) -> list[list[int]]:
    """Groups of faces that are alike under `image`; a face unlike all others is a group of its own."""
    group = list(Faces)
    for one, other in combinations(Faces, 2):
        if group[other] == other and agree(image(one, other), tables):
            group[other] = group[one]
    return [[face for face in Faces if group[face] == first] for first in sorted(set(group))]


def representatives(tables: Sequence[Results]) -> list[int]:
    """The representative of each bag's class: merged faces as the first of them, interchangeable faces in descending counts."""
    merged = faces_alike(tables, joined)
    alike = [group for group in faces_alike(tables, exchanged) if group not in merged]
    return [bag_number(*standard(bag, merged, alike)) for bag in BAGS]


def standard(bag: Sequence[int], merged: Sequence[Sequence[int]], alike: Sequence[Sequence[int]]) -> list[int]:
    """The counts of the representative."""
    counts = list(bag)
    for group in merged:
        together = sum(counts[face] for face in group)
        for face in group:
            counts[face] = 0
        counts[group[0]] = together
    for group in alike:
        for face, count in zip(group, sorted((counts[face] for face in group), reverse=True), strict=True):
            counts[face] = count
    return counts
