"""The whole game for two: what every position between turns is worth, cards drawn from all 35, both playing as well as possible."""

from typing import Any, NamedTuple

from jollyroll.games.piraten_kapern.components import CARDS, DECK, KINDS
from jollyroll.games.piraten_kapern.state import State

from .between import ABOVE, Layout, is_over, lay_place, place_of, share_of
from .ends import ENDS, LOSS, LOWEST, POINTS, SKULLS, end_turn
from .sheet import PAGE
from .turn import ROUNDS, TO_THE_END, solve_turn

EFFECTS = POINTS + ENDS - LOSS  # ends that differ in what they do to the scores
LOST = -1  # the lead of a game that is lost; one less if it is shared, two less if it is won
NOTHING = -LOWEST  # the effect of a turn that brings nothing
OFTEN = 0.38  # about how often that is: between equal scores a place depends on itself, against itself


class Board(NamedTuple):
    """The game being solved."""

    sheet: Any
    layout: Layout
    leads: Any  # [place * EFFECTS + effect]
    shares: Any  # [place]: what it is worth to the one on turn
    known: Any  # [place * EFFECTS + effect]: what the ends were worth when the place was solved last


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


def moved_since(worth: Any, known: Any, place: int) -> float:
    """The largest change of what an end is worth since the place was last solved, which is now."""
    change = 0.0
    for effect in range(EFFECTS):
        value = worth[end_of(effect)]
        change = max(change, abs(value - known[place * EFFECTS + effect]))
        known[place * EFFECTS + effect] = value
    return change


def solve_places(board: Board, order: Any, worth: Any, room: Any, close: float) -> float:
    """Solve these places one after the other, leaving out those whose ends are worth what they were; answers the largest change."""
    change = 0.0
    for number in range(len(order)):
        place = order[number]
        fill_worth(board.leads, board.shares, place, worth)
        if moved_since(worth, board.known, place) == 0.0:
            continue
        twin = twin_of(board, place)
        share = board.shares[twin] if twin >= 0 else mean_turn(board.sheet, worth, room, close)
        if board.leads[place * EFFECTS + NOTHING] // 2 == place:
            share = board.shares[place] + (share - board.shares[place]) / (1.0 + OFTEN)
        change = max(change, abs(share - board.shares[place]))
        board.shares[place] = share
    return change


def twin_of(board: Board, place: int) -> int:
    """The place of the final round with both scores a hundred higher, if all ends are worth the same there; else -1."""
    twin = place + ABOVE + 1
    if place < board.layout.final or twin >= board.layout.playoff or (twin - board.layout.final) % ABOVE == 0:
        return -1
    for effect in range(EFFECTS):
        if board.known[place * EFFECTS + effect] != board.known[twin * EFFECTS + effect]:
            return -1
    return twin


def mean_turn(sheet: Any, worth: Any, room: Any, close: float) -> float:
    """What a turn is worth before its card is drawn from all 35."""
    total = 0.0
    for card in range(KINDS):
        total += DECK[card] * solve_turn(sheet, card * PAGE, worth, room, ROUNDS[TO_THE_END], close)
    return total / CARDS
