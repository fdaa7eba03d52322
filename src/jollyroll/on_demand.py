"""Lazy imports: names of a package that are imported on first use, since they may be slow to import or need optional packages."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def on_demand(package: str, homes: Mapping[str, str]) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` for a package that lazily imports these names from these modules."""

    def fetch(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{homes[name]}"), name)

    def names() -> list[str]:
        return sorted({*vars(sys.modules[package]), *homes})

    return fetch, names
