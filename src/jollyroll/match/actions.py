"""Actions: what somebody does, with the outcomes that follow from it at once."""

from jollyroll.kit import NOBODY, Game, GameState
from jollyroll.kit.first_player import ROLL_OFF
from jollyroll.kit.phases import is_chance

from .match import Match
from .record import CHANCE, LEAVE, Event

NO_TURN = -1  # of somebody who leaves for good: nothing follows in their turn


def chance_follows(game: Game, state: GameState, turn: int, seat: int, dice: bool) -> bool:
    """Chance decides next as part of this seat's action in this turn.

    What nobody rolls always does; what follows in the same turn of the same seat does unless the seat has to roll
    (dice after a card, or the roll-off).
    """
    if not is_chance(state):
        return False
    if state.seat == NOBODY:
        return True
    if state.turn != turn or state.seat != seat or state.phase == ROLL_OFF:
        return False
    return dice or game.rules.dice_in_hand(state) == 0


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
        elif event.kind != CHANCE or not chance_follows(match.game, state, self.turn, self.seat, self.dice):
            self._new(state.turn, state.seat, event.kind != CHANCE, state.seat == NOBODY or bool(match.seats[state.seat].bot))
        else:
            self.dice = False
            return False
        return True

    def _new(self, turn: int, seat: int, dice: bool, settled: bool) -> None:
        self.turn, self.seat, self.dice, self.settled = turn, seat, dice, settled
