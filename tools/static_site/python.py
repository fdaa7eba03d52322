"""The Python folder of the site: Pyodide, our packs, and a snapshot of Python's memory with everything imported."""

import hashlib
import json
import tempfile
from pathlib import Path

from tools.node import Node, run
from tools.page import MODULES, WEB
from tools.static_site.kernels import kernels
from tools.static_site.packing import pack, sources, squeezed, tables

PYODIDE = MODULES / "pyodide"
RUNTIME = {"loader": "pyodide.mjs", "script": "pyodide.asm.mjs", "wasm": "pyodide.asm.wasm", "library": "python_stdlib.zip"}
SNAPSHOT, SOURCES, TABLES, KERNELS = "memory.gz", "sources.gz", "tables.gz", "kernels.mjs"
LIST = "python.json"
MARK = 12  # digits of the digest in the name of the folder


def add_python(site: Path, node: Node) -> None:
    """Write the folder, and its list of files for the worker; the folder's name changes with any of them."""
    packed = pack(sources())
    made = {name: (PYODIDE / name).read_bytes() for name in RUNTIME.values()}
    made[KERNELS] = kernels().encode()
    made |= {SNAPSHOT: squeezed([snapshot(packed, node)]), SOURCES: squeezed([packed]), TABLES: squeezed([pack(tables())])}
    digest = hashlib.sha256()
    for name, content in made.items():
        digest.update(b"%s %d " % (name.encode(), len(content)) + content)
    folder = f"python-{digest.hexdigest()[:MARK]}"
    (site / folder).mkdir()
    for name, content in made.items():
        (site / folder / name).write_bytes(content)
    sizes = {name: len(content) for name, content in made.items()}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    uses = {
        "lock": {"info": lock["info"], "packages": {}},
        "folder": folder,
        **RUNTIME,
        "snapshot": SNAPSHOT,
        "sources": SOURCES,
        "tables": TABLES,
        "kernels": KERNELS,
        "bytes": sizes,
    }
    (site / LIST).write_text(json.dumps(uses), encoding="utf-8")


def snapshot(packed: bytes, node: Node) -> bytes:
    """A snapshot of Python's memory after the imports that a game needs."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "pack", Path(folder) / "memory"
        given.write_bytes(packed)
        run(node, [node.program, str(WEB / "snapshot.mjs"), str(given), str(made)], WEB)
        return made.read_bytes()
