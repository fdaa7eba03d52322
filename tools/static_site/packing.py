"""Our Python for the browser: sources, words and entry points in one file, solved tables in another.

A pack is a line of JSON with names and sizes, then all bytes one after the other: a worker lays it out in a moment, where unpacking
an archive in Python would keep the player waiting.
"""

import gzip
import json
from collections.abc import Iterable
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

from jollyroll.packages import registered
from tools.node import ROOT

SOURCES = ROOT / "src"
OURS = SOURCES / "jollyroll"
# Rooms and modules that nobody in a browser asks for.
LEFT_OUT = (
    "cli",
    "terminal",
    "testing",
    "server/api",
    "server/page",
    "server/app.py",
    "server/serve.py",
    "server/command.py",
)
NEEDED = (".py", ".ftl", ".json", ".css", ".mjs")
UNSPOKEN = ("help.ftl", "lab.ftl", "solve.ftl", "digital-rules.ftl")  # what the command line says, and what the page has
TABLES = "shipped"  # the folder of solved tables in a game's `solve`
PACKED = 9
Files = dict[str, bytes]


def sources() -> Files:
    """Our own sources and words, and those of other games that are installed here."""
    files: Files = {}
    for path in sorted(OURS.rglob("*")):
        name = path.relative_to(OURS).as_posix()
        left_out = any(name == each or name.startswith(f"{each}/") for each in LEFT_OUT)
        if path.is_file() and path.suffix in NEEDED and not left_out and path.name not in UNSPOKEN and TABLES not in path.parts:
            files[f"jollyroll/{name}"] = path.read_bytes()
    for point in registered().values():
        files.update(package_of(point))
    return files


def tables() -> Files:
    """Solved tables that come with the games."""
    folders = sorted(OURS.glob(f"games/*/solve/{TABLES}"))
    found = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    return {path.relative_to(SOURCES).as_posix(): path.read_bytes() for path in found}


def package_of(point: EntryPoint) -> Files:
    """A game of somebody else's: its package, and the note by which Python finds it."""
    top = point.module.partition(".")[0]
    spec = find_spec(top)
    if not spec or not spec.origin:
        raise SystemExit(f"The package {top} of the game {point.name} cannot be found: install it again, or remove it.")
    folder = Path(spec.origin).parent
    found = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix in (*NEEDED, ".npy")]
    files = {f"{top}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in found}
    note = f"{top}-0.dist-info"
    files[f"{note}/METADATA"] = f"Metadata-Version: 2.1\nName: {top}\nVersion: 0\n".encode()
    files[f"{note}/entry_points.txt"] = f"[{point.group}]\n{point.name} = {point.value}\n".encode()
    return files


def pack(files: Files) -> bytes:
    """These files as one."""
    head = json.dumps([[name, len(content)] for name, content in files.items()], separators=(",", ":"))
    return b"".join([head.encode(), b"\n", *files.values()])


def squeezed(parts: Iterable[bytes]) -> bytes:
    """Gzipped, always to the same bytes."""
    return gzip.compress(b"".join(parts), PACKED, mtime=0)
