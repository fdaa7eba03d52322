"""Help comes at once and says everything."""

import subprocess
import sys

import pytest

from jollyroll.cli import main
from jollyroll.words import say
from jollyroll.words.plain import plain_messages

COMMANDS = tuple(main.commands)


def help_of(*arguments: str, flags: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *flags, "-m", "jollyroll", *arguments], capture_output=True, text=True, check=True)


def test_help_lists_every_command() -> None:
    shown = help_of("--help").stdout
    for name in COMMANDS:
        assert name in shown


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    assert plain_messages()[f"help-{name}"].split(";")[0] in " ".join(help_of(name, "-h").stdout.split())


def test_help_loads_nothing_heavy() -> None:
    loaded = help_of("--help", flags=("-X", "importtime")).stderr
    names = {line.rpartition("|")[2].strip() for line in loaded.splitlines()}
    assert "click" in names
    for heavy in ("numpy", "numba", "fluent.runtime", "platformdirs", "jollyroll.kit", "jollyroll.match", "jollyroll.terminal"):
        assert heavy not in names


def test_the_help_page_reads_the_same_without_fluent() -> None:
    messages = plain_messages()
    assert len(messages) > 20
    for name, text in messages.items():
        assert say(name) == text


def test_version() -> None:
    import jollyroll

    assert jollyroll.__version__ in help_of("--version").stdout
