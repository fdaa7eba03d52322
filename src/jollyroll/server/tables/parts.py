"""The parts of an action: a choice, the outcomes that follow it, or a seat leaving for good.

A part changes the game in the same way whether the action is new or comes from the store.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, cast

from jollyroll.kit import NOBODY
from jollyroll.kit.ledger import LedgerEntry
from jollyroll.match.devices import NO_DEVICES, DeviceLinks
from jollyroll.match.errors import RecordError
from jollyroll.match.fair import Opening, what_is_left
from jollyroll.match.limits import MOST_EVENTS
from jollyroll.match.record import CHANCE, Event
from jollyroll.server.protocol.events import ChancePart, DevicesInfo, LedgerInfo, PartShown, TypedPart

from .live_match import LiveMatch
from .play import Play
from .rows import JsonObject


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A choice, by number."""

    number: int

    def change(self, play: Play) -> PartShown:
        """Make the choice if it is legal, and return its public form."""
        match, before = play.match, play.origin
        match.choose(self.number)
        if match.fair.chains:
            match.before = before
        else:
            match.keep_for_undo(before)
        form = match.game.choice_form(before.state, self.number)
        return {
            "choice": self.number,
            "text": match.events[-1].text,
            "form": form,
            "told": shown_ledger(match) if match.ledger else [],
        }

    def body(self) -> JsonObject:
        """The stored form."""
        return {"choice": self.number}


class ChanceOpened(NamedTuple):
    """An outcome that an opened link determined."""

    outcome: str
    opening: Opening
    number: int | None = None  # of the outcome, if known; saves looking it up

    def change(self, play: Play) -> PartShown:
        """Apply the outcome and return its public form. It is possible by construction, so it is not checked."""
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
            shown["devices"] = NONE_SHOWN if opening.devices is NO_DEVICES else shown_links(opening.devices)
        return shown

    def body(self) -> JsonObject:
        """The stored form."""
        opening = self.opening
        stored: JsonObject = {"chance": self.outcome, "link": opening.link.hex(), "left": opening.left}
        if opening.nonce:
            stored = {"chance": self.outcome, "link": opening.link.hex(), "nonce": opening.nonce.hex(), "left": opening.left}
        if opening.devices != NO_DEVICES:
            thrower, thrower_link, witness, witness_link, passed = opening.devices
            stored["devices"] = [thrower, thrower_link.hex(), witness, witness_link.hex(), list(passed)]
        return stored


@dataclass(frozen=True, slots=True)
class ChanceTyped:
    """An outcome of real dice or cards, as somebody typed it."""

    outcome: str

    def change(self, play: Play) -> PartShown:
        """Apply the outcome if it is possible, and return its public form."""
        match = play.match
        drawn = not match.game.rules.dice_in_hand(match.state)
        left = what_is_left(match.game, match.state) if drawn else ""
        match.apply_outcome(self.outcome)
        match.keep_for_undo(play.origin)
        shown: TypedPart = {"chance": self.outcome, "left": left, "told": shown_ledger(match) if match.ledger else []}
        return shown

    def body(self) -> JsonObject:
        """The stored form."""
        return {"typed": self.outcome}


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat left for good."""

    seat: int

    def change(self, play: Play) -> PartShown:
        """Let the seat leave under the rules of the game, and return the public form."""
        play.match.leave(self.seat)
        play.match.before, play.match.steps = None, 0
        return {"leave": self.seat, "told": shown_ledger(play.match)}

    def body(self) -> JsonObject:
        """The stored form."""
        return {"leave": self.seat}


Part = ChoiceMade | ChanceOpened | ChanceTyped | SeatLeft


def read_part(stored: JsonObject) -> Part:
    """Read a part from its stored form."""
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
    """Read the links of devices from their stored form."""
    return DeviceLinks(thrower, bytes.fromhex(thrower_link), witness, bytes.fromhex(witness_link), tuple(passed))


def shown_links(devices: DeviceLinks) -> DevicesInfo:
    """The public form of the links of devices."""
    thrower, thrower_link, witness, witness_link, passed = devices
    return {
        "thrower": thrower,
        "thrower_link": thrower_link.hex(),
        "witness": witness,
        "witness_link": witness_link.hex(),
        "passed": list(passed),
    }


NONE_SHOWN = shown_links(NO_DEVICES)


def shown_ledger(match: LiveMatch) -> list[LedgerInfo]:
    """The public form of the last event's ledger."""
    form = cast("Callable[[LedgerEntry], LedgerInfo]", match.game.ledger_form)
    return [form(entry) for entry in match.ledger]
