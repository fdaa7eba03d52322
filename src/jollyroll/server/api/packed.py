"""Static responses, prepared and compressed once: with gzip here, with Brotli by the build of the page."""

import gzip
from functools import cached_property

from fastapi import Request, Response


class PreparedAnswer:
    """A static response, with compressed versions if that saves enough."""

    def __init__(self, plain: bytes, kind: str, worth_packing: bool = True, brotli: bytes = b"") -> None:
        self.plain = plain
        self.kind = kind
        self.worth_packing = worth_packing
        self.brotli = brotli

    @cached_property
    def packed(self) -> bytes:
        """The gzipped body; empty if not worth it."""
        return gzip.compress(self.plain, mtime=0) if self.worth_packing else b""

    def to(self, request: Request, **headers: str) -> Response:
        """The response to this request, compressed if the client accepts it."""
        headers = {**headers, "Vary": "Accept-Encoding, Sec-Fetch-Dest"}
        accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
        for encoding, body in (("br", self.brotli), ("gzip", self.packed)):
            if body and encoding in accepted:
                return Response(body, media_type=self.kind, headers={**headers, "Content-Encoding": encoding})
        return Response(self.plain, media_type=self.kind, headers=headers)
