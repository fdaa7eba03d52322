"""Parts on the disk: what was translated once is put together by whoever needs it, in any process."""

from collections.abc import Callable
from types import FunctionType

import llvmlite.binding as llvm
from numba.core.caching import Cache, CompileResultCacheImpl
from numba.core.compiler import CompileResult, compile_result

from .linking import PartLibrary, PartName, Untyped, nobody_calls

FindPart = Callable[[PartName], PartLibrary]


class PartForm(CompileResultCacheImpl):
    """A part as it is written: its code before optimisation, and the names of the parts it calls."""

    find: FindPart

    def get_filename_base(self: Untyped, name: str, flags: str) -> str:
        base: str = super().get_filename_base(name, flags)
        return f"part.{base}"

    def reduce(self, result: Untyped) -> tuple[object, ...]:
        library = result.library
        described = result.fndesc
        described.typemap = described.calltypes = None
        called = [(part.part, part.symbol) for part in library.parts]
        code = library._final_module.as_bitcode()
        return library.name, code, library.part, called, described, result.environment, result.signature, result.reload_init

    def rebuild(self, target: Untyped, form: tuple[Untyped, ...]) -> CompileResult | None:
        name, code, part, called, described, environment, signature, reload_init = form
        for prepare in reload_init:
            prepare()
        library: Untyped = PartLibrary(target.codegen(), name)
        library._final_module = llvm.parse_bitcode(code)
        library.part, library.symbol = part, described.mangled_name
        library.parts = [self.find(other) for other, _ in called]
        if [other.symbol for other in library.parts] != [symbol for _, symbol in called]:
            return None  # one was made anew under another name
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
    """Where the parts of one function are kept."""

    _impl_class: Untyped = PartForm

    def __init__(self, function: FunctionType, find: FindPart) -> None:
        super().__init__(function)
        self._impl.find = find
