"""A table of version 2 for tests and vectors, without a server: simulated devices answer as those of people would."""

import hashlib
from collections.abc import Callable, Sequence

from jollyroll.dice.chain import ID_BYTES, Chain
from jollyroll.dice.exchange import exchange_all
from jollyroll.kit import NOBODY
from jollyroll.match import Match
from jollyroll.match.actions import ActionTracker
from jollyroll.match.dealing import AHEAD, Dealer
from jollyroll.match.devices import DeviceLinks, counted
from jollyroll.match.fair import FairDice, SealedChain, sides_of
from jollyroll.match.record import CHANCE, CHOICE, LEAVE, Event
from jollyroll.match.witnesses import possible_witnesses

Secrets = Callable[[str], bytes]


def named_secret(name: str) -> bytes:
    """A secret derived from a name."""
    return hashlib.sha256(name.encode()).digest()


class DeviceTable:
    """Deals for a match. `devices` names the device of each seat; seats with the same name share it, an empty name has no chain.

    Devices that are `away` do not answer and seal nothing; for seats that are `absent` a stand-in or the clock acts.
    """

    def __init__(self, match: Match, devices: Sequence[str], links: int = 4096, secret: Secrets = named_secret) -> None:
        self.match = match
        self.devices = list(devices)
        self.links = links
        self.secret = secret
        self.away: set[str] = set()
        self.absent: set[int] = set()
        self.sealed: dict[bytes, Chain] = {}  # every chain of a device, by its seal
        self.used: DeviceLinks | None = None  # by the current action
        match.fair = FairDice(secret("game")[:ID_BYTES], sides_of(match.game, match.state), version=2)
        self.dealer = Dealer(match)
        seals = [self.new_seal(device, "start") for device in self.devices]
        seeds = [secret(f"seed {seat}") for seat in range(len(match.seats))]
        self.dealer.seal(Chain(secret("server 0"), links), exchange_all(seeds, seals))
        self.actions = ActionTracker(match)

    @property
    def fair(self) -> FairDice:
        return self.dealer.fair

    def new_seal(self, device: str, when: str) -> bytes:
        """Make a device's chain, the same for all its seats."""
        if not device:
            return b""
        chain = Chain(self.secret(f"{device} {when}"), self.links)
        self.sealed[chain.seal] = chain
        return chain.seal

    def seal_late(self, device: str) -> None:
        """Seal a new chain for a device that lost its own."""
        seal = self.new_seal(device, f"late {self.match.chance_count}")
        for seat in self.seats_of(device):
            self.match.fair = self.fair.seal_late(seat, seal, self.match.chance_count)

    def seats_of(self, device: str) -> list[int]:
        """The seats of people on this device."""
        return [seat for seat, other in enumerate(self.devices) if other == device]

    def choose(self, number: int) -> None:
        """Make a choice for the player whose choice is due."""
        self.actions.follow(Event(CHOICE))
        self.used = None
        self.match.choose(number)

    def leave(self, seat: int) -> None:
        """Let a seat leave for good."""
        self.actions.follow(Event(LEAVE, seat=seat))
        self.used = None
        self.match.leave(seat)

    def throw(self) -> None:
        """Chance decides."""
        if self.actions.follow(Event(CHANCE)) or self.used is None:
            self.used = self.device_links()
        self.seal_next()
        self.match.apply_outcome(*self.dealer.deal(devices=self.used))

    def device_links(self) -> DeviceLinks:
        """The links of thrower and witness: the thrower first, then the possible witnesses one by one."""
        match, acting = self.match, self.actions.seat
        chains = self.fair.device_chains(match.chance_count)
        by_itself = not self.actions.settled and acting not in self.absent
        own = chains[acting] if acting != NOBODY and by_itself else None
        thrower = acting if own else NOBODY
        asked = possible_witnesses(match, chains, acting, own is not None)
        answers = [seat for seat in asked if self.devices[seat] not in self.away]
        witness = answers[0] if answers else NOBODY
        passed = tuple(asked[: asked.index(witness)] if answers else asked)
        links = DeviceLinks(thrower, self.link(thrower), witness, self.link(witness), passed)
        return counted(links, own is not None and own.late)

    def link(self, seat: int) -> bytes:
        """The link of this seat's device for the next throw."""
        chain = self.fair.device_chains(self.match.chance_count)[seat] if seat != NOBODY else None
        return self.sealed[chain.seal].link(chain.roll(self.match.chance_count + 1)) if chain else b""

    def seal_next(self) -> None:
        """Seal the next chain, as long as this one, once few links are left; with chains of all devices for it."""
        place, fair = self.dealer.place(), self.fair
        assert place
        if fair.chains[place.chain].links - place.roll >= AHEAD or place.chain + 1 < len(fair.chains):
            return
        number = len(fair.chains)
        chain = Chain(self.secret(f"server {number}"), self.links)
        self.match.fair = fair.with_chain(SealedChain(self.match.chance_count, chain.links, 0, "", chain.seal))
        self.dealer.chains[number] = chain
        for device in sorted({*self.devices} - {*self.away, ""}):
            seal = self.new_seal(device, f"for {number}")
            for seat in self.seats_of(device):
                self.match.fair = self.fair.seal_ahead(seat, seal, self.match.chance_count)
