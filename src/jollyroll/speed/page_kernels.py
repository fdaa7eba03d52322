"""Arithmetic that the browser compiles, where Python runs in a page: the same functions in JavaScript (tools/static_site).

They work on rows that belong to the browser: Python may read and write single numbers there, and hands the rows on.
"""

import sys
from array import array
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import FunctionType
from typing import Protocol, cast

from jollyroll.packages import package_of

MODULE = "jollyroll_kernels"  # which the worker of the page brings along


class PageRow(Protocol):
    """A row that belongs to the browser."""

    def to_bytes(self) -> bytes: ...


def in_page() -> bool:
    """Python runs in a browser that has the kernels."""
    return MODULE in sys.modules


@cache
def page_kernels(game: str) -> dict[FunctionType, object]:
    """What stands in for which function of a game, in a page; nothing elsewhere."""
    name = f"{package_of(game)}.solve.page_kernels"
    if not in_page() or not find_spec(name):
        return {}
    compiled = getattr(sys.modules[MODULE], game)
    functions: tuple[FunctionType, ...] = import_module(name).KERNELS
    return {function: getattr(compiled, function.__name__) for function in functions}


def float_row(length: int, value: float = 0.0) -> list[float]:
    """A row of numbers for kernels: the browser's in a page, which is read and written as a list is; elsewhere a list."""
    return import_module("js").Float64Array.new(length).fill(value) if in_page() else [value] * length


def int_row(numbers: list[int]) -> list[int]:
    """A row of whole numbers for kernels."""
    if not in_page():
        return numbers
    row = import_module("js").Int32Array.new(len(numbers))
    row.assign(array("i", numbers))
    return cast("list[int]", row)


def plain_row(row: list[float]) -> "array[float]":
    """The numbers of a row, to be read by Python alone."""
    return array("d", cast("PageRow", row).to_bytes() if in_page() else row)
