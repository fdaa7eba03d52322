"""The pure part, compiled by mypyc as in a wheel, behaves like the plain one: see tools/compiled.py."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from jollyroll.kit import built_in
from tests.compiled import agreeing
from tests.compiled.serving import CompiledServer
from tests.server.clients import Client, play_out, two_playing
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history
from tools import c_compiler, compiled, debian

ROOT = Path(__file__).parents[2]
# Tests rerun with it: rules, choices of all kinds, variants, old records and tables.
ALSO = ["tests/games", "tests/match/test_golden.py", "tests/match/test_match.py", "tests/match/test_undo.py"]
ALSO += [f"tests/server/test_{name}.py" for name in ("golden_tables", "offers", "folding", "saved_states")]
# Without those that read sources, and slow ones that do not concern single positions.
NOT = ["tests/games/*/test_words.py", "tests/games/*/solve", "tests/games/test_conformance.py", "tests/games/test_two_speeds.py"]
# And without those that count calls by replacing a function: compiled modules call each other directly.
COUNTING = [
    "test_a_table_of_an_earlier_version_is_played_again_once_and_saved_then",
    "test_states_of_other_code_are_replaced_and_an_event_that_is_missing_is_noticed",
]


@pytest.fixture(scope="module")
def package() -> Path:
    """A folder with the compiled package, rebuilt only if something has changed."""
    return compiled.kept(compiled.QUICK)


def run(package: Path, *command: str) -> str:
    """Run Python with the compiled package; returns its output."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)]), "PYTEST_ADDOPTS": ""}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5_000:] + done.stderr[-5_000:]
    return done.stdout


@pytest.fixture(scope="module")
def report(package: Path) -> dict[str, Any]:
    """The output of the compiled package."""
    found: dict[str, Any] = json.loads(run(package, "-m", "tests.compiled.agreeing"))
    return found


def test_every_position_of_whole_games_is_that_of_the_plain_rules(report: dict[str, Any]) -> None:
    assert report["events"].keys() == set(built_in())
    assert all(events > 700 for events in report["events"].values())


def test_what_is_to_be_compiled_is_compiled_and_nothing_else(report: dict[str, Any]) -> None:
    assert {*report["compiled"]} == agreeing.module_names()
    for needed in ("kit.bags", "match.dealing", "server.tables.performing", "games.kings_gold.rules.rulebook"):
        assert f"jollyroll.{needed}" in report["compiled"]


def test_machine_code_and_offers_are_kept_by_what_they_are_kept_by_in_a_plain_installation(report: dict[str, Any]) -> None:
    plain = json.loads(json.dumps(agreeing.facts()))
    assert report["digests"] == plain["digests"]
    assert report["offers"] == plain["offers"]
    assert all(len(fields) > 3 for of_game in report["offers"].values() for fields in of_game)


def test_what_holds_for_the_plain_rules_records_and_tables_holds_compiled(package: Path) -> None:
    ignored = [f"--ignore-glob={ROOT / each}" for each in NOT]
    ignored += [f"--deselect=tests/server/test_saved_states.py::{each}" for each in COUNTING]
    printed = run(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *ignored, *ALSO)
    assert "passed" in printed
    assert "failed" not in printed


def test_games_are_played_over_the_wire_on_and_on_by_compiled_and_plain_servers(package: Path, tmp_path: Path) -> None:
    luck = random.Random(6)
    with CompiledServer(tmp_path, package) as server:
        pairs = [two_playing(server, game) for game in ("kg", "pk", "omg")]
        logs = played_on(server, pairs, luck)
        assert (server.stop(), server.complaints) == (0, "")
    for plain in (True, False):
        with ServerProcess(tmp_path) if plain else CompiledServer(tmp_path, package) as server:
            for one, two in pairs:
                for client in (one, two):
                    client.server, client.offer = server, None
                    assert client.connect()["ok"]
            assert [history(server, one.table_id) for one, _ in pairs] == logs
            logs = played_on(server, pairs, luck)
            assert (server.stop(), server.complaints) == (0, "")


def played_on(server: ServerProcess, pairs: list[tuple[Client, Client]], luck: random.Random) -> list[list[str]]:
    """Everybody acts for a while, and hangs up; gives what has happened at each table, which is what they were shown."""
    logs = []
    for one, two in pairs:
        assert play_out([one, two], luck, most=12) > 0
        log = history(server, one.table_id)
        for client in (one, two):
            assert all(log[json.loads(frame)["seq"] - 1] == frame for frame in client.raw)
            client.close()
        logs.append(log)
    return logs


def test_without_a_compiler_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(c_compiler, "FOLDER", tmp_path)
    monkeypatch.setattr(c_compiler, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(debian, "can_unpack", lambda: False)
    monkeypatch.setattr(debian, "may_install", lambda: False)
    with pytest.raises(SystemExit, match=r"install gcc and libc6-dev"):
        c_compiler.environment()
