"""Checks the inputs of throws against the rules of fair dice; each version has a subclass."""

from typing import NamedTuple

from .actions import ActionTracker
from .fair import ChainPlace, FairDice, Opening
from .match import Match
from .record import CHOICE, Event
from .report import Remark


class InputFault(NamedTuple):
    """What is wrong with an input: a code, and the seat, from 1."""

    code: str = ""
    seat: int = 0


NO_FAULT = InputFault()


class InputCheck:
    """Follows a match along its record, action by action."""

    def __init__(self, match: Match, fair: FairDice) -> None:
        self.match = match
        self.fair = fair
        self.actions = ActionTracker(match)
        self.first = True  # whether the next throw or draw is its action's first

    def follow(self, event: Event) -> None:
        """Process each event before it is played."""
        events = self.match.events
        place = self.fair.place(self.match.chance_count)
        if place and place.roll == 1 and self.fair.chains[place.chain].seats and not (events and events[-1].kind == CHOICE):
            self.actions.begin()  # a live table started here, with the outcomes that followed at once
            self.first = True
        if self.actions.follow(event):
            self.first = True

    def check(self, place: ChainPlace, opening: Opening) -> InputFault:
        """Check the inputs of the next throw or draw."""
        found = self.check_first(place, opening) if self.first else self.check_next(place, opening)
        self.first = False
        return found

    def remarks(self) -> list[Remark]:
        """Facts worth knowing, once all events were followed."""
        return []

    def check_first(self, place: ChainPlace, opening: Opening) -> InputFault:
        """Check an action's first throw or draw."""
        raise NotImplementedError

    def check_next(self, place: ChainPlace, opening: Opening) -> InputFault:
        """Check an action's later throws and draws."""
        raise NotImplementedError
