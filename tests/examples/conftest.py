"""The example, installed for all tests of this folder."""

from pathlib import Path

import pytest

from tests.examples.site import EXAMPLE, install
from tests.run_folder import run_folder


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLE, run_folder(tmp_path_factory) / "with_example" / "site")
