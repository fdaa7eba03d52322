"""Messages in a page: the catalogues are the server's, formatted by the page's own Fluent."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from jollyroll.words.catalogue import read_with


class PageBundle(Protocol):
    """The page's messages of one language."""

    def has(self, message: str) -> bool: ...

    def format(self, message: str, facts: str) -> str: ...


@dataclass(frozen=True)
class NamedMessage:
    """A message, known by name only."""

    value: str


class PageWords:
    """The page's bundle with the interface that the catalogue expects."""

    def __init__(self, bundle: PageBundle) -> None:
        self._bundle = bundle

    def has_message(self, message: str) -> bool:
        return bool(self._bundle.has(message))

    def get_message(self, message: str) -> NamedMessage:
        return NamedMessage(message)

    def format_pattern(self, message: str, facts: dict[str, object]) -> tuple[str, list[object]]:
        return self._bundle.format(message, json.dumps(facts, default=str)), []


def use_page_catalogues(bundle_of: Callable[[str, str], PageBundle]) -> None:
    """Format all messages through the page. `bundle_of` gets a language and the text of its catalogues."""
    read_with(lambda language, texts: PageWords(bundle_of(language, "\n\n".join(texts))))
