"""Links of devices: each device seals a hash chain per seat, before the game or visibly during it, and puts its links into throws.

Seats count from 0 here, and from 1 in what is hashed and written.
"""

from typing import NamedTuple

from jollyroll.dice.chain import device_inputs
from jollyroll.kit import NOBODY


class DeviceLinks(NamedTuple):
    """The links that the devices of thrower and witness put into a throw, and the seats passed over as witnesses.

    All throws and draws of an action share them.
    """

    thrower: int = NOBODY
    thrower_link: bytes = b""
    witness: int = NOBODY
    witness_link: bytes = b""
    passed: tuple[int, ...] = ()

    @property
    def inputs(self) -> bytes:
        """The bytes hashed into the throw."""
        if self is NO_DEVICES:
            return NO_INPUTS
        return device_inputs(self.thrower + 1, self.thrower_link, self.witness + 1, self.witness_link)


NO_DEVICES = DeviceLinks()
NO_INPUTS = device_inputs(NOBODY + 1, b"", NOBODY + 1, b"")


class SeatChain(NamedTuple):
    """A chain that a seat's device sealed during the game. It counts after the first `after` throws of the game."""

    seat: int
    after: int
    seal: bytes


class DeviceChain(NamedTuple):
    """The chain of a seat's device at some throw. Equal seals mean the same device.

    A `late` chain is not part of a joint number, so its link counts only together with another device's.
    """

    seal: bytes
    after: int
    links: int
    late: bool = False

    def roll(self, throw: int) -> int:
        """The number of the link for this throw of the game, both from 1. Hashing the link that often gives the seal."""
        return throw - self.after


def counted(links: DeviceLinks, late_thrower: bool) -> DeviceLinks:
    """The links that count: without the thrower's if its chain is late and there is no witness."""
    alone = links.thrower != NOBODY and links.witness == NOBODY
    return links._replace(thrower=NOBODY, thrower_link=b"") if alone and late_thrower else links
