"""One piece of machine code for each function that Python calls, linked with everything it calls in turn.

Numba optimises each function when it meets it, together with copies of all that it calls: the deeper a call, the more often it is
optimised and written out, and nearly all of the results are never called from Python. Here, functions called by others are *parts*:
translated, but not optimised. A function that Python calls is an *entry*: its parts are linked, each once, and optimised as a
whole.

Python cannot call a part, so no thread ever meets unfinished code: entries are Numba's own functions, made and published under
Numba's lock.
"""

import gc
import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import llvmlite.binding as llvm
from numba.core.codegen import CPUCodegen, CPUCodeLibrary, JITCodeLibrary
from numba.core.compiler import CompilerBase, CompileResult, DefaultPassBuilder, StateDict
from numba.core.compiler_machinery import register_pass
from numba.core.funcdesc import default_mangler
from numba.core.runtime.nrt import rtsys
from numba.core.typed_passes import NativeLowering

DIGEST = "__digest__"  # the name under which a twin module stores the fingerprint of its sources
TRANSLATED = "_ZN"  # prefix of the names of functions that Numba has translated


class PartName(NamedTuple):
    """Identifies a part: the function and its argument types."""

    module: str
    function: str
    arguments: tuple[object, ...]


class LateLibrary(JITCodeLibrary):
    """A library that calls parts. It is optimised as a whole, not before."""

    def add_linking_library(self, library: CPUCodeLibrary) -> None:
        if not isinstance(library, PartLibrary):
            library._ensure_finalized()
        self._linking_libraries.append(library)

    def _optimize_functions(self, module: llvm.ModuleRef) -> None:
        module.data_layout = self._codegen._data_layout


class PartLibrary(LateLibrary):
    """One function, translated but not optimised, and the names of the parts it calls."""

    part: PartName
    symbol: str  # its name in machine code
    parts: "list[PartLibrary]"

    def add_linking_library(self, library: CPUCodeLibrary) -> None:
        if library is not rtsys.library:  # Numba's own memory management comes with each entry
            super().add_linking_library(library)

    def complete(self, part: PartName, symbol: str) -> None:
        """Finish the translation. Numba's own helpers become private copies."""
        self.part = part
        self.symbol = symbol
        self.parts = [library for library in dict.fromkeys(self._linking_libraries) if isinstance(library, PartLibrary)]
        own = {function.name for function in self._final_module.functions if not function.is_declaration}
        for library in dict.fromkeys(self._linking_libraries):
            if not isinstance(library, PartLibrary):
                self._reload_init.update(library._reload_init)
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        make_private(self._final_module, own)
        drop_unused(self._codegen, self._final_module)
        self._finalize_dynamic_globals()

    def _ensure_finalized(self) -> None:
        """Do nothing: a part is finalized only when it is linked."""


class EntryLibrary(LateLibrary):
    """A function that Python calls, with all its parts."""

    def finalize(self) -> None:
        self._public = {function.name for function in self._final_module.functions if not function.is_declaration}
        for part in all_parts(self):
            self._reload_init.update(part._reload_init)
            self._final_module.link_in(part._final_module, preserve=True)
        self._linking_libraries = [library for library in self._linking_libraries if not isinstance(library, PartLibrary)]
        super().finalize()

    def _optimize_final_module(self) -> None:
        make_private(self._final_module, self._public)
        check_complete(self._final_module)
        super()._optimize_final_module()


def part_symbol(name: str, arguments: tuple[object, ...], *, abi_tags: tuple[str, ...], uid: str) -> str:
    """The name of a part in machine code, the same in every process. (Numba's own names contain counters.)"""
    which = hashlib.sha256(repr((uid, arguments, abi_tags)).encode()).hexdigest()[:16]
    symbol: str = default_mangler(name, (), uid=which)
    return symbol


def drop_unused(codegen: CPUCodegen, module: llvm.ModuleRef) -> None:
    """Remove unused variables, among them addresses of called functions, which are valid only in one process."""
    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_dead_code_elimination_pass()
    passes.add_simplify_cfg_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, codegen._pass_builder())


def make_private(module: llvm.ModuleRef, public: set[str]) -> None:
    """Hide all functions but the public ones."""
    for function in module.functions:
        if not function.is_declaration and function.name not in public:
            function.linkage = llvm.Linkage.internal


def check_complete(module: llvm.ModuleRef) -> None:
    """Refuse code that calls a missing part: such a call would crash the process."""
    for function in module.functions:
        if function.is_declaration and function.name.startswith(TRANSLATED):
            raise AssertionError(f"{function.name} is not linked")


def all_parts(entry: CPUCodeLibrary) -> list[PartLibrary]:
    """The parts of an entry and, recursively, their parts, each once."""
    found: dict[PartName, PartLibrary] = {}
    waiting = [library for library in entry._linking_libraries if isinstance(library, PartLibrary)]
    while waiting:
        library = waiting.pop()
        if library.part not in found:
            found[library.part] = library
            waiting += library.parts
    return list(found.values())


@contextmanager
def garbage_kept() -> Iterator[None]:
    """Pause Python's garbage collector, which would scan the compiler's many objects again and again."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def nobody_calls() -> object:
    """A stand-in for the machine code of a part: Numba wants a built-in function, a different one for each. Calling it raises an
    error.
    """
    empty: list[object] = []
    return empty.pop


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    """Lowers a part."""

    _name = "part_lowering"

    def run_pass(self, state: StateDict) -> bool:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.func_id.unique_id = state.func_id.func.__globals__[DIGEST]
        state.targetctx = state.targetctx.subtarget(mangler=part_symbol)
        super().run_pass(state)
        described = state["cr"].fndesc
        name = PartName(described.modname, described.qualname, tuple(state.args))
        state.library.complete(name, described.mangled_name)
        uncalled = nobody_calls()
        state.targetctx.insert_user_function(uncalled, described, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=uncalled)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(NativeLowering):
    """Lowers a function and links it with its parts."""

    _name = "entry_lowering"

    def run_pass(self, state: StateDict) -> bool:
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        super().run_pass(state)
        return True


class LateCompiler(CompilerBase):
    """Numba's compiler with another last step."""

    lowering: type[NativeLowering]

    def define_pipelines(self) -> list[object]:
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.passes = [(self.lowering if step is NativeLowering else step, says) for step, says in steps.passes]
        steps.finalize()
        return [steps]


class PartCompiler(LateCompiler):
    """Compiles parts."""

    lowering = PartLowering

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)
        flags = self.state.flags
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True


class EntryCompiler(LateCompiler):
    """Compiles entries."""

    lowering = EntryLowering

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)
        self.state.flags.no_cfunc_wrapper = True

    def compile_extra(self, function: Callable[..., object]) -> CompileResult:
        with garbage_kept():
            result: CompileResult = super().compile_extra(function)
        for environment in result._find_referenced_environments():
            result.codegen.set_env(environment.env_name, environment)
        return result
