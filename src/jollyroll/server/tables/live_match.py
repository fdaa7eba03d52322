"""`LiveMatch`: a match without its record, which is in the store."""

from jollyroll.match.errors import RecordError
from jollyroll.match.fair import FairDice, Opening
from jollyroll.match.limits import MOST_EVENTS
from jollyroll.match.match import Match
from jollyroll.match.record import Event
from jollyroll.server import limits


class LiveMatch(Match):
    """A match that keeps only its last event."""

    fair: FairDice  # always set; without chains where the dice are real

    def _begin(self) -> None:
        super()._begin()
        self.event_count = 0  # events so far
        self.opening: Opening | None = None  # of the latest roll or draw
        self.deadline: int | None = None  # when the clock runs out, in milliseconds since 1970
        self.before: LiveMatch | None = None  # before the last choice, until chance decides; with real dice, for longer
        self.steps = 0  # with real dice: how many steps can be undone
        self.by = ""  # who took the last action

    def keep_for_undo(self, before: "LiveMatch") -> None:
        """With real dice: keep the match before this step. Now and then, drop the older half of the kept steps."""
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
