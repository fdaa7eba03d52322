"""The device chains sealed at a table, and checks for a new one."""

from collections.abc import Callable

from jollyroll.errors import FairDiceError
from jollyroll.match.devices import SeatChain
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from .state import TableState


def device_seals(state: TableState) -> list[SeatChain]:
    """All sealed device chains, with their seat and the throws before each counts."""
    if state.play is None or state.by_hand:
        return [SeatChain(seat, 0, seal) for seat, seal in enumerate(state.exchange.chains) if seal]
    fair, found = state.play.match.fair, []
    for begin, chain in zip(fair.begins(), fair.chains, strict=True):
        found += [SeatChain(seat, begin, put.chain) for seat, put in enumerate(chain.seats) if put.chain]
        found += chain.seals
    return found


def check_own(state: TableState, chain: bytes, holds: Callable[[int], bool]) -> None:
    """Reject a chain that somebody else's device has sealed: the two would pass for one device, which cannot witness itself."""
    if chain and any(sealed.seal == chain and not holds(sealed.seat) for sealed in device_seals(state)):
        raise Rejected(Code.BAD_SEED, FairDiceError("seed-copied"))


def check_unopened(state: TableState, sealed: SeatChain) -> None:
    """Reject a chain sealed before, unless several seats of a device seal it for the same throws: its links would be known."""
    if any(other.seal == sealed.seal and other.after != sealed.after for other in device_seals(state)):
        raise Rejected(Code.BAD_SEED, FairDiceError("seed-copied"))
