"""Leaving a game for good."""

from jollyroll.errors import SeatError, quote
from jollyroll.match import Match
from jollyroll.words import say

LEAVE = "leave"


def asks_to_leave(answer: str) -> bool:
    """Whether the answer is `leave`, `leave Ana`, `leave 2` or, as in records, `leave:2`."""
    return answer.casefold() == LEAVE or answer.casefold().startswith((LEAVE + " ", LEAVE + ":"))


def who_leaves(match: Match, answer: str) -> int:
    """DIG-10: the seat that is meant; by default the seat on turn."""
    who = answer[len(LEAVE) + 1 :].strip()
    seat = seat_called(match, who) if who else int(match.state.seat)
    if seat not in range(len(match.seats)):
        raise SeatError("who-leaves", text=quote(who), known=", ".join(seat.name for seat in match.seats))
    if not match.state.present[seat]:
        raise SeatError("left-already", "DIG-10", name=match.seats[seat].name)
    return seat


def seat_called(match: Match, who: str) -> int:
    """A seat by name or by number from 1; -1 if there is none."""
    for number, seat in enumerate(match.seats):
        if who.casefold() == seat.name.casefold():
            return number
    return int(who) - 1 if who.isascii() and who.isdigit() and len(who) < 4 else -1


def is_yes(answer: str) -> bool:
    """Whether the answer is a clear yes."""
    return answer.casefold() in say("yes-words").split()
