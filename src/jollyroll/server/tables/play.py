"""The game at a live table: the match and its dice."""

from collections.abc import Mapping
from typing import NamedTuple

from jollyroll.dice.chain import Chain, leads_to
from jollyroll.dice.exchange import SeedExchange
from jollyroll.errors import UndoError
from jollyroll.match.dealing import chain_ahead, opened_outcome, opening_of, sealed_chain
from jollyroll.match.devices import NO_DEVICES, DeviceChain, DeviceLinks
from jollyroll.match.fair import FRESH, ChainPlace, FairDice, Opening, SealedChain

from .context import ActionContext
from .live_match import LiveMatch


class LiveDice(NamedTuple):
    """The chains of a game with their secrets, and which of them is in use. What is sealed for everybody to see has the match."""

    chains: tuple[Chain, ...]
    number: int  # of the chain in use, from 0
    begin: int  # rolls and draws before it
    joint: bytes  # its joint number
    opened: Mapping[bytes, tuple[int, bytes]] = {}  # of each device's chain, by its seal: which link was opened last, and the link


NO_DICE = LiveDice((), 0, 0, b"")  # the dice are real


class Play:
    """A live match with its dice. Actions are tried on a copy, which takes the place of the original once they are stored."""

    __slots__ = ("_chains", "dice", "match", "origin")

    def __init__(self, match: LiveMatch, dice: LiveDice, origin: LiveMatch) -> None:
        self.match = match
        self.dice = dice
        self.origin = origin  # the match this is a copy of
        self._chains: tuple[FairDice | None, int, list[DeviceChain | None]] = (None, 0, [])  # of devices, of which dice and when

    @classmethod
    def begin(cls, match: LiveMatch, fair: FairDice, chain: Chain, exchange: SeedExchange) -> "Play":
        """Dice that were sealed before anybody sat down, with the seeds of all seats."""
        nonces = FRESH if fair.version == 1 else ""
        match.fair = fair.with_chain(sealed_chain(chain, exchange, match.chance_count, nonces))
        return cls(match, LiveDice((chain,), 0, match.chance_count, match.fair.joint(0, ())), match)

    @classmethod
    def by_hand(cls, match: LiveMatch, fair: FairDice) -> "Play":
        """Real dice: nothing is sealed."""
        match.fair = fair
        return cls(match, NO_DICE, match)

    def copy(self) -> "Play":
        """An independent copy, to try something on."""
        play, match, origin = Play.__new__(Play), LiveMatch.__new__(LiveMatch), self.match
        match.__dict__ = its = origin.__dict__.copy()
        its["state"] = state = origin.state.copy()
        its["ledger"] = state.ledger
        play.match, play.dice, play.origin, play._chains = match, self.dice, origin, self._chains
        return play

    def back(self, steps: int) -> "Play":
        """With real dice: as it stood so many steps ago."""
        match: LiveMatch | None = self.match
        for _ in range(steps):
            match = match.before if match else None
        if match is None:
            raise UndoError("nothing-typed-yet")
        return Play(match, self.dice, match)

    def before_choice(self) -> "Play":
        """As it stood before the last choice."""
        match = self.match.before
        if match is None:
            raise UndoError("nothing-to-undo", "DIG-06")
        if match.fair is not self.match.fair:  # what was sealed since stays so
            match = Play(match, self.dice, match).copy().match
            match.fair = self.match.fair
        return Play(match, self.dice, match)

    # dice

    def place(self) -> ChainPlace:
        """Where the next roll or draw belongs."""
        return ChainPlace(self.dice.number, self.match.chance_count - self.dice.begin + 1)

    def take_up_next(self) -> None:
        """The last link of a chain is opened: the one that was sealed to carry on, if there is one, is in use from now on."""
        chains, number, begin, joint, opened = self.dice
        if number + 1 < len(chains) and self.match.opening:
            joint = self.match.fair.next_joint(number + 1, joint, self.match.opening)
            self.dice = LiveDice(chains, number + 1, begin + chains[number].links, joint, opened)

    def open(self, nonce: bytes, context: ActionContext, links: DeviceLinks = NO_DEVICES) -> tuple[str, Opening, int]:
        """What the next link opens, beside what devices put in; in version 1, beside a nonce, or the one that the seed settles.

        As it is written, with what opened it, and the number of the outcome.
        """
        match, dice = self.match, self.dice
        place = ChainPlace(dice.number, match.chance_count - dice.begin + 1)
        ahead = chain_ahead(match.fair, place, match.chance_count, context.secret)
        if ahead:
            self.seal_next(*ahead)
        opening = opening_of(match, dice.chains[place.chain], place, nonce, links)
        return opened_outcome(match, dice.joint, place.roll, opening)

    def seal_next(self, sealed: SealedChain, secret: bytes) -> None:
        """A chain that is sealed to carry on."""
        self.match.fair = self.match.fair.with_chain(sealed)
        self.dice = dice = self.dice._replace(chains=(*self.dice.chains, Chain(secret, sealed.links)))
        if self.match.chance_count - dice.begin == dice.chains[dice.number].links:
            self.take_up_next()

    # the chains of devices

    def device_chains(self) -> list[DeviceChain | None]:
        """The chain of each seat's device for the next roll; found once for each."""
        fair, throws = self.match.fair, self.match.chance_count
        if self._chains[0] is not fair or self._chains[1] != throws:
            self._chains = fair, throws, fair.device_chains(throws)
        return self._chains[2]

    def device_chain(self, seat: int) -> DeviceChain | None:
        """The chain of this seat's device for the next roll; none if it has none."""
        chains = self.device_chains()
        return chains[seat] if 0 <= seat < len(chains) else None

    def is_link(self, chain: DeviceChain, link: bytes) -> bool:
        """This is the link of that chain for the next roll."""
        roll, held = self.dice.opened.get(chain.seal, (0, chain.seal))
        return leads_to(link, held, chain.roll(self.match.chance_count + 1) - roll)

    def note_links(self, links: DeviceLinks) -> None:
        """These links are opened with the next roll. All rolls of an action have the same."""
        for seat, link in ((links.thrower, links.thrower_link), (links.witness, links.witness_link)):
            chain = self.device_chain(seat) if link else None
            if chain and self.dice.opened.get(chain.seal, (0, b""))[1] != link:
                opened = {**self.dice.opened, chain.seal: (chain.roll(self.match.chance_count + 1), link)}
                self.dice = self.dice._replace(opened=opened)

    def lacks_next(self, seat: int) -> bool:
        """The server's next chain is sealed, that of this seat's device for it is not."""
        number = len(self.match.fair.chains) - 1
        begin, chain = self.match.fair.begins()[number], self.match.fair.chains[number]
        to_come = not chain.seats and self.match.chance_count < begin
        return to_come and all(sealed.seat != seat or sealed.after != begin for sealed in chain.seals)
