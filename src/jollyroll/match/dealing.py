"""Fair dice for a game being played: seals are shown first, links are opened one by one."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from jollyroll.dice.chain import Chain, draw, fresh_nonce, fresh_secret, roll_dice, seat_nonce
from jollyroll.dice.exchange import SeedExchange
from jollyroll.errors import FairDiceError, OutcomeError
from jollyroll.kit.phases import is_chance

from .chance import outcome_of_case
from .fair import FROM_SEEDS, ChainPlace, FairDice, Opening, SealedChain, SeatSeed, mark_of, sides_of, what_is_left
from .match import Match
from .record import openings_of

AHEAD = 64  # with so many links left, the next chain is sealed


class Dealt(NamedTuple):
    """What chance brings, ready for `Match.apply_outcome`."""

    outcome: int | str
    opening: Opening


class Dealer:
    """Throws and draws for one match. It alone knows the secrets; the match and its record hold what everybody may see.

    `keep` is told each new secret with the number of its chain, before anything is rolled with it.
    """

    def __init__(self, match: Match, keep: Callable[[int, bytes], None] | None = None) -> None:
        self.match = match
        self.keep = keep
        self.chains: dict[int, Chain] = {}
        self._joint: tuple[int, bytes] = (-1, b"")

    @property
    def fair(self) -> FairDice:
        """The fair dice of the match; begun with a fresh id if there are none."""
        match = self.match
        if match.fair is None:
            match.fair = FairDice(fresh_nonce(), sides_of(match.game, match.state))
        return match.fair

    def seal(self, chain: Chain, exchange: SeedExchange, nonces: str) -> None:
        """A chain that begins with the next throw, together with what all seats put in."""
        self._add(chain, sealed_chain(chain, exchange, self.match.chance_count, nonces))

    def take_up(self, number: int, secret: bytes) -> bool:
        """Go on with a chain whose secret was kept; False if it is not the secret of this chain."""
        sealed = self.fair.chains[number]
        chain = Chain(secret, sealed.links)
        if chain.seal != sealed.seal:
            return False
        self.chains[number] = chain
        return True

    def place(self) -> ChainPlace | None:
        """Where the next roll belongs; None if no link can be opened for it."""
        found = self.match.fair.place(self.match.chance_count) if self.match.fair else None
        return found if found and found.chain in self.chains else None

    def deal(self, nonce: bytes = b"") -> Dealt:
        """DIG-01: what falls or is drawn next. `nonce` is from whoever rolls; without one, it follows from the seat's seed."""
        match, place = self.match, self.place()
        if not is_chance(match.state):
            raise OutcomeError("no-chance-due")
        if place is None:
            raise FairDiceError("chain-missing")
        sealed = self.fair.chains[place.chain]
        ahead = chain_ahead(self.fair, place, match.chance_count, fresh_secret)
        if ahead:
            next_sealed, secret = ahead
            if self.keep:
                self.keep(place.chain + 1, secret)
            self._add(Chain(secret, next_sealed.links), next_sealed)
        if sealed.nonces == FROM_SEEDS or not nonce:
            nonce = own_nonce(self.fair, place, match.state.seat)
        joint = self.joint(place.chain)
        return dealt(match, self.chains[place.chain].link(place.roll), joint, place.roll, nonce)

    def joint(self, number: int) -> bytes:
        """The joint number of a chain; computed once."""
        if self._joint[0] != number:
            self._joint = number, self.fair.joint(number, openings_of(self.match.events))
        return self._joint[1]

    def mark(self) -> str:
        """What people note of the chain that is in use."""
        place = self.place()
        return mark_of(self.joint(place.chain)) if place else ""

    def _add(self, chain: Chain, sealed: SealedChain) -> None:
        self.match.fair = self.fair.with_chain(sealed)
        self.chains[len(self.fair.chains) - 1] = chain


def sealed_chain(chain: Chain, exchange: SeedExchange, after: int, nonces: str) -> SealedChain:
    """What everybody may see of a chain that begins after so many throws, with what all seats put in."""
    if not exchange.is_open:
        raise FairDiceError("seed-missing")
    seats = tuple(SeatSeed(*pair) for pair in zip(exchange.commitments, exchange.seeds, strict=True))
    return SealedChain(after, chain.links, exchange.restarts, nonces, chain.seal, seats)


def chain_ahead(fair: FairDice, place: ChainPlace, throws: int, fresh: Callable[[], bytes]) -> tuple[SealedChain, bytes] | None:
    """The next chain and its secret, which is sealed before the last link of this one is opened; none while there is time."""
    sealed = fair.chains[place.chain]
    if sealed.links - place.roll >= AHEAD or place.chain + 1 < len(fair.chains):
        return None
    chain = Chain(secret := fresh())
    return SealedChain(throws, chain.links, 0, sealed.nonces, chain.seal), secret


def dealt(match: Match, link: bytes, joint: bytes, roll: int, nonce: bytes) -> Dealt:
    """What this link opens in this position."""
    game, state = match.game, match.state
    dice = game.rules.dice_in_hand(state)
    if dice:
        sides = roll_dice(link, joint, roll, nonce, dice)
        return Dealt("".join(game.letters[game.rules.die_face(state, side - 1)] for side in sides), Opening(link, nonce))
    case = draw(link, joint, roll, nonce, game.rules.outcome_total(state))
    return Dealt(outcome_of_case(game, state, case), Opening(link, nonce, what_is_left(game, state)))


def own_nonce(fair: FairDice, place: ChainPlace, seat: int) -> bytes:
    """The nonce that follows from the seed of the seat that rolls, or of the first seat where nobody does."""
    holders = seed_holders(fair, place.chain)
    return seat_nonce(fair.game, holders[max(seat, 0)].seed, place.roll) if seat < len(holders) else b""


def seed_holders(fair: FairDice, number: int) -> Sequence[SeatSeed]:
    """The seats whose seeds hold for a chain: its own, or those of the chain it carries on."""
    while number and not fair.chains[number].seats:
        number -= 1
    return fair.chains[number].seats
