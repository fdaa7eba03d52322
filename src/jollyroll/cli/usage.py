"""Help and mistakes on the command line in our own words, from the catalogue like all others."""

from collections.abc import Sequence
from typing import Any

import click

from jollyroll.errors import Refused, quote
from jollyroll.words.language import ENGLISH, languages, of_environment, speak, spoken
from jollyroll.words.plain import plain_messages

LANGUAGE = "--language"
OWN = {"Options": "help-options", "Commands": "help-commands", "Show this message and exit.": "help-help"}  # what click says itself


def take_language(arguments: Sequence[str]) -> list[str]:
    """Speak the language that the arguments or else the computer ask for; gives the other arguments."""
    left, asked = [], of_environment()
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if argument == "--":
            left += [argument, *rest]
        elif name == LANGUAGE:
            asked = value if equals else next(rest, "")
            if asked not in languages():
                raise Refused("unknown-language", value=asked, known=", ".join(languages()))
        else:
            left.append(argument)
    speak(asked)
    return left


class HelpPage(click.HelpFormatter):
    """Help in the language spoken: the commands were described in English, and click speaks nothing else."""

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        english, other = plain_messages(ENGLISH), plain_messages(spoken())
        self.usage = other["help-usage"]
        self.words = {text: other[name] for name, text in english.items()} | {text: other[name] for text, name in OWN.items()}

    def translated(self, text: str) -> str:
        """The text; what click puts behind it stays."""
        told, mark, more = text.partition("  [")
        return self.words.get(told, told) + mark + more

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{self.usage} ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.translated(heading))

    def write_text(self, text: str) -> None:
        super().write_text(self.translated(text))

    def write_dl(self, rows: Any, *widths: Any, **more: Any) -> None:
        super().write_dl([(name, self.translated(text)) for name, text in rows], *widths, **more)


class Context(click.Context):
    """Where a command is called."""

    formatter_class = HelpPage


class Command(click.Command):
    """A command whose help is in the language spoken."""

    context_class = Context


class WholeNumber(click.ParamType[int]):
    """A number on the command line."""

    name = "integer"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            return int(str(value))
        except ValueError as error:
            raise Refused("not-a-number", option=param.opts[-1] if param else "", text=str(value)) from error


class AnyNumber(click.ParamType[float]):
    """A number on the command line that need not be whole."""

    name = "number"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(str(value))
        except ValueError as error:
            raise Refused("not-any-number", option=param.opts[-1] if param else "", text=str(value)) from error


def usage_sentence(error: click.UsageError) -> str:
    """What is wrong with the way a command was called."""
    from jollyroll.words import say

    facts = {"path": command_path(error.ctx)}
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error.format_message()
    if isinstance(error, click.exceptions.NoSuchCommand):
        return say("usage-no-command", name=quote(error.command_name), known=", ".join(known_commands(error.ctx)))
    if isinstance(error, click.NoSuchOption):
        return say("usage-no-option", name=quote(error.option_name), **facts)
    if isinstance(error, click.MissingParameter):
        return say("usage-missing", name=error.param.make_metavar(error.ctx) if error.param and error.ctx else "", **facts)
    if isinstance(error, click.BadOptionUsage):
        return say("usage-option-form", name=quote(error.option_name), **facts)
    return say("usage-otherwise", **facts)


def known_commands(context: click.Context | None) -> list[str]:
    """The commands there are."""
    group = context.command if context else None
    return group.list_commands(context) if context and isinstance(group, click.Group) else []


def command_path(context: click.Context | None) -> str:
    """How the command that was called is called: the program as it was started, then the command."""
    from jollyroll.words import say

    program = say("program")
    return f"{program} {context.info_name}" if context and context.parent else program
