"""The whole game for two: what every position between turns is worth, cards drawn from all 35, both playing as well as possible."""

from typing import Any, NamedTuple

from ..rules.components import CARDS, DECK, DICE, KINDS
from ..rules.state import State
from .between import ABOVE, Layout, is_over, lay_place, place_of, share_of
from .ends import ENDS, LOSS, LOSSES, LOWEST, POINTS, SKULLS, end_turn
from .sheet import BAGS, BEGIN, LATER, LEVELS, LIVE, PAGE, SPELLS, STOWS
from .turn import (
    ROUNDS,
    TO_THE_END,
    VALUE,
    lay_floor,
    opening,
    settle,
    solve_turn,
    take_dice_away,
    visit_island,
    weigh_chest,
)

EFFECTS = POINTS + ENDS - LOSS  # ends that differ in what they do to the scores
LOST = -1  # the lead of a game that is lost; one less if it is shared, two less if it is won
NOTHING = -LOWEST  # the effect of a turn that brings nothing
NEAR = LOSSES + 1  # hundreds above the target from which no Island leads below it: then a final round is the last
OFTEN = 0.38  # about how often that is: between equal scores a place depends on itself, against itself


class Board(NamedTuple):
    """The game being solved."""

    sheet: Any
    layout: Layout
    leads: Any  # [place * EFFECTS + effect]
    shares: Any  # [place]: what it is worth to the one on turn
    known: Any  # [place * EFFECTS + effect]: what the ends were worth when a place not on the shelf was solved last
    shelf: Any  # [row * all states + state]: what the states of turns were worth when their place was solved last
    on_shelf: Any  # [card]: where a card's states begin among these; the last is how many there are


def end_of(effect: int) -> int:
    """An end with this effect."""
    return effect if effect < POINTS else LOSS + effect - POINTS


def find_leads(tables: Any, layout: Layout, leads: Any, first: int, last: int) -> None:
    """For each place and effect of the turn: twice the place that follows, plus 1 if the same player is on turn again; or who won.

    `tables[0]` is a table for two with the options at hand.
    """
    state = tables[0]
    for place in range(first, last):
        for effect in range(EFFECTS):
            lay_place(state, layout, place)
            end_turn(state, end_of(effect))
            leads[place * EFFECTS + effect] = lead_of(state, layout)


def lead_of(state: State, layout: Layout) -> int:
    """Where a turn of seat 0 that has ended leads."""
    if is_over(state):
        return LOST - int(2.0 * share_of(state, 0))
    return 2 * place_of(state, layout) + (1 if state.seat == 0 else 0)


def fill_worth(leads: Any, shares: Any, place: int, worth: Any) -> None:
    """What each end of a turn from this place is worth to the one on turn."""
    for effect in range(EFFECTS):
        lead = leads[place * EFFECTS + effect]
        if lead < 0:
            value = (LOST - lead) / 2.0
        elif lead % 2:
            value = shares[lead // 2]
        else:
            value = 1.0 - shares[lead // 2]
        worth[end_of(effect)] = value
        if effect < POINTS:
            worth[SKULLS + effect] = value


def note_ends(worth: Any, known: Any, place: int) -> bool:
    """Note what the ends are worth as the place is solved; answers whether that is news."""
    news = 0
    for effect in range(EFFECTS):
        news += worth[end_of(effect)] != known[place * EFFECTS + effect]
        known[place * EFFECTS + effect] = worth[end_of(effect)]
    return news > 0


def shelf_row(layout: Layout, place: int) -> int:
    """Where on the shelf the turns of a place are kept; -1 if they are not: what its ends are worth hardly ever changes."""
    if place < layout.final:
        return place
    column = (place - layout.final) % ABOVE
    if place >= layout.playoff or column >= NEAR:
        return -1
    return layout.final + (place - layout.final) // ABOVE * NEAR + column


def solve_places(board: Board, order: Any, worth: Any, room: Any, rounds: int, close: float) -> float:
    """Solve these places one after the other; answers the largest change. Those not on the shelf are solved to the end."""
    change = 0.0
    for number in range(len(order)):
        place = order[number]
        row = shelf_row(board.layout, place)
        fill_worth(board.leads, board.shares, place, worth)
        if row >= 0:
            share = mean_turn(board, row, worth, room, rounds, close)
        elif note_ends(worth, board.known, place):
            share = last_turn(board, place, worth, room, close)
        else:
            continue
        if board.leads[place * EFFECTS + NOTHING] // 2 == place:
            share = board.shares[place] + (share - board.shares[place]) / (1.0 + OFTEN)
        change = max(change, abs(share - board.shares[place]))
        board.shares[place] = share
    return change


def mean_turn(board: Board, row: int, worth: Any, room: Any, rounds: int, close: float) -> float:
    """What a turn is worth before its card is drawn from all 35, so many rounds on from where it was left on the shelf."""
    total = 0.0
    for card in range(KINDS):
        at = row * board.on_shelf[KINDS] + board.on_shelf[card]
        total += DECK[card] * go_on(board.sheet, card * PAGE, worth, room, board.shelf, at, rounds, close)
    return total / CARDS


def last_turn(board: Board, place: int, worth: Any, room: Any, close: float) -> float:
    """What a turn of the final round or a playoff is worth, to the end; many are like the one with both scores a hundred higher."""
    twin = place + ABOVE + 1
    layout = board.layout
    if twin < layout.playoff and (twin - layout.final) % ABOVE > 0 and same_ends(board.known, place, twin):
        return float(board.shares[twin])
    total = 0.0
    for card in range(KINDS):
        total += DECK[card] * solve_turn(board.sheet, card * PAGE, worth, room, ROUNDS[TO_THE_END], close)
    return total / CARDS


def same_ends(known: Any, one: int, other: int) -> bool:
    """At both places every end is worth the same."""
    unlike = 0
    for effect in range(EFFECTS):
        unlike += known[one * EFFECTS + effect] != known[other * EFFECTS + effect]
    return unlike == 0


def go_on(sheet: Any, page: int, worth: Any, room: Any, shelf: Any, at: int, rounds: int, close: float) -> float:
    """As `solve_turn`, beginning with what lies on the shelf from this place on, and putting what is found back there."""
    if sheet[page + STOWS]:
        weigh_chest(sheet, page, worth, room)
    for half in range(sheet[page + SPELLS], -1, -1):
        for skulls in range(DICE, -1, -1):
            lay_floor(sheet, page, half, skulls, worth, room, rounds)
            if sheet[page + LATER + half * LEVELS + skulls] != LIVE:
                take_dice_away(sheet, page, half, skulls, room)
                continue
            first = sheet[page + BEGIN + DICE - skulls]
            count = sheet[page + BEGIN + DICE - skulls + 1] - first
            here = VALUE + (half * LEVELS + skulls) * BAGS + first
            for state in range(count):
                room[here + state] = max(room[here + state], shelf[at + state])
            take_dice_away(sheet, page, half, skulls, room)
            settle(sheet, page, half, skulls, room, rounds, close)
            for state in range(count):
                shelf[at + state] = room[here + state]
            at += count
    visit_island(sheet, page, worth, room, rounds)
    return opening(sheet, page, worth, room)


def count_states(sheet: Any, page: int) -> int:
    """How many states of a turn under a card lie on the shelf."""
    count = 0
    for half in range(sheet[page + SPELLS] + 1):
        for skulls in range(LEVELS):
            if sheet[page + LATER + half * LEVELS + skulls] == LIVE:
                count += sheet[page + BEGIN + DICE - skulls + 1] - sheet[page + BEGIN + DICE - skulls]
    return int(count)
