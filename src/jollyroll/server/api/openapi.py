"""The OpenAPI description, with the frames of the WebSocket protocol among its components."""

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from jollyroll.server.protocol.answers import ServerFrame
from jollyroll.server.protocol.frames import CLIENT_FRAME

PLACE = "#/components/schemas/{model}"


def describe(api: FastAPI) -> None:
    """Add the frames to the API's description."""
    plain = api.openapi

    def openapi() -> dict[str, Any]:
        if api.openapi_schema is None:
            schema = plain()
            add_frames(schema)
            api.openapi_schema = schema
        return api.openapi_schema

    api.openapi = openapi  # type: ignore[method-assign]


def add_frames(schema: dict[str, Any]) -> None:
    """Add the schemas of `ClientFrame` and `ServerFrame` with all their parts."""
    components = schema.setdefault("components", {}).setdefault("schemas", {})
    server: TypeAdapter[Any] = TypeAdapter(ServerFrame)
    frames = {"ClientFrame": (CLIENT_FRAME, "validation"), "ServerFrame": (server, "serialization")}
    for name, (adapter, mode) in frames.items():
        described = adapter.json_schema(ref_template=PLACE, mode=mode)  # type: ignore[arg-type]
        for part, form in described.pop("$defs", {}).items():
            components.setdefault(part, form)
        components[name] = described
