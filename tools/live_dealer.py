"""A dealer for tests and vectors that throws as a live table does, without the table."""

from collections.abc import Callable

from jollyroll.match import Match
from jollyroll.match.actions import ActionTracker
from jollyroll.match.dealing import Dealer
from jollyroll.match.record import CHANCE, CHOICE, Event


class LiveDealer(Dealer):
    """One nonce for all that one deed brings about, and nobody's own where nobody may have one."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.deeds = ActionTracker(match)
        self.nonce = b""

    def throw(self, nonce: Callable[[], bytes]) -> None:
        """Chance decides. `nonce` gives a new one of the thrower's own, for each deed."""
        if self.deeds.follow(Event(CHANCE)) or not self.nonce:
            self.nonce = nonce()
        self.match.apply_outcome(*self.deal(b"" if self.deeds.settled else self.nonce))

    def choose(self, number: int) -> None:
        """A choice of whoever is to choose."""
        self.deeds.follow(Event(CHOICE))
        self.nonce = b""
        self.match.choose(number)
