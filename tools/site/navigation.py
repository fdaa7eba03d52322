"""The chapters of the site. A page without a place of its own goes to the last chapter whose pattern takes its folder."""

from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase


@dataclass(frozen=True)
class Chapter:
    """A heading of the navigation, and its pages: names, or patterns for pages that no name takes."""

    title: str
    pages: tuple[str, ...]


CHAPTERS = (
    Chapter("Play", ("docs/companion.md", "docs/solved.md", "docs/coach.md", "docs/bots.md", "docs/fair-dice.md")),
    Chapter("Tutorials", ("docs/tutorials/your-first-bot.md", "docs/tutorials/*.md", "examples/*/*.md")),
    Chapter("Guides and reference", ("docs/record.md", "docs/position.md", "docs/lab.md", "docs/protocol.md", "docs/*.md")),
    Chapter("Python reference", ("api/*",)),
    Chapter("Rules", ("docs/rules/*.md",)),
    Chapter("Solving", ("docs/solving/*.md",)),
    Chapter(
        "The project", ("docs/architecture.md", "docs/shape.md", "docs/glossary.md", "CONTRIBUTING.md", "CHANGELOG.md", "*.md")
    ),
)


def placed(names: list[str]) -> Iterator[tuple[Chapter, list[str]]]:
    """Every chapter with pages, in order; each page once."""
    named = {page for chapter in CHAPTERS for page in chapter.pages}
    for chapter in CHAPTERS:
        taken = [name for page in chapter.pages for name in names if name == page or (name not in named and matches(name, page))]
        if taken:
            yield chapter, taken


def missing(names: list[str]) -> list[str]:
    """The pages that a chapter names, but that are not there."""
    return [page for chapter in CHAPTERS for page in chapter.pages if "*" not in page and page not in names]


def matches(name: str, pattern: str) -> bool:
    """True if a page matches; a star does not cross folders."""
    return name.count("/") == pattern.count("/") and fnmatchcase(name, pattern)


def contents(titles: dict[str, str]) -> str:
    """The navigation in Sphinx's format, for the end of the first page, from the titles of all others."""
    trees = []
    for chapter, names in placed(list(titles)):
        entries = [f"{titles[name].partition(': ')[0]} <{name.rpartition('.')[0]}>" for name in names]
        trees.append("\n".join(["```{toctree}", ":hidden:", f":caption: {chapter.title}", "", *entries, "```", ""]))
    return "\n" + "\n".join(trees)
