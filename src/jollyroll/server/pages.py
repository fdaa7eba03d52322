"""The page: built files, served as they are, packed for browsers that can unpack. A server without them still has its API."""

import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI, Request, Response

from .codes import Code
from .refusing import No

BUILT = Path(__file__).parent / "page"
INDEX = "index.html"
ASSETS = "assets"  # files with a hash in their names
FOR_EVER, ASK = "public, max-age=31536000, immutable", "no-cache"
WORTH_PACKING = (".html", ".js", ".css", ".svg", ".json")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2"}  # whatever the operating system thinks of them


def serve_page(api: FastAPI, folder: Path | None) -> None:
    """The page under its addresses: the landing page, the lobby, one for each table."""
    built = folder or BUILT
    known = {file.relative_to(built).as_posix(): file for file in built.rglob("*") if file.is_file() and file.name[0] != "."}

    async def index(request: Request) -> Response:
        return answer(known.get(INDEX), request, ASK)

    async def asset(name: str, request: Request) -> Response:
        return answer(known.get(f"{ASSETS}/{name}"), request, FOR_EVER)

    for path in ("/", "/lobby", "/t/{table}"):
        api.get(path, include_in_schema=False)(index)
    api.get(f"/{ASSETS}/{{name}}", include_in_schema=False)(asset)
    for name in known:
        if "/" not in name and name != INDEX:
            api.get(f"/{name}", include_in_schema=False)(named(known[name]))


def named(file: Path) -> Callable[[Request], Awaitable[Response]]:
    """The route to one file."""

    async def route(request: Request) -> Response:
        return answer(file, request, ASK)

    return route


def answer(file: Path | None, request: Request, keep: str) -> Response:
    """A file, packed if the browser can unpack it and it is worth it."""
    if file is None or not file.is_file():
        raise No(Code.NO_PAGE)
    plain, packed = content(file, file.stat().st_mtime_ns)
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


@lru_cache(256)
def content(file: Path, _changed: int) -> tuple[bytes, bytes]:
    """A file as it is, and packed."""
    plain = file.read_bytes()
    return plain, gzip.compress(plain, mtime=0) if file.suffix in WORTH_PACKING else b""
