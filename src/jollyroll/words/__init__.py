"""What players read: Fluent catalogues, one folder per language, loaded on first use."""

from .catalogue import has_words, say, say_for
from .figures import figures, listed, whole
from .language import languages, speak, spoken

__all__ = ["figures", "has_words", "languages", "listed", "say", "say_for", "speak", "spoken", "whole"]
