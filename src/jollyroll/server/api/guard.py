"""Checks every HTTP request: rates, sizes, origins. Adds security headers, and turns refusals into answers."""

import logging
from time import monotonic

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic_core import to_json
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException

from jollyroll.errors import Refused, quote
from jollyroll.server import limits, request_ids
from jollyroll.server.counters import COUNTERS, RECEIVED
from jollyroll.server.live.context import ServerContext
from jollyroll.server.live.mishaps import answer_to, store_lost
from jollyroll.server.monitoring.logs import FIELDS
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.reading import where
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.statuses import CONFLICT, STATUS
from jollyroll.server.rates import ASKER
from jollyroll.server.store import Unreadable
from jollyroll.server.transport.addresses import same_origin, who_asks
from jollyroll.server.transport.http_protocol import COUNTED
from jollyroll.server.transport.languages import wanted
from jollyroll.server.transport.lines import Message, Receive, Send
from jollyroll.server.transport.refusing import HEADERS, PART_HEADERS, refuse, seconds

CHANGING = ("POST", "PUT", "PATCH", "DELETE")
REQUEST_ID_HEADER = "X-Request-Id"
LOG = logging.getLogger(__name__)
PARTS = ("script", "style", "font")  # what browsers ask for to put it into a page: rules for documents only weigh there
PROBES = ("/api/live", "/api/ready")  # answered whatever state the server is in


class Guard:
    """ASGI middleware: checks every request and adds headers to every answer."""

    def __init__(self, api: FastAPI, server: ServerContext) -> None:
        self.api = api
        self.server = server

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        asker = who_asks(scope)
        if COUNTED not in scope.get("state", ()):
            wait = self.server.rates_by_address.wait(asker, limits.REQUESTS)
            if wait:
                return await refuse(scope, send, Code.TOO_MANY_REQUESTS, wait)
        ASKER.set(asker)
        begun = monotonic()
        RECEIVED.set(begun)
        request = Request(scope)
        given = request.headers.get(REQUEST_ID_HEADER, "") if self.server.policy.anybody else ""  # a proxy's word is taken
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
            if request.method == "HEAD":  # as GET, but uvicorn, which knows better, leaves out the body
                scope = {**scope, "method": "GET"}
            try:
                await self.api(scope, receive, send_out)  # type: ignore[arg-type]
            except Exception as error:  # answered already, by what `answer_refusals` arranges
                answer_to(error, request.url.path)


def answer_refusals(api: FastAPI) -> None:
    """Answer every refusal in the same form."""

    @api.exception_handler(Exception)
    async def say_mishap(request: Request, _error: Exception) -> Response:
        return refusal(Rejected(Code.MISHAP), language_of(request))

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
        unreadable = error.status_code == STATUS[Code.BAD_JSON]  # such as brackets in brackets without end
        response = refusal(Rejected(Code.BAD_JSON if unreadable else Code.NO_PAGE), language_of(request))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response


def check(request: Request, server: ServerContext) -> None:
    """May this request come in?"""
    host = request.headers.get("host", "")
    if not server.policy.allows(host):
        raise Rejected(Code.ORIGIN, Refused("unknown-host", name=quote(host)))
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
    """A line for the log. The route is told, not the address: nothing that a client made up is in it."""
    route = getattr(scope.get("route"), "path", "")
    LOG.info(
        "request", extra={FIELDS: {"method": scope["method"], "route": route, "status": status, "ms": round(1_000 * seconds, 1)}}
    )


async def with_whole_body(receive: Receive) -> Receive:
    """Read the whole body, whether or not its length was given; later messages are received as before."""
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
    """A refusal as an answer."""
    COUNTERS.refusals[rejected.code] += 1
    response = Response(to_json(rejected.form(language)), STATUS.get(rejected.code, CONFLICT), media_type="application/json")
    if rejected.retry_after is not None:
        response.headers["Retry-After"] = str(seconds(rejected.retry_after))
    return response


def language_of(request: Request) -> str:
    """The language a browser asks for first, if it is one of ours."""
    return wanted(request.headers.get("accept-language", ""))
