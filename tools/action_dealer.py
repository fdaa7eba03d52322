"""A dealer for tests and vectors: deals as a live table does, without a table."""

from collections.abc import Callable

from jollyroll.match import Match
from jollyroll.match.actions import ActionTracker
from jollyroll.match.dealing import Dealer
from jollyroll.match.record import CHANCE, CHOICE, Event


class ActionDealer(Dealer):
    """Deals with one nonce for each action, or that of the seed where nobody may choose one."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.tracker = ActionTracker(match)
        self.nonce = b""

    def roll(self, nonce: Callable[[], bytes]) -> None:
        """Roll or draw. `nonce` is called once per action, for the roller's nonce."""
        if self.tracker.follow(Event(CHANCE)) or not self.nonce:
            self.nonce = nonce()
        self.match.apply_outcome(*self.deal(b"" if self.tracker.settled else self.nonce))

    def choose(self, number: int) -> None:
        """Make a choice for the player whose choice is due."""
        self.tracker.follow(Event(CHOICE))
        self.nonce = b""
        self.match.choose(number)
