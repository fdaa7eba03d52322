"""Messages by name, out of the `.ftl` files."""

import os
from functools import cache
from typing import Any

from .language import spoken

COMMAND = "JOLLYROLL_COMMAND"  # how whoever started the program calls it, if not by its name


@cache
def bundle(language: str) -> Any:
    """All messages of a language. Fluent is imported here, so that programs that say nothing start at once."""
    from importlib.resources import files

    from fluent.runtime import FluentBundle, FluentResource

    words = FluentBundle([language], use_isolating=False)
    folder = files(__package__) / language
    for page in sorted(folder.iterdir(), key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            words.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return words


def command_name() -> str:
    """What to type to start the program, for hints: every message may use it as $command."""
    name = os.environ.get(COMMAND, "").strip()
    return name if name and name.isprintable() else "jollyroll"


def has_words(message: str, language: str = "") -> bool:
    """The catalogue knows this message."""
    return bool(bundle(language or spoken()).has_message(message))


def say(message: str, language: str = "", /, **facts: object) -> str:
    """A message with its facts filled in; a message nobody wrote is shown by its name, so that nothing is ever silent."""
    words = bundle(language or spoken())
    if not words.has_message(message):
        return message + (f" {facts}" if facts else "")
    text, _problems = words.format_pattern(words.get_message(message).value, {"command": command_name(), **facts})
    return str(text)
