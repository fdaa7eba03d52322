"""Compiles the pure part of the package with mypyc: for wheels on request, its tests and its benchmark.

Rulebooks, kit, dice, match and the folds of the live table are typed and pure, so mypyc takes most of their modules as they are.
The plain modules stay beside the compiled ones: they are the reference, and whatever reads code (Numba, variants, offers) goes on
reading them. Nothing is compiled unless requested.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import IO

from tools import c_compiler
from tools.debian import say
from tools.node import ROOT

PLAIN = ROOT / "src"
ASKED = "JOLLYROLL_COMPILE"  # set to 1 for building a wheel
NEEDS = ["mypy>=2.4,<2.5", "setuptools>=80"]
GROUP = "jollyroll_pure"  # prefix of the name of the library shared by all compiled modules
WANTED = ("games/*/rules/*.py", "kit/*.py", "dice/*.py", "match/*.py", "server/tables/*.py")
# Modules that are not compiled, by name pattern, and why.
LEFT_OUT = {
    "packages": ["__init__"],
    "templates, which are bound to a rulebook": ["template", "cases", "listing", "stream"],
    "games, states, views, matches and tables are read and copied by what they have by name": [
        *("game", "games", "dice_game", "state", "dice_state", "view"),
        *("match", "live_match", "play", "record", "match/notation", "saved_state", "exchange"),
    ],
    "games of others, and variants, inherit from these": ["position", "field_positions"],
    "protocols that are asked for at run time": ["kit/rules"],
    "what finds games and their modules": ["completeness", "plugin", "registry", "variants"],
    "events register themselves by what stands in their class": ["events", "*_events", "*_event"],
    "what holds constants alone": ["components", "guide", "limits", "errors", "variations"],
    "what reads, writes and checks whole records and positions has time": [
        *(
            "position_*",
            "json_*",
            "text_*",
            "verify*",
            "*_check",
            "*_remarks",
            "*_words",
            "*_form",
            "files",
            "report",
            "wording",
            "record_lock",
        ),
    ],
}
OTHERS = ("numpy", "numba", "llvmlite", "pydantic", "pydantic_core", "fluent", "sqlalchemy", "pandas", "polars", "pyarrow")
ROOMS = (
    "bots",
    "coach",
    "lab",
    "solve",
    "speed",
    "terminal",
    "words",
    *(f"games.*.{floor}" for floor in ("board", "bots", "solve")),
)
UNSEEN = (*OTHERS, *(f"jollyroll.{room}" for room in ROOMS))  # modules not needed for compiling the rest
SETTINGS = f"""[mypy]
mypy_path = src
namespace_packages = True
explicit_package_bases = True
ignore_missing_imports = True
[mypy-{",".join(f"{name}.*" for name in UNSEEN)}]
follow_imports = skip
"""
MAKE = f"""
import sys
from mypyc.build import mypycify
from setuptools import setup
level, *paths = sys.argv[1:]
settings = ["--config-file=mypy.ini", "--follow-imports=silent"]
extensions = mypycify([*settings, *paths], group_name="{GROUP}", multi_file=True, opt_level=level, debug_level="0")
arguments = ["-q", "build_ext", "--inplace", "--parallel=2"]
setup(name="{GROUP}", ext_modules=extensions, package_dir={{"": "src"}}, script_args=arguments)
"""
FINE, QUICK = "2", "0"  # optimisation levels of the C compiler: for use, for tests


def modules(source: Path = PLAIN) -> list[Path]:
    """The modules to compile."""
    left_out = [name for names in LEFT_OUT.values() for name in names]
    found = (path for pattern in WANTED for path in (source / "jollyroll").glob(pattern))
    names = {path: (path.stem, f"{path.parent.name}/{path.stem}") for path in found}
    return sorted(path for path, own in names.items() if not any(fnmatch(name, each) for name in own for each in left_out))


def libraries(folder: Path) -> Iterator[Path]:
    """The results of a build, relative to the package's parent folder."""
    for pattern in (f"{GROUP}*.so", "jollyroll/**/*.so", f"{GROUP}*.pyd", "jollyroll/**/*.pyd"):
        yield from (path.relative_to(folder) for path in sorted(folder.glob(pattern)))


def build(work: Path, level: str = FINE) -> Path:
    """Compile a copy of the package below this folder; returns the folder of the copy."""
    environment = c_compiler.environment()
    shutil.rmtree(work, ignore_errors=True)
    copy = work / "src"
    shutil.copytree(PLAIN, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
    (work / "mypy.ini").write_text(SETTINGS, encoding="utf-8")
    names = [str(path.relative_to(work)) for path in modules(copy)]
    say(f"mypyc compiles {len(names)} modules...")
    command = [sys.executable, "-c", MAKE, level, *names]
    done = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"mypyc did not compile it:\n{done.stdout[-3_000:]}{done.stderr[-3_000:]}")
    shutil.rmtree(work / "build")
    return copy


def kept(level: str) -> Path:
    """A compiled copy of the current package, made unless it exists: a folder for `PYTHONPATH`."""
    folder = ROOT / "build" / "compiled"
    work = folder / f"{level}-{fingerprint()}"
    done = work / "done"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{level}.lock").open("w") as lock:
        wait_for_turn(lock)
        if not done.exists():
            for old in folder.glob(f"{level}-*"):
                shutil.rmtree(old, ignore_errors=True)
            build(work, level)
            done.touch()
    return work / "src"


def wait_for_turn(lock: IO[str]) -> None:
    """Hold a lock so that only one of several processes makes the same build."""
    if os.name != "nt":
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)


def fingerprint() -> str:
    """Changes with the sources, the way they are compiled and the interpreter."""
    digest = hashlib.sha256(sys.version.encode())
    for path in (Path(__file__), *sorted(PLAIN.rglob("*.py"))):
        digest.update(os.fsencode(path.relative_to(ROOT)) + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    print(kept(QUICK if sys.argv[1:] == ["quick"] else FINE))
