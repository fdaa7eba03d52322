"""Version 1: checks the nonces of a record, as far as a record allows."""

from .dealing import own_nonce
from .fair import FROM_SEEDS, ChainPlace, FairDice, Opening
from .input_check import NO_FAULT, InputCheck, InputFault
from .match import Match


class NonceCheck(InputCheck):
    """Requires one nonce per action, and the one derived from the seed wherever nobody may choose.

    The seeds decide for bots, for draws before the first turn, and for what follows when a seat leaves. A person's action has one
    chosen nonce, or those derived from the seed if the clock or a stand-in acted.
    """

    def __init__(self, match: Match, fair: FairDice) -> None:
        super().__init__(match, fair)
        self.nonce = b""  # of the first throw or draw of the action
        self.from_seed = False

    def check_first(self, place: ChainPlace, opening: Opening) -> InputFault:
        settled = self.actions.settled or self.fair.chains[place.chain].nonces == FROM_SEEDS
        self.nonce = opening.nonce
        self.from_seed = settled or opening.nonce == own_nonce(self.fair, place, self.match.state.seat)
        return self.check_next(place, opening)

    def check_next(self, place: ChainPlace, opening: Opening) -> InputFault:
        if self.from_seed:
            due = own_nonce(self.fair, place, self.match.state.seat)
            return NO_FAULT if opening.nonce == due else InputFault("nonce-differs")
        return NO_FAULT if opening.nonce == self.nonce else InputFault("nonce-changed")
