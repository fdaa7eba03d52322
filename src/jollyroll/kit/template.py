"""A placeholder rulebook for code written once for all games, until `jollyroll.speed` binds that code to a game."""

from .state import GameState

FACES_ARE_SIDES = True


def begin(state: GameState) -> None:
    """Set the game up."""
    raise NotImplementedError


def legal_count(state: GameState) -> int:
    """The number of legal choices."""
    raise NotImplementedError


def legal_choice(state: GameState, index: int) -> int:
    """The legal choice at this index."""
    raise NotImplementedError


def refusal(state: GameState, choice: int) -> int:
    """The index of the refusal of an illegal choice; 0 for a legal one."""
    raise NotImplementedError


def apply_choice(state: GameState, choice: int) -> None:
    """Make a legal choice."""
    raise NotImplementedError


def seat_relative(state: GameState, choice: int) -> int:
    """The choice with seats counted from the seat on turn."""
    raise NotImplementedError


def dice_in_hand(state: GameState) -> int:
    """The number of dice rolled next; 0 if chance decides otherwise."""
    raise NotImplementedError


def die_face(state: GameState, side: int) -> int:
    """The face on this side of a die."""
    raise NotImplementedError


def outcome_count(state: GameState) -> int:
    """The number of outcome numbers; some may have no weight."""
    raise NotImplementedError


def outcome_weight(state: GameState, outcome: int) -> int:
    """The number of equally likely cases with this outcome."""
    raise NotImplementedError


def outcome_total(state: GameState) -> int:
    """The number of all equally likely cases."""
    raise NotImplementedError


def apply_outcome(state: GameState, outcome: int) -> None:
    """Apply an outcome of chance."""
    raise NotImplementedError


def points(state: GameState, seat: int) -> int:
    """The seat's points: the first number that the game compares."""
    raise NotImplementedError


def leave(state: GameState, seat: int) -> None:
    """Let a seat leave for good."""
    raise NotImplementedError


def timeout_choice(state: GameState) -> int:
    """The choice for a player whose time is up."""
    raise NotImplementedError
