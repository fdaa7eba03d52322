"""Deeds: what somebody does, with everything that chance decides upon it at once."""

from typing import Any

from jollyroll.kit import NOBODY, Game
from jollyroll.kit.first_player import ROLL_OFF
from jollyroll.kit.phases import is_chance

from .match import Match
from .record import CHANCE, LEAVE, Event

NO_TURN = -1  # of somebody who leaves for good: nothing follows in their turn


def goes_on(game: Game, state: Any, turn: int, seat: int, dice: bool) -> bool:
    """Chance follows by itself upon a deed of this seat in this turn: what needs no hand always, what follows in the same turn
    of the same seat unless it is for the seat to throw (dice after a card, or the throw for the first turn)."""
    if not is_chance(state):
        return False
    if state.seat == NOBODY:
        return True
    if state.turn != turn or state.seat != seat or state.phase == ROLL_OFF:
        return False
    return dice or game.rules.dice_in_hand(state) == 0


class Deeds:
    """Follows a game and tells one deed from the next. What is drawn before anybody has done anything is a deed of nobody's."""

    turn: int
    seat: int
    dice: bool  # dice may fall upon it without another hand
    settled: bool  # nobody may put in a nonce of their own

    def __init__(self, match: Match) -> None:
        self.match = match
        self.begin()

    def begin(self) -> None:
        """Nobody has done anything yet."""
        self._new(0, NOBODY, dice=False, settled=True)

    def follow(self, event: Event) -> bool:
        """Before an event happens: does a new deed begin with it?"""
        match, state = self.match, self.match.state
        if event.kind == LEAVE:
            self._new(NO_TURN, event.seat, dice=True, settled=True)
        elif event.kind != CHANCE or not goes_on(match.game, state, self.turn, self.seat, self.dice):
            self._new(state.turn, state.seat, event.kind != CHANCE, state.seat == NOBODY or bool(match.seats[state.seat].bot))
        else:
            self.dice = False
            return False
        return True

    def _new(self, turn: int, seat: int, dice: bool, settled: bool) -> None:
        self.turn, self.seat, self.dice, self.settled = turn, seat, dice, settled
