"""The exchange of seeds: every seat commits to a seed, and seeds are revealed only after all commitments."""

from collections.abc import Sequence
from hmac import compare_digest

from jollyroll.errors import FairDiceError

from .chain import LINK_BYTES, SEED_BYTES, commitment


class SeedExchange:
    """The commitments and seeds of all seats; a person's commitment comes with the seal of the device's chain.

    No seat can choose a seed to suit the others'. A seat that does not reveal its seed loses its place, and the exchange starts
    over; restarts are counted, because they give the last seat to reveal some influence.
    """

    def __init__(self, seats: int, restarts: int = 0) -> None:
        self.commitments: list[bytes] = [b""] * seats
        self.chains: list[bytes] = [b""] * seats  # seals of device chains; seats on one device share theirs, bots have none
        self.seeds: list[bytes] = [b""] * seats
        self.restarts = restarts

    @property
    def is_sealed(self) -> bool:
        """Whether all seats have committed, so that seeds may be revealed."""
        return all(self.commitments)

    @property
    def is_open(self) -> bool:
        """Whether all seats have revealed their seeds, so that the joint number is known."""
        return all(self.seeds)

    def commit(self, seat: int, seal: bytes, chain: bytes = b"") -> None:
        """Commit a seat to a seed's SHA-256, with the seal of its device's chain, if any. Repeating it does no harm."""
        if len(seal) != LINK_BYTES or len(chain) not in (0, LINK_BYTES):
            raise FairDiceError("seed-form", bytes=LINK_BYTES)
        if self.commitments[seat] and (self.commitments[seat], self.chains[seat]) != (seal, chain):
            raise FairDiceError("seed-committed")
        if any(seal == other for place, other in enumerate(self.commitments) if place != seat):
            raise FairDiceError("seed-copied")
        self.commitments[seat], self.chains[seat] = seal, chain

    def reveal(self, seat: int, seed: bytes) -> None:
        """Reveal a seat's seed, after all have committed."""
        if not self.is_sealed:
            raise FairDiceError("seed-too-early")
        if len(seed) != SEED_BYTES or not compare_digest(commitment(seed), self.commitments[seat]):
            raise FairDiceError("seed-differs")
        self.seeds[seat] = seed

    def start_over(self, seats: int | None = None) -> "SeedExchange":
        """A new exchange after a seat did not reveal its seed, with this many seats."""
        return SeedExchange(len(self.seeds) if seats is None else seats, self.restarts + 1)


def exchange_all(seeds: Sequence[bytes], chains: Sequence[bytes] = ()) -> SeedExchange:
    """A complete exchange, where one program holds all seeds. `chains` are the seals of device chains, if any."""
    exchange = SeedExchange(len(seeds))
    for seat, seed in enumerate(seeds):
        exchange.commit(seat, commitment(seed), chains[seat] if chains else b"")
    for seat, seed in enumerate(seeds):
        exchange.reveal(seat, seed)
    return exchange
