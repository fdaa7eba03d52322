"""The game at a live table: the match and its dice."""

from typing import NamedTuple

from jollyroll.dice.chain import Chain, next_joint_number
from jollyroll.dice.exchange import SeedExchange
from jollyroll.errors import FairDiceError, UndoError
from jollyroll.match.dealing import chain_ahead, dealt, own_nonce, sealed_chain
from jollyroll.match.fair import FRESH, ChainPlace, FairDice, Opening, SealedChain

from .context import ActionContext
from .live_match import LiveMatch


class LiveDice(NamedTuple):
    """The chains of a game with their secrets, and which of them is in use. What is sealed for everybody to see has the match."""

    chains: tuple[Chain, ...]
    number: int  # of the chain in use, from 0
    begin: int  # rolls and draws before it
    joint: bytes  # its joint number


class Play:
    """A live match with its dice. Actions are tried on a copy, which takes the place of the original once they are stored."""

    __slots__ = ("dice", "match", "origin")

    def __init__(self, match: LiveMatch, dice: LiveDice, origin: LiveMatch) -> None:
        self.match = match
        self.dice = dice
        self.origin = origin  # the match this is a copy of

    @classmethod
    def begin(cls, match: LiveMatch, fair: bytes, sides: str, chain: Chain, exchange: SeedExchange) -> "Play":
        """Dice that were sealed before anybody sat down, with the seeds of all seats."""
        match.fair = FairDice(fair, sides, (sealed_chain(chain, exchange, match.chance_count, FRESH),))
        return cls(match, LiveDice((chain,), 0, match.chance_count, match.fair.joint(0, ())), match)

    def copy(self) -> "Play":
        """An independent copy, to try something on."""
        return Play(self.match.copy(), self.dice, self.match)

    def before_choice(self) -> "Play":
        """As it stood before the last choice."""
        match = self.match.before
        if match is None:
            raise UndoError("nothing-to-undo", "DIG-06")
        return Play(match, self.dice, match)

    # dice

    def place(self) -> ChainPlace:
        """Where the next roll or draw belongs."""
        roll = self.match.chance_count - self.dice.begin + 1
        if roll > self.dice.chains[self.dice.number].links:
            self._take_up_next()
            roll = 1
        return ChainPlace(self.dice.number, roll)

    def _take_up_next(self) -> None:
        """The last link of a chain is opened: the one that was sealed to carry on is in use from now on."""
        chains, number, begin, joint = self.dice
        if number + 1 == len(chains) or self.match.opening is None:
            raise FairDiceError("chain-missing")
        chain, last = chains[number + 1], self.match.opening
        joint = next_joint_number(joint, chain.seal, chain.links, last.link, last.nonce)
        self.dice = LiveDice(chains, number + 1, begin + chains[number].links, joint)

    def open(self, nonce: bytes, context: ActionContext) -> tuple[str, Opening]:
        """What the next link opens. Without a nonce of the roller's own, the one that follows from the seat's seed is taken."""
        match, place = self.match, self.place()
        assert match.fair
        ahead = chain_ahead(match.fair, place, match.chance_count, context.secret)
        if ahead:
            self.seal_next(*ahead)
        nonce = nonce or own_nonce(match.fair, place, match.state.seat)
        link = self.dice.chains[place.chain].link(place.roll)
        outcome, opening = dealt(match, link, self.dice.joint, place.roll, nonce)
        return outcome if isinstance(outcome, str) else match.game.outcome_text(match.state, outcome), opening

    def seal_next(self, sealed: SealedChain, secret: bytes) -> None:
        """A chain that is sealed to carry on."""
        assert self.match.fair
        self.match.fair = self.match.fair.with_chain(sealed)
        self.dice = self.dice._replace(chains=(*self.dice.chains, Chain(secret, sealed.links)))
