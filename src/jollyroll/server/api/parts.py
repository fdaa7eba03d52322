"""What all routes share."""

from typing import Annotated, Any

from fastapi import Path, Request, Response

from jollyroll.server.live.encoding import encode
from jollyroll.server.protocol.patterns import TableId
from jollyroll.server.protocol.shown import Refusal

TableName = Annotated[TableId, Path(description="the id of a table")]
JSON = "application/json"
ABOUT_A_TABLE = (400, 404, 429, 503)  # what any question about a table may be answered with


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its description."""
    schema = {"$ref": f"#/components/schemas/{Refusal.__name__}"}
    return {status: {"description": "refused", "content": {JSON: {"schema": schema}}} for status in statuses}


def raw(form: object, status: int = 200) -> Response:
    """A body that is known to fit its model: tests check that it does."""
    return Response(encode(form), status, media_type=JSON)


def base_of(request: Request) -> str:
    """The address under which the asker knows this server."""
    return str(request.base_url).rstrip("/")
