"""A C compiler with Python's headers: the system's, or Debian's, installed with the necessary rights, else unpacked.

python -m tools.c_compiler      have them, and print where they are
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from tools import debian
from tools.debian import say
from tools.node import ROOT

FOLDER = ROOT / ".venv" / "compiler"
STAMP = FOLDER / "unpacked.stamp"
NAMES = ("cc", "gcc", "clang")
COMPILER, HEADERS = ["gcc", "libc6-dev"], f"libpython3.{sys.version_info[1]}-dev"


def environment() -> dict[str, str]:
    """The environment for building extensions; missing parts are fetched, and a failure is an error."""
    if os.name == "nt":  # setuptools finds the compiler by itself
        return dict(os.environ)
    if missing():
        get_missing()
    if missing():
        raise SystemExit(
            "Compiling needs a C compiler and the headers of this Python, and they could not be fetched: "
            f"install {' and '.join(missing())} (these are Debian's names), or set CC to your compiler."
        )
    return {**os.environ, **compiling()}


def missing() -> list[str]:
    """The Debian packages for the missing parts."""
    return [*([] if system_compiler() or unpacked("usr/bin/gcc") else COMPILER), *([] if headers() else [HEADERS])]


def system_compiler() -> str | None:
    """The system's compiler."""
    return os.environ.get("CC") or next((found for name in NAMES if (found := shutil.which(name))), None)


def headers() -> bool:
    """True if Python's headers are available, where it looks for them or unpacked."""
    own = Path(sysconfig.get_paths()["include"])
    return (own / "Python.h").is_file() or unpacked(f"usr/include/{own.name}/Python.h")


def unpacked(inside: str) -> bool:
    """True if this part is unpacked here, by the current recipe."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == debian.fingerprint(FOLDER) and (FOLDER / inside).exists()


def get_missing() -> None:
    """Fetch the missing parts."""
    if debian.may_install():
        say(f"Installing {', '.join(missing())} (once)...")
        debian.install(*missing())
    if missing() and debian.can_unpack():
        say(f"Fetching {', '.join(missing())} with what they need (once, about 60 MB)...")
        STAMP.unlink(missing_ok=True)
        debian.unpack(FOLDER, *missing())
        STAMP.write_text(debian.fingerprint(FOLDER), encoding="utf-8")


def compiling() -> dict[str, str]:
    """Variables for setuptools: the compiler, and where an unpacked one finds its parts.

    An extension leaves the symbols of Python and of the C library undefined, so an unpacked compiler links only its own helpers.
    """
    compiler, variables = system_compiler(), {}
    if compiler:
        variables = {"CC": compiler, "LDSHARED": f"{compiler} {linking()}"}
    else:
        inside = f"{FOLDER}/usr"
        tuples = " ".join(f"-isystem {path}" for path in sorted(Path(inside, "include").glob("*-linux-gnu*")))
        libraries = ":".join(str(path) for path in sorted(Path(inside, "lib").glob("*-linux-gnu*")))
        gcc = f"{inside}/bin/gcc -B{inside}/bin -isystem {inside}/include {tuples}"
        variables = {"CC": gcc, "LDSHARED": f"{gcc} -shared -nostdlib", "LD_LIBRARY_PATH": libraries}
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        variables["CFLAGS"] = (
            f"-isystem {FOLDER}/usr/include/{Path(sysconfig.get_paths()['include']).name} -isystem {FOLDER}/usr/include"
        )
    return variables


def linking() -> str:
    """This Python's link command for extensions, without the compiler's name."""
    return str(sysconfig.get_config_var("LDSHARED") or "cc -shared").partition(" ")[2]


if __name__ == "__main__":
    found = environment()
    print(found.get("CC", "the compiler that setuptools finds"))
