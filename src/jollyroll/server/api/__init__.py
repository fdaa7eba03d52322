"""The HTTP API: games, lobby, opening tables, and what is left of a game afterwards."""

from pathlib import Path
from typing import TYPE_CHECKING

from fastapi import FastAPI

import jollyroll
from jollyroll.server.guard import answer_refusals
from jollyroll.server.pages import serve_page

from .after import add_after
from .house import add_house
from .openapi import describe
from .tables import add_tables

if TYPE_CHECKING:
    from jollyroll.server.app import Server

ABOUT = "The live table. Frames of the WebSocket protocol are among the components; docs/protocol.md explains them."


def make_api(server: "Server", page: Path | None) -> FastAPI:
    """All routes."""
    api = FastAPI(title="Jollyroll", version=jollyroll.__version__, description=ABOUT, docs_url=None, redoc_url=None)
    answer_refusals(api)
    add_house(api, server)
    add_tables(api, server)
    add_after(api, server)
    describe(api)
    serve_page(api, page)
    return api
