"""Actions: what somebody does, with the outcomes that follow at once."""

from jollyroll.kit import NOBODY

from .match import Match
from .record import CHANCE, LEAVE, Event

NO_TURN = -1  # the turn of a seat that leaves for good; no outcome belongs to it


class ActionTracker:
    """Follows a match and finds where actions begin. Draws before the first action form an action of nobody."""

    turn: int
    seat: int
    dice: bool  # dice may still be rolled as part of this action
    settled: bool  # its nonce is determined by a seed

    def __init__(self, match: Match) -> None:
        self.match = match
        self.begin()

    def begin(self) -> None:
        """Start before the first action."""
        self._new(0, NOBODY, dice=False, settled=True)

    def follow(self, event: Event) -> bool:
        """Process the next event before it is played; returns whether an action begins with it."""
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
