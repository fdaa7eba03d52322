"""What players read: the Fluent catalogues, one folder per language, loaded when the first word is spoken."""

from .catalogue import has_words, say

__all__ = ["has_words", "say"]
