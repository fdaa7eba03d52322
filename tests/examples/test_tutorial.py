"""The tutorial builds the example: its blocks are the example's files, each whole and in order, and its text names them."""

from itertools import groupby
from pathlib import Path

from tests.examples.site import EXAMPLE
from tools.documents.pages import read

PAGE = Path(__file__).parents[2] / "docs" / "tutorials" / "a-game-of-your-own.md"


def test_the_blocks_are_the_files_of_the_example() -> None:
    shown = [code for code in read(PAGE).code if code.title]
    files = {title: [code.text for code in group] for title, group in groupby(shown, lambda code: code.title)}
    for title, parts in files.items():
        written = squeezed((EXAMPLE / title).read_text(encoding="utf-8"))
        assert squeezed("\n".join(parts)) == written, title
    here = {
        path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    assert set(files) == here


def test_every_file_is_named_where_readers_see_it() -> None:
    """The title of a block is not shown on every site."""
    page = read(PAGE)
    said = " ".join(code.text for code in page.code if code.inline)
    unnamed = {code.title for code in page.code if code.title and Path(code.title).name not in said}
    assert not unnamed


def squeezed(text: str) -> list[str]:
    """The lines without empty ones."""
    return [line for line in text.splitlines() if line.strip()]
