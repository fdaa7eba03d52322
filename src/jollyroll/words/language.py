"""The language spoken: English by default."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ENGLISH = "en"
VARIABLES = ("JOLLYROLL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # environment variables; the first one that is set counts

_spoken = ENGLISH


@cache
def languages() -> tuple[str, ...]:
    """The languages with catalogues, English first.

    >>> languages()
    ('en', 'de', 'es', 'fr', 'it', 'nl', 'pt')
    """
    folders = {page.parent.name for page in Path(__file__).parent.glob("*/*.ftl")}
    return (ENGLISH, *sorted(folders - {ENGLISH}))


def known(language: str) -> str:
    """This language, or English if it has no catalogue."""
    return language if language in languages() else ENGLISH


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment, or English if it has no catalogue."""
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return known(said[:2].casefold())


def speak(language: str) -> None:
    """Use this language from now on, in this process.

    >>> speak("de")
    >>> spoken()
    'de'
    >>> speak("en")
    """
    global _spoken
    _spoken = known(language)


def spoken() -> str:
    """The language used where no other is asked for.

    >>> spoken()
    'en'
    """
    return _spoken
