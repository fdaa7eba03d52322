"""The languages there are catalogues for."""

from functools import cache
from importlib.resources import files

ENGLISH = "en"


@cache
def languages() -> tuple[str, ...]:
    """All of them, English first."""
    folders = [folder.name for folder in (files("jollyroll") / "words").iterdir() if folder.is_dir() and len(folder.name) == 2]
    return (ENGLISH, *sorted(set(folders) - {ENGLISH}))


def spoken(language: str) -> str:
    """This language, or English where there is no catalogue."""
    return language if language in languages() else ENGLISH


def wanted(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in header.split(",")[: len(languages()) + 8]:
        language = part.partition(";")[0].strip()[:2].casefold()
        if language in languages():
            return language
    return ENGLISH
