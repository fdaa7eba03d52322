"""The HTTP API: games, lobby, tables, and finished games."""

from pathlib import Path

from fastapi import FastAPI

import jollyroll
from jollyroll.server.live.context import ServerContext

from .about import add_about
from .guard import answer_refusals
from .openapi import describe
from .pages import serve_page
from .records import add_records
from .tables import add_tables

ABOUT = "The live table. Frames of the WebSocket protocol are among the components; docs/protocol.md explains them."


def make_api(server: ServerContext, page: Path | None) -> FastAPI:
    """The application with all routes."""
    api = FastAPI(title="Jollyroll", version=jollyroll.__version__, description=ABOUT, docs_url=None, redoc_url=None)
    answer_refusals(api)
    add_about(api, server)
    add_tables(api, server)
    add_records(api, server)
    describe(api)
    serve_page(api, page)
    return api
