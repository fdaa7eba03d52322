"""The layout of lines."""

import pytest

from jollyroll.terminal.style import Style, folded, pad, shown_length, wrapped


def test_colours_take_no_room() -> None:
    painted = Style(plain=False).paint("gold", "gold")
    assert painted != "gold"
    assert shown_length(painted) == 4
    assert shown_length(pad(painted, 10)) == 10
    assert Style(plain=True).paint("gold", "gold") == "gold"


def test_a_long_line_is_folded_between_words_and_loses_none() -> None:
    line = "  a  Lay on two coins and a diamond before the ship of Greta, not stolen yet: coin, sword"
    lines = folded(line, 40).split("\n")
    assert all(len(part) <= 40 for part in lines)
    assert " ".join(lines).split() == line.split()
    assert all(part.startswith("      ") for part in lines[1:])
    assert folded("short", 40) == "short"


def test_a_word_longer_than_the_screen_does_no_harm() -> None:
    assert folded("x" * 50, 20) == "x" * 50
    assert wrapped("x" * 100) == ["x" * 100]
    assert wrapped("") == [""]
    assert wrapped("chance of 30.8 % or so", width=15) == ["chance of", "30.8 % or so"]


def test_letters_are_measured_as_they_stand_on_the_screen() -> None:
    assert shown_length("海盗") == 4
    assert shown_length("Zoe\u0308") == 3
    assert shown_length("☠●") == 2
    assert pad("海", 4) == "海  "


def test_a_page_is_never_wider_than_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "word " * 60
    for columns, widest in (("40", 40), ("200", 78)):
        monkeypatch.setenv("COLUMNS", columns)
        lines = wrapped(text, indent="- ")
        assert all(len(line) <= widest for line in lines)
        assert lines[0].startswith("- word")
        assert all(line.startswith("  word") for line in lines[1:])
