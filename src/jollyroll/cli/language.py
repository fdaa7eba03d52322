"""Sets the language from the command line or the environment."""

from collections.abc import Sequence

from jollyroll.errors import ArgumentError
from jollyroll.words.language import languages, of_environment, speak

LANGUAGE = "--language"


def set_language(arguments: Sequence[str]) -> list[str]:
    """Speak the language that the arguments or else the environment ask for; returns the other arguments."""
    others, asked = [], of_environment()
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if argument == "--":
            others += [argument, *rest]
        elif name == LANGUAGE:
            asked = value if equals else next(rest, "")
            if asked not in languages():
                raise ArgumentError("unknown-language", value=asked, known=", ".join(languages()))
        else:
            others.append(argument)
    speak(asked)
    return others
