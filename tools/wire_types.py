"""Writes the TypeScript types of the page, from the models of the protocol (`python -m tools.wire_types` writes
web/src/wire/types.ts) and of the games (`game_types.py`).

The models are described by JSON Schema; a schema becomes a TypeScript type of the same name. Further constants that the page needs,
such as the length limit of names and the phrases of the chat, are written as values.
"""

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from jollyroll.server import limits
from jollyroll.server.protocol import answers, bodies, fields, frames
from jollyroll.server.protocol.fields import Emote

from .game_types import game_types

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "src" / "wire" / "types.ts"
HEAD = "// Written by `python -m tools.wire_types` from the models of the server; a test keeps it so.\n"
VALUES = f"""
export const LONGEST_NAME = {limits.LONGEST_NAME};
export const EMOTES: readonly Emote[] = {json.dumps([emote.value for emote in Emote])};
"""
REFERENCE = "#/$defs/{model}"
BASIC = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
BODIES: tuple[type[BaseModel], ...] = (
    bodies.OpenTable,
    bodies.TableOpened,
    bodies.FrameRequest,
    bodies.GameInfo,
    bodies.ServerInfo,
    bodies.Lobby,
    bodies.History,
    bodies.Snapshot,
    bodies.AnalysisProgress,
    bodies.FinishedAnalysis,
    bodies.VerificationResult,
)


def types() -> str:
    """All types of the protocol."""
    schemas: dict[str, Any] = {}
    gather(schemas, "ServerFrame", TypeAdapter(answers.ServerFrame), "serialization")
    gather(schemas, "ClientFrame", frames.CLIENT_FRAME, "validation")
    for body in BODIES:
        gather(
            schemas, body.__name__, TypeAdapter(body), "serialization" if issubclass(body, fields.ResponseModel) else "validation"
        )
    return HEAD + VALUES + "".join(f"\nexport {declared(name, schemas[name])}\n" for name in sorted(schemas))


def gather(schemas: dict[str, Any], name: str, adapter: TypeAdapter[Any], mode: Any) -> None:
    """Collect the schema of one model and of all its parts."""
    schema = adapter.json_schema(ref_template=REFERENCE, mode=mode)
    for part, form in schema.pop("$defs", {}).items():
        schemas.setdefault(part, form)
    schemas.setdefault(name, schema)


def declared(name: str, schema: Any) -> str:
    """A schema as a declaration."""
    if schema.get("type") == "object" and "properties" in schema:
        return f"interface {name} {written(schema)}"
    return f"type {name} = {written(schema)};"


def written(schema: Any) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return " | ".join(written(part) for part in schema[union])
    if schema.get("type") == "array":
        item = written(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if schema.get("type") == "object":
        if "properties" in schema:
            return members(schema)
        values = schema.get("additionalProperties")
        return f"Record<string, {written(values) if isinstance(values, dict) else 'unknown'}>"
    return BASIC.get(schema.get("type", ""), "unknown")


def members(schema: Any) -> str:
    """The fields of a model; one with a default may be absent in messages sent."""
    required = schema.get("required", ())
    lines = [f"  {field}{'' if field in required else '?'}: {written(form)};" for field, form in schema["properties"].items()]
    return "{\n" + "\n".join(lines) + "\n}"


def files() -> dict[Path, str]:
    """The text of each file of types: those of the protocol and those of each game."""
    return {PAGE: types(), **game_types()}


def main() -> None:
    """Write the page's types, or with `--check` only report whether they are up to date."""
    for path, text in files().items():
        if "--check" in sys.argv[1:]:
            if path.read_text(encoding="utf-8") != text:
                sys.exit(f"{path.relative_to(ROOT)} is out of date: python -m tools.wire_types")
        else:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
