"""A command called the wrong way says what is wrong: every kind of usage error that Click knows."""

import click
import pytest
from click.testing import CliRunner, Result

from jollyroll.cli import main
from jollyroll.cli.program import Program
from jollyroll.cli.usage import usage_sentence
from jollyroll.words.language import ENGLISH, languages, speak

COMMANDS = ", ".join(sorted(main.commands))


def call(*arguments: str, program: click.Command = main) -> Result:
    try:
        return CliRunner().invoke(program, arguments, prog_name="jollyroll")
    finally:
        speak(ENGLISH)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["simulate", "kg", "best", "exact"],
            "Unexpected arguments: “best exact”. Write: jollyroll simulate [OPTIONS] GAME; see: jollyroll simulate --help",
        ),
        (["serve", "now"], "Unexpected argument: “now”. Write: jollyroll serve [OPTIONS]; see: jollyroll serve --help"),
        (["games", "--plian"], "There’s no option --plian; did you mean --plain? See: jollyroll games --help"),
        (["play", "--se", "5"], "There’s no option --se; did you mean --seed, --seat? See: jollyroll play --help"),
        (["play", "--weather"], "There’s no option --weather; see: jollyroll play --help"),
        (["games", "--weather"], "There’s no option --weather; see: jollyroll games --help"),
        (["games", "-x"], "There’s no option -x; see: jollyroll games --help"),
        (["--plain"], "There’s no option --plain; see: jollyroll --help"),
        (["simulate"], "GAME is missing; see: jollyroll simulate --help"),
        (["replay"], "FILE is missing; see: jollyroll replay --help"),
        (["play", "--seed"], "The option --seed needs a value: --seed N; see: jollyroll play --help"),
        (["play", "--fast=yes"], "The option --fast takes no value; see: jollyroll play --help"),
        (["serve", "--no-open=yes"], "The option --no-open takes no value; see: jollyroll serve --help"),
        (["play", "--seed", "x"], "--seed takes a whole number, not “x”."),
        (["solve", "--precision", "x"], "--precision takes a number, not “x”."),
        (["simul"], f"There’s no command “simul”. Did you mean: simulate? The commands are: {COMMANDS}."),
        (["sing"], f"There’s no command “sing”. The commands are: {COMMANDS}."),
        (["--"], f"The command is missing. The commands are: {COMMANDS}."),
    ],
)
def test_the_sentence_says_what_is_wrong(arguments: list[str], sentence: str) -> None:
    done = call(*arguments)
    assert done.stderr == sentence + "\n"
    assert done.stdout == ""
    assert done.exit_code == 2


def test_the_program_alone_shows_its_help() -> None:
    done = call()
    assert done.stderr.startswith("Usage: jollyroll [OPTIONS] COMMAND [ARGS]...")
    assert done.exit_code == 2


def test_help_comes_first_whatever_else_is_wrong() -> None:
    done = call("games", "too", "many", "--help")
    assert done.stdout.startswith("Usage: jollyroll games [OPTIONS] [GAME]")
    assert done.exit_code == 0


def test_many_words_are_not_all_repeated() -> None:
    sentence = call("serve", *["word"] * 1000).stderr
    assert sentence.startswith("Unexpected arguments: “word word ")
    assert len(sentence) < 200


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--size", "7"], "7 is not in the range"),
        (["--colour", "pink"], "'pink' is not one of"),
        (["one"], "Argument 'pair' takes 2 values"),
    ],
)
def test_kinds_of_error_that_no_command_of_ours_makes_give_their_reason(arguments: list[str], reason: str) -> None:
    program = Program("program")

    @program.command("draw")
    @click.argument("pair", nargs=2, required=False)
    @click.option("--size", type=click.IntRange(1, 6))
    @click.option("--colour", type=click.Choice(["red", "gold"]))
    def draw(pair: tuple[str, str], size: int, colour: str) -> None:
        raise AssertionError

    done = call("draw", *arguments, program=program)
    assert reason in done.stderr
    assert done.stderr.endswith("; see: jollyroll draw --help\n")
    assert done.exit_code == 2


def test_an_error_of_no_command_in_particular_is_passed_on() -> None:
    assert usage_sentence(click.UsageError("Something else.")) == "Something else."


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "kg", "best"],
        ["games", "--plian"],
        ["games", "-x"],
        ["play", "--seed"],
        ["play", "--fast=1"],
        ["rules"],
        ["simul"],
        ["--"],
    ],
)
def test_every_language_has_a_sentence_of_its_own(arguments: list[str]) -> None:
    sentences = [call("--language", language, *arguments).stderr for language in languages()]
    assert len(set(sentences)) == len(languages())
    for sentence in sentences:
        assert "usage-" not in sentence
        assert "{" not in sentence
