"""The files of the store are deleted, replaced or damaged: play stops or says so, and no secret is revealed."""

import json
import os
import re
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from jollyroll.server.app import STORE
from tests.attack.stores import PAGE, farewell, game_under_way, leaf_with, overwrite, secrets_of, settle
from tests.server.clients import Client, Closed
from tests.server.serving import PATIENCE, ServerProcess
from tests.server.test_catching_up import history
from tests.server.test_command import run


def delete(data: Path) -> None:
    (data / STORE).unlink()


def delete_log(data: Path) -> None:
    (data / f"{STORE}-wal").unlink()


def replace(data: Path) -> None:
    """By a copy, as somebody would who brings a backup back."""
    shutil.copy(data / STORE, data / "copy")
    os.replace(data / "copy", data / STORE)


def delete_folder(data: Path) -> None:
    shutil.move(data, data.with_name("elsewhere"))


@pytest.mark.parametrize("harm", [delete, delete_log, replace, delete_folder])
def test_a_store_that_is_deleted_or_replaced_is_noticed_and_nothing_is_accepted_any_more(tmp_path: Path, harm: object) -> None:
    data = tmp_path / "data"
    with ServerProcess(data) as server:
        one, two = game_under_way(server)
        shown = history(server, one.table_id)
        assert callable(harm)
        harm(data)
        begun = time.monotonic()
        assert [farewell(client)["refused"] for client in (one, two)] == ["store-lost"] * 2
        assert time.monotonic() - begun < PATIENCE
        for path, body in (("/api/health", None), (f"/api/tables/{one.table_id}", None), ("/api/tables", {"game": "kg"})):
            status, answer, _ = server.fetch(path, body)
            assert (status, json.loads(answer)["refused"]) == (503, "store-lost")
        with pytest.raises(Closed) as closed:
            Client(server, one.table_id)
        assert closed.value.bye["refused"] == "store-lost"
        assert server.fetch("/")[0] in (200, 404), "the page itself is served, so that it can say so"
        log = (data if data.exists() else tmp_path / "elsewhere") / "server.log"
        while not {"saved as", "not be saved"} & set(re.findall("saved as|not be saved", log.read_text())):
            assert time.monotonic() - begun < PATIENCE
            time.sleep(0.05)
        assert ("saved as" in log.read_text()) == (harm is not delete_folder), log.read_text()
        assert "deleted or replaced" in log.read_text()
        server.kill()
    if harm is not delete_folder:
        [rescued] = data.glob("tables-rescued*.sqlite")
        with closing(sqlite3.connect(rescued)) as store:
            assert store.execute("SELECT max(seq) FROM events WHERE game = ?", [one.table_id]).fetchone() == (len(shown),)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="workers are forked")
def test_when_the_store_is_replaced_all_workers_refuse_and_one_salvages_it(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, more=["--workers", "3"]) as server:
        one, two = game_under_way(server)
        shown = history(server, one.table_id)
        replace(tmp_path)
        assert [farewell(client)["refused"] for client in (one, two)] == ["store-lost"] * 2
        log = tmp_path / "server.log"
        end = time.monotonic() + PATIENCE
        while log.read_text().count("deleted or replaced") < 3 or "saved as" not in log.read_text():
            assert time.monotonic() < end
            time.sleep(0.05)
        assert server.stop() == 0
        assert log.read_text().count("saved as") == 1
    [rescued] = tmp_path.glob("tables-rescued*.sqlite")
    with closing(sqlite3.connect(rescued)) as store:
        assert store.execute("SELECT max(seq) FROM events WHERE game = ?", [one.table_id]).fetchone() == (len(shown),)


def test_nothing_is_accepted_even_before_the_next_look(tmp_path: Path) -> None:
    """An action stored into a deleted file is rejected, and nobody is shown it."""
    with ServerProcess(tmp_path) as server:
        one, two = game_under_way(server, 6)
        seq = one.seq
        (tmp_path / STORE).unlink()
        for client in (one, two):
            try:
                client.ask("stand", seat=0)
                client.ask("leave", seat=client.tokens and 0, for_good=False)
            except Closed:
                pass
        assert (one.seq, two.seq) == (seq, seq)


def test_a_page_that_cannot_be_read_is_damaged_with_advice_and_other_tables_play_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        one, two = game_under_way(server, 60)
        tables = [server.open()["table"] for _ in range(80)]
        for client in (one, two):
            client.close()
        assert server.stop() == 0
    settle(tmp_path)
    secrets = secrets_of(tmp_path, one.table_id)
    with closing(sqlite3.connect(tmp_path / STORE)) as store:
        store.execute("DELETE FROM states")
        store.commit()
    settle(tmp_path)
    page = leaf_with(tmp_path, one.table_id.encode())
    harmed = overwrite(tmp_path, page * PAGE, b"\xff\x00\xa5noise" * (PAGE // 8))
    assert harmed.count(one.table_id.encode()) > 10
    order = sorted([*tables, one.table_id])
    hurt = [place for place, table in enumerate(order) if table.encode() in harmed]
    others = order[: max(0, hurt[0] - 1)] + order[hurt[-1] + 2 :]  # reading on from a neighbour finds the damage
    assert len(others) > len(tables) / 2
    with ServerProcess(tmp_path) as server:
        for other in others:
            assert server.get(f"/api/tables/{other}")["table"]["stage"] == "open"
        for path in ("", "/events", "/record.jolly"):
            status, answer, _ = server.fetch(f"/api/tables/{one.table_id}{path}")
            assert (status, json.loads(answer)["refused"]) == (500, "damaged")
        with pytest.raises(Closed) as closed:
            Client(server, one.table_id)
        assert closed.value.bye["refused"] == "damaged"
        assert "log" in closed.value.bye["say"]
        said = server.complaints
    assert ".recover" in said
    assert "Traceback" not in said
    assert [secret for secret in secrets if secret in said] == []


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE events SET secret = CAST(X'7BFF' || secret AS TEXT) WHERE seq = 1",  # no UTF-8
        "UPDATE events SET secret = secret || 'x' WHERE seq = 1",
        'UPDATE events SET secret = replace(secret, \'"chain":"\', \'"chain":"g\') WHERE seq = 1',
        'UPDATE events SET secret = replace(secret, \'"chain":"\', \'"chain":"00\') WHERE seq = 1',
        "UPDATE events SET secret = replace(secret, '\"keys\"', '\"keyz\"') WHERE seq = 1",
        "UPDATE events SET body = secret WHERE seq = 3",
        "UPDATE events SET body = replace(body, 'played', (SELECT secret FROM events LIMIT 1)) WHERE seq > 8",
        "UPDATE events SET seq = 1000 WHERE seq = 5",
        "UPDATE events SET at = secret",
    ],
)
def test_a_damaged_row_s_content_is_not_logged(tmp_path: Path, harm: str) -> None:
    with ServerProcess(tmp_path) as server:
        one, two = game_under_way(server, 12)
        secrets = secrets_of(tmp_path, one.table_id)
        for client in (one, two):
            client.close()
    with closing(sqlite3.connect(tmp_path / STORE)) as store:
        store.execute(harm)
        store.execute("DELETE FROM states")
        store.commit()
    with ServerProcess(tmp_path) as server:
        answers = [server.fetch(f"/api/tables/{one.table_id}{path}") for path in ("", "/events", "/record.json", "/verify")]
        with pytest.raises(Closed) as closed:
            Client(server, one.table_id)
        said = server.complaints + "".join(body.decode() for _, body, _ in answers) + closed.value.bye["say"]
    assert {json.loads(body)["refused"] for _, body, _ in answers} == {"damaged"}
    assert closed.value.bye["refused"] == "damaged"
    assert "Traceback" not in said
    assert [secret for secret in secrets if secret in said] == []


def test_an_unstored_event_s_content_is_not_logged(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, closing(sqlite3.connect(tmp_path / STORE)) as store:
        store.execute("CREATE TRIGGER full BEFORE INSERT ON tables BEGIN SELECT no_such_function(); END")
        store.commit()
        assert server.fetch("/api/tables", {"game": "kg", "seats": ["free", "bot:greedy"], "settings": {}})[0] == 503
        assert "not stored" in server.complaints
        for word in ("chain", "keys", "INSERT", "VALUES", "kings_gold", "Traceback"):
            assert word not in server.complaints


@pytest.mark.parametrize("left", ["garbage", "half", "tail"])
def test_a_store_that_is_no_store_any_more_is_refused_with_advice_and_left_as_it_is(tmp_path: Path, left: str) -> None:
    with ServerProcess(tmp_path) as server:
        one, two = game_under_way(server, 60)
        for client in (one, two):
            client.close()
        server.stop()
    settle(tmp_path)
    path = tmp_path / STORE
    whole = path.read_bytes()
    path.write_bytes({"garbage": b"ahoy" * 5_000, "half": whole[: len(whole) // 2], "tail": whole[len(whole) // 2 :]}[left])
    harmed = path.read_bytes()
    ended = run("--port", "0", "--data", str(tmp_path))
    assert ended.returncode == 2
    for word in (str(path), ".recover", "--data", "copy"):
        assert word in ended.stderr
    assert "Traceback" not in ended.stderr
    assert path.read_bytes() == harmed
