"""The match at a live table: its position without its record, which is in the store."""

from jollyroll.kit import NOBODY, Outcome
from jollyroll.match.errors import RecordError
from jollyroll.match.fair import Opening
from jollyroll.match.limits import MOST_EVENTS
from jollyroll.match.match import Match
from jollyroll.match.record import CHANCE, Event


class LiveMatch(Match):
    """A match that remembers its last event only."""

    def _begin(self) -> None:
        super()._begin()
        self.event_count = 0  # events so far
        self.opening: Opening | None = None  # of the last roll or draw
        self.deadline: int | None = None  # when the clock decides, in milliseconds since 1970
        self.before: LiveMatch | None = None  # how it stood before the last choice, until chance has spoken
        self.by = ""  # who carried the last action out

    def copy(self) -> "LiveMatch":
        """An independent copy, to try something on."""
        copy = LiveMatch.__new__(LiveMatch)
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.copy()
        copy.ledger = copy.state.ledger
        return copy

    def apply_outcome(self, outcome: Outcome | int | str, opening: Opening | None = None) -> None:
        """An outcome that a link has opened: it is possible, and written as it fell."""
        if self.event_count >= MOST_EVENTS:
            self._check_limit()
        state, game = self.state, self.game
        if isinstance(outcome, str):
            number, text = game.read_outcome(state, outcome), outcome
        else:
            number = outcome.number if isinstance(outcome, Outcome) else outcome
            text = game.outcome_text(state, number)
        self._append_event(Event(CHANCE, text, opening=opening), NOBODY)
        self.chance_count += 1
        game.rules.apply_outcome(state, number)

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
