"""Fill a sheet from what was read off the rulebook: card by card at the table, all at once for machine code."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, overload

from jollyroll.games.bags import BAGS as COUNTS
from jollyroll.games.bags import SIZE, bag_number, throw_ways
from jollyroll.games.piraten_kapern import rules
from jollyroll.games.piraten_kapern.components import DICE, KINDS, OUT_SKULLS
from jollyroll.games.piraten_kapern.picks import STOP

from . import reading
from .classes import representatives
from .reading import Options
from .sheet import AT_ISLAND, BAGS, FACES, LEVELS, LIVE, NODES, OUT, SIZES, THROWS, Sheet, row_lengths

Rows = dict[str, list[int]]


@lru_cache(maxsize=64)
def card_rows(options: Options, card: int) -> Rows:
    """Every row of one card."""
    rows: Rows = {name: [0] * length for name, length in row_lengths().items()}
    write_throws(rows, options, card)
    live = [skulls for skulls in range(LEVELS) if LIVE in (rows["later"][skulls], rows["opening"][skulls])]
    stops = {skulls: reading.stops(options, card, skulls) for skulls in live}
    busts = {skulls: reading.busts(options, card, skulls) for skulls in range(LEVELS) if skulls not in live}
    saved = reading.saved(options, card, OUT_SKULLS)
    write_classes(rows, representatives([*stops.values(), *busts.values(), saved]))
    for name, tables in (("stop", stops), ("bust", busts)):
        for skulls, ends in tables.items():
            for bag, end in ends.items():
                rows[name][skulls * BAGS + rows["klass"][bag]] = end
    for bag, end in saved.items():
        rows["stowed"][rows["klass"][bag]] = end
    rows["stows"][0] = int(bool(saved))
    write_island(rows, options, card)
    island = [lead for lead in rows["leads"] if lead >= 0] + rows["leave"] if AT_ISLAND in rows["opening"] else []
    for end in {*island, *(end for table in (*stops.values(), *busts.values(), saved) for end in table.values())}:
        rows["reached"][end] = 1
    return rows


def write_throws(rows: Rows, options: Options, card: int) -> None:
    """What becomes of throws by the number of skulls, and how many dice may be rolled next."""
    rows["spells"][0] = int(reading.has_spell(card))
    for skulls in range(LEVELS):
        rows["opening"][skulls] = reading.kind_of_throw(options, card, skulls, 0, 0)
        for spent in (0, 1):
            place = spent * LEVELS + skulls
            rows["later"][place] = reading.kind_of_throw(options, card, skulls, 1, spent)
            if rows["later"][place] == OUT:
                continue
            least, most, least_revived, most_revived = reading.roll_sizes(options, card, skulls, spent)
            rows["least"][place], rows["most"][place] = least, most
            if not spent:
                rows["least_revived"][skulls], rows["most_revived"][skulls] = least_revived, most_revived


def write_classes(rows: Rows, standing_for: Sequence[int]) -> None:
    """Number the classes by size, and note which class a die more or less leads to."""
    kept = sorted(set(standing_for))  # the numbers of bags grow with their size
    number = {bag: place for place, bag in enumerate(kept)}
    klass = [number[bag] for bag in standing_for]
    rows["classes"][0] = len(kept)
    rows["klass"][:] = klass
    rows["begin"][:] = [sum(SIZE[bag] < size for bag in kept) for size in range(SIZES)]
    for bag, place in enumerate(klass):
        rows["ways"][place] += throw_ways(bag, SIZE[bag])
    for place, bag in enumerate(kept):
        for face in range(FACES):
            if SIZE[bag] < DICE:
                rows["up"][place * FACES + face] = klass[neighbour(bag, face, 1)]
        less = sorted({klass[neighbour(bag, face, -1)] for face in range(FACES) if COUNTS[bag][face]})
        for place_of_less in range(FACES):
            if less:
                rows["down"][place * FACES + place_of_less] = less[min(place_of_less, len(less) - 1)]


def neighbour(bag: int, face: int, step: int) -> int:
    """The bag with a die of this face more or less."""
    counts = list(COUNTS[bag])
    counts[face] += step
    return bag_number(*counts)


def write_island(rows: Rows, options: Options, card: int) -> None:
    """Every position at the Island: how it ends if left, and where throws lead."""
    for node in range(NODES):
        skulls, spell = node % LEVELS, node // LEVELS
        state = reading.at_island(options, card, skulls, spell)
        if state is None:
            left = reading.thrown(options, card, bag_number(0, 0, DICE - skulls, 0, 0), skulls, 1, spell, island=1)
            rows["leave"][node] = reading.end_shown(left, by_skulls=False)
            continue
        leads = reading.island_leads(state)
        for (hand, revived), ends in leads.items():
            way = node * THROWS + revived * LEVELS + hand
            rows["going"][way] = hand
            rows["leads"][way * LEVELS : way * LEVELS + len(ends)] = ends
        rows["barred"][node] = int(rules.legal_choice(state, 0) != STOP)
        stopped = state.copy()
        if rows["barred"][node]:
            rows["leave"][node] = next(ends[0] for (_, revived), ends in leads.items() if not revived)
        else:
            rules.apply_choice(stopped, STOP)
            rows["leave"][node] = reading.end_shown(stopped, by_skulls=False)


class Opened(Sequence[int]):
    """How many classes each card has; a card's rows are read off the rulebook when somebody asks."""

    def __init__(self, options: Options, rows: Rows) -> None:
        self.options = options
        self.rows = rows
        self.counts = [0] * KINDS

    @overload
    def __getitem__(self, card: int) -> int: ...
    @overload
    def __getitem__(self, card: slice) -> Sequence[int]: ...
    def __getitem__(self, card: Any) -> Any:
        if not self.counts[card]:
            for name, row in card_rows(self.options, card).items():
                if name != "classes":
                    self.rows[name][card * len(row) : (card + 1) * len(row)] = row
                else:
                    self.counts[card] = row[0]
        return self.counts[card]

    def __len__(self) -> int:
        return KINDS


def plain_sheet(options: Options) -> Sheet:
    """A sheet of lists that fills itself, a card at a time."""
    rows = {name: [0] * (length * KINDS) for name, length in row_lengths().items() if name != "classes"}
    return Sheet(classes=Opened(options, rows), **rows)


@lru_cache(maxsize=16)
def array_sheet(options: Options) -> Sheet:
    """A sheet of arrays with every card on it."""
    import numpy as np

    cards = [card_rows(options, card) for card in range(KINDS)]
    rows = {name: np.array([number for card in cards for number in card[name]], np.int32) for name in row_lengths()}
    return Sheet(**rows)
