"""The example, installed for all tests of this folder."""

from pathlib import Path

import pytest

from tests.examples.site import EXAMPLE, install


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLE, tmp_path_factory.getbasetemp().parent / "with_example" / "site")
