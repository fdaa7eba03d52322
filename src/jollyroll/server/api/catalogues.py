"""Catalogues of games for the page: those of built-in games are compiled into it, others are fetched."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from jollyroll.packages import package_of
from jollyroll.words.language import ENGLISH


@cache
def catalogue_of(game: str, language: str) -> str:
    """All messages of a game as Fluent text; untranslated ones in English."""
    words = files(package_of(game)) / "words"
    messages = {**messages_in(words / ENGLISH), **messages_in(words / language)}
    return "\n".join(messages.values()) + "\n"


def messages_in(folder: Traversable) -> dict[str, str]:
    """All messages in a folder's catalogues: source text by name."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    messages: dict[str, str] = {}
    pages = folder.iterdir() if folder.is_dir() else ()
    for page in sorted((page for page in pages if page.name.endswith(".ftl")), key=lambda page: page.name):
        text = page.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n")
        for entry in FluentParser(with_spans=True).parse(text).body:
            if isinstance(entry, Message) and entry.span and entry.id.span:
                messages[entry.id.name] = text[entry.id.span.start : entry.span.end].rstrip()
    return messages
