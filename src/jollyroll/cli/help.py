"""Help pages in the language spoken. Commands are declared in English, and Click itself speaks only English."""

from collections.abc import Iterable

import click

from jollyroll.words.language import ENGLISH, spoken
from jollyroll.words.plain import plain_messages

# Click's own texts, and our messages for them.
CLICK_TEXTS = {
    "Options": "help-options",
    "Commands": "help-commands",
    "Show this message and exit.": "help-help",
    "default:": "help-default",
}

NARROW_SPACE = "\u202f"


class HelpPage(click.HelpFormatter):
    """A help page whose texts are looked up by their English wording."""

    def __init__(self, indent_increment: int = 2, width: int | None = None, max_width: int | None = None) -> None:
        super().__init__(indent_increment, width, max_width)
        english, other = plain_messages(ENGLISH), plain_messages(spoken())
        self.usage = other["help-usage"]
        self.before_colon = NARROW_SPACE if self.usage.endswith(f"{NARROW_SPACE}:") else ""  # in French
        self.translations = {text: other[name] for name, text in english.items()}
        self.translations |= {text: other[name] for text, name in CLICK_TEXTS.items()}

    def translated(self, text: str) -> str:
        """The text translated, keeping a default value that Click appends."""
        sentence, mark, default = text.partition("  [")
        return self.translations.get(sentence, sentence) + mark + default.replace("default:", self.translations["default:"])

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{self.usage} ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.translated(heading) + self.before_colon)

    def write_text(self, text: str) -> None:
        super().write_text(self.translated(text))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(name, self.translated(text)) for name, text in rows], col_max, col_spacing)


class Context(click.Context):
    """A Click context whose help is in the language spoken."""

    formatter_class = HelpPage
