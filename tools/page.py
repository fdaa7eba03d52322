"""The page of the live table: builds it into the package if it is missing or out of date, and checks it.

python -m tools.page            build if need be
python -m tools.page check      types and accessibility of the sources, by svelte-check
"""

import hashlib
import shutil
import sys
from pathlib import Path

from tools.node import ROOT, Node, run, the_node

WEB = ROOT / "web"
PAGE = ROOT / "src" / "jollyroll" / "server" / "page"
MODULES = WEB / "node_modules"
STAMP = ".built"
# Inputs of the page besides web/ itself.
OTHERS = ["src/jollyroll/words/*/*.ftl", "src/jollyroll/games/*/words/*/*.ftl", "src/jollyroll/match/browser/*.mjs"]
SKIPPED = {"node_modules", "dist"}


def digest(files: list[Path]) -> str:
    """A digest of the contents and names of these files."""
    whole = hashlib.sha256()
    for file in files:
        name, content = file.relative_to(ROOT).as_posix().encode(), file.read_bytes().replace(b"\r\n", b"\n")
        whole.update(b"%d %s %d " % (len(name), name, len(content)) + content)
    return whole.hexdigest()


def sources() -> list[Path]:
    """All inputs of the page."""
    own = [file for file in WEB.rglob("*") if file.is_file() and not SKIPPED & set(file.relative_to(WEB).parts)]
    return sorted([*own, *(file for pattern in OTHERS for file in ROOT.glob(pattern))])


def is_built() -> bool:
    """True if the page was built from the current sources; without sources, as in a package, if it exists."""
    if not (PAGE / "index.html").is_file():
        return False
    stamp = PAGE / STAMP
    return not WEB.is_dir() or (stamp.is_file() and stamp.read_text(encoding="utf-8") == digest(sources()))


def install(node: Node) -> None:
    """Install the packages locked by web/, unless they are there."""
    stamp, wanted = MODULES / STAMP, digest([WEB / "package-lock.json", WEB / "package.json"])
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print("Installing what the page is built with (once)...", file=sys.stderr, flush=True)
    run(node, [*node.npm, "ci"], WEB)
    stamp.write_text(wanted, encoding="utf-8")


def build() -> None:
    """Build the page in a temporary folder, then put it in place."""
    wanted = digest(sources())
    node = the_node()
    install(node)
    print("Building the page...", file=sys.stderr, flush=True)
    fresh, old = PAGE.with_name("page.new"), PAGE.with_name("page.old")
    for folder in (fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    vite = MODULES / "vite" / "bin" / "vite.js"
    run(node, [node.program, str(vite), "build", "--outDir", str(fresh), "--emptyOutDir", "--logLevel", "warn"], WEB)
    (fresh / STAMP).write_text(wanted, encoding="utf-8")
    if PAGE.exists():
        PAGE.rename(old)
    fresh.rename(PAGE)
    shutil.rmtree(old, ignore_errors=True)


def build_if_needed() -> None:
    """Build the page unless it is up to date."""
    if not is_built():
        build()


def check() -> None:
    """Check types and accessibility with svelte-check."""
    node = the_node()
    install(node)
    checker = MODULES / "svelte-check" / "bin" / "svelte-check"
    run(node, [node.program, str(checker), "--fail-on-warnings", "--tsconfig", "./tsconfig.json"], WEB)


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        check()
    else:
        build_if_needed()
