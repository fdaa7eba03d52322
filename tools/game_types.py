"""The TypeScript types of each game, from its view and forms: `python -m tools.wire_types` writes them beside the game's stage.

A game with a page folder of its own gets `types.ts` there. The plain stage shows the others; to it a view is just a record.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from jollyroll.kit import built_in, load_game

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "web" / "src" / "games"
HEAD = "// Written by `python -m tools.wire_types` from the view and the forms of the game; a test keeps it so.\n"
BASIC = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", object: "unknown"}
UNIONS = ("ChoiceForm", "DrawForm")
UNSENT = {"View": "seat"}  # the same for everybody


def game_types() -> dict[Path, str]:
    """The text of each file of types."""
    return {GAMES / name / "types.ts": types_of(name) for name in built_in() if (GAMES / name / "index.ts").is_file()}


def types_of(name: str) -> str:
    """The types of one game."""
    game = load_game(name)
    view = get_type_hints(type(game).make_view)["return"]
    forms = import_module(f"{sys.modules[type(game).__module__].__package__}.forms")
    named = {"View": view} | {union: made for union, made in vars(forms).items() if union in UNIONS}
    classes: dict[str, Any] = {}
    for made in named.values():
        for part in made_of(made):
            classes.setdefault(part.__name__, part)
    unions = {union: f"export type {union} = {written(made)};\n" for union, made in named.items() if union not in classes}
    declared = {part: declaration(made) for part, made in classes.items()} | unions
    return HEAD + "".join(f"\n{declared[part]}" for part in sorted(declared))


def made_of(hint: Any) -> Iterator[Any]:
    """The classes with fields in a type."""
    if is_dataclass(hint) or is_typeddict(hint):
        yield hint
        for part in get_type_hints(hint).values():
            yield from made_of(part)
    for part in get_args(hint):
        yield from made_of(part)


def declaration(made: Any) -> str:
    """A class as a TypeScript type."""
    lines = []
    for field, hint in get_type_hints(made, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        if field != UNSENT.get(made.__name__):
            lines.append(f"  {field}{'?' if optional else ''}: {written(get_args(hint)[0] if optional else hint)};\n")
    return f"export type {made.__name__} = {{\n{''.join(lines)}}};\n"


def written(hint: Any) -> str:
    """A type in TypeScript."""
    parts, origin = get_args(hint), get_origin(hint)
    if is_dataclass(hint) or is_typeddict(hint):
        return str(hint.__name__)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in parts)
    if origin in (Union, UnionType):
        return " | ".join(written(part) for part in parts)
    if origin is not None and issubclass(origin, Mapping):
        return f"Record<string, {written(parts[1])}>"
    if origin in (tuple, list):
        item = written(parts[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    return BASIC[hint]
