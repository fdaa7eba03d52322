"""Fair dice at the terminal: sealed at the start, kept between sittings, verified at the end."""

import re
import stat
from pathlib import Path

import pytest

from jollyroll.dice.chain import Chain
from jollyroll.kit import built_in
from jollyroll.match import Match, Seat, load, read_text, replay, write_text
from jollyroll.match.devices import NO_DEVICES
from jollyroll.match.fair import FROM_SEEDS, FairDice, sides_of
from jollyroll.match.record import openings_of
from jollyroll.match.verify import verify
from jollyroll.terminal.chain_files import ChainFiles, ChainSecret
from jollyroll.terminal.fair_dice_source import LOST, FairDiceSource
from tests.terminal.players import run

TWO_BOTS = ("--seat", "Greta=bot:greedy", "--seat", "Rolf=bot:random")
ANA = ("--seat", "Ana", "--seat", "bot:random")
KEYS = ["s\n", "a\n", "b\n", "*\n", "d\n"] * 60


def fair_of(file: Path) -> FairDice:
    fair = load(file).fair
    assert fair
    return fair


def secrets(home: Path) -> list[Path]:
    return sorted((home / "jollyroll" / "sealed").glob("*"))


def left_game(home: Path, lines: int = 9) -> Path:
    """A game left in the middle."""
    file = home / "game.jolly"
    done = run(home, "play", "kings_gold", *ANA, "--record", str(file), typed="".join(KEYS[:lines]) + "q\n")
    assert done.returncode == 0
    assert load(file).result is None
    return file


def go_on(home: Path, file: Path, lines: int = 9) -> str:
    done = run(home, "resume", str(file), typed="".join(KEYS[:lines]) + "q\n")
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split())


@pytest.mark.parametrize("game", built_in())
def test_a_whole_game_is_as_sealed(tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.jolly"
    shown = " ".join(run(tmp_path, "play", game, *TWO_BOTS, "--record", str(file)).stdout.split())
    record, mark = load(file), fair_of(file).mark()
    assert f"Dice: fair, sealed in an envelope with the mark {mark}" in shown
    assert shown.index(mark) < shown.index("rolls" if game != "piraten_kapern" else "draws")
    assert f"Check its dice with: jollyroll verify {file}" in shown
    assert verify(record, mark).status == "verified"
    assert fair_of(file).version == 2
    assert len(mark.replace(" ", "")) == 32
    assert {opening.devices for opening in openings_of(record.events) if opening} == {NO_DEVICES}
    assert [remark.code for remark in verify(record).remarks] == ["one-program"]
    assert secrets(tmp_path) == [], "nothing is left of the secret once the game is over"


def test_a_game_resumed_goes_on_with_its_envelope(tmp_path: Path) -> None:
    file = left_game(tmp_path)
    first = load(file)
    (secret,) = secrets(tmp_path)
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert stat.S_IMODE(secret.parent.stat().st_mode) == 0o700
    assert secret.read_text().split()[0] not in file.read_text()
    shown = go_on(tmp_path, file)
    again = load(file)
    assert fair_of(file).mark() in shown
    assert again.fair == first.fair
    assert len(again.events) > len(first.events)
    report = verify(again)
    assert (report.status, [remark.code for remark in report.remarks]) == ("verified", ["one-program"])


def test_a_record_may_be_renamed_and_moved(tmp_path: Path) -> None:
    file = left_game(tmp_path)
    (tmp_path / "elsewhere").mkdir()
    moved = file.rename(tmp_path / "elsewhere" / "evening.jolly")
    go_on(tmp_path, moved)
    assert len(fair_of(moved).chains) == 1


@pytest.mark.parametrize("content", ["", 64 * "0" + "\n0001\n"])
def test_a_lost_or_wrong_secret_is_replaced_and_the_record_says_so(tmp_path: Path, content: str) -> None:
    file = left_game(tmp_path)
    (secret,) = secrets(tmp_path)
    secret.write_text(content)
    thrown = sum(event.kind == "chance" for event in load(file).events)
    shown = go_on(tmp_path, file)
    assert "The old envelope’s secret isn’t on this computer, so a new one was sealed." in shown
    first, second = fair_of(file).chains
    assert (first.after, second.after) == (0, thrown)
    report = verify(load(file))
    assert report.status == "verified"
    assert [(remark.code, remark.throw) for remark in report.remarks] == [("chain-replaced", thrown + 1), ("one-program", 0)]
    assert report.marks[1] in shown
    assert "sealed" not in go_on(tmp_path, file).replace("Dice: fair, sealed", "")
    assert len(fair_of(file).chains) == 2


def test_an_older_copy_does_not_give_the_same_rolls_again(tmp_path: Path) -> None:
    file = left_game(tmp_path)
    older, left = file.read_text(), len(load(file).events)
    go_on(tmp_path, file, 20)
    seen = {event.opening.link for event in load(file).events[left:] if event.opening}
    file.write_text(older)
    assert "the rolls in the old one have been seen" in go_on(tmp_path, file, 20)
    again = {event.opening.link for event in load(file).events[left:] if event.opening}
    assert len(seen) > 3
    assert len(again) > 3
    assert not seen & again
    report = verify(load(file))
    assert (report.status, [remark.code for remark in report.remarks]) == ("verified", ["chain-replaced", "one-program"])


def test_a_game_begun_otherwise_is_sealed_from_here_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    head = "Jollyroll: 1\nGame: kings_gold\nRules: 1\nSeats: Ana; Ben\nOptions: us first_player=host\nHost: 1\n"
    file.write_text(head + "\n1. Ana: [12KSX]\n")
    shown = go_on(tmp_path, file)
    assert "The rolls so far weren’t sealed; from here on they are." in shown
    report = verify(load(file))
    assert (report.status, report.unsealed) == ("partly", 1)


def test_a_game_goes_on_even_if_secrets_cannot_be_stored(tmp_path: Path) -> None:
    (tmp_path / "jollyroll").write_text("a file where the folder should be")
    file = tmp_path / "game.jolly"
    assert run(tmp_path, "play", "kings_gold", *ANA, "--record", str(file), typed="s\nq\n").returncode == 0
    assert "a new one was sealed" in go_on(tmp_path, file)
    assert verify(load(file)).status == "verified"


def test_undo_opens_no_link_twice(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    table = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
    run(tmp_path, "play", "kings_gold", *table, "--record", str(file), typed="s\nu\ns\nu\n*\nu\ns\nq\n")
    record = load(file)
    assert verify(record).status == "verified"
    assert len({event.opening.link for event in record.events if event.opening}) == record_rolls(file)


def record_rolls(file: Path) -> int:
    return len(re.findall(r"^open ", file.read_text(), re.MULTILINE))


def test_other_dice_are_not_sealed(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    run(tmp_path, "play", "kings_gold", *TWO_BOTS, "--dice", "seeded", "--seed", "3", "--record", str(file))
    assert load(file).fair is None
    assert secrets(tmp_path) == []


# the secrets themselves


def test_a_secret_is_kept_read_and_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kept, other = ChainFiles(bytes(16)), ChainFiles(bytes([1] * 16))
    secret = bytes(range(32))
    assert kept.read(0) is None
    kept.note(0, 5)
    kept.keep(0, secret)
    kept.keep(1, bytes(32))
    other.keep(0, secret)
    kept.note(0, 12)
    assert kept.read(0) == ChainSecret(secret, 12)
    kept.keep(0, bytes(32))
    assert kept.read(0) == ChainSecret(bytes(32), 0)
    for content in ("", "zz\n0001\n", "00\n0001\n", 64 * "0" + "\n", 64 * "0" + "\n-001\n", "\xe9"):
        kept.path(1).write_text(content)
        assert kept.read(1) is None
    kept.remove()
    kept.remove()
    assert (kept.read(0), kept.read(1), other.read(0)) == (None, None, ChainSecret(secret, 0))


# a chain that is used up


def play_on(source: FairDiceSource, match: Match, rolls: int) -> None:
    """Play on for a number of rolls."""
    until = match.chance_count + rolls
    while match.chance_count < until:
        if match.to_move is None:
            match.apply_outcome(*source.roll(match))
            source.on_saved()
        else:
            match.choose(match.choices()[0].number)


@pytest.fixture
def short_chains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("jollyroll.terminal.fair_dice_source.Chain", lambda secret: Chain(secret, 5))


@pytest.mark.usefixtures("short_chains")
def test_a_long_game_goes_on_with_the_next_envelope_in_another_sitting_too(tmp_path: Path) -> None:
    match = Match.start("kings_gold", [Seat("Ana"), Seat("Ben")])
    first = FairDiceSource("fair")
    assert first.begin(match) == ""
    play_on(first, match, 3)
    assert [(chain.links, len(chain.seats)) for chain in fair_dice(match).chains] == [(5, 2), (4096, 0)]
    assert len(secrets(tmp_path)) == 2
    again, second = replay(match.record), FairDiceSource("fair")
    assert second.begin(again) == ""
    play_on(second, again, 6)
    last, third = replay(again.record), FairDiceSource("fair")
    assert third.begin(last) == ""
    play_on(third, last, 2)
    report = verify(last.record)
    assert (report.status, [remark.code for remark in report.remarks]) == ("verified", ["one-program"])
    assert len(report.checked) == 11


@pytest.mark.usefixtures("short_chains")
def test_a_long_game_whose_next_secret_is_lost_seals_anew_when_it_must(tmp_path: Path) -> None:
    match = Match.start("kings_gold", [Seat("Ana"), Seat("Ben")])
    first = FairDiceSource("fair")
    first.begin(match)
    play_on(first, match, 3)
    secrets(tmp_path)[1].unlink()
    again, second = replay(match.record), FairDiceSource("fair")
    assert second.begin(again) == "", "two links are left"
    play_on(second, again, 6)
    report = verify(again.record)
    assert report.status == "verified"
    assert [(remark.code, remark.throw) for remark in report.remarks] == [("chain-replaced", 6), ("one-program", 0)]


@pytest.mark.usefixtures("short_chains")
def test_a_game_begun_under_version_1_goes_on_so(tmp_path: Path) -> None:
    match = Match.start("kings_gold", [Seat("Ana"), Seat("Ben")])
    match.fair = FairDice(bytes(16), sides_of(match.game, match.state))
    first = FairDiceSource("fair")
    assert first.begin(match) == ""
    play_on(first, match, 4)
    assert "nonces=seeds" in write_text(match.record)
    again, second = replay(read_text(write_text(match.record))), FairDiceSource("fair")
    assert second.begin(again) == ""
    play_on(second, again, 4)  # past the end of the first chain
    secrets(tmp_path)[1].unlink()
    last, third = replay(read_text(write_text(again.record))), FairDiceSource("fair")
    assert third.begin(last) == LOST, "and with a new envelope too"
    play_on(third, last, 4)
    report = verify(last.record)
    assert (fair_dice(last).version, report.status) == (1, "verified")
    assert {chain.nonces for chain in fair_dice(last).chains} == {FROM_SEEDS}
    assert [remark.code for remark in report.remarks] == ["chain-replaced"]


def fair_dice(match: Match) -> FairDice:
    assert match.fair
    return match.fair
