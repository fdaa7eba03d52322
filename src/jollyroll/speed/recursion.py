"""Calls that lead back to the caller, which machine code read from the disk cannot make.

Numba leaves the address of such a callee open in the code it writes, and nobody fills it in on loading (numba issue 6061): the
first call ends the process with a segmentation fault.
"""

import dis
from collections.abc import Callable, Iterable
from graphlib import CycleError, TopologicalSorter
from types import FunctionType, ModuleType
from typing import cast


def callees(function: FunctionType) -> set[FunctionType]:
    """The functions that a function names, outright or through a module."""
    found: list[object] = []
    before: object = None  # what the instruction before named: `math` of `math.prod`
    for instruction in dis.get_instructions(function):
        if instruction.opname == "LOAD_GLOBAL":
            before = function.__globals__.get(instruction.argval)
        elif instruction.opname in ("LOAD_ATTR", "LOAD_METHOD") and isinstance(before, ModuleType):
            before = vars(before).get(instruction.argval)
        else:
            before = None
        found.append(before)
    return {value for value in found if isinstance(value, FunctionType)}


def call_cycle(functions: Iterable[Callable[..., object]]) -> list[str]:
    """Functions that call each other, or one that calls itself, by name; empty if there are none."""
    try:
        TopologicalSorter({function: callees(cast("FunctionType", function)) for function in functions}).prepare()
    except CycleError as error:
        return [function.__name__ for function in error.args[1]]
    return []
