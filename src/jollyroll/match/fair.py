"""The fair dice of a record: the seals shown in advance, and the link opened for each roll or draw."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from jollyroll.dice.chain import joint_number, next_joint_number
from jollyroll.errors import FairDiceError
from jollyroll.kit import Game, GameState

from .devices import NO_DEVICES, DeviceChain, DeviceLinks, SeatChain

FRESH, FROM_SEEDS = "fresh", "seeds"  # version 1: nonces chosen by the thrower, or derived from the seats' seeds
NONCES = (FRESH, FROM_SEEDS)
DEVICES = "devices"
MARK_DIGITS = {1: 20, 2: 32}  # length of a mark, by version
NEWEST = 2  # the version of new games


class Opening(NamedTuple):
    """What a throw or draw was computed from: link and inputs. `left` lists what a draw was made from: `4*captain,3*gold`."""

    link: bytes
    nonce: bytes = b""  # of version 1
    left: str = ""
    devices: DeviceLinks = NO_DEVICES  # of version 2

    @property
    def inputs(self) -> bytes:
        """The bytes hashed besides the link."""
        return self.nonce or self.devices.inputs


class SeatSeed(NamedTuple):
    """What a seat put in: the SHA-256 of its seed, the revealed seed, and the seal of its device's chain, if any."""

    commitment: bytes
    seed: bytes = b""
    chain: bytes = b""


class SealedChain(NamedTuple):
    """A chain sealed after `after` rolls and draws.

    With `seats` it starts at the next roll. Without, it continues the chain before it once that is used up.
    """

    after: int
    links: int
    restarts: int
    nonces: str  # of version 1
    seal: bytes
    seats: tuple[SeatSeed, ...] = ()
    seals: tuple[SeatChain, ...] = ()  # device chains sealed while this one is in use, or in advance to start with it


class ChainPlace(NamedTuple):
    """The place of a roll: its chain, from 0, and its number in that chain, from 1."""

    chain: int
    roll: int


@dataclass(frozen=True)
class FairDice:
    """The dice of one game: id, letters on the sides of a die, all sealed chains, and the version of the method."""

    game: bytes
    sides: str
    chains: tuple[SealedChain, ...] = ()
    version: int = 1

    def with_chain(self, chain: SealedChain) -> "FairDice":
        """The dice with one more chain."""
        return replace(self, chains=(*self.chains, chain))

    def begins(self) -> list[int]:
        """The number of rolls and draws before each chain."""
        begins: list[int] = []
        for number, chain in enumerate(self.chains):
            carried_on = begins[-1] + self.chains[number - 1].links if number else chain.after
            begins.append(chain.after if chain.seats else carried_on)
        return begins

    def place(self, rolls: int) -> ChainPlace | None:
        """The place of the roll after this many; None if no chain covers it."""
        begins = self.begins()
        for number in reversed(range(len(begins))):
            if begins[number] <= rolls:
                roll = rolls - begins[number] + 1
                return ChainPlace(number, roll) if roll <= self.chains[number].links else None
        return None

    def joint(self, number: int, openings: Sequence[Opening | None]) -> bytes:
        """The joint number of a chain, given the openings so far; empty if something is missing."""
        chain = self.chains[number]
        if chain.seats:
            return self._first_joint(chain) if all(seat.seed for seat in chain.seats) else b""
        begin = self.begins()[number]
        last = openings[begin - 1] if 0 < begin <= len(openings) else None
        before = self.joint(number - 1, openings) if number and last else b""
        return self.next_joint(number, before, last) if before and last else b""

    def _first_joint(self, chain: SealedChain) -> bytes:
        seeds = [seat.seed for seat in chain.seats]
        devices = [seat.chain for seat in chain.seats] if self.version > 1 else None
        return joint_number(self.game, chain.seal, chain.links, chain.restarts, seeds, devices)

    def next_joint(self, number: int, before: bytes, last: Opening) -> bytes:
        """The joint number of a continuing chain, from that of the chain before it and the opening of its last throw."""
        chain = self.chains[number]
        begin = self.begins()[number]
        sealed = {each.seat: each.seal for each in chain.seals if each.after == begin}
        devices = [sealed.get(seat, b"") for seat in range(len(self.seed_holders(number)))] if self.version > 1 else None
        return next_joint_number(before, chain.seal, chain.links, last.link, last.inputs, devices)

    def seed_holders(self, number: int) -> Sequence[SeatSeed]:
        """The seats' inputs that apply to a chain: its own, or those of the chain it continues."""
        return self.chains[self._beginner(number)].seats

    def _beginner(self, number: int) -> int:
        """The chain with seats that this one continues, or itself."""
        while number and not self.chains[number].seats:
            number -= 1
        return number

    # device chains

    def device_chains(self, throws: int) -> list[DeviceChain | None]:
        """Each seat's device chain for the throw after this many; None if it has none, or it is used up."""
        place = self.place(throws)
        if place is None:
            return []
        begins, first = self.begins(), self._beginner(place.chain)
        held: list[DeviceChain | None] = [None] * len(self.chains[first].seats)
        for number in range(first, place.chain + 1):
            chain, begin = self.chains[number], begins[number]
            for seat, put in enumerate(chain.seats):
                held[seat] = DeviceChain(put.chain, begin, chain.links) if put.chain else None
            for seat, after, seal in chain.seals:
                if after <= throws and seat < len(held):
                    held[seat] = DeviceChain(seal, after, chain.links, late=bool(chain.seats) or after != begin)
        return [chain if chain and chain.roll(throws + 1) <= chain.links else None for chain in held]

    def seal_late(self, seat: int, seal: bytes, throws: int) -> "FairDice":
        """Add a device chain sealed after this many throws, in place of a lost one.

        Between two chains it counts one throw later, so that it cannot pass for one that was sealed in time.
        """
        place = self.place(throws)
        if place is None:
            raise FairDiceError("chain-missing")
        after = throws + 1 if place.roll == 1 and not self.chains[place.chain].seats else throws
        return self._with_seat_chain(place.chain, SeatChain(seat, after, seal))

    def seal_ahead(self, seat: int, seal: bytes, throws: int) -> "FairDice":
        """Add a device chain for the continuing chain, while the one before it is still in use."""
        number, begin = len(self.chains) - 1, self.begins()[-1]
        if self.chains[number].seats or throws >= begin:
            raise FairDiceError("chain-missing")
        return self._with_seat_chain(number, SeatChain(seat, begin, seal))

    def _with_seat_chain(self, number: int, sealed: SeatChain) -> "FairDice":
        chains = list(self.chains)
        chains[number] = chains[number]._replace(seals=(*chains[number].seals, sealed))
        return replace(self, chains=tuple(chains))

    @cached_property
    def has_devices(self) -> bool:
        """Whether any device has sealed a chain."""
        return any(chain.seals or any(put.chain for put in chain.seats) for chain in self.chains)

    @property
    def left_open(self) -> str:
        """What the mark of the envelope does not cover: fresh nonces, or devices' links; empty if it covers everything."""
        if self.version > 1:
            return DEVICES if self.has_devices else ""
        return FRESH if any(chain.nonces == FRESH for chain in self.chains) else ""

    def mark(self) -> str:
        """The mark that people note before the game; empty until the first chain's seeds are revealed."""
        return mark_of(self.joint(0, ()), self.version) if self.chains else ""


def mark_of(joint: bytes, version: int) -> str:
    """The mark of a joint number: its first digits in groups of four."""
    return " ".join(joint.hex()[place : place + 4] for place in range(0, MARK_DIGITS[version], 4)).rstrip()


def sides_of(game: Game, state: GameState) -> str:
    """The letters on the six sides of a die."""
    return "".join(game.letters[game.rules.die_face(state, side)] for side in range(6))


def what_is_left(game: Game, state: GameState) -> str:
    """What the next draw is made from, in the order of outcomes: `4*captain,3*gold`."""
    weigh, text = game.rules.outcome_weight, game.outcome_text
    numbers = range(game.rules.outcome_count(state))
    return ",".join([f"{weight}*{text(state, each).rpartition(':')[2]}" for each in numbers if (weight := weigh(state, each))])
