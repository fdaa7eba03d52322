"""Deals fair dice for a match: seals are shown first, then links are opened one by one."""

from collections.abc import Callable
from typing import NamedTuple

from jollyroll.dice.chain import Chain, draw, fresh_nonce, fresh_secret, roll_dice, seat_nonce
from jollyroll.dice.exchange import SeedExchange
from jollyroll.errors import FairDiceError, OutcomeError
from jollyroll.kit.phases import is_chance

from .chance import outcome_of_case, roll_outcome
from .devices import NO_DEVICES, DeviceLinks
from .fair import FROM_SEEDS, NEWEST, ChainPlace, FairDice, Opening, SealedChain, SeatSeed, mark_of, sides_of, what_is_left
from .match import Match
from .record import openings_of

AHEAD = 64  # links left in a chain when the next one is sealed


class DealtOutcome(NamedTuple):
    """An outcome with its opening, for `Match.apply_outcome`."""

    outcome: int | str
    opening: Opening


class Dealer:
    """Deals all rolls and draws of one match. It holds the secrets; the match and its record hold the public part.

    `keep` is called with each new chain's number and secret, before the chain is used.
    """

    def __init__(self, match: Match, keep: Callable[[int, bytes], None] | None = None) -> None:
        self.match = match
        self.keep = keep
        self.chains: dict[int, Chain] = {}
        self._joint: tuple[int, bytes] = (-1, b"")

    @property
    def fair(self) -> FairDice:
        """The fair dice of the match, created with a fresh id if there are none."""
        match = self.match
        if match.fair is None:
            match.fair = FairDice(fresh_nonce(), sides_of(match.game, match.state), version=NEWEST)
        return match.fair

    def seal(self, chain: Chain, exchange: SeedExchange, nonces: str = "") -> None:
        """Start a chain at the next roll, with what all seats put in. `nonces` is for version 1."""
        self._add(chain, sealed_chain(chain, exchange, self.match.chance_count, nonces if self.fair.version == 1 else ""))

    def take_up(self, number: int, secret: bytes) -> bool:
        """Continue a chain with its stored secret; False if the secret does not match the seal."""
        sealed = self.fair.chains[number]
        chain = Chain(secret, sealed.links)
        if chain.seal != sealed.seal:
            return False
        self.chains[number] = chain
        return True

    def place(self) -> ChainPlace | None:
        """The place of the next roll in the chains; None if there is no link for it."""
        found = self.match.fair.place(self.match.chance_count) if self.match.fair else None
        return found if found and found.chain in self.chains else None

    def deal(self, nonce: bytes = b"", devices: DeviceLinks = NO_DEVICES) -> DealtOutcome:
        """DIG-01: the next outcome. `devices` holds the links of thrower and witness.

        In version 1 the thrower's `nonce` takes their place; without one, it follows from the seat's seed.
        """
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
        nonce = b"" if sealed.nonces == FROM_SEEDS else nonce
        opening = opening_of(match, self.chains[place.chain], place, nonce, devices)
        return dealt(match, self.joint(place.chain), place.roll, opening)

    def joint(self, number: int) -> bytes:
        """The joint number of a chain; cached."""
        if self._joint[0] != number:
            self._joint = number, self.fair.joint(number, openings_of(self.match.events))
        return self._joint[1]

    def mark(self) -> str:
        """The mark of the chain in use, for people to note."""
        place = self.place()
        return mark_of(self.joint(place.chain), self.fair.version) if place else ""

    def _add(self, chain: Chain, sealed: SealedChain) -> None:
        self.match.fair = self.fair.with_chain(sealed)
        self.chains[len(self.fair.chains) - 1] = chain


def sealed_chain(chain: Chain, exchange: SeedExchange, after: int, nonces: str) -> SealedChain:
    """The public part of a chain that starts after this many rolls, with what all seats put in."""
    if not exchange.is_open:
        raise FairDiceError("seed-missing")
    seats = tuple(SeatSeed(*put) for put in zip(exchange.commitments, exchange.seeds, exchange.chains, strict=True))
    return SealedChain(after, chain.links, exchange.restarts, nonces, chain.seal, seats)


def chain_ahead(fair: FairDice, place: ChainPlace, rolls: int, fresh: Callable[[], bytes]) -> tuple[SealedChain, bytes] | None:
    """The next chain and its secret, due shortly before this chain is used up; None before that."""
    sealed = fair.chains[place.chain]
    if sealed.links - place.roll >= AHEAD or place.chain + 1 < len(fair.chains):
        return None
    chain = Chain(secret := fresh())
    return SealedChain(rolls, chain.links, 0, sealed.nonces, chain.seal), secret


def opening_of(match: Match, chain: Chain, place: ChainPlace, nonce: bytes, devices: DeviceLinks) -> Opening:
    """The opening of the next link, with the inputs that this version of fair dice uses."""
    assert match.fair
    link = chain.link(place.roll)
    if match.fair.version > 1:
        return Opening(link, devices=devices)
    return Opening(link, nonce or own_nonce(match.fair, place, match.state.seat))


def dealt(match: Match, joint: bytes, roll: int, opening: Opening) -> DealtOutcome:
    """The outcome of an opening in this position: dice as text in the order rolled, a draw by its number."""
    text, opening, number = opened_outcome(match, joint, roll, opening)
    return DealtOutcome(number if opening.left else text, opening)


def opened_outcome(match: Match, joint: bytes, roll: int, opening: Opening) -> tuple[str, Opening, int]:
    """The text of an opening's outcome in this position, the opening with what it was drawn from, and the outcome's number."""
    game, state = match.game, match.state
    dice = game.rules.dice_in_hand(state)
    if dice:
        sides = roll_dice(opening.link, joint, roll, opening.inputs, dice)
        faces = [game.rules.die_face(state, side - 1) for side in sides]
        return (
            "".join([game.letters[face] for face in faces]),
            opening._replace(left="") if opening.left else opening,
            roll_outcome(faces),
        )
    case = draw(opening.link, joint, roll, opening.inputs, game.rules.outcome_total(state))
    number = outcome_of_case(game, state, case)
    return game.outcome_text(state, number), opening._replace(left=what_is_left(game, state)), number


def own_nonce(fair: FairDice, place: ChainPlace, seat: int) -> bytes:
    """Version 1: the nonce that follows from the seed of the throwing seat, or of the first seat if nobody throws."""
    holders = fair.seed_holders(place.chain)
    return seat_nonce(fair.game, holders[max(seat, 0)].seed, place.roll) if seat < len(holders) else b""
