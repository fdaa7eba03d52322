"""Metrics for operators: counts of everything that happens, without personal data."""

import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from jollyroll.errors import Refused
from jollyroll.server.app import Server
from jollyroll.server.monitoring.endpoint import serve_metrics
from tests.cluster.test_several_servers import apart, begin, caught_up
from tests.server.clients import Client, play_out, two_playing
from tests.server.scraping import Scraped
from tests.server.test_two_processes import races_of_a_game


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
        one.do("ping")  # everything sent has arrived
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


def test_refusals_are_counted_by_code_over_any_transport(scraped: Scraped) -> None:
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


def test_the_lag_of_the_event_loop_is_measured(scraped: Scraped) -> None:
    before = scraped.scrape()["jollyroll_loop_lag_seconds_count"]
    while scraped.scrape()["jollyroll_loop_lag_seconds_count"] == before:
        pass


def test_labels_contain_no_personal_data(scraped: Scraped) -> None:
    one, two = two_playing(scraped)
    with one, two:
        play_out([one, two], random.Random(6), most=4)
        text = scraped.text()
        for planted in (one.table_id, "Ana", "Ben", *one.tokens, *two.tokens, "127.0.0.1"):
            assert planted not in text


def test_metrics_are_served_locally_and_never_on_the_public_port(scraped: Scraped) -> None:
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


def test_metrics_show_the_other_servers(tmp_path: Path, database: str) -> None:
    with Scraped(tmp_path / "one", store=database) as first, Scraped(tmp_path / "two", store=database) as second:
        one, other = apart(first, second, "kg")
        with one, other:
            begin(one, other)
            before = first.scrape(), second.scrape()
            actions = play_out([one, other], random.Random(3), 20)
            caught_up(one, other)
            other.do("ping")
            after = first.scrape(), second.scrape()
            gained = [{name: now[name] - then.get(name, 0) for name in now} for then, now in zip(before, after, strict=True)]
            assert sum(each["jollyroll_followed_seconds_count"] for each in gained) == actions, "each is shown at the other one"
            assert sum(each.get("jollyroll_actions_total kings_gold played", 0) for each in gained) == actions
            assert all(each["jollyroll_channel_up PostgreSQL"] == each["jollyroll_servers"] - 1 == 1 for each in after)
            assert sum(each["jollyroll_leases"] for each in after) == 1
        first.kill()
        while second.scrape()["jollyroll_servers"] == 2:
            pass
        while second.scrape()["jollyroll_leases"] == 0:
            pass


def test_overtaken_actions_are_counted(tmp_path: Path, database: str) -> None:
    luck, races = random.Random(4), 0
    with Scraped(tmp_path / "one", store=database) as first, Scraped(tmp_path / "two", store=database) as second:
        while first.scrape()["jollyroll_overtaken_total"] + second.scrape()["jollyroll_overtaken_total"] == 0:
            races += races_of_a_game(first, second, 20, luck)
            assert races < 1_000
