"""Counts the blank types of the program: `Any`, and every alias for it or for a list of it.

Most of them belong to rules, bots and boards, which take states of each game's own class, which their callers cannot name. A new
one elsewhere needs a reason; lower the limit, never raise it.
"""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from .class_names import SOURCES, assigned

MOST = 131


def main() -> int:
    """List the blank types if there are more than the limit."""
    found = blank_types(SOURCES)
    if found.total() <= MOST:
        return 0
    counts = ", ".join(f"{name} {count}" for name, count in found.most_common())
    print(f"{found.total()} types that say nothing, {MOST} at most: {counts}", file=sys.stderr)
    return 1


def blank_types(root: Path) -> Counter[str]:
    """The number of uses of each blank type; imports do not count."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(root.rglob("*.py"))]
    blank = {"Any"}
    while more := {name for tree in trees for name in aliases_of(tree, blank)} - blank:
        blank |= more
    return Counter(name for tree in trees for name in names_in(tree) if name in blank)


def aliases_of(tree: ast.Module, blank: set[str]) -> Iterator[str]:
    """The aliases of a module for one of these types, or for a list of it."""
    for name, value in assigned(tree.body):
        inner = value.slice if isinstance(value, ast.Subscript) and ast.unparse(value.value) == "list" else value
        if inner is not None and set(names_in(inner)) & blank and not isinstance(inner, ast.Call | ast.Subscript):
            yield name


def names_in(tree: ast.AST) -> Iterator[str]:
    """The names in a source, those in annotations written as text included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute) and node.attr == "Any":
            yield node.attr
        elif isinstance(node, ast.arg | ast.AnnAssign | ast.FunctionDef | ast.AsyncFunctionDef):
            annotation = node.returns if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else node.annotation
            yield from (name for text in ast.walk(annotation or ast.Pass()) for name in names_of_text(text))
        elif isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Name) and node.func.id == "cast":
            yield from names_of_text(node.args[0])


def names_of_text(node: ast.AST) -> Iterator[str]:
    """The names in a type written as text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        try:
            yield from names_in(ast.parse(node.value, mode="eval"))
        except SyntaxError:
            return


if __name__ == "__main__":
    sys.exit(main())
