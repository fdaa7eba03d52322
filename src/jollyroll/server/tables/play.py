"""`Play`: the game at a live table, which is a match and its dice."""

from collections.abc import Mapping
from typing import NamedTuple

from jollyroll.dice.chain import Chain, leads_to
from jollyroll.dice.exchange import SeedExchange
from jollyroll.errors import UndoError
from jollyroll.match.dealing import sealed_chain
from jollyroll.match.devices import DeviceChain, DeviceLinks
from jollyroll.match.fair import FRESH, ChainPlace, FairDice, SealedChain

from .live_match import LiveMatch


class LiveDice(NamedTuple):
    """The chains of a game with their secrets, and which one is in use. The match holds their public seals."""

    chains: tuple[Chain, ...]
    number: int  # of the chain in use, from 0
    begin: int  # rolls and draws before the chain in use
    joint: bytes  # the joint number of the chain in use
    opened: Mapping[bytes, tuple[int, bytes]] = {}  # by seal of a device's chain: the roll of the last opened link, and the link


NO_DICE = LiveDice((), 0, 0, b"")  # for real dice


class Play:
    """A live match with its dice. Actions are tried on a copy, which replaces the original once the event is stored."""

    __slots__ = ("_chains", "dice", "match", "origin")

    def __init__(self, match: LiveMatch, dice: LiveDice, origin: LiveMatch) -> None:
        self.match = match
        self.dice = dice
        self.origin = origin  # the match this is a copy of
        self._chains: tuple[FairDice | None, int, list[DeviceChain | None]] = (None, 0, [])  # cached, for these dice and throws

    @classmethod
    def begin(cls, match: LiveMatch, fair: FairDice, chain: Chain, exchange: SeedExchange) -> "Play":
        """A game with dice sealed before anybody sat down, and the seeds of all seats."""
        nonces = FRESH if fair.version == 1 else ""
        match.fair = fair.with_chain(sealed_chain(chain, exchange, match.chance_count, nonces))
        return cls(match, LiveDice((chain,), 0, match.chance_count, match.fair.joint(0, ())), match)

    @classmethod
    def by_hand(cls, match: LiveMatch, fair: FairDice) -> "Play":
        """A game with real dice; nothing is sealed."""
        match.fair = fair
        return cls(match, NO_DICE, match)

    def copy(self) -> "Play":
        """An independent copy to try an action on."""
        play, match, origin = Play.__new__(Play), LiveMatch.__new__(LiveMatch), self.match
        match.__dict__ = its = origin.__dict__.copy()
        its["state"] = state = origin.state.copy()
        its["ledger"] = state.ledger
        play.match, play.dice, play.origin, play._chains = match, self.dice, origin, self._chains
        return play

    def back(self, steps: int) -> "Play":
        """With real dice: the game this many steps ago."""
        match: LiveMatch | None = self.match
        for _ in range(steps):
            match = match.before if match else None
        if match is None:
            raise UndoError("nothing-typed-yet")
        return Play(match, self.dice, match)

    def before_choice(self) -> "Play":
        """The game before the last choice."""
        match = self.match.before
        if match is None:
            raise UndoError("nothing-to-undo", "DIG-06")
        if match.fair is not self.match.fair:  # keep chains sealed since then
            match = Play(match, self.dice, match).copy().match
            match.fair = self.match.fair
        return Play(match, self.dice, match)

    # dice

    def place(self) -> ChainPlace:
        """The place of the next roll or draw in the chains."""
        return ChainPlace(self.dice.number, self.match.chance_count - self.dice.begin + 1)

    def take_up_next(self) -> None:
        """Switch to the next sealed chain, if there is one, after the last link of the current chain was opened."""
        chains, number, begin, joint, opened = self.dice
        if number + 1 < len(chains) and self.match.opening:
            joint = self.match.fair.next_joint(number + 1, joint, self.match.opening)
            self.dice = LiveDice(chains, number + 1, begin + chains[number].links, joint, opened)

    def seal_next(self, sealed: SealedChain, secret: bytes) -> None:
        """Add a sealed chain that continues the current one."""
        self.match.fair = self.match.fair.with_chain(sealed)
        self.dice = dice = self.dice._replace(chains=(*self.dice.chains, Chain(secret, sealed.links)))
        if self.match.chance_count - dice.begin == dice.chains[dice.number].links:
            self.take_up_next()

    # device chains

    def device_chains(self) -> list[DeviceChain | None]:
        """The chain of each seat's device for the next roll; cached."""
        fair, throws = self.match.fair, self.match.chance_count
        if self._chains[0] is not fair or self._chains[1] != throws:
            self._chains = fair, throws, fair.device_chains(throws)
        return self._chains[2]

    def device_chain(self, seat: int) -> DeviceChain | None:
        """The chain of this seat's device for the next roll, or None."""
        chains = self.device_chains()
        return chains[seat] if 0 <= seat < len(chains) else None

    def is_link(self, chain: DeviceChain, link: bytes) -> bool:
        """Whether this is the chain's link for the next roll."""
        roll, held = self.dice.opened.get(chain.seal, (0, chain.seal))
        return leads_to(link, held, chain.roll(self.match.chance_count + 1) - roll)

    def note_links(self, links: DeviceLinks) -> None:
        """Note that these links are opened with the next roll. All rolls of an action share them."""
        for seat, link in ((links.thrower, links.thrower_link), (links.witness, links.witness_link)):
            chain = self.device_chain(seat) if link else None
            if chain and self.dice.opened.get(chain.seal, (0, b""))[1] != link:
                opened = {**self.dice.opened, chain.seal: (chain.roll(self.match.chance_count + 1), link)}
                self.dice = self.dice._replace(opened=opened)

    def lacks_next(self, seat: int) -> bool:
        """Whether the server's next chain is sealed and this seat's device has not sealed one for it."""
        number = len(self.match.fair.chains) - 1
        begin, chain = self.match.fair.begins()[number], self.match.fair.chains[number]
        to_come = not chain.seats and self.match.chance_count < begin
        return to_come and all(sealed.seat != seat or sealed.after != begin for sealed in chain.seals)
