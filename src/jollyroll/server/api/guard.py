"""Checks every HTTP request (rates, sizes, origins), adds security headers, and turns rejections into responses."""

import logging
from time import monotonic

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic_core import to_json
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException

from jollyroll.errors import ServerSetupError, quote
from jollyroll.server import limits, request_ids
from jollyroll.server.counters import COUNTERS, RECEIVED
from jollyroll.server.live.context import ServerContext
from jollyroll.server.live.internal_errors import answer_to, store_lost
from jollyroll.server.monitoring.logs import FIELDS
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.reading import where
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.statuses import CONFLICT, STATUS
from jollyroll.server.rates import ASKER
from jollyroll.server.store import Unreadable
from jollyroll.server.transport.addresses import asker_in, same_origin
from jollyroll.server.transport.http_protocol import COUNTED
from jollyroll.server.transport.languages import wanted
from jollyroll.server.transport.lines import Message, Receive, Send
from jollyroll.server.transport.refusing import HEADERS, PART_HEADERS, refuse, seconds

CHANGING = ("POST", "PUT", "PATCH", "DELETE")
REQUEST_ID_HEADER = "X-Request-Id"
LOG = logging.getLogger(__name__)
PARTS = ("script", "style", "font")  # resources inside a page, which need no headers for documents
PLAIN_ERRORS = {
    STATUS[code]: code for code in (Code.BAD_JSON, Code.BAD_METHOD)
}  # errors of the framework, such as JSON nested too deeply
PROBES = ("/api/live", "/api/ready")  # answered in any state of the server


class Guard:
    """ASGI middleware that checks requests and adds headers to responses."""

    def __init__(self, api: FastAPI, server: ServerContext) -> None:
        self.api = api
        self.server = server

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        asker = asker_in(scope)
        if COUNTED not in scope.get("state", ()):
            wait = self.server.rates_by_address.wait(asker, limits.REQUESTS)
            if wait:
                return await refuse(scope, send, Code.TOO_MANY_REQUESTS, wait)
        ASKER.set(asker)
        begun = monotonic()
        RECEIVED.set(begun)
        request = Request(scope)
        given = request.headers.get(REQUEST_ID_HEADER, "") if self.server.policy.anybody else ""  # a proxy may set the id
        number = request_ids.begin(request_ids.REQUEST, given)

        async def send_out(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                wanted_for = request.headers.get("sec-fetch-dest")
                for name, value in (PART_HEADERS if wanted_for in PARTS else HEADERS).items():
                    headers.setdefault(name, value)
                if request.url.path.startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                    headers[REQUEST_ID_HEADER] = number
                if LOG.isEnabledFor(logging.INFO):
                    note_request(scope, message["status"], monotonic() - begun)
            await send(message)

        try:
            check(request, self.server)
            if request.method in CHANGING:
                receive = await with_whole_body(receive)
        except Rejected as rejected:
            await refusal(rejected, language_of(request))(scope, receive, send_out)  # type: ignore[arg-type]
        else:
            if request.method == "HEAD":  # handled as GET; uvicorn omits the body
                scope = {**scope, "method": "GET"}
            try:
                await self.api(scope, receive, send_out)  # type: ignore[arg-type]
            except Exception as error:  # answered by the handlers of `answer_refusals`
                answer_to(error, request.url.path)


def answer_refusals(api: FastAPI) -> None:
    """Register handlers that answer all errors in the same form."""

    @api.exception_handler(Exception)
    async def say_mishap(request: Request, _error: Exception) -> Response:
        return refusal(Rejected(Code.INTERNAL), language_of(request))

    @api.exception_handler(Rejected)
    @api.exception_handler(Unreadable)
    async def say_rejected(request: Request, error: Exception) -> Response:
        return refusal(answer_to(error, request.url.path), language_of(request))

    @api.exception_handler(RequestValidationError)
    async def say_unreadable(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return refusal(Rejected(Code.BAD_JSON), language_of(request))
        return refusal(Rejected(Code.BAD_FRAME, detail=f"{where(first['loc'])}: {first['msg']}"), language_of(request))

    @api.exception_handler(HTTPException)
    async def say_nothing_there(request: Request, error: HTTPException) -> Response:
        response = refusal(Rejected(PLAIN_ERRORS.get(error.status_code, Code.NO_PAGE)), language_of(request))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response


def check(request: Request, server: ServerContext) -> None:
    """Reject a request with a foreign host or origin, or a body that is too long."""
    host = request.headers.get("host", "")
    if not server.policy.allows(host):
        raise Rejected(Code.ORIGIN, ServerSetupError("unknown-host", name=quote(host)))
    if server.registry.store.lost and request.url.path.startswith("/api/") and request.url.path not in PROBES:
        raise store_lost()
    if request.method not in CHANGING:
        return
    origin = request.headers.get("origin")
    if origin is not None and not same_origin(origin, host):
        raise Rejected(Code.ORIGIN)
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > limits.LARGEST_BODY:
        raise Rejected(Code.TOO_LARGE, most=limits.LARGEST_BODY)


def note_request(scope: Message, status: int, seconds: float) -> None:
    """Log a request, by route rather than address, so that nothing in the log comes from the client."""
    route = getattr(scope.get("route"), "path", "")
    LOG.info(
        "request", extra={FIELDS: {"method": scope["method"], "route": route, "status": status, "ms": round(1_000 * seconds, 1)}}
    )


async def with_whole_body(receive: Receive) -> Receive:
    """Read the whole body up to the limit; returns a `receive` that replays it."""
    body = b""
    message: Message = {"more_body": True}
    while message.get("more_body"):
        message = await receive()
        body += message.get("body", b"")
        if len(body) > limits.LARGEST_BODY:
            raise Rejected(Code.TOO_LARGE, most=limits.LARGEST_BODY)
    first = iter([{**message, "body": body}])

    async def receive_on() -> Message:
        return next(first, None) or await receive()

    return receive_on


def refusal(rejected: Rejected, language: str) -> Response:
    """A rejection as a response."""
    COUNTERS.refusals[rejected.code] += 1
    response = Response(to_json(rejected.form(language)), STATUS.get(rejected.code, CONFLICT), media_type="application/json")
    if rejected.retry_after is not None:
        response.headers["Retry-After"] = str(seconds(rejected.retry_after))
    return response


def language_of(request: Request) -> str:
    """The first language of the request that we have."""
    return wanted(request.headers.get("accept-language", ""))
