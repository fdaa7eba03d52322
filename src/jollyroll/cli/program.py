"""The program: all commands in one group. Every error ends with a sentence and an exit code."""

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

import jollyroll
from jollyroll.errors import BAD_INPUT, FAILED, INTERRUPTED, OK, FileError, Refused
from jollyroll.words.plain import plain_messages

from .help import Context
from .language import LANGUAGE, set_language
from .streams import ReaderGone, detect_closed_pipe, discard_unwritten, open_streams, print_error
from .usage import Command, context_of_errors, usage_sentence

if TYPE_CHECKING:
    from jollyroll.terminal.style import Style

HELP = plain_messages()
DecoratedT = TypeVar("DecoratedT", bound=Callable[..., object])


class Program(click.Group):
    """A Click group that reports every error as one sentence with the right exit code, never as a traceback."""

    command_class = Command
    context_class = Context

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *rest: Any, **extra: Any) -> Any:
        code, sentence = OK, ""
        try:
            open_streams()
            args = set_language(sys.argv[1:] if args is None else args)
            answer = super().main(args, prog_name or "jollyroll", *rest, **{**extra, "standalone_mode": False})
            code = answer if isinstance(answer, int) else OK
        except Refused as refused:
            code, sentence = FAILED if refused.code in ("cannot-save", "no-output") else BAD_INPUT, str(refused)
        except click.UsageError as error:
            code, sentence = BAD_INPUT, usage_sentence(error)
        except click.ClickException as error:
            code, sentence = error.exit_code, error.format_message()
        except (KeyboardInterrupt, click.Abort):
            code = INTERRUPTED
        except ReaderGone:
            code = OK
        except OSError as error:
            code, sentence = FAILED, str(FileError("system", reason=error.strerror or str(error)))
        if sentence:
            print_error(sentence)
        discard_unwritten(sys.stdout)
        discard_unwritten(sys.stderr)
        sys.exit(code)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with detect_closed_pipe(), context_of_errors(ctx):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        with detect_closed_pipe():
            answer = super().invoke(ctx)
            sys.stdout.flush()
            return answer


def command(name: str) -> Callable[[Callable[..., object]], click.Command]:
    """Add a command to the program, with its help text."""
    return main.command(name, help=HELP[f"help-{name}"], short_help=HELP[f"help-{name}"])


@click.group(
    cls=Program, help=HELP["help-jollyroll"], context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(jollyroll.__version__, prog_name="jollyroll", help=HELP["help-version"])
@click.option(LANGUAGE, metavar="CODE", help=HELP["help-option-language"])
def main(language: None) -> None:  # handled by set_language, wherever it stands
    pass


def open_terminal(plain: bool) -> "Style":
    """The style for this terminal; characters that it cannot show are replaced."""
    from jollyroll.terminal.style import never_fail, style_for

    never_fail(sys.stdout)
    never_fail(sys.stderr)
    return style_for(sys.stdout, plain)
