"""A real server of the compiled package, for tests."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.serving import GENEROUS, ServerProcess


class CompiledServer(ServerProcess):
    """`jollyroll serve` as a wheel with compiled modules runs it. It does not start from modules that were loaded before."""

    def __init__(self, data: Path, package: Path) -> None:
        self.data = data
        data.mkdir(parents=True, exist_ok=True)
        changed = data / "limits.json"
        changed.write_text(json.dumps(GENEROUS), encoding="utf-8")
        command = [sys.executable, "-m", "jollyroll", "serve", "--port", "0", "--data", str(data), "--limits", str(changed)]
        environment = {**os.environ, "PYTHONPATH": str(package)}
        with (data / "server.log").open("ab") as log:
            started: Any = subprocess.Popen(command, cwd=data, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        self.process = started
        self.output = started.stdout
        found = re.search(r":(\d+)", self.output.readline())
        assert found, self.complaints
        self.port = int(found[1])
        if sys.platform == "linux":
            assert str(package) in Path(f"/proc/{self.process.pid}/maps").read_text(encoding="utf-8"), "it runs compiled modules"
