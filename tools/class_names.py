"""Checks that a type's name means one thing in the whole product: classes and aliases in Python, types and components in the page.

The same role in each game, at the same place there, counts as one. The page's default for games without a folder of their own has
these roles too. Types that cross the border between the two are one thing on both sides (`MIRRORS`).
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "jollyroll"
PAGE = ROOT / "web" / "src"
IN_PAGE = "web/src/"
GAMES = "games"
PLAIN = "plain"  # the page's folder for games without one of their own
VARIABLES = "a type variable"  # each function has its own, so they share a name only with each other
TYPE_NAME = re.compile(r"[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*")
PAGE_TYPE = re.compile(r"^ *(?:(?:export|default|declare|abstract) +)*(?:class|interface|type|enum) +([A-Z]\w*)", re.M)
OWN_OF_COMPONENTS = {"Props"}  # Svelte's name for a component's properties
# Where the page describes what comes from Python, or what speaks to it, and where that is defined. The files `types.ts` are written
# from there by `tools.wire_types`.
MIRRORS: dict[str, tuple[str, ...]] = {
    "wire/types.ts": ("server/protocol/",),
    "games/*/types.ts": ("games/*/rules/forms.py", "games/*/rules/view.py"),
    "after/analysis.ts": ("coach/analysis.py", "coach/position_odds.py", "coach/walkthrough.py"),
    "alone/worker.ts": ("server/alone/worker.py",),
    "table/wording.ts": ("kit/forms.py", "match/wording.py"),
    "wire/parts.ts": ("server/tables/parts.py",),
}
Names = dict[str, set[str]]


def main() -> int:
    """List the names with more than one meaning."""
    problems = several_meanings(all_names())
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def all_names() -> Names:
    """Where each type is defined, on whichever side; what the page mirrors is defined in Python."""
    names = python_names(SOURCES)
    for name, homes in page_names(PAGE).items():
        known = names[name]
        names[name] = known | {f"{IN_PAGE}{home}" for home in homes if not any(is_mirrored(home, other) for other in known)}
    return names


def is_mirrored(home: str, other: str) -> bool:
    """Whether this file of the page describes what that module of Python defines."""
    return other.startswith(MIRRORS.get(home, ()))


def several_meanings(names: Names) -> list[str]:
    """Each name with several homes."""
    return [f"{name}: {', '.join(sorted(homes))}" for name, homes in sorted(names.items()) if len(homes) > 1]


def python_names(sources: Path) -> Names:
    """Where each class, alias and type variable is defined."""
    found: Names = defaultdict(set)
    for path in sorted(sources.rglob("*.py")):
        home = home_of(path, sources)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].add(home)
        for name, value in assigned(tree.body):
            found[name].add(VARIABLES if is_variable(value) else home)
    return found


def assigned(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr | None]]:
    """The aliases of a module, those for type checkers included: capitalised names that are assigned a value."""
    for node in body:
        if isinstance(node, ast.If):
            yield from assigned([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from assigned([*node.body, *node.orelse, *(line for handler in node.handlers for line in handler.body)])
        elif type(node).__name__ == "TypeAlias":  # the statement `type`, since Python 3.12
            yield node.name.id, node.value  # type: ignore[attr-defined]
        else:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
            for target in targets:
                if isinstance(target, ast.Name) and TYPE_NAME.fullmatch(target.id):
                    yield target.id, node.value  # type: ignore[attr-defined]


def is_variable(value: ast.expr | None) -> bool:
    """True for `TypeVar(...)` and its like."""
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ("TypeVar", "ParamSpec")


def page_names(page: Path) -> Names:
    """Where each type of the page is defined; a component's name is that of its file."""
    found: Names = defaultdict(set)
    for path in sorted(page.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            names = set(PAGE_TYPE.findall(path.read_text(encoding="utf-8"))) - OWN_OF_COMPONENTS
            for name in names | ({path.stem} if path.suffix == ".svelte" else set()):
                found[name].add(home_of(path, page))
    return found


def home_of(path: Path, root: Path) -> str:
    """The place of a source; the folders of all games count as one."""
    parts = path.relative_to(root).parts
    if parts[0] == GAMES and len(parts) > 2:
        parts = (GAMES, "*", *parts[2:])
    elif parts[0] == PLAIN and len(parts) > 1:
        parts = (GAMES, "*", *parts[1:])
    return "/".join(parts)


if __name__ == "__main__":
    sys.exit(main())
