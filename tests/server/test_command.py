"""`jollyroll serve` starts, reports why it cannot, and stops when told to."""

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from jollyroll.errors import Refused
from jollyroll.server.app import SECRET, STORE, Server
from jollyroll.server.serve import listen, served_addresses
from tests.server.clients import Client, two_playing
from tests.server.serving import PATIENCE, ServerProcess


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "jollyroll", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_port_in_use_is_said_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        ended = run("--port", port, "--data", str(tmp_path))
    assert ended.returncode == 2
    assert port in ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stdout == ""


def test_a_store_that_cannot_be_opened_is_reported(tmp_path: Path) -> None:
    (tmp_path / STORE).write_bytes(b"no database" * 1_000)
    ended = run("--port", "0", "--data", str(tmp_path))
    assert ended.returncode == 2
    assert str(tmp_path / STORE) in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert (tmp_path / STORE).read_bytes() == b"no database" * 1_000, "and left as it is"


def test_addresses_that_are_not_ours_are_refused() -> None:
    for host in ("203.0.113.9", "nowhere.invalid"):
        with pytest.raises(Refused) as refused:
            listen(host, 0)
        assert refused.value.code == "no-such-host"
        assert "Unknown error" not in refused.value.sentence()


def a_file(folder: Path) -> Path:
    folder.write_text("not a folder", encoding="utf-8")
    return folder


def a_foreign_store(folder: Path, *statements: str) -> Path:
    folder.mkdir()
    other = sqlite3.connect(folder / STORE)
    for statement in statements or ["CREATE TABLE events (something TEXT)"]:
        other.execute(statement)
    other.commit()
    other.close()
    return folder


def a_store_without_tables(folder: Path) -> Path:
    return a_foreign_store(folder, "CREATE TABLE store_version (version INTEGER)", "INSERT INTO store_version VALUES (1)")


def a_store_with_other_tables(folder: Path) -> Path:
    return a_foreign_store(folder, "CREATE TABLE store_version (version INTEGER)", "CREATE TABLE events (something TEXT)")


def a_store_of_no_version(folder: Path) -> Path:
    return a_foreign_store(folder, "CREATE TABLE store_version (version TEXT)", "INSERT INTO store_version VALUES ('new')")


def a_cut_off_store(folder: Path) -> Path:
    asyncio.run(opened_and_closed(folder))
    whole = (folder / STORE).read_bytes()
    (folder / STORE).write_bytes(whole[: len(whole) // 2])
    return folder


def a_folder_for_a_secret(folder: Path) -> Path:
    (folder / SECRET).mkdir(parents=True)
    return folder


def a_folder_for_a_store(folder: Path) -> Path:
    (folder / STORE).mkdir(parents=True)
    return folder


def a_short_secret(folder: Path) -> Path:
    folder.mkdir()
    (folder / SECRET).write_bytes(b"short")
    return folder


def nowhere(_folder: Path) -> Path:
    return Path("/proc/self/nowhere")


async def opened_and_closed(folder: Path) -> None:
    server = Server(folder)
    await server.open()
    await server.close()


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (a_file, "no-store"),
        (nowhere, "no-store"),
        (a_foreign_store, "foreign-store"),
        (a_store_without_tables, "foreign-store"),
        (a_store_with_other_tables, "foreign-store"),
        (a_store_of_no_version, "foreign-store"),
        (a_cut_off_store, "broken-store"),
        (a_folder_for_a_secret, "no-store"),
        (a_folder_for_a_store, "no-store"),
        (a_short_secret, "no-secret"),
    ],
)
def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path, made: Callable[[Path], Path], code: str) -> None:
    folder = made(tmp_path / "data")
    with pytest.raises(Refused) as refused:
        asyncio.run(opened_and_closed(folder))
    assert refused.value.code == code
    assert str(folder) in refused.value.sentence()
    if code == "no-store":
        assert "See that the folder is there and that this user may read and write in it" in refused.value.sentence()


def test_the_secret_is_readable_by_its_user_only(tmp_path: Path) -> None:
    asyncio.run(opened_and_closed(tmp_path / "data"))
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
    assert (tmp_path / "data" / SECRET).stat().st_mode & 0o077 == 0


def test_the_store_is_readable_by_its_user_only_in_any_folder(tmp_path: Path) -> None:
    folder = tmp_path / "open to all"
    folder.mkdir(mode=0o755)
    (folder / STORE).touch(mode=0o644)

    async def look() -> list[int]:
        server = Server(folder)
        await server.open()
        modes = [file.stat().st_mode & 0o077 for file in folder.glob(f"{STORE}*")]
        await server.close()
        return modes

    assert asyncio.run(look()) == [0, 0, 0], "the store, its log and the index of the log"


@pytest.mark.parametrize("name", ["a b?x=1", "a#b%41", "a&b;c", "ä'ö"])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    asyncio.run(opened_and_closed(tmp_path / name))
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name / STORE).exists()


def test_only_served_addresses_are_printed() -> None:
    hosts = ["0.0.0.0", "127.0.0.1"] + ["::"] * socket.has_dualstack_ipv6()
    listening = {host: listen(host, 0) for host in hosts}
    addresses = {host: served_addresses(host, listener) for host, listener in listening.items()}
    for host, listener in listening.items():
        with listener:
            for address in addresses[host]:
                with socket.create_connection((address.strip("[]"), listener.getsockname()[1]), PATIENCE):
                    pass
    assert addresses["127.0.0.1"] == []
    assert not any(":" in address for address in addresses["0.0.0.0"])


def test_control_c_stops_it_cleanly_with_everything_stored(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    one, two = two_playing(server)
    with one, two:
        answers = [one.send("emote", seat=0, emote="ahoy") for _ in range(3)]
        assert one.answer(answers[-1])["ok"]
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0
    assert server.stop() == 0
    assert server.complaints == ""
    with ServerProcess(tmp_path) as again, Client(again, one.table_id, tokens=one.tokens) as back:
        assert back.seq == one.seq
        assert back.now == one.now
