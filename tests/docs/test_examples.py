"""What the pages show in Python is what happens: every block of every page runs, new pages included.

The blocks of a page run in order, in one namespace and an empty folder. A block with `>>>` must print what it shows, another one
must run through; one with a title (```python title="my_bot.py") is a file, which later blocks can import.
"""

import doctest
from pathlib import Path

import pytest

from tools.documents.pages import Code, Page, paths, read

PAGES = [page for page in map(read, paths()) if any(code.language == "python" for code in page.code)]

# What the programs of a page must have printed or left behind.
PRINTED = {"docs/coach.md": "cost 0.0000"}
LEFT = {"docs/record.md": "ferry.jolly"}


@pytest.mark.parametrize("shown", PAGES, ids=lambda page: page.name)
def test_the_examples_run(shown: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for code in shown.code:
        if code.language == "python":
            perform(shown, code, namespace)
    assert PRINTED.get(shown.name, "") in capsys.readouterr().out
    assert (tmp_path / LEFT.get(shown.name, "")).exists()


def perform(page: Page, code: Code, namespace: dict[str, object]) -> None:
    """One block: a file, a dialogue or a program."""
    if code.title:
        Path(code.title).write_text(code.text, encoding="utf-8")
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


def test_every_page_that_speaks_python_is_among_them() -> None:
    names = {page.name for page in PAGES}
    assert {
        "README.md",
        "docs/architecture.md",
        "docs/coach.md",
        "docs/fair-dice.md",
        "docs/position.md",
        "docs/record.md",
    } <= names
    for path in paths():
        assert ">>> " not in path.read_text(encoding="utf-8") or read(path).name in names
