"""Fair dice in a terminal. One program holds all seeds, so it seals everything before the first roll."""

from jollyroll.dice.chain import Chain, fresh_secret
from jollyroll.dice.exchange import exchange_all
from jollyroll.match import Match
from jollyroll.match.dealing import Dealer
from jollyroll.match.fair import FROM_SEEDS

from .chain_files import ChainFiles
from .dice_source import ChanceResult, DiceSource

BEGINS, LOST, SEEN = "dice-fair-begins", "dice-fair-lost", "dice-fair-seen"  # messages: why dice are sealed during a game


class FairDiceSource(DiceSource):
    """Dice from a sealed chain, determined by the chain and the seats' seeds alone.

    Games begun under version 1 continue so: their nonces follow from the seeds.
    """

    dealer: Dealer
    chain_files: ChainFiles

    @property
    def mark(self) -> str:
        return self.dealer.mark()

    def begin(self, match: Match) -> str:
        """Continue the game's chain if its secret is stored here and none of its next rolls was shown; else seal a new one."""
        sealed = match.fair is not None and bool(match.fair.chains)
        self.dealer = Dealer(match, lambda number, secret: self.chain_files.keep(number, secret))
        self.chain_files = ChainFiles(self.dealer.fair.game)
        why = self._take_up(match) if sealed else BEGINS if match.chance_count else ""
        if self.dealer.place() is None:
            self._seal(match)
        return why

    def _take_up(self, match: Match) -> str:
        """Load the secrets of the chain in use and of those after it; returns a message's id if that fails."""
        fair = self.dealer.fair
        place = fair.place(match.chance_count)
        kept = self.chain_files.read(place.chain) if place else None
        if place is None or kept is None:
            return LOST
        if kept.rolled >= place.roll:
            return SEEN
        if not self.dealer.take_up(place.chain, kept.secret):
            return LOST
        for number in range(place.chain + 1, len(fair.chains)):
            following = self.chain_files.read(number)
            if following:
                self.dealer.take_up(number, following.secret)
        return ""

    def _seal(self, match: Match) -> None:
        """Seal a new chain, with a seed for every seat; this determines all rolls to come."""
        secret = fresh_secret()
        self.dealer.seal(Chain(secret), exchange_all([fresh_secret() for _ in match.seats]), FROM_SEEDS)
        self.chain_files.keep(len(self.dealer.fair.chains) - 1, secret)

    def roll(self, match: Match) -> ChanceResult:
        if self.dealer.place() is None:
            self._seal(match)
        return self.dealer.deal()

    def on_saved(self) -> None:
        match, fair = self.dealer.match, self.dealer.fair
        place = fair.place(match.chance_count - 1) if match.chance_count else None
        if place and match.events[-1].opening:
            self.chain_files.note(place.chain, place.roll)

    def end(self, match: Match) -> None:
        if match.is_over:
            self.chain_files.remove()
