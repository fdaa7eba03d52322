"""Messages by name, out of the `.ftl` files."""

import os
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from jollyroll.packages import words_folders

from .figures import UNGROUPED
from .language import ENGLISH, spoken

COMMAND = "JOLLYROLL_COMMAND"  # how whoever started the program calls it, if not by its name

_reader: Callable[[str, list[str]], Any] | None = None


@cache
def bundle(language: str) -> Any:
    """All messages of a language. Fluent is imported here, so that programs that say nothing start at once."""
    texts = [page.read_bytes().decode("utf-8", "replace") for page in pages(language)]
    if _reader:
        return _reader(language, texts)
    from fluent.runtime import FluentBundle, FluentResource

    words = FluentBundle([language], use_isolating=False)
    for text in texts:
        words.add_resource(FluentResource(text))
    return words


def read_with(reader: Callable[[str, list[str]], Any]) -> None:
    """Have the catalogues read by another Fluent than Python's: in a browser, by the one that the page has anyway.

    It is given a language and all its catalogues, and answers what `bundle` does.
    """
    global _reader
    _reader = reader
    bundle.cache_clear()


def pages(language: str) -> list[Traversable]:
    """The catalogues of a language: ours, then those of each game. The first to bring a message is the one who says it."""
    folders = [folder / language for folder in (files(__package__), *words_folders())]
    found = [sorted(folder.iterdir(), key=str) for folder in folders if folder.is_dir()]
    return [page for folder in found for page in folder if page.name.endswith(".ftl")]


def command_name() -> str:
    """What to type to start the program, for hints: every message may use it as $command."""
    name = os.environ.get(COMMAND, "").strip()
    return name if name and name.isprintable() else "jollyroll"


def bundle_with(message: str, language: str) -> Any:
    """The catalogue of this language, or the English one for what nobody has translated: games of others may speak one language."""
    words = bundle(language or spoken())
    return words if words.has_message(message) else bundle(ENGLISH)


def has_words(message: str, language: str = "") -> bool:
    """The catalogue knows this message.

    >>> has_words("KG-17"), has_words("no-such-message")
    (True, False)
    """
    return bool(bundle_with(message, language).has_message(message))


def say(message: str, language: str = "", /, **facts: object) -> str:
    """A message with its facts filled in; a message nobody wrote is shown by its name, so that nothing is ever silent.

    >>> say("game-kg"), say("player", "de", number=2)
    ("King's Gold", 'Spieler 2')
    """
    words = bundle_with(message, language)
    if not words.has_message(message):
        return message + (f" {facts}" if facts else "")
    if not _reader and (language or spoken()) in UNGROUPED:
        facts = {name: _ungrouped(fact) for name, fact in facts.items()}
    text, _problems = words.format_pattern(words.get_message(message).value, {"command": command_name(), **facts})
    return str(text)


def _ungrouped(fact: object) -> object:
    """A number of four digits as a browser would write it: Fluent for Python puts a sign between them in every language."""
    from fluent.runtime.types import fluent_number

    return fluent_number(fact, useGrouping=False) if type(fact) is int and abs(fact) < 10_000 else fact


def say_for(game: str, message: str, **facts: object) -> str:
    """A message in the words of the game with this code if it has its own, `message-game`, else the common one.

    >>> say_for("pk", "no-such-message")
    'no-such-message'
    """
    own = f"{message}-{game}"
    return say(own if has_words(own) else message, **facts)
