"""Calls that lead back to the caller, which machine code read from the disk cannot make.

Numba leaves the address of such a callee open in the code it writes, and nobody fills it in on loading (numba issue 6061): the
first call ends the process with a segmentation fault.
"""

from collections.abc import Callable, Iterable
from graphlib import CycleError, TopologicalSorter
from types import FunctionType, ModuleType
from typing import cast


def callees(function: FunctionType) -> set[FunctionType]:
    """The functions that a function names, outright or through a module."""
    names = function.__code__.co_names
    named = [function.__globals__.get(name) for name in names]
    named += [vars(module).get(name) for module in named if isinstance(module, ModuleType) for name in names]
    return {value for value in named if isinstance(value, FunctionType)}


def call_cycle(functions: Iterable[Callable[..., object]]) -> list[str]:
    """Functions that call each other, or one that calls itself, by name; empty if there are none."""
    try:
        TopologicalSorter({function: callees(cast("FunctionType", function)) for function in functions}).prepare()
    except CycleError as error:
        return [function.__name__ for function in error.args[1]]
    return []
