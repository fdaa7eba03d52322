"""Packs for the browser: our sources, words and entry points in one file, solved tables in another.

A pack is a line of JSON with names and sizes, followed by all bytes: a worker unpacks it in a moment, where unpacking an archive in
Python would keep the player waiting.
"""

import gzip
import json
from collections.abc import Iterable
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

from jollyroll.kit import built_in, load_game
from jollyroll.packages import registered
from jollyroll.solve.inventory import inventory
from jollyroll.solve.tables import MANIFEST
from tools.node import ROOT

SOURCES = ROOT / "src"
OURS = SOURCES / "jollyroll"
# Rooms and modules not needed in a browser.
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
UNSPOKEN = ("help.ftl", "lab.ftl", "solve.ftl", "digital-rules.ftl")  # of the command line, or duplicated in the page
TABLES = "shipped"  # the folder of solved tables in a game's `solve`
MOST_TABLES = 10_500_000  # limit in bytes for the solved tables sent to a page
PACKED = 9
Files = dict[str, bytes]


def sources() -> Files:
    """Our own sources and words, and those of other installed games."""
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
    """Solved tables shipped with the games, up to the limit: fewer players first, then in the order of presets."""
    games = [load_game(name) for name in built_in()]
    places = {
        entry.table.path: [*game.presets].index(entry.presets[0]) for game in games for entry in inventory(game) if entry.table
    }
    folders = sorted(path.parent for path in OURS.glob(f"games/*/solve/{TABLES}/*/{MANIFEST}"))
    seats = {folder: int(json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["seats"]) for folder in folders}
    files: Files = {}
    for folder in sorted(folders, key=lambda folder: (seats[folder], places.get(folder, 0))):
        found = {path.relative_to(SOURCES).as_posix(): path.read_bytes() for path in sorted(folder.iterdir())}
        if sum(map(len, [*files.values(), *found.values()])) <= MOST_TABLES:
            files |= found
    return files


def package_of(point: EntryPoint) -> Files:
    """A third-party game: its package, and the metadata by which Python finds it."""
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
    """These files as one pack."""
    head = json.dumps([[name, len(content)] for name, content in files.items()], separators=(",", ":"))
    return b"".join([head.encode(), b"\n", *files.values()])


def squeezed(parts: Iterable[bytes]) -> bytes:
    """Gzipped reproducibly."""
    return gzip.compress(b"".join(parts), PACKED, mtime=0)
