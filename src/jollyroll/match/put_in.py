"""What was put into throws, held to what had to be put in, as far as a record can tell: one way of checking for each version."""

from typing import NamedTuple

from .actions import ActionTracker
from .fair import ChainPlace, FairDice, Opening
from .match import Match
from .record import CHOICE, Event
from .report import Remark


class Wrong(NamedTuple):
    """What is wrong with what was put in, by its code, and at which seat, counted from 1."""

    code: str = ""
    seat: int = 0


RIGHT = Wrong()


class PutInCheck:
    """Follows a match along its record, action by action."""

    def __init__(self, match: Match, fair: FairDice) -> None:
        self.match = match
        self.fair = fair
        self.actions = ActionTracker(match)
        self.first = True  # the next throw or draw is the first of its action

    def follow(self, event: Event) -> None:
        """Before each event."""
        events = self.match.events
        place = self.fair.place(self.match.chance_count)
        if place and place.roll == 1 and self.fair.chains[place.chain].seats and not (events and events[-1].kind == CHOICE):
            self.actions.begin()  # a table opens here, with whatever was drawn at once
            self.first = True
        if self.actions.follow(event):
            self.first = True

    def check(self, place: ChainPlace, opening: Opening) -> Wrong:
        """What is wrong with what was put into the next throw or draw, if anything."""
        found = self.check_first(place, opening) if self.first else self.check_next(place, opening)
        self.first = False
        return found

    def remarks(self) -> list[Remark]:
        """What is worth knowing about it, once all events were followed."""
        return []

    def check_first(self, place: ChainPlace, opening: Opening) -> Wrong:
        """Of the first throw or draw of an action."""
        raise NotImplementedError

    def check_next(self, place: ChainPlace, opening: Opening) -> Wrong:
        """Of those that follow upon it."""
        raise NotImplementedError
