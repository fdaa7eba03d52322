"""The messages that the program uses, read off its sources, Python and page alike."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTHON = sorted((ROOT / "src" / "jollyroll").rglob("*.py"))
SCRIPTS = [
    path
    for folder in (ROOT / "web" / "src", ROOT / "src" / "jollyroll" / "match" / "browser")
    for path in sorted(folder.rglob("*"))
    if path.suffix in (".ts", ".svelte", ".mjs")
]
ANYTHING, SHORT = "(.+)", "(.+?)"  # a gap, greedy or not
WORD = r"[a-zA-Z0-9_-]+"
QUOTED = re.compile(rf"""["']({WORD})["']""")
TEMPLATE = re.compile(r"`([^`]*\$\{[^`]*)`")
SPOKEN = re.compile(rf"""\b(?:say|t)\(\s*["']({WORD})["']""")


@cache
def literals() -> frozenset[str]:
    """Every quoted word, and every identifier."""
    found: set[str] = set()
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.removeprefix("--"))
            elif isinstance(node, ast.keyword) and node.arg:
                found.add(node.arg)
    for path in SCRIPTS:
        text = path.read_text(encoding="utf-8")
        found.update(QUOTED.findall(text))
        found.update(re.findall(rf"\b({WORD})\s*:", text))
    return frozenset(found)


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Composed message names: their fixed parts, and gaps."""
    shapes = {shape for shape in (*python_shapes(), *script_shapes()) if "-" in shape.replace(ANYTHING, "")}
    return tuple(re.compile(shape.replace(ANYTHING, gap)) for shape in sorted(shapes) for gap in (ANYTHING, SHORT))


def python_shapes() -> Iterator[str]:
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                yield "".join(ANYTHING if part is None else re.escape(str(part)) for part in parts)


def script_shapes() -> Iterator[str]:
    for path in SCRIPTS:
        for template in TEMPLATE.findall(path.read_text(encoding="utf-8")):
            pieces = re.split(r"\$\{[^}]*\}", template)
            yield ANYTHING.join(re.escape(piece) for piece in pieces)


def is_used(message: str) -> bool:
    """True if the name occurs in the sources, or can be composed from words that do."""
    if message in literals():
        return True
    return any(all(map(is_known, found.groups())) for shape in patterns() if (found := shape.fullmatch(message)))


def is_known(gap: str) -> bool:
    """True if a gap can be filled: by a word of the sources, a number, a rule id, or several joined by hyphens."""
    if gap in literals() or gap.isdecimal() or re.fullmatch(r"(kg|pk|omg|dig)-a?\d+[a-z]?", gap, re.IGNORECASE):
        return True
    cuts = [place for place, sign in enumerate(gap) if sign == "-"]
    return any(gap[:cut] in literals() and is_known(gap[cut + 1 :]) for cut in cuts)


def spoken() -> set[str]:
    """Messages used by their whole names."""
    return {name for path in (*PYTHON, *SCRIPTS) for name in SPOKEN.findall(path.read_text(encoding="utf-8"))}
