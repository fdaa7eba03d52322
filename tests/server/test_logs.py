"""The structured log: an object on each line, with its request, and without secrets."""

import io
import json
import logging
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from jollyroll.errors import Refused
from jollyroll.server.app import STORE
from jollyroll.server.command import serve
from jollyroll.server.monitoring.logs import JsonFormatter, TextFormatter
from jollyroll.server.request_ids import REQUEST, begin
from tests.server.clients import play_out, two_playing
from tests.server.serving import ServerProcess

PLANTED = "c0ffee" * 8  # planted in the store, must not appear in the log


def lines_of(server: ServerProcess) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.complaints.splitlines()]


def test_the_log_of_a_visit_has_matching_ids_and_no_secrets(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, options=["--log", "json"]) as server:
        one, two = two_playing(server)
        with one, two:
            play_out([one, two], random.Random(2), most=10)
            _, body, headers = server.fetch(f"/api/tables/{one.table_id}/do?token={PLANTED}", {"tokens": [PLANTED], "frame": {}})
            assert json.loads(body)["refused"] == "bad-frame"
            one.refused("hello", tokens=["x" * 22])
        secrets = [*one.tokens, *two.tokens, one.host or "", *(seed.hex() for each in (one, two) for seed in each.seeds.values())]
        assert server.stop() == 0
        log, lines = server.complaints, lines_of(server)
    assert {"time", "level", "logger", "request", "message"} <= set.intersection(*(set(line) for line in lines))
    asked = [line for line in lines if line["request"] == headers["x-request-id"]]
    assert [(line["message"], line["method"], line["route"], line["status"]) for line in asked] == [
        ("request", "POST", "/api/tables/{table}/do", 400)
    ]
    connections = [line["request"] for line in lines if line["message"] == "connected"]
    assert len({*connections}) == len(connections) == 2
    assert sorted(connections) == sorted(line["request"] for line in lines if line["message"] == "disconnected")
    assert [line["message"] for line in lines if line["message"] in ("draining", "stopped")] == ["draining", "stopped"]
    for secret in (*secrets, PLANTED, "Ana", "Ben", one.table_id, "127.0.0.1"):
        assert secret
        assert secret not in log


def test_damaged_events_are_logged_by_their_place_only(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        one, two = two_playing(server)
        with one, two:
            play_out([one, two], random.Random(2), most=3)
        assert server.stop() == 0
    with sqlite3.connect(tmp_path / STORE) as store:
        store.execute("DELETE FROM states")
        store.execute("UPDATE events SET body = ?, secret = ? WHERE seq = 3", (f'{{"kind": "{PLANTED}"}}', f'["{PLANTED}'))
    store.close()
    with ServerProcess(tmp_path, options=["--log", "json"]) as server:
        _, body, headers = server.fetch(f"/api/tables/{one.table_id}")
        assert json.loads(body)["refused"] == "damaged"
        assert server.stop() == 0
        warnings = [line for line in lines_of(server) if line["level"] == "warning"]
        assert [line["request"] for line in warnings] == [headers["x-request-id"]]
        assert f"table {one.table_id}, event 3" in warnings[0]["message"]
        assert PLANTED not in server.complaints


def test_a_proxy_may_number_requests_and_nobody_else(tmp_path: Path) -> None:
    number = {"X-Request-Id": "edge-42"}
    with ServerProcess(tmp_path / "proxied", proxy="127.0.0.1") as server:
        assert server.fetch("/api/about", headers=number)[2]["x-request-id"] == "edge-42"
        assert server.fetch("/api/about", headers={"X-Request-Id": "no good\tnumber"})[2]["x-request-id"].startswith(REQUEST)
        assert server.stop() == 0


def test_without_a_proxy_requests_are_numbered_here(server: ServerProcess) -> None:
    assert server.fetch("/api/about", headers={"X-Request-Id": "edge-42"})[2]["x-request-id"] != "edge-42"


def test_exceptions_are_logged_without_their_messages() -> None:
    """Any exception, in either form of the log."""
    for formatter in (TextFormatter(), JsonFormatter()):
        stream = io.StringIO()
        handler = logging.StreamHandler(stream)
        handler.setFormatter(formatter)
        log = logging.Logger("test")
        log.addHandler(handler)
        number = begin(REQUEST)
        try:
            try:
                raise KeyError(PLANTED)
            except KeyError as error:
                raise ValueError(f"no such thing as {PLANTED}") from error
        except ValueError:
            log.exception("a mishap")
        logged = stream.getvalue()
        assert PLANTED not in logged
        for word in ("a mishap", "ValueError", "KeyError", "test_logs.py", number):
            assert word in logged


def test_an_unknown_log_format_is_refused_with_a_sentence() -> None:
    for facts, code in (({"log": "xml"}, "log-form"), ({"notice": -1}, "drain-time")):
        with pytest.raises(Refused) as refused:
            serve("127.0.0.1", 0, None, None, "", (), False, **facts)
        assert refused.value.code == code
        assert refused.value.sentence()
