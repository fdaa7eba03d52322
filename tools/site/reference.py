"""The pages of the Python reference: the package itself, and every room of it that says what it offers."""

import ast
from pathlib import Path

from tools.documents.pages import ROOT

PACKAGE = ROOT / "src" / "jollyroll"
PROGRAMS = ("cli", "server", "terminal")  # for people at a keyboard or a browser, not to be imported


def modules() -> list[str]:
    """The package, and what lies directly in it and has an `__all__`."""
    places = [*PACKAGE.glob("*/__init__.py"), *PACKAGE.glob("[a-z]*.py")]
    rooms = {place.parent.name if place.name == "__init__.py" else place.stem: place for place in places}
    public = sorted(name for name, place in rooms.items() if name not in PROGRAMS and has_list(place))
    return ["jollyroll", *(f"jollyroll.{name}" for name in public)]


def has_list(source: Path) -> bool:
    """Does this module say what it offers?"""
    body = ast.parse(source.read_text(encoding="utf-8")).body
    targets = [target for node in body if isinstance(node, ast.Assign) for target in node.targets]
    targets += [node.target for node in body if isinstance(node, ast.AnnAssign)]
    return any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets)


def pages() -> dict[str, str]:
    """The text of each page, by its name in the site."""
    return {f"api/{module}.rst": page(module) for module in modules()}


def page(module: str) -> str:
    """All that a module offers, from its docstrings."""
    options = ["   :members:", "   :imported-members:", "   :member-order: bysource"] if has_list(source_of(module)) else []
    return "\n".join([module, "=" * len(module), "", f".. automodule:: {module}", *options, ""])


def source_of(module: str) -> Path:
    """The file of a module of ours."""
    path = PACKAGE.parent.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
