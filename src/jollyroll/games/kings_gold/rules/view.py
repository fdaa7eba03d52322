"""What a seat sees."""

from collections.abc import Mapping
from dataclasses import dataclass

from jollyroll.kit.first_player import ROLL_OFF

from .components import BONES, FACE_NAMES, ROLLS
from .rulebook import dice_in_hand
from .state import State

STAYS = (FACE_NAMES[BONES],)


@dataclass
class View:
    """KG-A38, DIG-07: everything lies open in King's Gold; every seat sees the same."""

    seat: int
    turn: int
    phase: str
    active: int
    box: int
    king: int
    coins: tuple[int, ...]
    present: tuple[bool, ...]
    dice: Mapping[str, int]
    stays: tuple[str, ...]  # faces that are never rolled again
    in_hand: int
    rolls_left: int
    tie_round: int
    replay: int
    roll_off: tuple[int | None, ...]  # the skulls each seat has shown, while the first player is found by a roll-off


def see(state: State, seat: int, phase: str) -> View:
    """DIG-07: the position as this seat sees it."""
    return View(
        seat=seat,
        turn=state.turn,
        phase=phase,
        active=state.seat,
        box=state.box,
        king=state.king,
        coins=tuple(state.coins[: state.seats]),
        present=tuple(map(bool, state.present[: state.seats])),
        dice=dict(zip(FACE_NAMES, state.dice, strict=True)),
        stays=() if state.phase == ROLL_OFF else STAYS,
        in_hand=dice_in_hand(state),
        rolls_left=ROLLS - state.rolls,
        tie_round=state.tie_round,
        replay=state.replay,
        roll_off=tuple(skulls if skulls >= 0 else None for skulls in state.showing[: state.seats])
        if state.phase == ROLL_OFF
        else (),
    )
