"""The pages of the Python reference: the package itself, and every public room of it."""

from importlib import import_module
from pkgutil import iter_modules

import jollyroll

PROGRAMS = ("cli", "server", "terminal")  # for people at a keyboard or a browser, not for import


def pages() -> dict[str, str]:
    """The text of each page, by its name in the site."""
    return {f"api/{module}.rst": page(module, names) for module, names in public().items()}


def public() -> dict[str, list[str]]:
    """The package and its direct modules with an `__all__`, each with the names in it."""
    inside = [module.name for module in iter_modules(jollyroll.__path__) if not module.name.startswith("_")]
    rooms = {f"jollyroll.{name}": offered(f"jollyroll.{name}") for name in sorted(inside) if name not in PROGRAMS}
    return {"jollyroll": offered("jollyroll"), **{module: names for module, names in rooms.items() if names}}


def offered(module: str) -> list[str]:
    """The public names of a module."""
    return list(vars(import_module(module)).get("__all__", ()))


def page(module: str, names: list[str]) -> str:
    """The reference of a module, from its docstrings."""
    options = [f"   :members: {', '.join(names)}", "   :member-order: bysource"] if names else []
    if module == "jollyroll":  # its names are documented in the rooms, where links lead to
        options.append("   :no-index:")
    return "\n".join([module, "=" * len(module), "", f".. automodule:: {module}", *options, ""])
