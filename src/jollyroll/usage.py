"""Mistakes on the command line in our own words, from the catalogue like all others."""

import click

from jollyroll.errors import Refused


class WholeNumber(click.ParamType[int]):
    """A number on the command line."""

    name = "integer"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            return int(str(value))
        except ValueError as error:
            raise Refused("not-a-number", option=param.opts[-1] if param else "", text=str(value)[:40]) from error


class AnyNumber(click.ParamType[float]):
    """A number on the command line that need not be whole."""

    name = "number"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(str(value))
        except ValueError as error:
            raise Refused("not-any-number", option=param.opts[-1] if param else "", text=str(value)[:40]) from error


def usage_sentence(error: click.UsageError) -> str:
    """What is wrong with the way a command was called."""
    from jollyroll.words import say

    facts = {"path": command_path(error.ctx)}
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error.format_message()
    if isinstance(error, click.exceptions.NoSuchCommand):
        return say("usage-no-command", name=error.command_name[:40], known=", ".join(known_commands(error.ctx)))
    if isinstance(error, click.NoSuchOption):
        return say("usage-no-option", name=error.option_name[:40], **facts)
    if isinstance(error, click.MissingParameter):
        return say("usage-missing", name=error.param.make_metavar(error.ctx) if error.param and error.ctx else "", **facts)
    if isinstance(error, click.BadOptionUsage):
        return say("usage-option-form", name=error.option_name, **facts)
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
