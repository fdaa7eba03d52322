"""Detects recursive calls, which machine code read from the disk cannot make.

Numba leaves the address of such a callee open in the code it writes, and nothing fills it in on loading (numba issue 6061): the
first call ends the process with a segmentation fault.
"""

import dis
from collections.abc import Callable, Iterable
from graphlib import CycleError, TopologicalSorter
from types import FunctionType, ModuleType
from typing import cast


def callees(function: FunctionType) -> set[FunctionType]:
    """The functions that a function refers to, by name or through a module."""
    found: list[object] = []
    before: object = None  # the value named by the previous instruction: `math` in `math.prod`
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
    """A cycle of functions that call each other, or one that calls itself, by name; empty if there is none."""
    try:
        TopologicalSorter({function: callees(cast("FunctionType", function)) for function in functions}).prepare()
    except CycleError as error:
        return [function.__name__ for function in error.args[1]]
    return []
