"""The page: built files, read at startup. A server without them still has its API."""

from collections.abc import Awaitable, Callable
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI, Request, Response

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from .guard import language_of, refusal
from .packed import PreparedAnswer

BUILT = Path(__file__).parent.parent / "page"
INDEX = "index.html"
ASSETS = "assets"  # files with a hash in their names, cacheable for ever
FOR_EVER, ASK = "public, max-age=31536000, immutable", "no-cache"
BROTLI = ".br"  # after the name of a file: the same, compressed
WORTH_PACKING = (".html", ".js", ".css", ".svg", ".json")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2"}  # fixed, since the operating system's types vary


def built_file(path: Path) -> PreparedAnswer:
    """A file of the page, read at startup so that all served files fit together."""
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    compressed = path.with_name(path.name + BROTLI)
    brotli = compressed.read_bytes() if compressed.is_file() else b""
    return PreparedAnswer(path.read_bytes(), kind, path.suffix in WORTH_PACKING, brotli)


def serve_page(api: FastAPI, folder: Path | None) -> None:
    """Add the routes of the page: its addresses, assets and other files."""
    built = folder or BUILT
    files = [path for path in built.rglob("*") if path.is_file() and path.name[0] != "." and path.suffix != BROTLI]
    known = {path.relative_to(built).as_posix(): built_file(path) for path in files}

    async def index(request: Request) -> Response:
        return answer(known.get(INDEX), request, ASK)

    @api.exception_handler(404)
    async def nothing_there(request: Request, _error: Exception) -> Response:
        """Answer 404 with the page for people, with a rejection for programs."""
        if INDEX not in known or "text/html" not in request.headers.get("accept", "") or request.url.path.startswith("/api/"):
            return refusal(Rejected(Code.NO_PAGE), language_of(request))
        response = answer(known[INDEX], request, ASK)
        response.status_code = 404
        return response

    async def asset(name: str, request: Request) -> Response:
        return answer(known.get(f"{ASSETS}/{name}"), request, FOR_EVER)

    for path in ("/", "/lobby", "/t/{table}"):
        api.get(path, include_in_schema=False)(index)
    api.get(f"/{ASSETS}/{{name}}", include_in_schema=False)(asset)
    for name in known:
        if "/" not in name and name != INDEX:
            api.get(f"/{name}", include_in_schema=False)(named(known[name]))


def named(file: PreparedAnswer) -> Callable[[Request], Awaitable[Response]]:
    """The route of one file."""

    async def route(request: Request) -> Response:
        return answer(file, request, ASK)

    return route


def answer(file: PreparedAnswer | None, request: Request, keep: str) -> Response:
    """A file as a response with this cache policy; 404 if there is none."""
    if file is None:
        raise Rejected(Code.NO_PAGE)
    return file.to(request, **{"Cache-Control": keep})
