"""Actions: what somebody does, with the outcomes that follow from it at once."""

from jollyroll.kit import NOBODY

from .match import Match
from .record import CHANCE, LEAVE, Event

NO_TURN = -1  # of somebody who leaves for good: nothing follows in their turn


class ActionTracker:
    """Follows a match and says where an action begins. Draws before anybody has acted form an action of nobody."""

    turn: int
    seat: int
    dice: bool  # its dice may be rolled without another action
    settled: bool  # nobody may choose its nonce

    def __init__(self, match: Match) -> None:
        self.match = match
        self.begin()

    def begin(self) -> None:
        """Nobody has acted yet."""
        self._new(0, NOBODY, dice=False, settled=True)

    def follow(self, event: Event) -> bool:
        """Before an event happens: does an action begin with it?"""
        match, state = self.match, self.match.state
        if event.kind == LEAVE:
            self._new(NO_TURN, event.seat, dice=True, settled=True)
        elif event.kind != CHANCE or not match.game.chance_follows(state, self.turn, self.seat, self.dice):
            self._new(state.turn, state.seat, event.kind != CHANCE, state.seat == NOBODY or bool(match.seats[state.seat].bot))
        else:
            self.dice = False
            return False
        return True

    def _new(self, turn: int, seat: int, dice: bool, settled: bool) -> None:
        self.turn, self.seat, self.dice, self.settled = turn, seat, dice, settled
