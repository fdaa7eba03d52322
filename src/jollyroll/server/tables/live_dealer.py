"""Fair dice for a match without a record."""

from collections.abc import Mapping

from jollyroll.dice.chain import Chain, leads_to
from jollyroll.errors import Refused
from jollyroll.match.dealing import Dealer, dealt
from jollyroll.match.devices import NO_DEVICES, DeviceChain, DeviceLinks
from jollyroll.match.fair import ChainPlace, Opening, SealedChain

from .context import ActionContext
from .live_match import LiveMatch


class LiveDealer(Dealer):
    """Deals for a live match: the joint number of the next chain is reckoned when the last link of one is opened."""

    match: LiveMatch
    stretch: tuple[int, int, int] = (0, 0, 0)  # a chain, and from how many rolls to how many it is in use
    opened: Mapping[bytes, tuple[int, bytes]] = {}  # of the chain of a device with this seal: the last link, and which one it is

    def copy(self, match: LiveMatch) -> "LiveDealer":
        """The same dice for a copy of the match."""
        copy = LiveDealer.__new__(LiveDealer)
        copy.__dict__.update(self.__dict__)
        copy.match = match
        return copy

    def place(self) -> ChainPlace | None:
        chain, begin, end = self.stretch
        throws = self.match.throws
        if begin <= throws < end:
            return ChainPlace(chain, throws - begin + 1)
        found = super().place()
        if found:
            begin = throws - found.roll + 1
            self.stretch = found.chain, begin, begin + self.fair.chains[found.chain].links
        return found

    def joint(self, number: int) -> bytes:
        known, joint = self._joint
        if known != number:
            last = self.match.opening
            if number and known == number - 1 and last:
                joint = self.fair.next_joint(number, joint, last)
            else:
                joint = self.fair.joint(number, ())
            self._joint = number, joint
        return joint

    def open(self, nonce: bytes, context: ActionContext, devices: DeviceLinks = NO_DEVICES) -> tuple[str, Opening]:
        """What the next link opens. Without a nonce of the roller's own, the one that follows from the seat's seed is taken."""
        match, place = self.match, self.place()
        if place is None:
            raise Refused("chain-missing")
        self._look_ahead(place, self.fair.chains[place.chain], context.secret)
        outcome, opening = dealt(match, self.joint(place.chain), place.roll, self.opening(place, nonce, devices))
        return outcome if isinstance(outcome, str) else match.game.outcome_text(match.state, outcome), opening

    def seal_next(self, sealed: SealedChain, secret: bytes) -> None:
        """A chain that was sealed to carry on."""
        self.match.fair = self.fair.with_chain(sealed)
        self.chains = {**self.chains, len(self.fair.chains) - 1: Chain(secret, sealed.links)}

    # the chains of devices

    def device_chains(self) -> list[DeviceChain | None]:
        """The chain of each seat's device for the next roll."""
        return self.fair.device_chains(self.match.throws)

    def device_chain(self, seat: int) -> DeviceChain | None:
        """The chain of this seat's device for the next roll; none if it has none."""
        chains = self.device_chains()
        return chains[seat] if 0 <= seat < len(chains) else None

    def is_link(self, chain: DeviceChain, link: bytes) -> bool:
        """This is the link of that chain for the next roll."""
        roll, held = self.opened.get(chain.seal, (0, chain.seal))
        return leads_to(link, held, chain.roll(self.match.throws + 1) - roll)

    def note(self, devices: DeviceLinks) -> None:
        """These links are opened with the next roll. All rolls of an action have the same."""
        for seat, link in ((devices.thrower, devices.thrower_link), (devices.witness, devices.witness_link)):
            chain = self.device_chain(seat) if link else None
            if chain and self.opened.get(chain.seal, (0, b""))[1] != link:
                self.opened = {**self.opened, chain.seal: (chain.roll(self.match.throws + 1), link)}

    def lacks_next(self, seat: int) -> bool:
        """The server's next chain is sealed, that of this seat's device for it is not."""
        number = len(self.fair.chains) - 1
        begin, chain = self.fair.begins()[number], self.fair.chains[number]
        to_come = not chain.seats and self.match.throws < begin
        return to_come and all(sealed.seat != seat or sealed.after != begin for sealed in chain.seals)
