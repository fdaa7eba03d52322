"""Answers that are always the same, prepared once: packed for those who can unpack them."""

import gzip
from functools import cached_property

from fastapi import Request, Response


class PreparedAnswer:
    """Some bytes of a kind, and the same packed where that is worth it."""

    def __init__(self, plain: bytes, kind: str, worth_packing: bool = True) -> None:
        self.plain = plain
        self.kind = kind
        self.worth_packing = worth_packing

    @cached_property
    def packed(self) -> bytes:
        """For browsers that can unpack it; nothing where it is not worth it."""
        return gzip.compress(self.plain, mtime=0) if self.worth_packing else b""

    def to(self, request: Request, **headers: str) -> Response:
        """The answer to this request."""
        headers = {**headers, "Vary": "Accept-Encoding, Sec-Fetch-Dest"}
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.plain, media_type=self.kind, headers=headers)
