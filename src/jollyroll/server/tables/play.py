"""The game at a live table: the position and its dice, and no record: the store has that."""

from typing import Any

from jollyroll.dice.chain import Chain, next_joint_number
from jollyroll.dice.exchange import SeedExchange
from jollyroll.errors import Refused
from jollyroll.match.actions import chance_follows
from jollyroll.match.dealing import Dealer, own_nonce
from jollyroll.match.fair import FRESH, ChainPlace, FairDice, Opening, SealedChain
from jollyroll.match.limits import MOST_EVENTS
from jollyroll.match.match import Match
from jollyroll.match.record import Event

Part = dict[str, Any]


def opening_of(part: Part) -> Opening:
    """What opened a throw or draw, by its part of an event."""
    return Opening(bytes.fromhex(part["link"]), bytes.fromhex(part["nonce"]), part["left"])


class LiveMatch(Match):
    """A match that remembers its last event only."""

    def _begin(self) -> None:
        super()._begin()
        self.happened = 0  # events so far
        self.opening: Opening | None = None  # of the last throw or draw
        self.deadline: int | None = None  # when the clock decides, in milliseconds since 1970
        self.before: LiveMatch | None = None  # how it stood before the last choice, until chance has spoken
        self.by = ""  # who carried the last deed out

    def twin(self) -> "LiveMatch":
        """An independent copy, to try something on."""
        twin = LiveMatch.__new__(LiveMatch)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.ledger = twin.state.ledger
        return twin

    def _check_limit(self) -> None:
        if self.happened >= MOST_EVENTS:
            raise Refused("record-many-events", most=MOST_EVENTS)

    def _append_event(self, event: Event, maker: int) -> None:
        self.happened += 1
        self.events = [event]
        self.makers = [maker]
        self.ledger = self.state.ledger = []
        if event.opening:
            self.opening = event.opening


class LiveDealer(Dealer):
    """Deals for a match without a record: the joint number of the next chain is reckoned when the last link of one is opened."""

    match: LiveMatch
    stretch: tuple[int, int, int] = (0, 0, 0)  # a chain, and from how many throws to how many it is in use

    def twin(self, match: LiveMatch) -> "LiveDealer":
        """The same dice for a copy of the match."""
        twin = LiveDealer.__new__(LiveDealer)
        twin.__dict__.update(self.__dict__)
        twin.match = match
        return twin

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


class Play:
    """A live match with its dice. Each method gives the part of an event that tells what it did.

    Actions are done on a twin, which takes the place of the original once they are stored.
    """

    __slots__ = ("dealer", "match", "origin")

    def __init__(self, match: LiveMatch, dealer: LiveDealer, origin: LiveMatch) -> None:
        self.match = match
        self.dealer = dealer
        self.origin = origin  # the match this is a twin of

    @classmethod
    def begin(cls, match: LiveMatch, fair: bytes, sides: str, chain: Chain, exchange: SeedExchange) -> "Play":
        """Dice that were sealed before anybody sat down, with the seeds of all seats."""
        match.fair = FairDice(fair, sides)
        dealer = LiveDealer(match)
        dealer.seal(chain, exchange, FRESH)
        dealer.joint(0)
        return cls(match, dealer, match)

    def twin(self) -> "Play":
        """An independent copy, to try something on."""
        match = self.match.twin()
        return Play(match, self.dealer.twin(match), self.match)

    def settled(self) -> "Play":
        """The deed is done: what was before is no longer needed, but for taking back."""
        self.origin = self.match
        return self

    def taken_back(self) -> "Play":
        """As it stood before the last choice."""
        match = self.match.before
        if match is None:
            raise Refused("nothing-to-undo", "DIG-06")
        return Play(match, self.dealer.twin(match), match)

    def choose(self, number: int, seat: int | None = None) -> Part:
        """A choice, if it is legal."""
        match, before = self.match, self.origin
        match.choose(number, seat)
        match.before = before
        form = match.game.choice_form(before.state, number)
        return {"choice": number, "text": match.events[-1].text, "form": form, "told": self.told()}

    def open(self, nonce: bytes) -> Part:
        """The next link decides. Without a nonce of the thrower's own, the one that follows from the seat's seed is taken."""
        place = None if nonce else self.dealer.place()
        dealt = self.dealer.deal(own_nonce(self.dealer.fair, place, self.match.state.seat) if place else nonce)
        return self.apply_outcome(dealt.outcome, dealt.opening)

    def apply_outcome(self, outcome: int | str, opening: Opening) -> Part:
        """Chance has decided so."""
        match = self.match
        place = self.dealer.place()
        if place is None:
            raise Refused("chain-missing")
        self.dealer.joint(place.chain)
        match.apply_outcome(outcome, opening)
        match.before = None
        return {
            "chance": match.events[-1].text,
            "chain": place.chain,
            "roll": place.roll,
            "link": opening.link.hex(),
            "nonce": opening.nonce.hex(),
            "left": opening.left,
            "told": self.told(),
        }

    def leave(self, seat: int) -> Part:
        """A seat leaves for good."""
        self.match.leave(seat)
        self.match.before = None
        return {"leave": seat, "told": self.told()}

    def told(self) -> list[Any]:
        """What the last event brought about."""
        form = self.match.game.ledger_form
        return [form(told) for told in self.match.ledger]

    def seal_next(self, sealed: SealedChain, chain: Chain) -> None:
        """A chain that was sealed to carry on."""
        self.match.fair = self.dealer.fair.with_chain(sealed)
        self.dealer.chains = {**self.dealer.chains, len(self.dealer.fair.chains) - 1: chain}

    def chance_follows(self, turn: int, seat: int, dice: bool) -> bool:
        """Chance follows by itself upon what this seat does in this turn."""
        return chance_follows(self.match.game, self.match.state, turn, seat, dice)
