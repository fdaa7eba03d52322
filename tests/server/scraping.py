"""Real server processes with metrics, for tests."""

import re
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families

from tests.server.serving import PATIENCE, ServerProcess

Samples = dict[str, float]  # values by name with labels


class Scraped(ServerProcess):
    """A server with metrics."""

    def __init__(self, data: Path, limits: dict[str, Any] | None = None, **settings: Any) -> None:
        super().__init__(data, limits, options=["--metrics", "0"], **settings)
        line = self.output.readline()
        found = re.search(r"http://\S+/metrics", line)
        assert found, line
        self.metrics = found[0]

    def __enter__(self) -> "Scraped":
        return self

    def text(self) -> str:
        """What is scraped."""
        with urlopen(self.metrics, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def scrape(self) -> Samples:
        """All values."""
        samples = [sample for family in text_string_to_metric_families(self.text()) for sample in family.samples]
        return {" ".join([sample.name, *map(str, sample.labels.values())]): sample.value for sample in samples}
