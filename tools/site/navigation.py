"""Which page stands in which chapter. What has no place of its own goes to the last chapter that takes everything of its folder."""

from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase


@dataclass(frozen=True)
class Chapter:
    """A heading of the navigation, and its pages: names, or patterns that take whatever no name takes."""

    title: str
    pages: tuple[str, ...]


CHAPTERS = (
    Chapter("Play", ("docs/play.md", "docs/companion.md", "docs/solved.md", "docs/coach.md", "docs/bots.md", "docs/fair-dice.md")),
    Chapter("Tutorials", ("docs/tutorials/your-first-bot.md", "docs/tutorials/*.md", "examples/*/*.md")),
    Chapter("Guides and reference", ("docs/record.md", "docs/position.md", "docs/lab.md", "docs/protocol.md", "docs/*.md")),
    Chapter("Python reference", ("api/*",)),
    Chapter("Rules", ("docs/rules/*.md",)),
    Chapter("Solving", ("docs/solving/*.md",)),
    Chapter("The project", ("docs/architecture.md", "docs/glossary.md", "CONTRIBUTING.md", "CHANGELOG.md", "*.md")),
)


def placed(names: list[str]) -> Iterator[tuple[Chapter, list[str]]]:
    """Every chapter that has pages, with these in order; each page once."""
    named = {page for chapter in CHAPTERS for page in chapter.pages}
    for chapter in CHAPTERS:
        taken = [name for page in chapter.pages for name in names if name == page or (name not in named and matches(name, page))]
        if taken:
            yield chapter, taken


def matches(name: str, pattern: str) -> bool:
    """A star takes no further folder."""
    return name.count("/") == pattern.count("/") and fnmatchcase(name, pattern)


def contents(titles: dict[str, str]) -> str:
    """The navigation as Sphinx reads it at the end of the first page, from the titles of all others."""
    trees = []
    for chapter, names in placed(list(titles)):
        entries = [f"{titles[name].partition(': ')[0]} <{name.rpartition('.')[0]}>" for name in names]
        trees.append("\n".join(["```{toctree}", ":hidden:", f":caption: {chapter.title}", "", *entries, "```", ""]))
    return "\n" + "\n".join(trees)
