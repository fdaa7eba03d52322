"""The progress of long work, at a terminal and in a pipe."""

from collections.abc import Sequence
from io import StringIO

import pytest

from jollyroll.kit import load_game
from jollyroll.solve.inventory import inventory
from jollyroll.terminal.progress import ProgressBar, duration, short_number
from jollyroll.terminal.solved_tables import bytes_shown, in_figures
from jollyroll.words import speak


class Screen(StringIO):
    """A terminal to write to."""

    def isatty(self) -> bool:
        return True


class Clock:
    """A clock set by the test."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def shown(out: StringIO, steps: Sequence[tuple[float, float]], total: float, note: str = "", plain: bool = True) -> str:
    """The output for this progress at these times."""
    clock = Clock()
    with ProgressBar("Counting", plain, out, clock) as progress:
        for seconds, done in steps:
            clock.now = 100.0 + seconds
            progress(done, total, note)
        written = out.getvalue()
    return written


def test_a_pipe_gets_a_line_now_and_then() -> None:
    written = shown(StringIO(), [(second, 1000 * second) for second in range(25)], 40_000, "box 3")
    assert written.splitlines() == [
        "Counting  25%  1 k/s  0:30 left  box 3",
        "Counting  50%  1 k/s  0:20 left  box 3",
    ]


def test_a_terminal_gets_a_bar_that_is_wiped_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out = Screen()
    written = shown(out, [(0, 0), (0.5, 25), (1, 50), (1.05, 52.5), (2, 100)], 100)
    frames = [frame for frame in written.split("\r") if frame.strip()]
    assert frames[2] == "############............  Counting  50%  50/s  0:01 left"
    assert frames[3] == "########################  Counting  100%  50/s  0:00 left"
    assert len(frames) == 4, "drawn at most ten times a second"
    assert out.getvalue().endswith(" " * 79 + "\r")


def test_work_done_before_does_not_count_towards_the_rate() -> None:
    assert "10/s  0:30 left" in shown(StringIO(), [(0, 500), (10, 600), (20, 700)], 1000)


def test_compiling_does_not_count_towards_the_rate() -> None:
    compiled_second = [(0, 1), (54, 2), *((54 + second, 2 + 10 * second) for second in range(1, 21))]
    first, *others = shown(StringIO(), compiled_second, 1000).splitlines()
    assert first.endswith("%"), "no rate yet, and nothing in its place"
    assert "?" not in first
    assert all(" 10/s " in line for line in others)
    assert len(others) == 2


@pytest.mark.parametrize("columns", [10, 30, 45, 60, 200])
def test_the_bar_keeps_to_the_screen(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    written = shown(Screen(), [(0, 0), (5, 3)], 7, "a note of some length")
    assert all(len(frame) < columns for frame in written.split("\r"))


@pytest.mark.parametrize(("done", "total"), [(0, 0), (0, 10), (20, 10)])
def test_odd_counts_do_no_harm(done: float, total: float) -> None:
    assert "%" in shown(StringIO(), [(0, done), (11, done)], total)


def test_numbers_are_written_as_the_language_does() -> None:
    speak("de")
    try:
        assert [short_number(number) for number in (7.125, 12_345)] == ["7,12", "12,3 k"]
        assert bytes_shown(46_300) == "46,3 kB"
        lines = [in_figures(entry) for entry in inventory(load_game("kg")) if entry.job.seats > 4]
    finally:
        speak("en")
    assert any("Standardfehler 0,0" in line for line in lines)
    assert not any("0.0" in line for line in lines)


def test_numbers_and_times_are_short() -> None:
    assert [short_number(number) for number in (0, 7.125, 999, 12_345, 1_234_567, 2e9)] == [
        "0",
        "7.12",
        "999",
        "12.3 k",
        "1.23 M",
        "2 G",
    ]
    assert [duration(seconds) for seconds in (0.4, 59.6, 754, 3600, 90_000)] == [
        "0:00",
        "1:00",
        "12:34",
        "1 h 00 min",
        "25 h 00 min",
    ]
