"""The bot of the tutorial plays: in the lab, and at a live table as the package that the tutorial makes of it."""

import importlib
import json
import random
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from jollyroll.bots import BOTS
from jollyroll.dice.fair import SeededNumbers
from jollyroll.lab import play_bots
from jollyroll.match import Match, read_json
from jollyroll.match.record import CHOICE
from tests.server.clients import alone, play_out
from tests.server.serving import ServerProcess
from tools.documents.pages import ROOT, read

BOT_SEAT = 1


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with what the tutorial writes, installed."""
    shown = {
        code.language: code for code in reversed(read(ROOT / "docs" / "tutorials" / "your-first-bot.md").code) if not code.inline
    }
    program = shown["python"]
    assert program.title
    (tmp_path / program.title).write_text(program.text, encoding="utf-8")
    project = tomllib.loads(shown["toml"].text)["project"]
    about = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = ""
    for group, found in project["entry-points"].items():
        points += f"[{group}]\n" + "".join(f"{name} = {what}\n" for name, what in found.items())
    (about / "entry_points.txt").write_text(points)
    return tmp_path


@pytest.fixture
def cautious(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module of the tutorial."""
    monkeypatch.syspath_prepend(package)
    importlib.invalidate_caches()
    yield importlib.import_module("cautious")
    del sys.modules["cautious"]


def test_it_plays_in_the_lab(cautious: ModuleType) -> None:
    mine, other = play_bots("piraten_kapern", [cautious.Cautious, "random"], games=4, seed=7)
    assert [(mine.name, mine.games), (other.name, other.games)] == [("Cautious", 4), ("random", 4)]
    assert mine.share.mean > other.share.mean


def test_it_sits_at_a_live_table_and_every_choice_is_its_own(package: Path, cautious: ModuleType, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", PYTHONPATH=str(package)) as server:
        assert server.get("/api/about")["bots"] == [*BOTS, "cautious"]
        with alone(server, "pk", bots=1, level="cautious", pace=0, options={"target": "1000"}) as client:
            play_out([client], random.Random(1))
            assert client.table["stage"] == "over"
            record = read_json(json.dumps(server.get(f"/api/tables/{client.table_id}/record.json")))
    match = Match.start(record.game, record.seats, "", record.options, record.host, record.youngest)
    bot, chosen = cautious.Cautious(match.game, SeededNumbers(1)), 0
    for event in record.events:
        if event.kind == CHOICE and match.to_move == BOT_SEAT:
            assert match.game.choice_text(match.state, bot.choose(match.state.copy())) == event.text
            chosen += 1
        match.play(event)
    assert chosen, "the rules did not choose in its place"
