"""Sentences on one device: the catalogues are the same, and the page's own Fluent fills them in."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from jollyroll.words.catalogue import read_with


class PageBundle(Protocol):
    """Messages of one language, as the page has them."""

    def has(self, message: str) -> bool: ...

    def format(self, message: str, facts: str) -> str: ...


@dataclass(frozen=True)
class Named:
    """A message by its name."""

    value: str


class PageWords:
    """What the catalogue asks of a bundle."""

    def __init__(self, bundle: PageBundle) -> None:
        self._bundle = bundle

    def has_message(self, message: str) -> bool:
        return bool(self._bundle.has(message))

    def get_message(self, message: str) -> Named:
        return Named(message)

    def format_pattern(self, message: str, facts: dict[str, object]) -> tuple[str, list[object]]:
        return self._bundle.format(message, json.dumps(facts, default=str)), []


def let_page_speak(bundle_of: Callable[[str, str], PageBundle]) -> None:
    """Say everything through the page: `bundle_of` is given a language and the text of all its catalogues."""
    read_with(lambda language, texts: PageWords(bundle_of(language, "\n\n".join(texts))))
