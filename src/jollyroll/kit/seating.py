"""Seats in the game and their order, for every game."""

from .state import MOST_SEATS, NOBODY, GameState


def sit_down(state: GameState) -> None:
    """Put every seat into the game."""
    for seat in range(state.seats):
        state.present[seat] = 1


def seat_after(seats: list[int], seat: int) -> int:
    """DIG-09: the next marked seat clockwise, this one last; NOBODY if none is marked."""
    for candidate in range(seat + 1, MOST_SEATS):
        if seats[candidate]:
            return candidate
    for candidate in range(seat + 1):
        if seats[candidate]:
            return candidate
    return NOBODY


def seats_marked(seats: list[int]) -> int:
    """The number of marked seats."""
    count = 0
    for seat in range(MOST_SEATS):
        count += seats[seat]
    return count


def steps_to(state: GameState, seat: int) -> int:
    """The number of seats from the one on turn to this one."""
    return (seat - state.seat) % state.seats
