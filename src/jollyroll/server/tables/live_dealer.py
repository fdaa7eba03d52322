"""Fair dice for a match without a record."""

from jollyroll.dice.chain import Chain, next_joint_number
from jollyroll.errors import Refused
from jollyroll.match.dealing import Dealer, dealt, own_nonce
from jollyroll.match.fair import ChainPlace, Opening, SealedChain

from .context import ActionContext
from .live_match import LiveMatch


class LiveDealer(Dealer):
    """Deals for a live match: the joint number of the next chain is reckoned when the last link of one is opened."""

    match: LiveMatch
    stretch: tuple[int, int, int] = (0, 0, 0)  # a chain, and from how many rolls to how many it is in use

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
            chain, last = self.fair.chains[number], self.match.opening
            if number and known == number - 1 and last:
                joint = next_joint_number(joint, chain.seal, chain.links, last.link, last.nonce)
            else:
                joint = self.fair.joint(number, ())
            self._joint = number, joint
        return joint

    def open(self, nonce: bytes, context: ActionContext) -> tuple[str, Opening]:
        """What the next link opens. Without a nonce of the roller's own, the one that follows from the seat's seed is taken."""
        match, place = self.match, self.place()
        if place is None:
            raise Refused("chain-missing")
        self._look_ahead(place, self.fair.chains[place.chain], context.secret)
        nonce = nonce or own_nonce(self.fair, place, match.state.seat)
        outcome, opening = dealt(match, self.chains[place.chain].link(place.roll), self.joint(place.chain), place.roll, nonce)
        return outcome if isinstance(outcome, str) else match.game.outcome_text(match.state, outcome), opening

    def seal_next(self, sealed: SealedChain, secret: bytes) -> None:
        """A chain that was sealed to carry on."""
        self._add(Chain(secret, sealed.links), sealed)

    def _add(self, chain: Chain, sealed: SealedChain) -> None:
        self.match.fair = self.fair.with_chain(sealed)
        self.chains = {**self.chains, len(self.fair.chains) - 1: chain}  # copies of this dealer share theirs
