"""The language of the terminal: the requested one, else the computer's, else English."""

import os
import subprocess
import sys

import pytest

from jollyroll.kit import game_names, load_game
from jollyroll.match.wording import rules_in_words
from jollyroll.words import figures, say, speak, spoken, whole
from jollyroll.words.language import of_environment


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "JOLLYROLL_LANGUAGE"}
    command = [sys.executable, "-m", "jollyroll", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**kept, "LC_ALL": "", **environment})


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LC_ALL": "pt_BR", "LANG": "fr"}, "pt"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "ja_JP.UTF-8"}, "en"),
        ({"JOLLYROLL_LANGUAGE": "nl", "LC_ALL": "pt_BR"}, "nl"),
    ],
)
def test_the_language_is_taken_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language


@pytest.mark.parametrize(
    "where", [("--language", "fr", "games"), ("games", "--language=fr"), ("games", "--plain", "--language", "fr")]
)
def test_the_language_can_be_asked_for_anywhere(where: tuple[str, ...]) -> None:
    shown = run(*where).stdout
    assert say("game-pk-line", "fr") in shown
    assert say("games-options", "fr") in shown


def test_the_terminal_speaks_the_computers_language() -> None:
    shown = run("rules", "pk", LANG="es_ES.UTF-8").stdout
    assert say("guide-pk-1", "es").split()[0] in shown
    refused = run("rules", "chess", LANG="es_ES.UTF-8")
    assert refused.returncode == 2
    assert refused.stderr.strip() == say("refused-unknown-game", "es", game="chess", known=", ".join(game_names()))


def test_help_is_translated_whole() -> None:
    shown = " ".join(run("simulate", "--help", LANG="de_DE.UTF-8").stdout.split())
    for message in ("help-simulate", "help-lab-seat", "help-lab-games", "help-help", "help-usage", "help-options"):
        assert " ".join(say(message, "de").split()) in shown, message
    assert "Show" not in shown


def test_a_language_nobody_speaks_here_is_refused() -> None:
    done = run("games", "--language", "tlh")
    assert done.returncode == 2
    assert done.stderr == "Jollyroll doesn’t speak “tlh”; the languages are: en, de, es, fr, it, nl, pt.\n"


def test_figures_are_written_as_the_language_writes_them() -> None:
    assert (figures("61.34 %"), whole(12345)) == ("61.34%", "12,345")
    try:
        speak("de")
        assert (spoken(), figures("61.34 %"), whole(12345)) == ("de", "61,34 %", "12.345")
        speak("es")
        assert (whole(6000), whole(12345), figures("-1,234.5"), whole(1234567)) == (
            "6000",
            "12.345",
            "\N{MINUS SIGN}1234,5",
            "1.234.567",
        )
        assert [say("score", amount=number).split()[0] for number in (6000, 12345)] == [whole(6000), whole(12345)]
        speak("it")
        assert figures("1,061.34 %") == "1.061,34%"
        speak("tlh")
        assert spoken() == "en"
    finally:
        speak("en")


def test_help_names_defaults_and_headings_in_the_language() -> None:
    shown = run("simulate", "--help", "--language", "fr").stdout
    assert "Options\u202f:\n" in shown
    assert "[par défaut\u202f: 10000]" in shown
    assert "default" not in shown


def test_among_equal_editions_the_reader_meets_their_own() -> None:
    game = load_game("kings_gold")
    try:
        for language, preset in (("it", "it"), ("de", "de"), ("en", "eu-en")):
            speak(language)
            assert rules_in_words(game, game.resolve("eu-en")) == [say(f"preset-kg-{preset}", language)]
    finally:
        speak("en")
