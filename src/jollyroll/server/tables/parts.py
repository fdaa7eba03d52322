"""The parts of an action: a choice, the outcomes that follow it, or somebody leaving for good.

Each part changes the game in one way, whether the action is being carried out or was stored long ago.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from jollyroll.kit import NOBODY
from jollyroll.kit.ledger import LedgerEntry
from jollyroll.match.devices import NO_DEVICES, DeviceLinks
from jollyroll.match.errors import RecordError
from jollyroll.match.fair import Opening, what_is_left
from jollyroll.match.limits import MOST_EVENTS
from jollyroll.match.record import CHANCE, Event
from jollyroll.server.protocol.events import ChancePart, LedgerInfo, PartShown, TypedPart

from .live_match import LiveMatch
from .play import Play
from .rows import Json


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A choice by its number."""

    number: int

    def change(self, play: Play) -> PartShown:
        """Make the choice, if it is legal."""
        match, before = play.match, play.origin
        match.choose(self.number)
        if match.fair.chains:
            match.before = before
        else:
            match.remember(before)
        form = match.game.choice_form(before.state, self.number)
        return {
            "choice": self.number,
            "text": match.events[-1].text,
            "form": form,
            "told": shown_ledger(match) if match.ledger else [],
        }

    def body(self) -> Json:
        """As it is stored."""
        return {"choice": self.number}


@dataclass(frozen=True, slots=True)
class ChanceOpened:
    """What a link has brought."""

    outcome: str
    opening: Opening
    number: int | None = field(default=None, compare=False)  # of the outcome; where it is known, it need not be found again

    def change(self, play: Play) -> PartShown:
        """Let chance have decided so: what a link opens is possible, and written as it fell."""
        match, state, opening = play.match, play.match.state, self.opening
        if match.event_count >= MOST_EVENTS:
            raise RecordError("record-many-events", most=MOST_EVENTS)
        if opening.devices is not NO_DEVICES:
            play.note_links(opening.devices)
        number = match.game.read_outcome(state, self.outcome) if self.number is None else self.number
        match.event_count += 1
        match.chance_count += 1
        match.events, match.makers = [Event(CHANCE, self.outcome, NOBODY, opening)], [NOBODY]
        match.opening, match.before = opening, None
        match.ledger = state.ledger = []
        match.game.rules.apply_outcome(state, number)
        chain, roll = play.dice.number, match.chance_count - play.dice.begin
        if roll == play.dice.chains[chain].links:
            play.take_up_next()
        shown: ChancePart = {
            "chance": self.outcome,
            "chain": chain,
            "roll": roll,
            "link": opening.link.hex(),
            "nonce": opening.nonce.hex(),
            "left": opening.left,
            "told": shown_ledger(match) if match.ledger else [],
        }
        if match.fair.version > 1:
            thrower, thrower_link, witness, witness_link, passed = opening.devices
            shown["devices"] = {
                "thrower": thrower,
                "thrower_link": thrower_link.hex(),
                "witness": witness,
                "witness_link": witness_link.hex(),
                "passed": list(passed),
            }
        return shown

    def body(self) -> Json:
        """As it is stored."""
        opening = self.opening
        stored: Json = {"chance": self.outcome, "link": opening.link.hex(), "left": opening.left}
        if opening.nonce:
            stored = {"chance": self.outcome, "link": opening.link.hex(), "nonce": opening.nonce.hex(), "left": opening.left}
        if opening.devices != NO_DEVICES:
            thrower, thrower_link, witness, witness_link, passed = opening.devices
            stored["devices"] = [thrower, thrower_link.hex(), witness, witness_link.hex(), list(passed)]
        return stored


@dataclass(frozen=True, slots=True)
class ChanceTyped:
    """What real dice showed or which card was drawn, as somebody typed it."""

    outcome: str

    def change(self, play: Play) -> PartShown:
        """Let chance have decided so, if it could."""
        match = play.match
        drawn = not match.game.rules.dice_in_hand(match.state)
        left = what_is_left(match.game, match.state) if drawn else ""
        match.apply_outcome(self.outcome)
        match.remember(play.origin)
        shown: TypedPart = {"chance": self.outcome, "left": left, "told": shown_ledger(match) if match.ledger else []}
        return shown

    def body(self) -> Json:
        """As it is stored."""
        return {"typed": self.outcome}


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat left for good."""

    seat: int

    def change(self, play: Play) -> PartShown:
        """Leave, by the rules of the game."""
        play.match.leave(self.seat)
        play.match.before, play.match.steps = None, 0
        return {"leave": self.seat, "told": shown_ledger(play.match)}

    def body(self) -> Json:
        """As it is stored."""
        return {"leave": self.seat}


Part = ChoiceMade | ChanceOpened | ChanceTyped | SeatLeft


def read_part(stored: Json) -> Part:
    """A part as it was stored."""
    if "choice" in stored:
        return ChoiceMade(stored["choice"])
    if "leave" in stored:
        return SeatLeft(stored["leave"])
    if "typed" in stored:
        return ChanceTyped(stored["typed"])
    devices = read_devices(*stored["devices"]) if "devices" in stored else NO_DEVICES
    opening = Opening(bytes.fromhex(stored["link"]), bytes.fromhex(stored.get("nonce", "")), stored["left"], devices)
    return ChanceOpened(stored["chance"], opening)


def read_devices(thrower: int, thrower_link: str, witness: int, witness_link: str, passed: list[int]) -> DeviceLinks:
    """The links of devices, as they were stored."""
    return DeviceLinks(thrower, bytes.fromhex(thrower_link), witness, bytes.fromhex(witness_link), tuple(passed))


def shown_ledger(match: LiveMatch) -> list[LedgerInfo]:
    """What the last event brought about."""
    form = cast("Callable[[LedgerEntry], LedgerInfo]", match.game.ledger_form)
    return [form(entry) for entry in match.ledger]
