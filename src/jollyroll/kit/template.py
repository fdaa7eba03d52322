"""Stands for a rulebook in code that is written once for all games, until `jollyroll.speed` binds that code to one of them."""

from .state import GameState

FACES_ARE_SIDES = True


def begin(state: GameState) -> None:
    """Set the game up."""
    raise NotImplementedError


def legal_count(state: GameState) -> int:
    """How many choices are legal."""
    raise NotImplementedError


def legal_choice(state: GameState, index: int) -> int:
    """The number of a legal choice."""
    raise NotImplementedError


def refusal(state: GameState, choice: int) -> int:
    """Why a choice is not allowed; 0 if it is."""
    raise NotImplementedError


def apply_choice(state: GameState, choice: int) -> None:
    """Carry out a legal choice."""
    raise NotImplementedError


def seat_relative(state: GameState, choice: int) -> int:
    """The choice with seats counted from the one who chooses."""
    raise NotImplementedError


def dice_in_hand(state: GameState) -> int:
    """How many dice are rolled next; 0 if something else decides."""
    raise NotImplementedError


def die_face(state: GameState, side: int) -> int:
    """The face on this side of a die."""
    raise NotImplementedError


def outcome_count(state: GameState) -> int:
    """How many outcomes are numbered; some may have no weight."""
    raise NotImplementedError


def outcome_weight(state: GameState, outcome: int) -> int:
    """In how many of all equally likely cases this comes."""
    raise NotImplementedError


def outcome_total(state: GameState) -> int:
    """How many equally likely cases there are."""
    raise NotImplementedError


def apply_outcome(state: GameState, outcome: int) -> None:
    """Apply an outcome of chance."""
    raise NotImplementedError


def points(state: GameState, seat: int) -> int:
    """This seat's points: the first thing that the game compares."""
    raise NotImplementedError


def leave(state: GameState, seat: int) -> None:
    """A seat leaves for good."""
    raise NotImplementedError


def timeout_choice(state: GameState) -> int:
    """What is chosen for a player whose time is up."""
    raise NotImplementedError
