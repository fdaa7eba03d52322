"""Answers to requests beyond a rate, built from cached bytes so that they cost little."""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil

from pydantic_core import to_json

from jollyroll.server.counters import COUNTERS
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from .languages import wanted
from .lines import Message, Send

TOO_MANY = 429
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}  # for every response that a browser may open as a document or worker
PART_HEADERS = {name: HEADERS[name] for name in ("Cross-Origin-Resource-Policy", "X-Content-Type-Options")}  # for others
FIXED = {**HEADERS, "Cache-Control": "no-store", "Content-Type": "application/json", "Connection": "close"}
FIXED_BYTES = [(name.lower().encode(), value.encode()) for name, value in FIXED.items()]
HEAD = b"HTTP/1.1 429 Too Many Requests\r\n" + b"".join(b"%b: %b\r\n" % header for header in FIXED_BYTES)
NO_TIME = b"null}"  # the end of a refusal's JSON without `retry_after`
KEPT = 256  # cached bodies; browsers send few different headers


@lru_cache(KEPT)
def beginning(code: Code, accept_language: bytes) -> bytes:
    """The body of a refusal up to `retry_after`, which is all that differs."""
    form = Rejected(code).form(wanted(accept_language.decode("latin-1")))
    return to_json(form).removesuffix(NO_TIME)


def language_header(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The request's Accept-Language header; empty if absent or too long to be cached."""
    said = next((value for name, value in headers if name == b"accept-language"), b"")
    return said if len(said) < KEPT else b""


def body_of(code: Code, headers: Iterable[tuple[bytes, bytes]], wait: float) -> bytes:
    """The body of a refusal."""
    COUNTERS.refusals[code] += 1
    return b"%b%.3f}" % (beginning(code, language_header(headers)), ceil(1_000 * wait) / 1_000)


def answer_of(code: Code, headers: Iterable[tuple[bytes, bytes]], wait: float) -> bytes:
    """A complete HTTP response that refuses a request and closes the connection."""
    body = body_of(code, headers, wait)
    return b"%bretry-after: %d\r\ncontent-length: %d\r\n\r\n%b" % (HEAD, seconds(wait), len(body), body)


async def refuse(scope: Message, send: Send, code: Code, wait: float) -> None:
    """Send the same refusal through ASGI, to a request or to a WebSocket that is not accepted yet."""
    body = body_of(code, scope["headers"], wait)
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [*FIXED_BYTES, (b"retry-after", b"%d" % seconds(wait)), (b"content-length", b"%d" % len(body))]
    await send({"type": f"{kind}.start", "status": TOO_MANY, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def seconds(wait: float) -> int:
    """The time to wait in whole seconds, rounded up."""
    return max(1, ceil(wait))
