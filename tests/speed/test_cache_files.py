"""Unreadable machine code on disk is recompiled."""

import pickle
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from jollyroll.speed.cache_files import CacheFiles


@pytest.fixture
def files(tmp_path: Path) -> Any:
    make: Any = CacheFiles
    return make(str(tmp_path), "kernel", "stamp")


def test_what_was_saved_is_loaded(files: Any) -> None:
    files.save(("int64",), "code")
    files.save(("float64",), "other code")
    assert (files.load(("int64",)), files.load(("float64",)), files.load(("bool",))) == ("code", "other code", None)


@pytest.mark.parametrize("content", [b"", b"\x80", b"no pickle at all", pickle.dumps("0.0") + b"\x80\x04"])
def test_a_file_cut_short_counts_as_not_there(files: Any, tmp_path: Path, content: bytes) -> None:
    files.save(("int64",), "code")
    for file in tmp_path.iterdir():
        file.write_bytes(content)
    assert files.load(("int64",)) is None
    files.save(("int64",), "new code")
    assert files.load(("int64",)) == "new code"


def test_an_index_that_names_a_class_that_has_moved_counts_as_not_there(files: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("old_home")
    moved = type("Moved", (), {"__module__": "old_home"})
    module.Moved = moved  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "old_home", module)
    files.save(moved, "code")
    assert files.load(moved) == "code"
    del module.Moved
    assert files.load(("int64",)) is None
    files.save(("int64",), "code")
    assert files.load(("int64",)) == "code"
