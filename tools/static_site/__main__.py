"""python -m tools.static_site [FOLDER] [--no-docs]: build the site; without a folder, into build/web."""

import shutil
import sys
import tempfile
from pathlib import Path

from tools.node import ROOT, run, the_node
from tools.page import MODULES, WEB, install
from tools.static_site.answers import add_answers
from tools.static_site.offline import DOCS, add_offline
from tools.static_site.python import add_python

USUAL = ROOT / "build" / "web"


def main(arguments: list[str]) -> int:
    """Build the site in a temporary folder, and put it in place when it is complete."""
    docs = "--no-docs" not in arguments
    arguments = [argument for argument in arguments if argument != "--no-docs"]
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        print("site takes the folder to write the site into, or none, and --no-docs.", file=sys.stderr)
        return 2
    wanted = Path(arguments[0]).resolve() if arguments else USUAL
    if wanted.exists() and not (wanted / "python.json").is_file() and (not wanted.is_dir() or any(wanted.iterdir())):
        print(f"{wanted} is there and no site of Jollyroll's: name another folder, or empty it.", file=sys.stderr)
        return 2
    node = the_node()
    install(node)
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "site"
        print("Building the page...", file=sys.stderr, flush=True)
        vite = MODULES / "vite" / "bin" / "vite.js"
        run(
            node,
            [node.program, str(vite), "build", "--mode", "site", "--outDir", str(made), "--emptyOutDir", "--logLevel", "warn"],
            WEB,
        )
        print("Packing Python...", file=sys.stderr, flush=True)
        add_python(made, node)
        add_answers(made)
        if docs:
            add_docs(made)
        add_offline(made)
        shutil.rmtree(wanted, ignore_errors=True)
        wanted.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(made, wanted)
    shown = wanted.relative_to(ROOT) if wanted.is_relative_to(ROOT) else wanted
    print(f"The site is in {shown}: let any web host serve it, or try it with `python3 -m http.server --directory {shown}`.")
    return 0


def add_docs(site: Path) -> None:
    """Add the documentation to the site."""
    from tools.site import __main__ as documentation

    print("Building the documentation...", file=sys.stderr, flush=True)
    if documentation.main():
        raise SystemExit("The documentation could not be built: see above, or leave it out with --no-docs.")
    place_docs(site, documentation.SITE)


def place_docs(site: Path, built: Path) -> None:
    """Put built documentation into the site, whose page then links to it."""
    shutil.copytree(built, site / DOCS)
    page = (site / "index.html").read_text(encoding="utf-8")
    (site / "index.html").write_text(page.replace("<html ", "<html data-docs ", 1), encoding="utf-8")  # shows a link to it


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
