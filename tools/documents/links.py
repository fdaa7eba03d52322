"""Checks that links within the project lead to an existing file and heading."""

import re
from collections.abc import Iterator

from tools.documents.pages import ROOT, Link, Page, read

ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)


def wrong_links(page: Page) -> Iterator[str]:
    """A sentence for every broken link. Links that leave the project are not followed."""
    for link in page.links:
        problem = "" if ELSEWHERE.match(link.target) else problem_of(page, link)
        if problem:
            yield f"{page.name}:{link.line}: {problem}"


def problem_of(page: Page, link: Link) -> str:
    """The error in a link, or empty."""
    name, _, anchor = link.target.partition("#")
    path = (page.path.parent / name).resolve() if name else page.path
    if not path.is_relative_to(ROOT):
        return f"{name} lies outside the project."
    if not path.exists():
        return f"there is no {name}."
    if anchor and path.suffix != ".md":
        return f"{name} is no page, so it has no heading #{anchor}."
    if anchor and anchor not in read(path).anchors:
        return f"{path.name} has no heading #{anchor}."
    return ""
