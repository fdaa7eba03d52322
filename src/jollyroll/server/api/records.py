"""Routes to a table's record, its analysis, and the verification of its dice."""

from collections.abc import Callable

from fastapi import FastAPI, Request, Response
from starlette.responses import PlainTextResponse

from jollyroll.match import Record, write_json, write_text
from jollyroll.server import limits
from jollyroll.server.live.context import ServerContext
from jollyroll.server.live.requests import proof_of, record_of_table
from jollyroll.server.protocol.bodies import AnalysisProgress, FinishedAnalysis, VerificationResult
from jollyroll.server.protocol.codes import Code
from jollyroll.server.transport.addresses import asker_in

from .parts import ABOUT_A_TABLE, JSON, TableName, raw, refusals

ANALYSIS = {202: {"model": AnalysisProgress}, **refusals(*ABOUT_A_TABLE, 409)}


def add_records(api: FastAPI, server: ServerContext) -> None:
    """Add these routes."""

    @api.get("/api/tables/{table}/record.json", responses=refusals(*ABOUT_A_TABLE, 409))
    async def record_json(table: TableName, request: Request) -> Response:
        """The record so far as JSON; archived games too."""
        game, text = await record(table, request, write_json)
        return Response(text, media_type=JSON, headers=attachment(f"{game}-{table}.json"))

    @api.get("/api/tables/{table}/record.jolly", responses=refusals(*ABOUT_A_TABLE, 409), response_class=PlainTextResponse)
    async def record_text(table: TableName, request: Request) -> Response:
        """The record so far in text notation; archived games too."""
        game, text = await record(table, request, write_text)
        return PlainTextResponse(text, headers=attachment(f"{game}-{table}.jolly"))

    async def record(table: str, request: Request, write: Callable[[Record], str]) -> tuple[str, str]:
        server.rates_by_address.take(asker_in(request.scope), limits.PASTS, Code.TOO_MANY_REQUESTS)
        return await record_of_table(server.registry, table, write)

    @api.get("/api/tables/{table}/analysis", responses=ANALYSIS, response_model=FinishedAnalysis)
    async def analysis(table: TableName, request: Request) -> Response:
        """The coach's analysis of a finished game; status 202 with the progress while it is running."""
        server.rates_by_address.take(asker_in(request.scope), limits.WORK, Code.TOO_MANY_REQUESTS)
        found = await server.registry.analyses.analysis(table)
        return Response(found, media_type=JSON) if isinstance(found, bytes) else raw({"done": found}, 202)

    @api.get("/api/tables/{table}/verify", responses=refusals(*ABOUT_A_TABLE, 409))
    async def verify(table: TableName, request: Request) -> VerificationResult:
        """The result of verifying all dice so far."""
        server.rates_by_address.take(asker_in(request.scope), limits.WORK, Code.TOO_MANY_REQUESTS)
        return VerificationResult.model_validate(await proof_of(server.registry, table))


def attachment(name: str) -> dict[str, str]:
    """Headers that make a browser save the response under this name."""
    return {"Content-Disposition": f'attachment; filename="{name}"'}
