"""Fill a sheet from what was read off the rulebook: card by card at the table, all at once for machine code."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, overload

from jollyroll.kit.bags import BAGS as COUNTS
from jollyroll.kit.bags import SIZE, bag_number, throw_ways

from ..rules import rulebook as rules
from ..rules.choices import STOP
from ..rules.components import DICE, KINDS, OUT_SKULLS
from . import reading, sheet
from .classes import representatives
from .reading import Options
from .sheet import AT_ISLAND, BAGS, FACES, LEVELS, LIVE, NODES, OUT, PAGE, SIZES, WAYS

Page = list[int]
Ends = Mapping[int, int]


@lru_cache(maxsize=64)
def card_page(options: Options, card: int) -> Page:
    """The page of one card."""
    page = [0] * PAGE
    write_throws(page, options, card)
    live = [skulls for skulls in range(LEVELS) if LIVE in (page[sheet.LATER + skulls], page[sheet.OPENING + skulls])]
    stops = {skulls: reading.stops(options, card, skulls) for skulls in live}
    busts = {skulls: reading.busts(options, card, skulls) for skulls in range(LEVELS) if skulls not in live}
    saved = reading.saved(options, card, OUT_SKULLS)
    write_classes(page, representatives([*stops.values(), *busts.values(), saved]))
    for part, tables in ((sheet.STOPPED, stops), (sheet.BUST, busts)):
        for skulls, ends in tables.items():
            write_ends(page, part + skulls * BAGS, ends)
    write_ends(page, sheet.STOWED, saved)
    page[sheet.STOWS] = int(bool(saved))
    if AT_ISLAND in page[sheet.OPENING : sheet.LATER]:
        write_island(page, options, card)
    return page


def write_ends(page: Page, part: int, ends: Ends) -> None:
    """Note the end of each bag's class."""
    for bag, end in ends.items():
        page[part + page[sheet.KLASS + bag]] = end
        page[sheet.REACHED + end] = 1


def write_throws(page: Page, options: Options, card: int) -> None:
    """What becomes of throws by the number of skulls, and how many dice may be rolled next."""
    page[sheet.SPELLS] = int(reading.has_spell(card))
    for skulls in range(LEVELS):
        page[sheet.OPENING + skulls] = reading.kind_of_throw(options, card, skulls, 0, 0)
        for spent in (0, 1):
            place = spent * LEVELS + skulls
            page[sheet.LATER + place] = reading.kind_of_throw(options, card, skulls, 1, spent)
            if page[sheet.LATER + place] == OUT:
                continue
            least, most, least_revived, most_revived = reading.roll_sizes(options, card, skulls, spent)
            page[sheet.LEAST + place], page[sheet.MOST + place] = least, most
            if not spent:
                page[sheet.LEAST_REVIVED + skulls], page[sheet.MOST_REVIVED + skulls] = least_revived, most_revived


def write_classes(page: Page, standing_for: Sequence[int]) -> None:
    """Number the classes by size, and note which class a die more or less leads to."""
    kept = sorted(set(standing_for))  # the numbers of bags grow with their size
    number = {bag: place for place, bag in enumerate(kept)}
    klass = [number[bag] for bag in standing_for]
    page[sheet.CLASSES] = len(kept)
    page[sheet.KLASS : sheet.KLASS + BAGS] = klass
    page[sheet.BEGIN : sheet.BEGIN + SIZES] = [sum(SIZE[bag] < size for bag in kept) for size in range(SIZES)]
    for bag, place in enumerate(klass):
        page[sheet.THROWS + place] += throw_ways(bag, SIZE[bag])
    for place, bag in enumerate(kept):
        less = sorted({klass[neighbour(bag, face, -1)] for face in range(FACES) if COUNTS[bag][face]})
        for face in range(FACES):
            if SIZE[bag] < DICE:
                page[sheet.UP + place * FACES + face] = klass[neighbour(bag, face, 1)]
            if less:
                page[sheet.DOWN + place * FACES + face] = less[min(face, len(less) - 1)]


def neighbour(bag: int, face: int, step: int) -> int:
    """The bag with a die of this face more or less."""
    counts = list(COUNTS[bag])
    counts[face] += step
    return bag_number(*counts)


def write_island(page: Page, options: Options, card: int) -> None:
    """Every position at the Island: how it ends if left, and where throws lead."""
    for node in range(NODES):
        skulls, spell = node % LEVELS, node // LEVELS
        state = reading.at_island(options, card, skulls, spell)
        if reading.turn_over(state):
            write_leaving(page, node, reading.end_shown(state, by_skulls=False))
            continue
        leads = reading.island_leads(state)
        for (hand, revived), ends in leads.items():
            way = node * WAYS + revived * LEVELS + hand
            page[sheet.GOING + way] = hand
            for fresh, lead in enumerate(ends):
                page[sheet.LEADS + way * LEVELS + fresh] = lead
                if lead >= 0:
                    page[sheet.REACHED + lead] = 1
        page[sheet.BARRED + node] = int(rules.legal_choice(state, 0) != STOP)
        if page[sheet.BARRED + node]:
            write_leaving(page, node, next(ends[0] for (_, revived), ends in leads.items() if not revived))
        else:
            rules.apply_choice(state, STOP)
            write_leaving(page, node, reading.end_shown(state, by_skulls=False))


def write_leaving(page: Page, node: int, end: int) -> None:
    """Note how the Island is left."""
    page[sheet.LEAVE + node] = end
    page[sheet.REACHED + end] = 1


class Pages(Sequence[int]):
    """Where each card's page begins; it is read off the rulebook when somebody asks."""

    def __init__(self, options: Options, row: list[int]) -> None:
        self.options = options
        self.row = row

    @overload
    def __getitem__(self, card: int) -> int: ...
    @overload
    def __getitem__(self, card: slice) -> Sequence[int]: ...
    def __getitem__(self, card: Any) -> Any:
        if not self.row[card * PAGE]:
            self.row[card * PAGE : (card + 1) * PAGE] = card_page(self.options, card)
        return card * PAGE

    def __len__(self) -> int:
        return KINDS


def plain_sheet(options: Options) -> tuple[list[int], Sequence[int]]:
    """A sheet that fills itself, a card at a time, and where its pages begin."""
    row = [0] * (KINDS * PAGE)
    return row, Pages(options, row)


@lru_cache(maxsize=16)
def array_sheet(options: Options) -> Any:
    """A sheet with every card on it, as an array."""
    import numpy as np

    return np.array([number for card in range(KINDS) for number in card_page(options, card)], np.int32)
