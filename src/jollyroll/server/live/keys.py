"""Keys to seats: tokens of 128 bits, stored only as hashes; tickets that move a seat; and the server's secret."""

import asyncio
import hmac
import os
import secrets
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from jollyroll.errors import ServerSetupError, StoreError
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

if TYPE_CHECKING:
    from itsdangerous import URLSafeSerializer

    from jollyroll.server.store import Store

SECRET_BYTES = 32
TOKEN_BYTES = 16
KEPT_DIGITS = 32  # of a key's hash in a ticket


def new_token() -> str:
    """A random key that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """The hash of a key, which the store keeps. Keys are random and long, so no salt is needed."""
    return sha256(token.encode()).hexdigest()


def opens(token: str, kept: str) -> bool:
    """Whether the key has this hash, compared in constant time."""
    return hmac.compare_digest(hash_of(token), kept)


class Keyring:
    """The server's secret. It lies in a file beside the store, so that the store alone is not enough to sign."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    @classmethod
    def at(cls, path: Path) -> "Keyring":
        """Load the secret from this file, or create it. If several processes create it, the first one wins."""
        try:
            return cls(read_secret(path))
        except FileNotFoundError:
            fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
            descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(secrets.token_bytes(SECRET_BYTES))
                file.flush()
                os.fsync(file.fileno())
            try:
                os.link(fresh, path)
            except FileExistsError:
                pass
            finally:
                fresh.unlink()
            return cls(read_secret(path))

    @classmethod
    async def beside(cls, store: "Store", path: Path) -> "Keyring":
        """Load the secret from the file beside the store. If the store itself holds it, as the backup of a database does, move it
        there first.
        """
        from jollyroll.server.store.installation import move_out

        await asyncio.to_thread(move_out, store.backend, path.parent)
        return cls.at(path)

    @classmethod
    async def of_installation(cls, store: "Store", path: Path | None) -> "Keyring":
        """The secret of an installation: from this file, or kept in the store.

        The store always keeps a mark of it, so that a server with another secret is refused.
        """
        from jollyroll.server.store.installation import MARK_NAME, SECRET_NAME, mark_of

        if path is not None:
            secret = read_secret(path)
        else:
            secret = bytes.fromhex(await store.keep_first(SECRET_NAME, secrets.token_hex(SECRET_BYTES)))
        mark = mark_of(secret)
        if await store.keep_first(MARK_NAME, mark) != mark:
            raise ServerSetupError("other-installation", path=store.backend.name)
        return cls(secret)

    @cached_property
    def _tickets(self) -> "URLSafeSerializer":
        from itsdangerous import URLSafeSerializer

        return URLSafeSerializer(self.secret, salt="move a seat", signer_kwargs={"digest_method": sha256})

    def ticket(self, table: str, seat: int, kept: str, now: int) -> str:
        """A signed ticket that moves a seat. It expires, and is void once the seat's key has another hash."""
        return str(self._tickets.dumps([table, seat, kept[:KEPT_DIGITS], now]))

    def mark(self, of: str) -> bytes:
        """32 bytes that depend only on the secret and on `of`; unpredictable without the secret."""
        return hmac.digest(self.secret, of.encode(), "sha256")

    def read_ticket(self, ticket: str, table: str, now: int) -> tuple[int, str]:
        """The seat of a ticket, and the first digits of the hash that its key must have."""
        from itsdangerous import BadData

        try:
            given, seat, kept, made = self._tickets.loads(ticket)
        except (BadData, ValueError) as error:
            raise Rejected(Code.BAD_TICKET) from error
        if given != table or not 0 <= now - made <= 1_000 * limits.TICKET_LIFE:
            raise Rejected(Code.BAD_TICKET)
        return int(seat), str(kept)


def read_secret(path: Path) -> bytes:
    """The secret in this file."""
    try:
        secret = path.read_bytes()
    except FileNotFoundError:
        raise
    except OSError as error:
        raise StoreError("no-store", path=str(path), reason=os.strerror(error.errno or 0)) from error
    if len(secret) != SECRET_BYTES:
        raise ServerSetupError("no-secret", path=str(path), bytes=SECRET_BYTES)
    return secret
