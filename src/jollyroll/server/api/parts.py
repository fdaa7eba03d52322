"""What the routes share."""

from typing import Annotated, Any

from fastapi import Path, Request, Response

from jollyroll.server.live.encoding import encode
from jollyroll.server.protocol.patterns import TableId
from jollyroll.server.protocol.shown import Refusal

TableName = Annotated[TableId, Path(description="the id of a table")]
JSON = "application/json"
ABOUT_A_TABLE = (400, 404, 429, 503)  # statuses common to all routes of a table


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The rejections of a route, for its description."""
    schema = {"$ref": f"#/components/schemas/{Refusal.__name__}"}
    return {status: {"description": "refused", "content": {JSON: {"schema": schema}}} for status in statuses}


def raw(form: object, status: int = 200) -> Response:
    """A JSON response that is not validated at runtime; tests check that it fits its model."""
    return Response(encode(form), status, media_type=JSON)


def base_of(request: Request) -> str:
    """The server's address as the client used it."""
    return str(request.base_url).rstrip("/")
