"""The parsed pages: headings that can be linked to, links, blocks of code."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

ANCHOR = re.compile(r"""<\w+[^>]*\s(?:id|name)=["']([^"']+)["']""")
TITLE = re.compile(r'title="([^"]+)"')


@dataclass(frozen=True)
class Link:
    """A link or picture: its place and its target."""

    line: int
    target: str


@dataclass(frozen=True)
class Code:
    """A block of code, or code within a sentence; a title names the file it belongs into."""

    line: int
    text: str
    language: str = ""
    title: str = ""
    inline: bool = False


@dataclass(frozen=True)
class Page:
    """A parsed page."""

    path: Path
    title: str
    anchors: frozenset[str]
    links: tuple[Link, ...]
    code: tuple[Code, ...]

    @property
    def name(self) -> str:
        """The path from the top of the project, the same on every system."""
        return self.path.relative_to(ROOT).as_posix()


def paths() -> list[Path]:
    """Every page: those at the top of the project, all of docs/, and those of the examples."""
    return [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md")), *sorted(ROOT.glob("examples/*/*.md"))]


def slug(heading: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


@cache
def read(path: Path) -> Page:
    """Parse a page of the project."""
    tokens = MarkdownIt("commonmark").enable("table").parse(path.read_text(encoding="utf-8"))
    headings = [plain(after) for token, after in pairwise(tokens) if token.type == "heading_open"]
    return Page(
        path=path,
        title=headings[0] if headings else path.stem,
        anchors=frozenset([*numbered(slug(heading) for heading in headings), *marked(tokens)]),
        links=tuple(links(tokens)),
        code=tuple(code(tokens)),
    )


def plain(inline: Token) -> str:
    """The text of a heading without its markup."""
    return "".join(child.content for child in inline.children or () if child.type in ("text", "code_inline"))


def numbered(slugs: Iterator[str]) -> Iterator[str]:
    """Slugs with numbers appended to repeated ones."""
    seen: dict[str, int] = {}
    for each in slugs:
        yield f"{each}-{seen[each]}" if each in seen else each
        seen[each] = seen.get(each, 0) + 1


def within(tokens: list[Token]) -> Iterator[tuple[int, Token]]:
    """The inline tokens of a page, with the first line of their paragraph."""
    for token in tokens:
        for child in token.children or ():
            yield (token.map or [0])[0] + 1, child


def marked(tokens: list[Token]) -> Iterator[str]:
    """Explicit anchors."""
    pieces = [*tokens, *(child for _, child in within(tokens))]
    for token in pieces:
        if token.type in ("html_block", "html_inline"):
            yield from ANCHOR.findall(token.content)


def links(tokens: list[Token]) -> Iterator[Link]:
    """Links and pictures."""
    for line, child in within(tokens):
        if child.type in ("link_open", "image"):
            yield Link(line, unquote(str(child.attrs["src" if child.type == "image" else "href"])))


def code(tokens: list[Token]) -> Iterator[Code]:
    """Blocks of code, fenced or indented, and code within sentences, each in the order of the page."""
    for token in tokens:
        if token.type in ("fence", "code_block"):
            language, _, more = token.info.partition(" ")
            title = TITLE.search(more)
            yield Code((token.map or [0])[0] + 1, token.content, language, title[1] if title else "")
    for line, child in within(tokens):
        if child.type == "code_inline":
            yield Code(line, child.content, inline=True)
