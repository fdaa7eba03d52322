"""Positions to try things on: copies that tell nobody what happens."""

from typing import Any

from jollyroll.kit.game import Rules


def silent_copy(state: Any) -> Any:
    """The position once more; nothing is noted of what moves there."""
    twin = state.copy()
    twin.ledger = None
    return twin


def after_choice(rules: Rules, state: Any, choice: int) -> Any:
    """The position that a legal choice leads to."""
    after = silent_copy(state)
    rules.apply_choice(after, choice)
    return after


def after_outcome(rules: Rules, state: Any, outcome: int) -> Any:
    """The position once chance has brought this."""
    after = silent_copy(state)
    rules.apply_outcome(after, outcome)
    return after


class Positions(list[Any]):
    """Positions in plain Python that are copied when put in a place, as records in an array are."""

    def __setitem__(self, place: Any, state: Any) -> None:
        super().__setitem__(place, silent_copy(state))
