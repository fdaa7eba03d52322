"""How lines are set."""

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
