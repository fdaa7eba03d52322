"""Chooses a language for a request."""

from jollyroll.words.language import ENGLISH, languages


def wanted(header: str) -> str:
    """The first language in an Accept-Language header that we have."""
    for part in header.split(",")[: len(languages()) + 8]:
        language = part.partition(";")[0].strip()[:2].casefold()
        if language in languages():
            return language
    return ENGLISH
