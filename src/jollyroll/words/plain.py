"""Messages for `--help`, parsed without Fluent, whose import would take longer than the help itself."""

from pathlib import Path

from .language import ENGLISH

PAGE = "help.ftl"


def plain_messages(language: str = ENGLISH) -> dict[str, str]:
    """The messages of the help page, by name."""
    messages: dict[str, str] = {}
    for line in (Path(__file__).parent / language / PAGE).read_text(encoding="utf-8").splitlines():
        name, equals, text = line.partition(" = ")
        if equals and not name.startswith("#"):
            messages[name] = text
    return messages
