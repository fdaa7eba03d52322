"""Ship, Captain and Crew, a package of its own: everything works with just its rules and its English words."""

import json
from pathlib import Path

import pytest

from tests.examples.site import EXAMPLE, at, jollyroll, run_python
from tests.terminal.players import terminal

MOST_LINES = 400
PROMPT = "> "
LONG = 600.0  # seconds, on a machine without any machine code
TWO = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
POSITION = "scc: cargo 0 7 0, playing 1 1 1, seat 3, turn 2, phase cargo, dice 1 1 0 0 0 0, aboard 3, rolls 1, round 1, due 1 0 0"
LAST_TURN = "scc: cargo 0 7, playing 1 1, seat 1, turn 2, phase cargo, dice 1 1 0 0 0 0, aboard 3, rolls 2, round 1"


def test_it_is_short() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert 200 < sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < MOST_LINES


def test_it_passes_the_conformance_suite(site: Path) -> None:
    code = "from ship_captain_crew import plugin; from jollyroll.testing import check_game; check_game(plugin.game(), walks=25)"
    done = run_python(site, code)
    assert (done.returncode, done.stderr) == (0, "")


def test_its_rules_hold(site: Path) -> None:
    done = run_python(site, f"import pytest; raise SystemExit(pytest.main(['-q', '-k', 'SCC', {str(EXAMPLE / 'tests')!r}]))")
    assert done.returncode == 0, done.stdout


def test_it_is_listed_and_explained_in_every_language(site: Path, tmp_path: Path) -> None:
    listed = jollyroll(tmp_path, site, "games").stdout
    assert "King's Gold" in listed
    assert "Ship, Captain and Crew" in listed
    rules = jollyroll(tmp_path, site, "rules", "scc").stdout
    assert "A six is your ship" in rules
    german = jollyroll(tmp_path, site, "--language", "de", "games", "scc")
    assert "Find a ship, a captain and a crew" in german.stdout, german.stderr


def test_a_person_plays_it_at_a_terminal(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, "terminal", "scc", *TWO, "--dice", "manual", "--record", str(file), extra=at(site)) as screen:
        screen.see("What do they show?")
        screen.see(PROMPT)
        screen.press("6 5 4 1 2\r")
        screen.see("aside")  # where the ship, the captain and the crew lie
        screen.see("Keep this cargo, or reroll some of it?")
        screen.see(PROMPT)
        screen.press("a\r")  # the one
        screen.see("What does it show?")
        screen.see(PROMPT)
        screen.press("6\r")
        screen.see("Keep this cargo")
        screen.see(PROMPT)
        screen.press("s\r")
        screen.see("Ana sails with a cargo of 8.")
        for dice in ("66111", "6111", "1111"):
            screen.see("What do they show?")
            screen.see(PROMPT)
            screen.press(f"{dice}\r")
        screen.see("Lea stays ashore")
        screen.see("Ana")
        assert screen.end() == 0
    assert "[65412] roll:1 [6] stop" in " ".join(file.read_text(encoding="utf-8").split())


def test_fair_games_of_bots_are_verified_and_analysed(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    seats = [part for bot in ("beginner", "greedy", "best") for part in ("--seat", f"bot:{bot}")]
    played = jollyroll(tmp_path, site, "terminal", "scc", *seats, "--fast", "--record", str(file), patience=LONG)
    assert played.returncode == 0, played.stderr
    verified = jollyroll(tmp_path, site, "verify", str(file))
    assert verified.returncode == 0, verified.stdout
    analysed = jollyroll(tmp_path, site, "analyse", str(file), patience=LONG)
    assert analysed.returncode == 0, analysed.stderr
    assert "games played out from here" in " ".join(analysed.stdout.split())


def test_it_is_compiled_in_the_lab(site: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    levels = ("--seat", "random", "--seat", "exact", "--seat", "best", "--rotate", "--seed", "1", "--json", str(report))
    done = jollyroll(tmp_path, site, "simulate", "scc", *levels, "--games", "600", patience=LONG)
    assert done.returncode == 0, done.stderr
    results = json.loads(report.read_text(encoding="utf-8"))["results"]
    shares = [result["share"] for result in results if result["kind"] == "player"]
    assert abs(sum(shares) - 1) < 1e-9
    assert shares[0] < min(shares[1:]), "the one who plays at random wins least"


def test_the_odds_of_its_choices_come_with_their_error(site: Path, tmp_path: Path) -> None:
    done = jollyroll(tmp_path, site, "odds", POSITION, "--json", patience=LONG)
    assert done.returncode == 0, done.stderr
    (odds,) = json.loads(done.stdout)["moments"]
    assert not odds["exact"]
    assert 0 < odds["error"] < 0.02
    best, *others = odds["choices"]
    assert best["choice"] == "roll:12"
    assert [choice["points"] for choice in odds["choices"] if choice["choice"] == "stop"] == [3.0]
    assert best["points"] == pytest.approx(8.5)  # a die with two rolls to come, twice
    assert all(other["share"] < best["share"] for other in others)


def test_a_last_turn_that_ties_brings_its_cargo(site: Path, tmp_path: Path) -> None:
    done = jollyroll(tmp_path, site, "odds", LAST_TURN, "--json", patience=LONG)
    assert done.returncode == 0, done.stderr
    (odds,) = json.loads(done.stdout)["moments"]
    (both,) = [choice for choice in odds["choices"] if choice["choice"] == "roll:12"]
    assert both["points"] == pytest.approx(7)  # the mean of two dice, a seven included, which ties
    assert both["risk"] == pytest.approx(0)
