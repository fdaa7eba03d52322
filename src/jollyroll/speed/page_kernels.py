"""Kernels that the browser compiles when Python runs in a page: the same functions in JavaScript (tools/static_site).

They work on rows owned by the browser: Python reads and writes single numbers there, and passes the rows on.
"""

import sys
from array import array
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Protocol, cast

from jollyroll.kit import load_game, plugin_of

MODULE = "jollyroll_kernels"  # the module that the page's worker provides


class PageRow(Protocol):
    """A row of numbers owned by the browser."""

    def to_bytes(self) -> bytes: ...


def in_page() -> bool:
    """True if Python runs in a browser that has the kernels."""
    return MODULE in sys.modules


@cache
def page_kernels(game: str) -> dict[FunctionType, object]:
    """The replacements for functions of a game that the browser compiles; empty outside a page."""
    functions = plugin_of(load_game(game)).page_kernels() if in_page() else ()
    return {function: getattr(getattr(sys.modules[MODULE], game), function.__name__) for function in functions}


@cache
def row_kernels(game: str) -> dict[FunctionType, object]:
    """The same functions compiled by Numba, each when it is first called, which takes a second or two."""
    from .compile import kernels

    functions = plugin_of(load_game(game)).page_kernels()
    return {function: getattr(kernels(sys.modules[function.__module__]), function.__name__) for function in functions}


def float_row(length: int, value: float = 0.0) -> "array[float]":
    """A row of floats for kernels: in a page one owned by the browser, which reads and writes like an array."""
    if not in_page():
        return array("d", [value]) * length
    row: array[float] = import_module("js").Float64Array.new(length).fill(value)
    return row


def int_row(numbers: list[int]) -> "array[int]":
    """A row of integers for kernels."""
    if not in_page():
        return array("i", numbers)
    row = import_module("js").Int32Array.new(len(numbers))
    row.assign(array("i", numbers))
    return cast("array[int]", row)


def plain_row(row: "array[float]") -> "array[float]":
    """The numbers of a row, for reading in Python alone."""
    return array("d", cast("PageRow", row).to_bytes() if in_page() else row)
