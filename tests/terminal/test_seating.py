"""Names and options on the command line."""

from pathlib import Path

import pytest

from tests.terminal.players import run


@pytest.mark.parametrize(
    ("first", "second"), [("Ana", "ana"), ("Zo\u00eb", "Zoe\u0308"), ("\uff21\uff4e\uff41", "ANA"), ("Straße", "strasse")]
)
def test_names_that_look_alike_are_refused(tmp_path: Path, first: str, second: str) -> None:
    done = run(tmp_path, "play", "kg", "--seat", first, "--seat", second)
    assert done.returncode == 2
    assert done.stderr == f"Two seats are called {first}; give everyone a different name.\n"


def test_a_bot_gets_a_name_of_its_own(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "kg", "--seat", "GRETA", "--seat", "bot:greedy").stdout
    assert "2. Barnaby" in shown


@pytest.mark.parametrize("again", ["tie=full_round", "kg.tie=full_round"])
def test_an_option_given_twice_is_refused(tmp_path: Path, again: str) -> None:
    done = run(tmp_path, "play", "kg", "--seat", "Ana", "--seat", "Lea", "--option", "tie=shared", "--option", again)
    assert done.returncode == 2
    assert done.stderr == "The option tie is given twice. Remove one of them.\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "kg", "x" * 500),
        ("rules", "x" * 500),
        ("play", "omg", "--seat", "Ana", "--seat", "Lea", "--option", "deck=custom:" + "x" * 500),
        ("play", "omg", "--seat", "Ana", "--seat", "Lea", "--option", "dice=" + "x" * 500),
        ("play", "omg", "--seat", "Ana", "--seat", "Lea", "--option", "x" * 500 + "=1"),
        ("play", "omg", "--seat", "Ana", "--seat", "Lea", "--option", "x" * 500),
        ("play", "omg", "--preset", "x" * 500),
        ("play", "omg", "--seat", "bot:" + "x" * 500),
        ("play", "omg", "--seat", "x=" + "x" * 500),
        ("play", "omg", "--seat", "x" * 500, "--seat", "x" * 500),
    ],
)
def test_long_nonsense_is_not_repeated_in_full(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 2
    assert "x" * 41 not in done.stderr
    assert done.stderr.count("\n") == 1
