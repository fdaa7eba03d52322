"""Positions of Oh My Gold! as text: `loot CCD/1 F, before - CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1, dice KKCW, again`."""

from jollyroll.errors import PositionError
from jollyroll.kit.first_player import DRAW_SEAT
from jollyroll.kit.phases import OVER
from jollyroll.kit.position import (
    COMMON,
    PositionItems,
    check_on_turn,
    check_winners,
    cyclic,
    read_people,
    read_stage,
    write_people,
    write_stage,
)
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.state import MOST_SEATS, NOBODY

from .choices import FIRST_TREASURE, kind_at, owner_of
from .ending import finish_game, is_finished
from .options import FINAL_TURNS, ON_LAST_OPEN
from .position_cards import CARD_WORDS, SEAT_ROW, opened_cards, read_cards, write_cards
from .position_turn import TURN_WORDS, is_next_lock, read_turn, write_turn
from .row import all_opened
from .state import State

__all__ = ["SEAT_ROW", "WORDS", "read", "write"]

WORDS: tuple[str, ...] = (*CARD_WORDS, *COMMON, *TURN_WORDS, "opener")


def write(state: State) -> list[str]:
    """The items of this position; facts that no rule will look at again are left out."""
    before = [list(line) for line in state.treasure]
    for place in state.cover_place[: state.covers]:
        if place >= FIRST_TREASURE:
            before[owner_of(place)][kind_at(place)] += 1
    opener = [f"opener {state.opener + 1}"] if state.opener != NOBODY and state.phase != OVER else []
    return [*write_cards(state, before), *write_people(state), *write_stage(state), *opener, *write_turn(state)]


def read(state: State, items: PositionItems) -> None:
    """Set up the position; refuses impossible ones."""
    state.opener = NOBODY
    read_people(state, items)
    read_cards(state, items)
    if read_stage(state, items, 0):
        check_quiet(state)
        return
    if is_next_lock(state) and not any(word in items for word in (*TURN_WORDS, "opener")):
        check_between_turns(state)
        return
    check_on_turn(state)
    read_opener(state, items)
    read_turn(state, items)


def check_quiet(state: State) -> None:
    """Check a position with nobody on turn: the game is legitimately over, or the first player is still to be drawn."""
    if state.phase == OVER:
        check_end(state)
    if state.phase == DRAW_SEAT and (state.turn or state.top == 0 or 0 in state.chests or begun(state)):
        raise PositionError("position-omg-begun", "OMG-06")


def check_end(state: State) -> None:
    """Check that all chests are open with nothing due, or only one player is left; and that the best loot has won."""
    if seats_marked(state.present) > 1 and not all_opened(state):
        raise PositionError("position-omg-not-over", "OMG-29")
    if seats_marked(state.present) > 1 and not is_finished(state):
        raise PositionError("position-omg-unclaimed", "OMG-A19")
    twin = state.copy()
    twin.won = [0] * MOST_SEATS
    finish_game(twin)
    check_winners(state, twin.won, "OMG-31")


def begun(state: State) -> bool:
    """True if any card has been opened."""
    return opened_cards(state) > 0


def check_between_turns(state: State) -> None:
    """Check a position between turns: the pile shows its next card, and the row is filled from the left.

    It is either before the first turn, or after the turn of this seat: at least one chest was opened in it, and the first place is
    filled again.
    """
    if state.turn == 0:
        if state.seat != NOBODY or begun(state):
            raise PositionError("position-omg-begun", "OMG-06")
        if state.chests != sorted(state.chests, key=lambda locks: locks == 0):
            raise PositionError("position-omg-from-left", "OMG-06")
        return
    if state.seat == NOBODY:
        raise PositionError("position-item-missing", item="seat")
    if state.chests[0] == 0 or opened_cards(state) <= state.chests.count(0):
        raise PositionError("position-omg-next-card", "OMG-28")


def read_opener(state: State, items: PositionItems) -> None:
    """The opener of the last chest, and with it the seats that still have a final turn."""
    if "opener" not in items:
        return
    state.opener = items.seat("opener", state.seats)
    if not all_opened(state):
        raise PositionError("position-omg-opener", "OMG-29")
    if state.end == ON_LAST_OPEN:
        raise PositionError("position-omg-over", "OMG-A19")
    if state.end == FINAL_TURNS:
        for seat in cyclic(state.seat, state.opener)[1:]:
            state.due[seat] = state.present[seat]
