"""What operators scrape: counts of everything that happens, and nothing of anybody."""

import random
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from jollyroll.errors import Refused
from jollyroll.server.app import Server
from jollyroll.server.monitoring.endpoint import serve_metrics
from tests.server.clients import Client, play_out, two_playing
from tests.server.serving import PATIENCE, ServerProcess

Samples = dict[str, float]  # values by name with labels


class Scraped(ServerProcess):
    """A server with metrics."""

    def __init__(self, data: Path, metrics: str = "0") -> None:
        super().__init__(data, options=["--metrics", metrics])
        line = self.told.readline()
        found = re.search(r"http://\S+/metrics", line)
        assert found, line
        self.metrics = found[0]

    def text(self) -> str:
        """What is scraped."""
        with urlopen(self.metrics, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def scrape(self) -> Samples:
        """All values."""
        samples = [sample for family in text_string_to_metric_families(self.text()) for sample in family.samples]
        return {" ".join([sample.name, *map(str, sample.labels.values())]): sample.value for sample in samples}


@pytest.fixture(scope="module")
def scraped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scraped]:
    server = Scraped(tmp_path_factory.mktemp("scraped"))
    with server:
        yield server
        assert server.stop() == 0
        assert server.complaints == ""


def test_a_game_is_counted_from_frame_to_screen(scraped: Scraped) -> None:
    one, two = two_playing(scraped)
    with one, two:
        before = scraped.scrape()
        actions = play_out([one, two], random.Random(5), most=20)
        one.do("ping")  # whatever was to be sent is sent
        after = scraped.scrape()
        gained = {name: after[name] - before.get(name, 0) for name in after}
        assert gained["jollyroll_actions_total kings_gold played"] == actions
        assert gained["jollyroll_action_seconds_count stored"] == actions
        assert gained["jollyroll_action_seconds_count shown"] == actions
        assert gained["jollyroll_action_seconds_sum shown"] >= gained["jollyroll_action_seconds_sum stored"] > 0
        assert gained["jollyroll_commit_events_sum"] == actions
        assert 0 < gained["jollyroll_commit_seconds_count"] <= actions
        assert after["jollyroll_tables playing"] >= 1
        assert after["jollyroll_connections"] == 2
        assert after["jollyroll_ready"] == 1
        assert {f"jollyroll_queue {name}" for name in ("bots", "coach", "analysis", "proof", "reading", "writer")} <= after.keys()
        assert after["process_resident_memory_bytes"] > 0


def test_refusals_are_counted_by_code_however_they_are_told(scraped: Scraped) -> None:
    opened = scraped.open()
    before = scraped.scrape()
    with Client(scraped, opened["table"]) as stranger:
        assert stranger.refused("start") == "not-host"
        assert stranger.refused("roll", seat=0, at=1, nonce="0" * 32) == "not-yours"
    assert scraped.fetch("/api/tables/aaaaaaaaaa")[0] == 404
    after = scraped.scrape()
    assert {
        code: after[f"jollyroll_refusals_total {code}"] - before.get(f"jollyroll_refusals_total {code}", 0)
        for code in ("not-host", "not-yours", "no-table")
    } == {"not-host": 1, "not-yours": 1, "no-table": 1}


def test_the_loop_is_watched(scraped: Scraped) -> None:
    before = scraped.scrape()["jollyroll_loop_lag_seconds_count"]
    while scraped.scrape()["jollyroll_loop_lag_seconds_count"] == before:
        pass


def test_nothing_of_anybody_is_in_a_label(scraped: Scraped) -> None:
    one, two = two_playing(scraped)
    with one, two:
        play_out([one, two], random.Random(6), most=4)
        text = scraped.text()
        for planted in (one.table_id, "Ana", "Ben", *one.tokens, *two.tokens, "127.0.0.1"):
            assert planted not in text


def test_metrics_are_for_this_machine_alone_and_never_where_people_play(scraped: Scraped) -> None:
    assert scraped.metrics.startswith("http://127.0.0.1:")
    status, body, _ = scraped.fetch("/metrics")
    assert b"jollyroll_" not in body
    assert status == 404


@pytest.mark.parametrize("address", ["nowhere:x", "99999", "203.0.113.9:0"])
def test_an_address_that_cannot_be_is_refused_with_a_sentence(tmp_path: Path, address: str) -> None:
    with pytest.raises(Refused) as refused:
        serve_metrics(Server(tmp_path), address)
    assert refused.value.code in ("no-such-port", "metrics-address")
    assert refused.value.sentence()


def test_a_port_in_use_is_said_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy, pytest.raises(Refused, match="--metrics") as refused:
        serve_metrics(Server(tmp_path), str(busy.getsockname()[1]))
    assert refused.value.code == "metrics-address"
