"""The ledger: what just moved from where to where, how much, and under which rule.

Rules call these functions as they act. In compiled rules they are replaced by no-ops, so that the ledger costs nothing there.
"""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .state import GameState

NOWHERE = ""
SEATS = tuple(f"seat-{seat}" for seat in range(1, 7))


class LedgerEntry(NamedTuple):
    """One movement or happening. Places are `seat-1`, `seat-2`..., the game's own (`box`, `bank`), or empty for nowhere.

    >>> from jollyroll import Position
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").match()
    >>> match.choose("stop")
    >>> match.choose("3K")
    >>> match.ledger[0]
    LedgerEntry(rule='KG-17', what='raid', source='box', target='seat-1', amount=3)
    """

    rule: str
    what: str
    source: str
    target: str
    amount: int

    @property
    def moves(self) -> bool:
        """Whether something moved from one place to another."""
        return self.source != NOWHERE


def moved(state: "GameState", rule: str, what: str, source: int, target: int, amount: int) -> None:
    """Record that something moved from one place to another."""
    if state.ledger is not None:
        state.ledger.append(LedgerEntry(rule, what, place_name(state, source), place_name(state, target), amount))


def noted(state: "GameState", rule: str, what: str, seat: int, amount: int) -> None:
    """Record that something happened to a seat without a movement."""
    if state.ledger is not None:
        state.ledger.append(LedgerEntry(rule, what, NOWHERE, place_name(state, seat), amount))


def place_name(state: "GameState", place: int) -> str:
    """The name of a place: seats from 0 on, the game's own places by their negative numbers."""
    return SEATS[place] if place >= 0 else state.PLACES.get(place, NOWHERE)


def seat_at(place: str) -> int | None:
    """The seat of a place's name; None for the game's own places."""
    return SEATS.index(place) if place in SEATS else None
