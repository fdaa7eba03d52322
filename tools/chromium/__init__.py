"""A Chromium for the tests of the page: the system's, Debian's if we may install it, else one from the npm registry.

python -m tools.chromium        have one, and print where it is
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.node import ROOT, run, the_node

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HERE = Path(__file__).parent
FOLDER = ROOT / ".venv" / "chromium"
WRAPPER = FOLDER / "chromium-with-fonts"
UNPACK = "import('@sparticuz/chromium').then(async (module) => console.log(await module.default.executablePath()))"
LAMBDA = {"AWS_LAMBDA_JS_RUNTIME": "nodejs22.x"}  # with this it unpacks the libraries it comes with, too
SCRIPT = """#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/unpacked/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/unpacked/chromium" "$@"
"""


def find() -> str | None:
    """The Chromium there is."""
    named = os.environ.get("JOLLYROLL_CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path), str(WRAPPER) if WRAPPER.is_file() else None)


def the_chromium() -> str:
    """A Chromium; a missing one is installed or it is an error, never left out."""
    found = find()
    if found is None:
        if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
            by_apt()
        found = find()
    if found is None:
        by_npm()
        found = find()
    if found is None:
        raise SystemExit("The tests of the page need Chromium, and it could not be installed.")
    return found


def by_apt() -> None:
    """Debian's, which is what continuous integration uses."""
    print("Installing Chromium (once)...", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)


def by_npm() -> None:
    """A headless one with the libraries and fonts it needs; no rights are needed for it."""
    print("Fetching Chromium (once)...", file=sys.stderr, flush=True)
    node = the_node()
    shutil.rmtree(FOLDER, ignore_errors=True)
    unpacked = FOLDER / "unpacked"
    unpacked.mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc", "fonts.conf"):
        shutil.copy(HERE / name, FOLDER / name)
    run(node, [*node.npm, "ci"], FOLDER)
    os.environ.update(LAMBDA, TMPDIR=str(unpacked))
    run(node, [node.program, "-e", UNPACK], FOLDER)
    WRAPPER.write_text(SCRIPT, encoding="utf-8")
    WRAPPER.chmod(0o755)
