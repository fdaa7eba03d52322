"""Deletion of games on request: after a preview, completely, and never under a running server."""

import sqlite3
from pathlib import Path

import pytest

from jollyroll.errors import Refused
from jollyroll.match import Match, save
from jollyroll.server.app import STORE
from jollyroll.server.forgetting import forget
from tests.server.clients import Client, seat_two, two_playing
from tests.server.serving import ServerProcess

SOMEBODY = "Quilla"


def played_there(folder: Path) -> tuple[str, str]:
    """A store with a game to delete, and one of others."""
    with ServerProcess(folder) as server:
        one, two = seat_two(server)
        with one, two:
            two.do("rename", seat=1, name=SOMEBODY)
        three, four = two_playing(server)
        three.close()
        four.close()
        assert server.stop() == 0
    (folder / "archive").mkdir()
    save(folder / "archive" / "abcdefghij.jolly", Match.start("kings_gold", [SOMEBODY, "Lea"]).record)
    save(folder / "archive" / "bcdefghijk.jolly", Match.start("kings_gold", ["Ana", "Lea"]).record)
    return one.table_id, three.table_id


def tables_in(folder: Path) -> set[str]:
    connection = sqlite3.connect(folder / STORE)
    found = {row[0] for table in ("events", "states", "tables") for row in connection.execute(f"SELECT game FROM {table}")}
    connection.close()
    return found


def test_all_games_of_a_name_are_shown_and_deleted_when_that_is_confirmed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs, other = played_there(tmp_path)
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return "no" if len(asked) == 1 else "2"

    assert forget(tmp_path, "", (), SOMEBODY.upper(), answer) == 0
    assert tables_in(tmp_path) == {theirs, other}, "nothing is deleted without a yes"
    shown = capsys.readouterr().out
    assert theirs in shown
    assert "abcdefghij" in shown
    assert other not in shown
    assert SOMEBODY in shown
    assert forget(tmp_path, "", (), SOMEBODY.upper(), answer) == 0
    assert tables_in(tmp_path) == {other}
    assert [path.name for path in (tmp_path / "archive").iterdir()] == ["bcdefghijk.jolly"]
    assert not any(SOMEBODY.encode() in path.read_bytes() for path in tmp_path.glob(f"{STORE}*")), "nor is it left in the file"
    with pytest.raises(Refused) as refused:
        forget(tmp_path, "", (), SOMEBODY, None)
    assert refused.value.code == "forget-none"
    with ServerProcess(tmp_path) as server, Client(server, other) as client:
        assert client.seq > 1, "all others play on"


def test_a_table_is_deleted_by_the_letters_of_its_link_but_not_under_a_running_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        opened = server.open()["table"]
        with pytest.raises(Refused) as refused:
            forget(tmp_path, "", [opened], "", None)
        assert refused.value.code == "folder-in-use"
        assert f":{server.port}" in refused.value.sentence()
        assert server.stop() == 0
    assert forget(tmp_path, "", [opened], "", None) == 0
    assert tables_in(tmp_path) == set()


def test_missing_arguments_and_unknown_games_are_refused(tmp_path: Path) -> None:
    for tables, code in (((), "forget-what"), (("aaaaaaaaaa",), "no-store")):
        with pytest.raises(Refused) as refused:
            forget(tmp_path, "", tables, "", None)
        assert refused.value.code == code
