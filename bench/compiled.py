"""What compiling the pure part with mypyc would bring: the same parts of an action, plain and compiled, in turns.

A copy of the package is compiled in `build/compiled`: the rulebooks, and those modules of kit, dice, match and the live table that
mypyc takes as they are. What people look into by name cannot be among them: states and views (they are read by `__dict__`), and
whatever subclasses them. Nothing else is measured: bots and the coach run machine code made by Numba from the plain sources, for
which compiled functions are none, and offers find out from the plain sources what the rules look at.

It takes a few minutes the first time. The compiled copy is used for nothing else.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLAIN, BUILD = ROOT / "src", ROOT / "build" / "compiled"
COPY = BUILD / "src"
WANTED = (
    "games/*/rules/*.py",
    "kit/*.py",
    "dice/chain.py",
    *(f"match/{name}.py" for name in ("chance", "dealing", "devices", "fair")),
    *(f"server/tables/{name}.py" for name in ("carrying_out", "game_fold", "parts", "playing", "showing", "transition")),
)
LEFT_OUT = (
    "__init__",
    "cases",
    "completeness",
    "dice_state",
    "game",
    "plugin",
    "registry",
    "state",
    "template",
    "variants",
    "view",
)
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
UNSEEN = (*OTHERS, *(f"jollyroll.{room}" for room in ROOMS))  # what need not be read to compile the rest
SETTINGS = f"""[mypy]
mypy_path = {COPY}
namespace_packages = True
explicit_package_bases = True
ignore_missing_imports = True
[mypy-{",".join(f"{name}.*" for name in UNSEEN)}]
follow_imports = skip
"""
MAKE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify(["--config-file=mypy.ini", "--follow-imports=silent", *sys.argv[1:]], group_name="pure", multi_file=True)
setup(name="pure", ext_modules=extensions, package_dir={"": "src"}, script_args=["-q", "build_ext", "--inplace"])
"""
MEASURED = ("the action, its dice and its rules", "its row", "its frame for everybody")
MEASURE = f"""
from bench import parts
from jollyroll.server.tables import carrying_out
costs = [parts.costs(parts.steps_of(game)) for game in parts.GAMES]
print(carrying_out.__file__.endswith(".py"), *(round(cost[part], 1) for cost in costs for part in {MEASURED!r}))
"""
TURNS = 3


def modules() -> list[Path]:
    """What is compiled."""
    found = (path for pattern in WANTED for path in (COPY / "jollyroll").glob(pattern))
    return sorted(path for path in found if path.stem not in LEFT_OUT)


def build() -> None:
    """A compiled copy of the package as it is now."""
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(PLAIN, COPY, ignore=shutil.ignore_patterns("__pycache__", "page"))
    (BUILD / "mypy.ini").write_text(SETTINGS, encoding="utf-8")
    names = [str(path.relative_to(BUILD)) for path in modules()]
    print(f"{len(names)} modules are compiled; this takes minutes", flush=True)
    done = subprocess.run([sys.executable, "-c", MAKE, *names], cwd=BUILD, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"mypyc did not compile it:\n{done.stdout[-2_000:]}{done.stderr[-2_000:]}")


def measured(source: Path) -> list[float]:
    """Microseconds by game and part, with the package from this folder."""
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
    said = subprocess.run([sys.executable, "-c", MEASURE], env=environment, capture_output=True, text=True, check=True).stdout
    plain, *costs = said.split()
    assert (plain == "True") == (source == PLAIN), "it is what it is taken for"
    return [float(cost) for cost in costs]


def main() -> None:
    """A table of parts and games, plain and compiled; of each the least."""
    from .moves import this_machine
    from .parts import GAMES

    build()
    print(this_machine())
    turns = [(measured(PLAIN), measured(COPY)) for _ in range(TURNS)]
    plain, compiled = ([min(costs) for costs in zip(*found, strict=True)] for found in zip(*turns, strict=True))
    print("Microseconds of processor time an action, plain and compiled by mypyc, each part alone in a loop:")
    for place, part in enumerate(MEASURED):
        shown = [
            f"{game} {plain[place + 3 * number]:5.1f} {compiled[place + 3 * number]:5.1f}" for number, game in enumerate(GAMES)
        ]
        print(f"  {part:36}{'   '.join(shown)}", flush=True)


if __name__ == "__main__":
    main()
