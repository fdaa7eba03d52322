"""The match at a live table: its position without its record, which is in the store."""

from jollyroll.match.errors import RecordError
from jollyroll.match.fair import FairDice, Opening
from jollyroll.match.limits import MOST_EVENTS
from jollyroll.match.match import Match
from jollyroll.match.record import Event
from jollyroll.server import limits


class LiveMatch(Match):
    """A match that remembers its last event only."""

    fair: FairDice  # a live table always has them; they have no chain where the dice are real

    def _begin(self) -> None:
        super()._begin()
        self.event_count = 0  # events so far
        self.opening: Opening | None = None  # of the last roll or draw
        self.deadline: int | None = None  # when the clock decides, in milliseconds since 1970
        self.before: LiveMatch | None = None  # before the last choice, until chance has spoken; with real dice, for longer
        self.steps = 0  # with real dice: how many steps back it remembers
        self.by = ""  # who carried the last action out

    def remember(self, before: "LiveMatch") -> None:
        """With real dice: this came of that, and can be taken back. What lies far back is forgotten, a lot of it at a time."""
        self.before, self.steps = before, before.steps + 1
        if self.steps < 2 * limits.STEPS_BACK:
            return
        kept = [before]
        while len(kept) < limits.STEPS_BACK and (earlier := kept[-1].before):
            kept.append(earlier)
        last: LiveMatch | None = None
        for steps, match in enumerate(reversed(kept)):
            twin = LiveMatch.__new__(LiveMatch)
            twin.__dict__.update(match.__dict__, before=last, steps=steps)
            last = twin
        self.before, self.steps = last, len(kept)

    def _check_limit(self) -> None:
        if self.event_count >= MOST_EVENTS:
            raise RecordError("record-many-events", most=MOST_EVENTS)

    def _append_event(self, event: Event, maker: int) -> None:
        self.event_count += 1
        self.events = [event]
        self.makers = [maker]
        self.ledger = self.state.ledger = []
        if event.opening:
            self.opening = event.opening
