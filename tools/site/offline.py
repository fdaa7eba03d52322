"""Checks that the site works offline: no page loads anything from elsewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

LOADS = {
    ".html": re.compile(r"""<(?:script|img|iframe|source|link)\b[^>]*?\s(?:src|href)=["']?((?:https?:)?//[^"'\s>]+)"""),
    ".css": re.compile(r"""(?:@import|url\()\s*["']?((?:https?:)?//[^"'\s)]+)"""),
}


def loaded_from_elsewhere(site: Path) -> Iterator[str]:
    """A sentence for each resource loaded over the network."""
    for path in sorted(site.rglob("*")):
        for address in LOADS[path.suffix].findall(path.read_text(encoding="utf-8")) if path.suffix in LOADS else ():
            yield f"{path.relative_to(site).as_posix()} loads {address}."
