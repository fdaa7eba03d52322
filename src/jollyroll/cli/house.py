"""The group of all commands: every mistake is answered with a sentence and an exit code; help is in the language spoken."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TextIO, TypeVar

import click

import jollyroll
from jollyroll.errors import BAD_INPUT, FAILED, INTERRUPTED, OK, Refused
from jollyroll.words.plain import plain_messages

from .usage import LANGUAGE, AnyNumber, Command, Context, WholeNumber, take_language, usage_sentence

WORDS = plain_messages()
Described = TypeVar("Described", bound=Callable[..., Any])
NUMBER = WholeNumber()
FRACTION = AnyNumber()


class NobodyReads(Exception):
    """Whoever was reading has seen enough."""


class House(click.Group):
    """A group that answers every mistake with one sentence and the right exit code, never with a traceback."""

    command_class = Command
    context_class = Context

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *rest: Any, **extra: Any) -> Any:
        code = OK
        try:
            open_streams()
            args = take_language(sys.argv[1:] if args is None else args)
            answer = super().main(args, prog_name or "jollyroll", *rest, **{**extra, "standalone_mode": False})
            code = answer if isinstance(answer, int) else OK
        except Refused as refused:
            code = complain(str(refused), FAILED if refused.code in ("cannot-save", "no-output") else BAD_INPUT)
        except click.UsageError as error:
            code = complain(usage_sentence(error), BAD_INPUT)
        except click.ClickException as error:
            code = complain(error.format_message(), error.exit_code)
        except (KeyboardInterrupt, click.Abort):
            code = INTERRUPTED
        except NobodyReads:
            code = OK
        except OSError as error:
            code = complain(str(Refused("system", reason=error.strerror or str(error))), FAILED)
        hush(sys.stdout)
        hush(sys.stderr)
        sys.exit(code)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with somebody_reading():
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        with somebody_reading():
            answer = super().invoke(ctx)
            sys.stdout.flush()
            return answer


@contextmanager
def somebody_reading() -> Iterator[None]:
    """Catch a broken pipe here: click would make a failure of it."""
    try:
        yield
    except BrokenPipeError as error:
        raise NobodyReads from error


def open_streams() -> None:
    """A program can be started with its input or output closed: no input is the end of it, no output leaves nothing to do."""
    closed = sys.stdout is None
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
    if closed:
        raise Refused("no-output")


def hush(out: TextIO) -> None:
    """What can no longer be written goes nowhere, so that Python does not complain about it at the very end."""
    try:
        out.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())


def complain(sentence: str, code: int) -> int:
    """Say what is wrong on the error output."""
    try:
        sys.stderr.write(f"{sentence}\n")
    except OSError:  # nobody reads that either; the exit code still says it
        hush(sys.stderr)
    return code


def described(name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """A command under the house group with its help text."""
    return main.command(name, help=WORDS[f"help-{name}"], short_help=WORDS[f"help-{name}"])


@click.group(
    cls=House, help=WORDS["help-jollyroll"], context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(jollyroll.__version__, prog_name="jollyroll", help=WORDS["help-version"])
@click.option(LANGUAGE, metavar="CODE", help=WORDS["help-option-language"])
def main(language: None) -> None:  # heard before, wherever it stands
    pass


def open_screen(plain: bool) -> Any:
    """How to write to this terminal."""
    from jollyroll.terminal.style import never_fail, style_for

    never_fail(sys.stdout)
    never_fail(sys.stderr)
    return style_for(sys.stdout, plain)
