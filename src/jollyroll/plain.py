"""Python functions of modules that mypyc compiled into a wheel.

A compiled module lies beside its source and is imported instead of it. Compiled functions have no bytecode to read, and cannot be
renamed or bound to other globals; code that needs that asks for the plain form, which is loaded from the source. In an installation
without compiled modules, everything is its own plain form.
"""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from types import BuiltinFunctionType, MethodDescriptorType, ModuleType
from typing import TypeVar, cast

from jollyroll.packages import holds_rules

ThingT = TypeVar("ThingT")
PYTHON = ".py"


def is_ours(module: str) -> bool:
    """Whether functions of this module may be rules: it is ours or belongs to an installed game."""
    return holds_rules(module.split(".")[0])


def source_path(file: str) -> str:
    """The source file of a module loaded from this file."""
    folder, slash, name = file.replace("\\", "/").rpartition("/")
    return file if file.endswith(PYTHON) else folder + slash + name.split(".")[0] + PYTHON


def is_compiled(module: ModuleType) -> bool:
    """Whether this module is ours and compiled by mypyc."""
    file: str = getattr(module, "__file__", None) or PYTHON
    return not file.endswith((PYTHON, ".pyc")) and is_ours(module.__name__)


@cache
def plain_module(module: ModuleType) -> ModuleType:
    """The module loaded from its source, without replacing the imported one."""
    if not is_compiled(module):
        return module
    spec = spec_from_file_location(module.__name__, source_path(str(module.__file__)))
    assert spec
    assert spec.loader
    plain = module_from_spec(spec)
    spec.loader.exec_module(plain)
    return plain


def plain_form(value: ThingT) -> ThingT:
    """The plain form of a module, function or method; other values unchanged."""
    if isinstance(value, ModuleType):
        return cast(ThingT, plain_module(value))
    if isinstance(value, BuiltinFunctionType) and is_ours(str(value.__module__)):
        return cast(ThingT, getattr(plain_module(sys.modules[value.__module__]), value.__name__))
    if isinstance(value, MethodDescriptorType) and is_ours(value.__objclass__.__module__):
        kind = value.__objclass__
        return cast(ThingT, getattr(getattr(plain_module(sys.modules[kind.__module__]), kind.__name__), value.__name__))
    return value
