"""Possible witnesses of a throw: the next people in turn order whose device is another one."""

from collections.abc import Iterable, Sequence

from jollyroll.kit import NOBODY

from .devices import DeviceChain
from .match import Match


def possible_witnesses(match: Match, chains: Sequence[DeviceChain | None], acting: int, with_thrower: bool) -> list[int]:
    """The seats that may witness, in the order in which they are asked; each device once.

    `acting` is the seat that acts, or NOBODY. A person's own device cannot witness what the person, a stand-in or the clock does on
    that seat. Everybody who has not left for good can witness, even when out of the game. `with_thrower`: the thrower puts in a
    link; without one, chains sealed late do not count.
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
    """All seats from the one after the acting seat; from the first one if nobody acts."""
    return ((acting + 1 + step) % seats for step in range(seats))
