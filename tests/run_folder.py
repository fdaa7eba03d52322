"""A folder shared by the workers of one test run."""

import os
from pathlib import Path

import pytest


def run_folder(factory: pytest.TempPathFactory) -> Path:
    """The folder of this run, the same for all workers; other runs, of other clones too, have their own."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
