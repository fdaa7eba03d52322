"""The game at a live table: the match and its dice."""

from jollyroll.dice.chain import Chain
from jollyroll.dice.exchange import SeedExchange
from jollyroll.errors import UndoError
from jollyroll.match.fair import FRESH, FairDice

from .live_dealer import LiveDealer
from .live_match import LiveMatch


class Play:
    """A live match with its dice. Actions are tried on a copy, which takes the place of the original once they are stored."""

    __slots__ = ("dealer", "match", "origin")

    def __init__(self, match: LiveMatch, dealer: LiveDealer, origin: LiveMatch) -> None:
        self.match = match
        self.dealer = dealer
        self.origin = origin  # the match this is a copy of

    @classmethod
    def begin(cls, match: LiveMatch, fair: bytes, sides: str, chain: Chain, exchange: SeedExchange) -> "Play":
        """Dice that were sealed before anybody sat down, with the seeds of all seats."""
        match.fair = FairDice(fair, sides)
        dealer = LiveDealer(match)
        dealer.seal(chain, exchange, FRESH)
        dealer.joint(0)
        return cls(match, dealer, match)

    def copy(self) -> "Play":
        """An independent copy, to try something on."""
        match = self.match.copy()
        return Play(match, self.dealer.copy(match), self.match)

    def before_choice(self) -> "Play":
        """As it stood before the last choice."""
        match = self.match.before
        if match is None:
            raise UndoError("nothing-to-undo", "DIG-06")
        return Play(match, self.dealer.copy(match), match)
