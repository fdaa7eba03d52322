"""A Chromium for the tests of the page: the system's, Debian's with the rights to install it, else one from the npm registry.

python -m tools.chromium        have one, and print where it is
"""

import os
import shutil
from pathlib import Path

from tools import debian
from tools.node import ROOT, run, the_node

SHELL = "chromium-headless-shell"  # without a window system: half the work
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HERE = Path(__file__).parent
FOLDER = ROOT / ".venv" / "chromium"
WRAPPER = FOLDER / "chromium-with-fonts"
UNPACK = "import('@sparticuz/chromium').then(async (module) => console.log(await module.default.executablePath()))"
LAMBDA = {"AWS_LAMBDA_JS_RUNTIME": "nodejs22.x"}  # makes it unpack its libraries, too
SCRIPT = """#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/unpacked/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/unpacked/chromium" "$@"
"""


def find() -> str | None:
    """The available Chromium."""
    named = os.environ.get("JOLLYROLL_CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path), str(WRAPPER) if WRAPPER.is_file() else None)


def the_chromium() -> str:
    """A Chromium; a missing one is installed, and a failure is an error."""
    found = find()
    if found is None:
        if debian.may_install():
            debian.say("Installing Chromium (once)...")
            debian.install(SHELL)
            if find() is None:
                debian.install("chromium")
        found = find()
    if found is None:
        by_npm()
        found = find()
    if found is None:
        raise SystemExit("The tests of the page need Chromium, and it could not be installed.")
    return found


def by_npm() -> None:
    """Install a headless one with its libraries and fonts; needs no special rights."""
    debian.say("Fetching Chromium (once)...")
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
