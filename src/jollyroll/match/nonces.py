"""Version 1: whether the nonces of a record are those that had to be put in, as far as a record can tell."""

from .dealing import own_nonce
from .fair import FROM_SEEDS, ChainPlace, FairDice, Opening
from .match import Match
from .put_in import RIGHT, PutInCheck, Wrong


class NonceCheck(PutInCheck):
    """Holds every action to one nonce, and to that of the seed wherever nobody may have one of their own.

    For bots, for draws before the first turn and for what follows when somebody leaves, the seeds decide. A person's action
    has one nonce of the person's own, or those of the seed throughout, if the clock or a stand-in decided.
    """

    def __init__(self, match: Match, fair: FairDice) -> None:
        super().__init__(match, fair)
        self.nonce = b""  # of the first throw or draw of the action
        self.from_seed = False

    def check_first(self, place: ChainPlace, opening: Opening) -> Wrong:
        settled = self.actions.settled or self.fair.chains[place.chain].nonces == FROM_SEEDS
        self.nonce = opening.nonce
        self.from_seed = settled or opening.nonce == own_nonce(self.fair, place, self.match.state.seat)
        return self.check_next(place, opening)

    def check_next(self, place: ChainPlace, opening: Opening) -> Wrong:
        if self.from_seed:
            due = own_nonce(self.fair, place, self.match.state.seat)
            return RIGHT if opening.nonce == due else Wrong("nonce-differs")
        return RIGHT if opening.nonce == self.nonce else Wrong("nonce-changed")
