"""Bots of others: registered in a program, or brought by an installed package, and then seated like ours."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from jollyroll.bots import BOTS, Bot, bot_names, check_bot, make_bot, register_bot
from jollyroll.dice.fair import SeededNumbers
from jollyroll.errors import UnknownBotError
from jollyroll.kit import GameState, load_game
from jollyroll.lab import play_bots
from tests.server.clients import alone, play_out
from tests.server.serving import ServerProcess

PROGRAM = '''
from jollyroll.bots import Bot

class Timid(Bot):
    """Takes the first choice of the list."""

    def choose(self, state):
        return self.game.rules.legal_choice(state, 0)
'''


class Timid(Bot):
    """Takes the first choice of the list: stops where one can."""

    def choose(self, state: GameState) -> int:
        return self.game.rules.legal_choice(state, 0)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder that holds an installed package with a bot."""
    (tmp_path / "timid_bot.py").write_text(PROGRAM)
    about = tmp_path / "timid_bot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: timid-bot\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[jollyroll.bots]\ntimid = timid_bot:Timid\ngreedy = timid_bot:Timid\n")
    return tmp_path


def test_a_bot_is_registered_under_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroll.bots.registry.REGISTERED", {})
    with pytest.raises(UnknownBotError):
        check_bot("timid")
    register_bot("timid", Timid)
    assert bot_names() == (*BOTS, "timid")
    game = load_game("kings_gold")
    assert isinstance(make_bot("timid", game, SeededNumbers(1)), Timid)
    for name in ("greedy", "Timid", "", "a b", "x" * 41):
        with pytest.raises(UnknownBotError):
            register_bot(name, Timid)


@pytest.mark.parametrize("game", ["kings_gold", "piraten_kapern", "oh_my_gold"])
def test_any_bots_play_in_the_lab_and_the_same_seed_plays_the_same_games(game: str) -> None:
    first, second = (play_bots(game, [Timid, "random", "random"], games=3, seed=5) for _ in range(2))
    assert first == second
    assert sum(result.share.mean for result in first) == pytest.approx(1)
    assert [(result.name, result.games) for result in first] == [("Timid", 3), ("random", 3), ("random", 3)]


def test_the_bot_of_an_installed_package_plays_in_the_terminal(package: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.jolly"
    game = ["terminal", "kg", "--seat", "bot:timid", "--seat", "bot:random", "--dice", "seeded", "--seed", "1"]
    command = [sys.executable, "-m", "jollyroll", *game, "--record", str(record)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(package)}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "bot:timid" in record.read_text()


def test_the_bot_of_an_installed_package_plays_at_a_live_table(package: Path, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", PYTHONPATH=str(package)) as server:
        assert server.get("/api/about")["bots"] == [*BOTS, "timid"], "and none takes the place of ours"
        with alone(server, "kg", bots=1, level="timid") as client:
            play_out([client], random.Random(1))
            assert client.table["stage"] == "over"
            bots = [event for event in map(json.loads, client.raw) if event["event"].get("by") == "bot"]
            assert {event["event"]["seat"] for event in bots} == {1}
