"""Who may witness a throw: the next people in turn order whose link comes from another device."""

from collections.abc import Iterable, Sequence

from jollyroll.kit import NOBODY

from .devices import DeviceChain
from .match import Match


def possible_witnesses(match: Match, chains: Sequence[DeviceChain | None], acting: int, with_thrower: bool) -> list[int]:
    """The seats that are asked one after the other, each device once. Who is asked in vain is passed over.

    `acting` is the seat whose action it is, or nobody; a person's own device is no witness of what this person, a stand-in or the
    clock does there. Whoever has not left for good can witness, though they play no more. `with_thrower`: a link of the thrower's
    stands beside it; without one, chains sealed late do not count.
    """
    seats = match.seats
    own = chains[acting] if acting != NOBODY and not seats[acting].bot else None
    asked = {own.seal} if own else set()
    found: list[int] = []
    for seat in turn_order(len(seats), acting):
        chain = chains[seat] if seat < len(chains) else None
        if chain is None or seats[seat].bot or seat in match.gone or chain.seal in asked or (chain.late and not with_thrower):
            continue
        asked.add(chain.seal)
        found.append(seat)
    return found


def turn_order(seats: int, acting: int) -> Iterable[int]:
    """All seats from the one after the acting seat on; from the first on where nobody acts."""
    return ((acting + 1 + step) % seats for step in range(seats))
