"""Third-party bots: registered in a program, or brought by an installed package, and seated like ours."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from jollyroll.bots import BOTS, Bot, bot_names, check_bot, make_bot, register_bot
from jollyroll.bots.levels import SEATED
from jollyroll.dice.fair import SeededNumbers
from jollyroll.errors import UnknownBotError
from jollyroll.kit import GameState, load_game
from jollyroll.lab import play_bots
from jollyroll.terminal.setup import SetupQuestions
from tests.bots.installed_bot import NAMES, install_bot
from tests.server.clients import alone, play_out
from tests.server.serving import ServerProcess


class Timid(Bot):
    """Takes the first choice of the list: stops where possible."""

    def choose(self, state: GameState) -> int:
        return self.game.rules.legal_choice(state, 0)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder that holds an installed package with a bot."""
    return install_bot(tmp_path)


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
    assert "1. Greta (bot: comes from another package)" in done.stdout


def test_no_message_id_is_shown_for_a_bot_without_words_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("jollyroll.bots.registry.REGISTERED", {"timid": Timid})
    questions = SetupQuestions(load_game("kings_gold"), at_random=False)
    monkeypatch.setattr(questions.keyboard, "ask", lambda prompt: "timid")
    assert questions.level(1) == "timid"
    shown = capsys.readouterr().out
    assert "timid: comes from another package" in shown
    assert "bot-" not in shown


def test_the_bot_of_an_installed_package_plays_at_a_live_table(package: Path, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", PYTHONPATH=str(package)) as server:
        assert server.get("/api/about")["bots"] == [*BOTS, *NAMES], "and none takes the place of ours"
        assert all(game["levels"] == [*SEATED, *NAMES] for game in server.get("/api/games"))
        with alone(server, "kg", bots=1, level="timid-2") as client:
            play_out([client], random.Random(1))
            assert client.table["stage"] == "over"
            bots = [event for event in map(json.loads, client.raw) if event["event"].get("by") == "bot"]
            assert {event["event"]["seat"] for event in bots} == {1}
