"""Checks the nonces of a record, as far as a record can show them."""

from .actions import ActionTracker
from .dealing import own_nonce
from .fair import FROM_SEEDS, ChainPlace, FairDice
from .match import Match
from .record import CHOICE, Event


class Nonces:
    """Checks that every action has one nonce, and that it comes from the seed where nobody may choose one.

    For bots, for draws before the first turn and for what follows when somebody leaves, the seeds decide. A person's action
    has one nonce of the person's own, or those of the seed throughout, if the clock or a stand-in decided.
    """

    def __init__(self, match: Match, fair: FairDice) -> None:
        self.match = match
        self.fair = fair
        self.actions = ActionTracker(match)
        self.nonce = b""  # of the first roll or draw of the action
        self.from_seed = False

    def follow(self, event: Event) -> None:
        """Before each event."""
        events = self.match.events
        place = self.fair.place(self.match.chance_count)
        if place and place.roll == 1 and self.fair.chains[place.chain].seats and not (events and events[-1].kind == CHOICE):
            self.actions.begin()  # a table opens here, with whatever was drawn at once
            self.nonce = b""
        if self.actions.follow(event):
            self.nonce = b""

    def check(self, place: ChainPlace, nonce: bytes) -> str:
        """What is wrong with the nonce of the next roll or draw, if anything."""
        due = own_nonce(self.fair, place, self.match.state.seat)
        settled = self.actions.settled or self.fair.chains[place.chain].nonces == FROM_SEEDS
        if not self.nonce:
            self.nonce = nonce
            self.from_seed = settled or nonce == due
        if self.from_seed:
            return "" if nonce == due else "nonce-differs"
        return "" if nonce == self.nonce else "nonce-changed"
