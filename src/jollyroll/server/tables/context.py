"""The context of an action: tables have neither clock nor random source of their own."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from jollyroll.dice.chain import LINK_BYTES, NONCE_BYTES


class ActionContext(NamedTuple):
    """The time in milliseconds since 1970, cryptographic random bytes, and who can witness."""

    at: int
    random_bytes: Callable[[int], bytes]
    answering: Callable[[], Collection[int]] = tuple  # the seats whose devices can answer as witnesses

    def secret(self) -> bytes:
        """A new secret for a chain or a seed."""
        return self.random_bytes(LINK_BYTES)

    def nonce(self) -> bytes:
        """A new id for dice."""
        return self.random_bytes(NONCE_BYTES)
