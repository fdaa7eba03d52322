"""Every chain that people's devices have sealed at a table, and who may seal one more."""

from collections.abc import Callable

from jollyroll.errors import Refused
from jollyroll.match.devices import SeatChain
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from .state import TableState


def device_seals(state: TableState) -> list[SeatChain]:
    """All of them, with the seat and the throws before each counts."""
    if state.play is None or state.by_hand:
        return [SeatChain(seat, 0, seal) for seat, seal in enumerate(state.exchange.chains) if seal]
    fair, found = state.play.match.fair, []
    for begin, chain in zip(fair.begins(), fair.chains, strict=True):
        found += [SeatChain(seat, begin, put.chain) for seat, put in enumerate(chain.seats) if put.chain]
        found += chain.seals
    return found


def check_own(state: TableState, chain: bytes, holds: Callable[[int], bool]) -> None:
    """Nobody seals the chain of somebody else's device: the two would pass for one device, which is no witness of its own."""
    if chain and any(sealed.seal == chain and not holds(sealed.seat) for sealed in device_seals(state)):
        raise Rejected(Code.BAD_SEED, Refused("seed-copied"))


def check_unopened(state: TableState, sealed: SeatChain) -> None:
    """No chain is sealed twice, but by several seats of a device for the same throws: its links would be known already."""
    if any(other.seal == sealed.seal and other.after != sealed.after for other in device_seals(state)):
        raise Rejected(Code.BAD_SEED, Refused("seed-copied"))
