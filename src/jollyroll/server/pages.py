"""The page: built files, served as they are. A server without them still has its API."""

from functools import partial
from pathlib import Path

from fastapi import FastAPI, Response
from starlette.responses import FileResponse
from starlette.staticfiles import StaticFiles

from .codes import Code
from .refusing import No

BUILT = Path(__file__).parent / "page"
INDEX = "index.html"
ASSETS = "assets"  # files with a hash in their names
FOR_EVER = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files that never change under their name."""

    def file_response(self, *arguments: object, **more: object) -> Response:
        response = super().file_response(*arguments, **more)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOR_EVER
        return response


def serve_page(api: FastAPI, folder: Path | None) -> None:
    """The page under its addresses: the landing page and one for each table."""
    built = folder or BUILT

    async def index() -> Response:
        if not (built / INDEX).is_file():
            raise No(Code.NO_PAGE)
        return FileResponse(built / INDEX, headers={"Cache-Control": "no-cache"})

    for path in ("/", "/t/{table}"):
        api.get(path, include_in_schema=False)(index)
    if (built / ASSETS).is_dir():
        api.mount(f"/{ASSETS}", Assets(directory=built / ASSETS))
    for file in sorted(built.iterdir()) if built.is_dir() else ():
        if file.is_file() and file.name != INDEX:
            api.get(f"/{file.name}", include_in_schema=False)(partial(FileResponse, file))
