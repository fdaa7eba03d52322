"""Stands for a rulebook in code that is written once for all games, until `jollyroll.speed` binds that code to one of them."""

from typing import Any

FACES_ARE_SIDES = True


def begin(state: Any) -> None:
    """Set the game up."""
    raise NotImplementedError


def legal_count(state: Any) -> int:
    """How many choices are legal."""
    raise NotImplementedError


def legal_choice(state: Any, index: int) -> int:
    """The number of a legal choice."""
    raise NotImplementedError


def refusal(state: Any, choice: int) -> int:
    """Why a choice is not allowed; 0 if it is."""
    raise NotImplementedError


def apply_choice(state: Any, choice: int) -> None:
    """Carry out a legal choice."""
    raise NotImplementedError


def seat_relative(state: Any, choice: int) -> int:
    """The choice with seats counted from the one who chooses."""
    raise NotImplementedError


def dice_in_hand(state: Any) -> int:
    """How many dice are thrown next; 0 if something else decides."""
    raise NotImplementedError


def die_face(state: Any, side: int) -> int:
    """The face on this side of a die."""
    raise NotImplementedError


def outcome_count(state: Any) -> int:
    """How many outcomes are numbered; some may have no weight."""
    raise NotImplementedError


def outcome_weight(state: Any, outcome: int) -> int:
    """In how many of all equally likely cases this comes."""
    raise NotImplementedError


def outcome_total(state: Any) -> int:
    """How many equally likely cases there are."""
    raise NotImplementedError


def apply_outcome(state: Any, outcome: int) -> None:
    """Let chance have decided so."""
    raise NotImplementedError


def leave(state: Any, seat: int) -> None:
    """A seat leaves for good."""
    raise NotImplementedError


def timeout_choice(state: Any) -> int:
    """What is chosen for a player whose time is up."""
    raise NotImplementedError
