"""What people's devices put into a throw: links of chains that each of them sealed, per seat, before the game or visibly during it.

Seats count from 0 here, and from 1 in what is hashed and written.
"""

from typing import NamedTuple

from jollyroll.dice.chain import device_inputs
from jollyroll.kit import NOBODY


class DeviceLinks(NamedTuple):
    """The links of a throw's thrower and witness, each a seat with its device; and the seats that were passed over as witnesses.

    Everything that one action brings about has the same.
    """

    thrower: int = NOBODY
    thrower_link: bytes = b""
    witness: int = NOBODY
    witness_link: bytes = b""
    passed: tuple[int, ...] = ()

    @property
    def inputs(self) -> bytes:
        """As they are hashed into the throw."""
        if self is NO_DEVICES:
            return NO_INPUTS
        return device_inputs(self.thrower + 1, self.thrower_link, self.witness + 1, self.witness_link)


NO_DEVICES = DeviceLinks()
NO_INPUTS = device_inputs(NOBODY + 1, b"", NOBODY + 1, b"")


class SeatChain(NamedTuple):
    """A chain that a seat's device sealed during the game: it counts for the throws after so many of the whole game."""

    seat: int
    after: int
    seal: bytes


class DeviceChain(NamedTuple):
    """The chain that a seat's device has at a certain throw. Seats with the same seal are on the same device.

    `late`: it is in no joint number, so its link counts only beside that of another device.
    """

    seal: bytes
    after: int
    links: int
    late: bool = False

    def roll(self, throw: int) -> int:
        """Which of its links is for this throw of the whole game, both counted from 1. Hashed so often, the link gives the seal."""
        return throw - self.after


def counted(links: DeviceLinks, late_thrower: bool) -> DeviceLinks:
    """These links without the thrower's, if it is of a late chain and stands alone."""
    alone = links.thrower != NOBODY and links.witness == NOBODY
    return links._replace(thrower=NOBODY, thrower_link=b"") if alone and late_thrower else links
