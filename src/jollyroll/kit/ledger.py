"""What just happened: which thing went from where to where, how much, and under which rule.

Rules report here as they act. Compiled rules are bound to silent twins of these functions, so telling costs nothing there.
"""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .state import GameState


class LedgerEntry(NamedTuple):
    """One movement or happening. Places are seat numbers, or the negative numbers a game gives its own places."""

    rule: str
    what: str
    source: int
    target: int
    amount: int


NOWHERE = -99


def moved(state: "GameState", rule: str, what: str, source: int, target: int, amount: int) -> None:
    """Something went from one place to another."""
    if state.ledger is not None:
        state.ledger.append(LedgerEntry(rule, what, source, target, amount))


def noted(state: "GameState", rule: str, what: str, seat: int, amount: int) -> None:
    """Something happened to a seat without anything moving."""
    if state.ledger is not None:
        state.ledger.append(LedgerEntry(rule, what, NOWHERE, seat, amount))
