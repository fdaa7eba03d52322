"""`jollyroll verify`: the verdict in words, in JSON, in the exit code, and the page."""

import json
from pathlib import Path

import pytest

from jollyroll.terminal.style import Style
from jollyroll.terminal.verify import VerifyRequest, verify_file
from tests.terminal.players import run

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "fair-dice.json").read_text(encoding="utf-8"))
RECORDS = {vector["name"]: vector for vector in [*VECTORS["records"], *VECTORS["device_records"]]}
CODES = {"verified": 0, "failed": 1, "partly": 3, "nothing": 3}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return put(tmp_path, "kings gold")


def put(folder: Path, name: str) -> Path:
    path = folder / "game.jolly"
    path.write_text(RECORDS[name]["record"], encoding="utf-8")
    return path


SENTENCES = {
    "kings gold": ["All 13 rolls verified.", "every piece was exactly what had been sealed"],
    "kings gold, nonces from seeds": ["nobody has changed a die since", "The mark of the whole game is"],
    "piraten kapern": ["All 7 rolls and 5 draws verified."],
    "throws before the seal": ["Verified from roll 4 on: 6 rolls. Nothing was sealed before that (3)"],
    "no fair dice": ["There’s nothing to verify"],
    "another die": ["Not as sealed! One thing is wrong:", "was sealed."],
    "a throw that nobody was shown": ["Something was rolled there that the record does not show."],
    "another seal": ["things are wrong:", "more; --details shows them all."],
    "a new envelope in the middle": ["From roll 8 on, a new envelope was used"],
    "two devices": ["of them were witnessed by somebody else", "Who witnessed each roll was settled later"],
    "no devices": ["one program held all of it", "nobody has changed a die since"],
    "a witness passed over": ["Seat 2 was passed over as a witness", "number of times: 3"],
    "a stand-in": ["For seat 2, the clock or a bot standing in acted"],
    "a chain sealed late": ["Seat 2 sealed a new chain during the game, counting from roll 6 on"],
    "two on one device": ["Seats 1, 2 were on one device"],
    "one person, a bot, one without a chain": ["Rolls and draws without a witness: 4."],
    "another link of the thrower": ["Roll 4 (", "does not lead to the seal that seat 1 had laid on the table"],
    "an exchange that started over": ["exchange their seeds again because somebody didn’t show theirs; number of times: 2"],
}


@pytest.mark.parametrize("name", SENTENCES)
def test_the_verdict_is_said_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    code = verify_file(VerifyRequest(str(put(tmp_path, name)), "", False, False, None, False), Style())
    shown = " ".join(capsys.readouterr().out.split())
    assert code == CODES[RECORDS[name]["status"]]
    assert "{" not in shown
    for sentence in SENTENCES[name]:
        assert sentence in shown


@pytest.mark.parametrize("name", ["kings gold", "another die", "no fair dice"])
def test_the_exit_code_tells_programs(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "verify", str(put(tmp_path, name)))
    assert (done.returncode, done.stderr) == (CODES[RECORDS[name]["status"]], "")
    assert SENTENCES[name][0] in done.stdout


def test_before_the_first_roll_there_is_nothing_to_verify_yet(tmp_path: Path) -> None:
    file = tmp_path / "new.jolly"
    run(tmp_path, "play", "kings_gold", "--seat", "Ana", "--seat", "Ben", "--record", str(file), typed="")
    text = file.read_text()
    header, _, block = text.split("\n\n")
    file.write_text(header + "\n\n" + block.split("\nopen 1:")[0] + "\n")
    done = run(tmp_path, "verify", str(file))
    assert done.returncode == 3
    assert "nothing has been rolled since" in " ".join(done.stdout.split())


def test_dice_that_were_typed_by_hand_are_called_so(tmp_path: Path) -> None:
    file = tmp_path / "typed.jolly"
    run(
        tmp_path,
        "play",
        "kings_gold",
        "--dice",
        "manual",
        "--seat",
        "Ana",
        "--seat",
        "Ben",
        "--record",
        str(file),
        typed="12KSX\nq\n",
    )
    done = run(tmp_path, "verify", str(file))
    assert done.returncode == 3
    assert "Rolled with real dice and typed in by hand." in " ".join(done.stdout.split())
    page = tmp_path / "page.html"
    run(tmp_path, "verify", str(file), "--page", str(page))
    assert "typed in by hand" in page.read_text(encoding="utf-8")


def test_the_mark_is_compared(tmp_path: Path, file: Path) -> None:
    mark = RECORDS["the mark that was noted"]["mark"]
    same = run(tmp_path, "verify", str(file), "--mark", mark)
    assert (same.returncode, f"has the mark you noted, {mark}" in " ".join(same.stdout.split())) == (0, True)
    assert "this mark can’t cover it" in " ".join(same.stdout.split()), "people put in nonces of their own"
    game = run(tmp_path, "verify", str(file), "--mark", RECORDS["kings gold"]["game_mark"])
    assert (game.returncode, "This is the very game" in game.stdout) == (0, True)
    other = run(tmp_path, "verify", str(file), "--mark", "0123456789")
    assert (other.returncode, "nor any of its envelopes bears the mark" in " ".join(other.stdout.split())) == (1, True)
    nonsense = run(tmp_path, "verify", str(file), "--mark", "hello")
    assert (nonsense.returncode, nonsense.stdout) == (2, "")
    assert "at least 8 digits" in nonsense.stderr


@pytest.mark.parametrize("name", ["kings gold", "a chain sealed late", "a witness passed over"])
def test_details_show_every_number(tmp_path: Path, name: str) -> None:
    file = put(tmp_path, name)
    shown = run(tmp_path, "verify", str(file), "--details").stdout
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith(("open ", "seed ", "seal ", "chain:")):
            for word in line.replace("=", " ").split():
                if len(word) in (32, 64, 66):
                    assert word in shown
    assert shown.count("as sealed") == RECORDS[name]["throws"] + RECORDS[name]["draws"]


def test_programs_get_json(tmp_path: Path) -> None:
    done = run(tmp_path, "verify", str(put(tmp_path, "another link")), "--json")
    report = json.loads(done.stdout)
    assert (done.returncode, report["status"], report["throws"]) == (1, "failed", 12)
    (finding,) = report["findings"]
    assert (finding["code"], finding["throw"], finding["chain"]) == ("link-broken", 6, 1)
    assert "does not fit" in finding["sentence"]


def test_programs_get_what_is_worth_knowing_too(tmp_path: Path) -> None:
    done = run(tmp_path, "verify", str(put(tmp_path, "a witness passed over")), "--json")
    report = json.loads(done.stdout)
    assert (done.returncode, report["status"]) == (0, "verified")
    assert report["witnessed"] == report["throws"] + report["draws"]
    (remark,) = report["remarks"]
    assert (remark["code"], remark["seat"], remark["shown"]) == ("passed-over", 2, "3")
    assert "did not answer" in remark["sentence"]


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.jolly"
    file.write_text("hello")
    for arguments in ([str(file)], [str(tmp_path / "nothing")], []):
        done = run(tmp_path, "verify", *arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1


def test_the_page_is_written_once(tmp_path: Path, file: Path) -> None:
    page = tmp_path / "verify.html"
    done = run(tmp_path, "verify", "--page", str(page))
    assert done.returncode == 0
    assert str(page) in "".join(done.stdout.split())
    empty = page.read_text(encoding="utf-8")
    assert "Were the dice fair?" in empty
    again = run(tmp_path, "verify", str(file), "--page", str(page))
    assert (again.returncode, again.stdout) == (2, "")
    assert page.read_text(encoding="utf-8") == empty
    filled = run(tmp_path, "verify", str(file), "--page", str(page), "--overwrite")
    assert filled.returncode == 0
    assert "open 13:" in page.read_text(encoding="utf-8")
