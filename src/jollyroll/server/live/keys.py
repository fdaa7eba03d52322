"""Keys to seats: tokens of 128 bits that the server never keeps, tickets that move a seat, and the server's own secret."""

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, URLSafeTimedSerializer

from jollyroll.errors import Refused
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

SECRET_BYTES = 32
TOKEN_BYTES = 16


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
    """The secret of this server, kept in a file beside the store: whoever reads the store alone can neither sit down nor sign."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self._tickets = URLSafeTimedSerializer(secret, salt="move a seat", signer_kwargs={"digest_method": sha256})

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

    def token(self, table: str, seat: int, nonce: str) -> str:
        """The key for a seat taken with this nonce: the same key again if the answer was lost."""
        text = f"{table} {seat} {nonce}".encode()
        return urlsafe_b64encode(hmac.digest(self.secret, text, "sha256")[:TOKEN_BYTES]).decode().rstrip("=")

    def ticket(self, table: str, seat: int, kept: str) -> str:
        """A signed ticket that moves a seat. It is valid while the seat's key has this hash."""
        return str(self._tickets.dumps([table, seat, kept[:16]]))

    def read_ticket(self, ticket: str, table: str) -> tuple[int, str]:
        """The seat a ticket is for, and the beginning of the hash its key must have."""
        try:
            given, seat, kept = self._tickets.loads(ticket, max_age=limits.TICKET_LIFE)
        except BadSignature as error:
            raise Rejected(Code.BAD_TICKET) from error
        if given != table:
            raise Rejected(Code.BAD_TICKET)
        return int(seat), str(kept)


def read_secret(path: Path) -> bytes:
    """The secret in this file."""
    secret = path.read_bytes()
    if len(secret) != SECRET_BYTES:
        raise Refused("no-secret", path=str(path), bytes=SECRET_BYTES)
    return secret
