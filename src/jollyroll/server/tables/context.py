"""Time and randomness for an action: the tables themselves have neither a clock nor a random source."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from jollyroll.dice.chain import LINK_BYTES, NONCE_BYTES


class ActionContext(NamedTuple):
    """What an action is given beside the table: the time in milliseconds since 1970, and random bytes that nobody can guess."""

    at: int
    random_bytes: Callable[[int], bytes]
    answering: Callable[[], Collection[int]] = tuple  # the seats whose devices are there to answer as witnesses

    def secret(self) -> bytes:
        """The secret of a new chain, or a seed."""
        return self.random_bytes(LINK_BYTES)

    def nonce(self) -> bytes:
        """The id of new dice."""
        return self.random_bytes(NONCE_BYTES)
