"""A server on a database says which installation it joins: two that share one by mistake are noticed when the second starts."""

import re
from pathlib import Path

from tests.server.serving import ServerProcess


def said(server: ServerProcess) -> tuple[str, str]:
    """The installation, and what is said of its servers."""
    for line in server.output:
        if found := re.fullmatch(r"Installation (\w+): (.+)\n", line):
            return found[1], found[2]
    raise AssertionError


def test_servers_say_at_the_start_whom_they_share_their_store_with(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path / "first", store=database, more=["--log", "json"]) as first:
        installation, alone = said(first)
        assert alone == "this is the only server on its store now."
        assert f"joined installation {installation}; servers there now: 1" in first.complaints
        with ServerProcess(tmp_path / "second", store=database, more=["--log", "json"]) as second:
            assert said(second) == (installation, "2 servers share its store now.")
            assert f"joined installation {installation}; servers there now: 2" in second.complaints
