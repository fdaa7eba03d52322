"""The Python in the documents works: every block of every page runs, new pages included.

The blocks of a page run in order, in one namespace and an empty folder. A block with `>>>` must print what it shows, another one
must run through; one with a title (`python title="my_bot.py"`) is a file, which later blocks can import.
"""

import doctest
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.documents.pages import ROOT, Code, Page, paths, read

PYTHON = re.compile(r"^\s*(```|~~~)\s*python\b", re.MULTILINE)
PAGES = [path for path in paths() if PYTHON.search(path.read_text(encoding="utf-8"))]

# What the programs of a page must print or leave behind.
PRINTED = {"docs/coach.md": "cost 0.0000"}
LEFT = {"docs/record.md": "ferry.jolly"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to work in; modules imported from it are unloaded, since another page may have the same file name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("jollyroll.bots.registry.REGISTERED", {})
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if str(vars(sys.modules[name]).get("__file__")).startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_examples_run(path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = read(path)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for code in shown.code:
        if code.language == "python":
            perform(shown, code, namespace)
    assert PRINTED.get(shown.name, "") in capsys.readouterr().out
    assert (folder / LEFT.get(shown.name, "")).exists()


def perform(page: Page, code: Code, namespace: dict[str, object]) -> None:
    """One block: a file, a dialogue or a program."""
    if code.title:
        Path(code.title).parent.mkdir(parents=True, exist_ok=True)
        Path(code.title).write_text(code.text, encoding="utf-8")
        importlib.invalidate_caches()
    elif ">>> " in code.text:
        dialogue = doctest.DocTestParser().get_doctest(code.text, {}, page.name, str(page.path), code.line)
        dialogue.globs = namespace
        runner = doctest.DocTestRunner(verbose=False)
        said: list[str] = []
        results = runner.run(dialogue, out=said.append, clear_globs=False)
        assert results.attempted
        assert not results.failed, "".join(said)
    else:
        exec(compile("\n" * code.line + code.text, str(page.path), "exec"), namespace)


def test_every_dialogue_is_marked_as_python() -> None:
    """Otherwise it would not be run."""
    names = {path.relative_to(ROOT).as_posix() for path in PAGES}
    assert {
        "README.md",
        "docs/solving/index.md",
        "docs/coach.md",
        "docs/fair-dice.md",
        "docs/position.md",
        "docs/record.md",
    } <= names
    for page in map(read, paths()):
        assert page.path in PAGES or all(code.language != "python" for code in page.code if not code.inline), page.name
        assert [code.line for code in page.code if code.language != "python" and not code.inline and ">>> " in code.text] == [], (
            page.name
        )


def test_a_file_of_a_page_can_be_imported(folder: Path) -> None:
    page = read(Path(__file__).parents[2] / "README.md")
    namespace: dict[str, object] = {}
    perform(page, Code(1, "ROLLS = 3\n", "python", title="sloop/hold.py"), namespace)
    perform(page, Code(5, ">>> from sloop.hold import ROLLS\n>>> ROLLS\n3\n", "python"), namespace)
    perform(page, Code(9, "ROLLS += 1\n", "python"), namespace)
    assert namespace["ROLLS"] == 4
    with pytest.raises(AssertionError, match=r"Expected:\s+5\s+Got:\s+4"):
        perform(page, Code(12, ">>> ROLLS\n5\n", "python"), namespace)
