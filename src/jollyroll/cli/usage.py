"""Usage errors of commands, explained in the language spoken; covers every kind that Click knows."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import click
from click.exceptions import NoArgsIsHelpError, NoSuchCommand

from jollyroll.errors import quote

from .help import Context


class UnexpectedArguments(click.UsageError):
    """More arguments than a command takes; Click has no class for this."""

    def __init__(self, arguments: Sequence[str], ctx: click.Context) -> None:
        super().__init__(" ".join(arguments), ctx)
        self.arguments = arguments


class Command(click.Command):
    """A command that names its unexpected arguments."""

    context_class = Context

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # so that Click does not report them itself
        with context_of_errors(ctx):
            extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            raise UnexpectedArguments(extra, ctx)
        return extra


@contextmanager
def context_of_errors(context: click.Context) -> Iterator[None]:
    """Attach the command's context to usage errors, which Click's parser sometimes omits."""
    try:
        yield
    except click.UsageError as error:
        error.ctx = error.ctx or context
        raise


def usage_sentence(error: click.UsageError) -> str:
    """What is wrong with a call, and where to read the right usage."""
    from jollyroll.words import say

    context = error.ctx
    if context is None:
        return error.format_message()
    path = command_path(context)
    match error:
        case NoArgsIsHelpError():
            return error.format_message()
        case NoSuchCommand():
            message = "usage-no-command-close" if error.possibilities else "usage-no-command"
            return say(
                message, name=quote(error.command_name), close=listed(error.possibilities or ()), known=known_commands(context)
            )
        case click.NoSuchOption():
            close = close_options(error.option_name, error.possibilities or ())
            message = "usage-no-option-close" if close else "usage-no-option"
            return say(message, name=quote(error.option_name), close=listed(close), path=path)
        case click.MissingParameter() if error.param:
            return say("usage-missing", name=error.param.make_metavar(context), path=path)
        case click.BadOptionUsage():
            metavar = value_metavar(error.option_name, context)
            return say("usage-option-value" if metavar else "usage-option-flag", name=error.option_name, metavar=metavar, path=path)
        case UnexpectedArguments():
            words, usage = quote(" ".join(error.arguments)), usage_line(context)
            return say("usage-extra", count=len(error.arguments), words=words, usage=usage, path=path)
        case _ if isinstance(context.command, click.Group):
            return say("usage-command-missing", known=known_commands(context))
        case _:
            return say("usage-otherwise", reason=error.format_message().rstrip("."), path=path)


def close_options(typed: str, candidates: Sequence[str]) -> list[str]:
    """Options with similar names. Click's own suggestions count the two dashes as similarity, so it suggests too many."""
    from difflib import get_close_matches

    names = {candidate.lstrip("-"): candidate for candidate in candidates}
    return [names[name] for name in get_close_matches(typed.lstrip("-"), names)]


def value_metavar(option: str, context: click.Context) -> str:
    """The placeholder of an option's value in the help, such as N; empty for a flag."""
    for param in context.command.get_params(context):
        if option in param.opts and isinstance(param, click.Option) and not param.is_flag:
            return param.make_metavar(context)
    return ""


def usage_line(context: click.Context) -> str:
    """The usage of a command, as in its help."""
    return " ".join([command_path(context), *context.command.collect_usage_pieces(context)])


def listed(names: Sequence[str]) -> str:
    return ", ".join(names)


def known_commands(context: click.Context) -> str:
    """The names of the commands."""
    return listed(context.command.list_commands(context)) if isinstance(context.command, click.Group) else ""


def command_path(context: click.Context) -> str:
    """What to type for this command: the program as it was started, then the command."""
    from jollyroll.words import say

    names: list[str] = []
    while context.parent:
        names.insert(0, context.info_name or "")
        context = context.parent
    return " ".join([say("program"), *names])
