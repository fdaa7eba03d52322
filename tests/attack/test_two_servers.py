"""A second server on the same data folder is refused, and told the address of the first one."""

import re
from pathlib import Path

from jollyroll.server.store.folder_lock import LOCK
from tests.server.serving import ServerProcess
from tests.server.test_command import run


def test_the_second_is_refused_with_the_address_of_the_first(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        table = server.open()["table"]
        for _ in range(2):
            ended = run("--port", "0", "--data", str(tmp_path))
            assert ended.returncode == 2
            assert f"http://localhost:{server.port}" in ended.stderr
            assert "Traceback" not in ended.stderr
            assert ended.stdout == ""
        assert server.get(f"/api/tables/{table}")["seq"] == 1, "which the first one does not notice"
        assert server.complaints == ""


def test_an_ended_process_blocks_no_successor(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        server.kill()
    assert re.search(r"localhost:\d+", (tmp_path / LOCK).read_text())
    with ServerProcess(tmp_path) as server:
        assert server.stop() == 0
    (tmp_path / LOCK).write_text("http://elsewhere:1")
    with ServerProcess(tmp_path) as server:
        assert (tmp_path / LOCK).read_text() == f"http://localhost:{server.port}"
