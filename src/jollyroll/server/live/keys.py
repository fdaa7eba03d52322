"""Keys to seats: tokens of 128 bits that the server never keeps, tickets that move a seat, and the server's own secret."""

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadData, URLSafeSerializer

from jollyroll.errors import Refused
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

SECRET_BYTES = 32
TOKEN_BYTES = 16
KEPT_DIGITS = 32  # of the hash of a key, in a ticket


def new_token() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """What the store keeps of a key. Keys are random and long, so no salt is needed."""
    return sha256(token.encode()).hexdigest()


def opens(token: str, kept: str) -> bool:
    """This key has that hash; takes as long whatever the answer."""
    return hmac.compare_digest(hash_of(token), kept)


class Keyring:
    """The secret of this server, kept in a file beside the store: whoever reads the store alone cannot sign."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self._tickets = URLSafeSerializer(secret, salt="move a seat", signer_kwargs={"digest_method": sha256})

    @classmethod
    def at(cls, path: Path) -> "Keyring":
        """The secret in this file, made when there is none; the first of several processes to make it wins."""
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

    def ticket(self, table: str, seat: int, kept: str, now: int) -> str:
        """A signed ticket that moves a seat for a while. It is valid as long as the key of the seat has this hash."""
        return str(self._tickets.dumps([table, seat, kept[:KEPT_DIGITS], now]))

    def read_ticket(self, ticket: str, table: str, now: int) -> tuple[int, str]:
        """The seat a ticket is for, and the beginning of the hash its key must have."""
        try:
            given, seat, kept, made = self._tickets.loads(ticket)
        except (BadData, ValueError) as error:
            raise Rejected(Code.BAD_TICKET) from error
        if given != table or not 0 <= now - made <= 1_000 * limits.TICKET_LIFE:
            raise Rejected(Code.BAD_TICKET)
        return int(seat), str(kept)


def read_secret(path: Path) -> bytes:
    """The secret in this file."""
    secret = path.read_bytes()
    if len(secret) != SECRET_BYTES:
        raise Refused("no-secret", path=str(path), bytes=SECRET_BYTES)
    return secret
