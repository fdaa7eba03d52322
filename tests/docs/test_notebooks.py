"""The notebooks are valid, stored without output, and run from their first cell to their last."""

import json
from pathlib import Path

import jsonschema
import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs").rglob("*.ipynb"))
# The requirements of format 4.5, as far as ours need them: see nbformat.readthedocs.io.
SOURCE = {"type": "array", "items": {"type": "string"}}
CELL = {"required": ["cell_type", "id", "metadata", "source"], "properties": {"id": {"pattern": "^[a-zA-Z0-9_-]{1,64}$"}}}
MARKDOWN = {"properties": {"cell_type": {"const": "markdown"}, "source": SOURCE}, "not": {"required": ["outputs"]}}
CODE = {
    "required": ["outputs", "execution_count"],
    "properties": {
        "cell_type": {"const": "code"},
        "source": SOURCE,
        "outputs": {"maxItems": 0},
        "execution_count": {"const": None},
    },
}
NOTEBOOK = {
    "required": ["cells", "metadata", "nbformat", "nbformat_minor"],
    "additionalProperties": False,
    "properties": {
        "nbformat": {"const": 4},
        "nbformat_minor": {"const": 5},
        "metadata": {"type": "object"},
        "cells": {"type": "array", "items": {"allOf": [CELL, {"oneOf": [MARKDOWN, CODE]}]}},
    },
}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_valid_and_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.validate(notebook, NOTEBOOK)
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    namespace: dict[str, object] = {"__name__": "__main__"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{path.name} {cell['id']}", "exec"), namespace)
