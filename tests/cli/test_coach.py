"""The coach at the command line: its output, and its errors for bad input."""

import json
import re
from pathlib import Path

import pytest

from jollyroll.cli import main
from jollyroll.match import load, save, write_json
from jollyroll.terminal import coach as coaching
from tests.coach.test_odds import ANALYSIS, ODDS
from tests.match.playing import played
from tests.terminal.players import run

HEADER = b"Jollyroll: 1\nGame: kings_gold\nRules: 1\nOptions: us first_player=host\nSeats: Ana; Lea\nHost: 1\n\n"
KG = "coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1"


class Caller:
    """Calls the command line within this process, which is faster than starting one."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def call(self, *arguments: str) -> tuple[int, str, str]:
        """Exit code, output, errors."""
        with pytest.raises(SystemExit) as ended:
            main(list(arguments))
        said = self.capsys.readouterr()
        return int(ended.value.code or 0), said.out, said.err

    def refused(self, *arguments: str, code: int = 2) -> str:
        """The one-sentence error for a mistake."""
        ended, out, sentence = self.call(*arguments)
        assert (ended, out, sentence.count("\n")) == (code, "", 1), sentence
        return sentence


@pytest.fixture
def jollyroll(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Caller:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Caller(capsys)


def recorded(folder: Path, events: int = 400, seats: int = 2) -> Path:
    """A game in a file."""
    path = folder / "game.jolly"
    save(path, played("kg", 8, events, seats=seats).record)
    return path


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["odds", "kg: coins 13 8, box 34, king 6, seat 1"], "KG-04"),
        (["odds", "--game", "pk", "scores 3250 0, seat 1"], "PK-20"),
        (["odds", "kg: coins 12 8, box 34, king 6, seat 1 2"], "one value"),
        (["odds", "kg: coins 12 8, box 34, king 6, seat 1, dice 123KSS, rolls 1"], "6 dice"),
        (["odds", "kg: coins -1 8, box 34, king 6, seat 1"], "“coins” is a number from 0 to 60, not -1."),
        (["odds", "kg: coins 99999999999 8, box 34, king 6, seat 1"], "“coins” is a number from 0 to 60, not 99999999999."),
        (["odds", "kg: coins --1 8, box 34, king 6, seat 1"], "takes a whole number, not “--1”"),
        (["odds", KG], "--game"),
        (["odds", ""], "--game"),
        (["odds", "kg:"], "seat 1"),
        (["odds", "--game", "chess", KG], "chess"),
        (["odds", "--game", "kg", "--preset", "moon", KG], "moon"),
        (["odds", "--game", "kg", "--option", "tie", KG], "NAME=VALUE"),
        (["odds", "--game", "kg", "--option", "tie=fight", KG], "fight"),
        (["odds", f"kg: {KG}", "--preset", "nl"], "--preset"),
        (["odds", f"kg: {KG}", "--turn", "3"], "--turn"),
        (["odds", f"kg: {KG}", "--rollouts", "-1"], "--rollouts"),
        (["odds", f"kg: {KG}", "--rollouts", "many"], "many"),
        (["odds", "nowhere.jolly"], "nowhere.jolly"),
        (["odds", "kg: " + "9" * 5000], "2,000"),
        (["odds"], "POSITION"),
        (["analyse"], "RECORD"),
        (["analyse", "nowhere.jolly"], "nowhere.jolly"),
        (["analyse", "game.jolly", "--wat"], "--wat"),
    ],
)
def test_a_question_that_cannot_be_answered(jollyroll: Caller, arguments: list[str], named: str) -> None:
    assert named in jollyroll.refused(*arguments)


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "is empty"),
        (b"\x00\x01\x02\xff" * 50, "UTF-8"),
        (b"Jollyroll: 1\nGame: kings_gold\nRules: 7\nSeats: Ana; Lea\n\n", "version 7"),
        (
            HEADER + b"1: [123KS] roll:X\n",
            "Line 8, column 12",
        ),
        (
            HEADER + b"1: [123KS] stop 3S>1\n",
            "KG-A20",
        ),
    ],
)
@pytest.mark.parametrize("what", ["odds", "analyse"])
def test_a_file_that_is_no_game(jollyroll: Caller, tmp_path: Path, what: str, content: bytes, named: str) -> None:
    file = tmp_path / "game.jolly"
    file.write_bytes(content)
    assert named in jollyroll.refused(what, str(file))
    assert file.read_bytes() == content


def test_a_record_with_an_illegal_choice_is_refused_with_its_event(jollyroll: Caller, tmp_path: Path) -> None:
    record = played("kg", 8, 30).record
    text = write_json(record)
    number = next(place for place, event in enumerate(record.events) if event.kind == "choice")
    broken = text.replace(json.dumps(["choice", record.events[number].text]), json.dumps(["choice", "3K"]), 1)
    (tmp_path / "game.json").write_text(broken, encoding="utf-8")
    sentence = jollyroll.refused("analyse", str(tmp_path / "game.json"))
    assert "Line" in sentence
    assert "KG-" in sentence


def test_a_turn_beyond_the_record(jollyroll: Caller, tmp_path: Path) -> None:
    file = recorded(tmp_path, 30)
    for turn in ("999", "0", "-1"):
        assert turn in jollyroll.refused("odds", str(file), "--turn", turn)


def test_a_record_knows_its_own_rules(jollyroll: Caller, tmp_path: Path) -> None:
    assert "--game" in jollyroll.refused("odds", str(recorded(tmp_path, 30)), "--game", "kg")


def test_a_game_that_is_over_has_no_odds(jollyroll: Caller, tmp_path: Path) -> None:
    sentence = jollyroll.refused("odds", str(recorded(tmp_path)))
    assert "--turn" in sentence
    assert "analyse" in sentence


def test_a_command_that_is_suggested_can_be_typed_as_it_stands(jollyroll: Caller, tmp_path: Path) -> None:
    file = recorded(tmp_path).rename(tmp_path / "we ird, $name.jolly")
    for arguments, what in (
        (["odds", str(file)], "analyse"),
        (["resume", str(file)], "replay"),
        (["play", "kg", "--record", str(file)], "resume"),
    ):
        assert f"jollyroll {what} '{file}'" in jollyroll.refused(*arguments)


def test_a_page_is_never_half_written(jollyroll: Caller, tmp_path: Path) -> None:
    file, page = recorded(tmp_path), tmp_path / "page.html"
    assert "no folder" in jollyroll.refused("analyse", str(file), "--html", str(tmp_path / "nowhere" / "page.html"))
    assert jollyroll.refused("analyse", str(file), "--html", str(tmp_path)).endswith("name the file to write.\n")
    page.write_text("Dear Ana")
    assert "--overwrite" in jollyroll.refused("analyse", str(file), "--html", str(page))
    assert page.read_text() == "Dear Ana"
    (tmp_path / "broken.jolly").write_text("Jollyroll: 1\n")
    jollyroll.refused("analyse", str(tmp_path / "broken.jolly"), "--html", str(tmp_path / "other.html"))
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["broken.jolly", "game.jolly", "page.html"]


def test_the_record_is_never_written_over(jollyroll: Caller, tmp_path: Path) -> None:
    file = recorded(tmp_path)
    content = file.read_bytes()
    (tmp_path / "link.html").symlink_to(file)
    for page in (str(file), str(tmp_path / "data" / ".." / "game.jolly"), str(tmp_path / "link.html")):
        assert "the record being read" in jollyroll.refused("analyse", str(file), "--html", page, "--overwrite")
        assert "the record being read" in jollyroll.refused("verify", str(file), "--page", page, "--overwrite")
    assert file.read_bytes() == content


def test_a_place_that_cannot_be_written_to(jollyroll: Caller, tmp_path: Path) -> None:
    assert "/proc/page.html" in jollyroll.refused("analyse", str(recorded(tmp_path)), "--html", "/proc/page.html", code=1)


def test_the_odds_of_a_position(jollyroll: Caller) -> None:
    code, page, _ = jollyroll.call("odds", f"kg: {KG}")
    assert code == 0
    assert "roll:1 " in page
    assert "Exact" in page
    assert len(re.findall(r"^\d+ ", page, re.MULTILINE)) == 10
    assert "22 more" in page
    code, page, _ = jollyroll.call("odds", "--game", "kg", "--preset", "us", "--all", KG)
    assert len(re.findall(r"^\d+ ", page, re.MULTILINE)) == 32
    shares = [float(found) for found in re.findall(r"^\d+ +\S+ +([\d.]+)%", page, re.MULTILINE)]
    assert len(shares) == 32
    assert shares == sorted(shares, reverse=True)


def test_the_odds_before_a_roll(jollyroll: Caller) -> None:
    code, page, _ = jollyroll.call("odds", "kg: coins 12 8, box 34, king 6, seat 2, dice 3K, rolls 2, hand 3")
    assert code == 0
    assert all(word in page for word in ("best", "typical", "worst", "56 different"))


def test_the_odds_for_programs(jollyroll: Caller) -> None:
    code, page, _ = jollyroll.call("odds", f"kg: {KG}", "--json")
    assert code == 0
    ODDS.validate(json.loads(page))
    (moment,) = json.loads(page)["moments"]
    assert moment["position"] == KG
    assert len(moment["choices"]) == 32
    assert moment["choices"][0]["cost"] == 0


def test_the_decisions_of_a_turn(jollyroll: Caller, tmp_path: Path) -> None:
    file = recorded(tmp_path)
    record = load(file)
    code, page, _ = jollyroll.call("odds", str(file), "--turn", "1")
    assert code == 0
    assert "Turn 1" in page
    assert "luck" in page
    code, text, _ = jollyroll.call("odds", str(file), "--turn", "1", "--json")
    ODDS.validate(json.loads(text))
    moments = json.loads(text)["moments"]
    for moment in moments:
        (chosen,) = [choice["choice"] for choice in moment["choices"] if choice["chosen"]]
        assert record.events[moment["event"] - 1].text == chosen
        assert f">{1 + [choice['choice'] for choice in moment['choices']].index(chosen)} " in page


def test_a_running_game_has_odds_where_it_stands(jollyroll: Caller, tmp_path: Path) -> None:
    assert "Winning chances" in jollyroll.call("odds", str(recorded(tmp_path, 25)))[1]


def test_the_report_of_a_game(jollyroll: Caller, tmp_path: Path) -> None:
    file, page = recorded(tmp_path), tmp_path / "page.html"
    code, report, _ = jollyroll.call("analyse", str(file), "--html", str(page))
    assert code == 0
    for title in ("Winning chance over time", "Chances from start to end", "The costliest choices", "Exact"):
        assert title in report
    written = page.read_text(encoding="utf-8")
    assert written.startswith("<!doctype html>")
    assert written.endswith("</html>\n")
    code, text, _ = jollyroll.call("analyse", str(file), "--html", str(page), "--overwrite", "--json")
    assert code == 0
    ANALYSIS.validate(json.loads(text))
    assert page.read_text(encoding="utf-8") == written
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["game.jolly", "page.html"], "no draft is left behind"


def test_a_full_disk(jollyroll: Caller, tmp_path: Path) -> None:
    code, report, said = jollyroll.call("analyse", str(recorded(tmp_path, 20)), "--html", "/dev/full", "--overwrite")
    assert (code, report) == (1, "")
    assert "/dev/full" in said.splitlines()[-1]


def test_an_interrupted_analysis_writes_nothing(jollyroll: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(coaching, "analyse", interrupted)
    code, report, said = jollyroll.call("analyse", str(recorded(tmp_path)), "--html", str(tmp_path / "page.html"))
    assert (code, report, said.strip()) == (130, "", "")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jolly"]


def test_help(tmp_path: Path) -> None:
    assert "--rollouts" in run(tmp_path, "odds", "--help").stdout
    assert "--html" in run(tmp_path, "analyse", "--help").stdout
