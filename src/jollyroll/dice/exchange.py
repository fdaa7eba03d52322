"""What every seat puts into the dice: first a seal on a number of its own, and the number only when all seals lie on the table."""

from collections.abc import Sequence
from hmac import compare_digest

from jollyroll.errors import FairDiceError

from .chain import LINK_BYTES, SEED_BYTES, commitment


class SeedExchange:
    """Commitments, then seeds, of all seats of a table; beside the commitment of a person lies the seal of the device's chain.

    Nobody can choose a seed to suit those of the others. A seat that does not show its seed must give up its place, and the
    exchange starts over; that is counted, because it gives the last one to show it a say.
    """

    def __init__(self, seats: int, restarts: int = 0) -> None:
        self.commitments: list[bytes] = [b""] * seats
        self.chains: list[bytes] = [b""] * seats  # seals; several seats may be on one device, bots are on none
        self.seeds: list[bytes] = [b""] * seats
        self.restarts = restarts

    @property
    def is_sealed(self) -> bool:
        """Every seat has shown its commitment: now seeds may be shown."""
        return all(self.commitments)

    @property
    def is_open(self) -> bool:
        """Every seat has shown its seed: the joint number is known."""
        return all(self.seeds)

    def commit(self, seat: int, seal: bytes, chain: bytes = b"") -> None:
        """A seat shows SHA-256 of its seed, and the seal of its device's chain, if any. Saying the same again does no harm."""
        if len(seal) != LINK_BYTES or len(chain) not in (0, LINK_BYTES):
            raise FairDiceError("seed-form", bytes=LINK_BYTES)
        if self.commitments[seat] and (self.commitments[seat], self.chains[seat]) != (seal, chain):
            raise FairDiceError("seed-committed")
        if any(seal == other for place, other in enumerate(self.commitments) if place != seat):
            raise FairDiceError("seed-copied")
        self.commitments[seat], self.chains[seat] = seal, chain

    def reveal(self, seat: int, seed: bytes) -> None:
        """A seat shows its seed, once everybody is committed."""
        if not self.is_sealed:
            raise FairDiceError("seed-too-early")
        if len(seed) != SEED_BYTES or not compare_digest(commitment(seed), self.commitments[seat]):
            raise FairDiceError("seed-differs")
        self.seeds[seat] = seed

    def start_over(self, seats: int | None = None) -> "SeedExchange":
        """The next attempt, after a seat did not open its seal; with as many seats as there are then."""
        return SeedExchange(len(self.seeds) if seats is None else seats, self.restarts + 1)


def exchange_all(seeds: Sequence[bytes], chains: Sequence[bytes] = ()) -> SeedExchange:
    """The exchange of a table where one program holds the seeds of all seats. `chains` are the seals of their devices, if any."""
    exchange = SeedExchange(len(seeds))
    for seat, seed in enumerate(seeds):
        exchange.commit(seat, commitment(seed), chains[seat] if chains else b"")
    for seat, seed in enumerate(seeds):
        exchange.reveal(seat, seed)
    return exchange
