"""Parts cached on disk: translated once, linked by any process that needs them."""

from collections.abc import Callable
from types import FunctionType
from typing import Protocol

import llvmlite.binding as llvm
from numba.core.caching import Cache, CompileResultCacheImpl
from numba.core.compiler import CompileResult, compile_result
from numba.core.cpu import CPUContext
from numba.core.funcdesc import FunctionDescriptor

from .linking import PartLibrary, PartName, nobody_calls

FindPart = Callable[[PartName], PartLibrary]
CalledParts = list[tuple[PartName, str]]
# The library's name and code, the part and what it calls; how Numba describes it, its environment and signature; what runs first.
PartFields = tuple[str, bytes, PartName, CalledParts, FunctionDescriptor, object, object, tuple[Callable[[], object], ...]]


class Translated(Protocol):
    """What Numba's compiler gives: a part, and how it is described."""

    library: PartLibrary
    fndesc: FunctionDescriptor
    environment: object
    signature: object
    reload_init: tuple[Callable[[], object], ...]


class PartForm(CompileResultCacheImpl):
    """A part as it is stored: its code before optimisation, and the names of the parts it calls."""

    find: FindPart

    def get_filename_base(self, name: str, flags: str) -> str:
        base: str = super().get_filename_base(name, flags)
        return f"part.{base}"

    def reduce(self, result: Translated) -> PartFields:
        library = result.library
        described = result.fndesc
        described.typemap = described.calltypes = None
        called = [(part.part, part.symbol) for part in library.parts]
        code = library._final_module.as_bitcode()
        return library.name, code, library.part, called, described, result.environment, result.signature, result.reload_init

    def rebuild(self, target: CPUContext, form: PartFields) -> CompileResult | None:
        name, code, part, called, described, environment, signature, reload_init = form
        for prepare in reload_init:
            prepare()
        library = PartLibrary(target.codegen(), name)
        library._final_module = llvm.parse_bitcode(code)
        library.part, library.symbol = part, described.mangled_name
        library.parts = [self.find(other) for other, _ in called]
        if [other.symbol for other in library.parts] != [symbol for _, symbol in called]:
            return None  # one was recompiled under another name
        library._reload_init.update(reload_init)
        result: CompileResult = compile_result(
            target_context=target,
            typing_context=target.typing_context,
            library=library,
            environment=environment,
            entry_point=nobody_calls(),
            fndesc=described,
            signature=signature,
            objectmode=False,
            lifted=(),
            reload_init=reload_init,
        )
        return result


class PartCache(Cache):
    """The cache of one function's parts."""

    _impl_class = PartForm  # type: ignore[assignment]  # Numba's own class has None there

    def __init__(self, function: FunctionType, find: FindPart) -> None:
        super().__init__(function)
        self._impl.find = find
