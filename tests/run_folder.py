"""A folder for what the workers of one run share."""

import os
from pathlib import Path

import pytest


def run_folder(factory: pytest.TempPathFactory) -> Path:
    """The folder of this run, whichever worker asks; other runs, of other clones too, have their own."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
