"""Looks up messages in the `.ftl` catalogues."""

import os
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from jollyroll.packages import words_folders

from .figures import UNGROUPED
from .language import ENGLISH, spoken

COMMAND = "JOLLYROLL_COMMAND"  # environment variable: the command that started the program, for hints


class Messages(Protocol):
    """The messages of a language, with the interface of Fluent's bundles."""

    def has_message(self, message_id: str, /) -> bool: ...

    def get_message(self, message_id: str, /) -> Any: ...

    def format_pattern(self, pattern: Any, args: dict[str, Any], /) -> tuple[Any, object]: ...


CatalogueReader = Callable[[str, list[str]], Messages]

_reader: CatalogueReader | None = None


@cache
def bundle(language: str) -> Messages:
    """All messages of a language. Imports Fluent on first use, so that programs without output start fast."""
    texts = [page.read_bytes().decode("utf-8", "replace") for page in pages(language)]
    if _reader:
        return _reader(language, texts)
    from fluent.runtime import FluentBundle, FluentResource

    words = FluentBundle([language], use_isolating=False)
    for text in texts:
        words.add_resource(FluentResource(text))
    return words


def read_with(reader: CatalogueReader) -> None:
    """Use another implementation of Fluent than Python's: in a browser, the page's own.

    `reader` gets a language and the text of its catalogues, and returns what `bundle` does.
    """
    global _reader
    _reader = reader
    bundle.cache_clear()


def pages(language: str) -> list[Traversable]:
    """The catalogues of a language: the common ones, then each game's. The first definition of a message wins."""
    folders = [folder / language for folder in (files(__package__), *words_folders())]
    found = [sorted(folder.iterdir(), key=str) for folder in folders if folder.is_dir()]
    return [page for folder in found for page in folder if page.name.endswith(".ftl")]


def command_name() -> str:
    """The command that starts the program, for hints; available in every message as $command."""
    name = os.environ.get(COMMAND, "").strip()
    return name if name and name.isprintable() else "jollyroll"


def bundle_with(message: str, language: str) -> Messages:
    """The bundle of this language, or the English one if it lacks the message, as in untranslated third-party games."""
    words = bundle(language or spoken())
    return words if words.has_message(message) else bundle(ENGLISH)


def has_words(message: str, language: str = "") -> bool:
    """Whether the catalogue has this message.

    >>> has_words("KG-17"), has_words("no-such-message")
    (True, False)
    """
    return bool(bundle_with(message, language).has_message(message))


def say(message: str, language: str = "", /, **facts: object) -> str:
    """A message with its facts filled in; a missing message is shown by its name.

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
    """A number of four digits as browsers write it in this language; Python's Fluent would always group it."""
    from fluent.runtime.types import fluent_number

    return fluent_number(fact, useGrouping=False) if type(fact) is int and abs(fact) < 10_000 else fact


def say_for(game: str, message: str, **facts: object) -> str:
    """The game's own version of a message, `message-game`, if it exists, else the common one.

    >>> say_for("pk", "no-such-message")
    'no-such-message'
    """
    own = f"{message}-{game}"
    return say(own if has_words(own) else message, **facts)
