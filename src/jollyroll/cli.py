"""The command line: one group, one command for each thing a person comes to do.

Each command imports what it needs when it is called, so that `--help` answers at once.
"""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

import jollyroll
from jollyroll.words.plain import plain_messages

WORDS = plain_messages()
Command = TypeVar("Command", bound=Callable[..., Any])
FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130


class House(click.Group):
    """A group that answers every mistake with one sentence and the right exit code, never with a traceback."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *rest: Any, **extra: Any) -> Any:
        from jollyroll.errors import Refused

        code = 0
        try:
            answer = super().main(args, prog_name or "jollyroll", *rest, **{**extra, "standalone_mode": False})
            code = answer if isinstance(answer, int) else 0
        except Refused as refused:
            code = complain(str(refused), FAILED if refused.code == "cannot-save" else BAD_INPUT)
        except click.UsageError as error:
            code = complain(error.format_message(), BAD_INPUT)
        except click.ClickException as error:
            code = complain(error.format_message(), error.exit_code)
        except (KeyboardInterrupt, click.Abort):
            code = INTERRUPTED
        except BrokenPipeError:  # whoever was reading has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        except OSError as error:
            code = complain(error.strerror or str(error), FAILED)
        sys.exit(code)


def complain(sentence: str, code: int) -> int:
    """Say what is wrong on the error output."""
    sys.stderr.write(f"{sentence}\n")
    return code


def described(name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """A command under the house group with its help text."""
    return main.command(name, help=WORDS[f"help-{name}"], short_help=WORDS[f"help-{name}"])


@click.group(
    cls=House, help=WORDS["help-jollyroll"], context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(jollyroll.__version__, prog_name="jollyroll", help=WORDS["help-version"])
def main() -> None:
    pass


def looks(command: Command) -> Command:
    """The options of every command that draws a table."""
    command = click.option("--fast", is_flag=True, help=WORDS["help-option-fast"])(command)
    return click.option("--plain", is_flag=True, help=WORDS["help-option-plain"])(command)


@described("play")
@click.argument("game", required=False)
@click.option("--seat", "seats", multiple=True, metavar="WHO", help=WORDS["help-option-seat"])
@click.option("--preset", default="", metavar="NAME", help=WORDS["help-option-preset"])
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS["help-option-option"])
@click.option("--dice", type=click.Choice(["fair", "seeded", "manual"]), default="fair", help=WORDS["help-option-dice"])
@click.option("--seed", type=int, metavar="N", help=WORDS["help-option-seed"])
@click.option("--host", type=int, metavar="N", help=WORDS["help-option-host"])
@click.option("--youngest", type=int, metavar="N", help=WORDS["help-option-youngest"])
@click.option("--record", metavar="FILE", help=WORDS["help-option-record"])
@looks
def play(
    game: str | None,
    seats: tuple[str, ...],
    preset: str,
    options: tuple[str, ...],
    dice: str,
    seed: int | None,
    host: int | None,
    youngest: int | None,
    record: str | None,
    plain: bool,
    fast: bool,
) -> int:
    from jollyroll.games import load_game
    from jollyroll.terminal.keeping import Keeper
    from jollyroll.terminal.seating import pick_game, read_options, read_place, read_seats
    from jollyroll.terminal.session import choose_path, new_cup, run_table, start_match

    style = open_screen(plain)
    played = load_game(game if game is not None else pick_game())
    cup = new_cup(dice, seed)
    seated = read_seats(seats)
    marks = read_place(host, len(seated)), read_place(youngest, len(seated))
    match = start_match(played, seated, preset, read_options(options), cup, *marks)
    return run_table(match, cup, Keeper(choose_path(played.name, record)), style, fast)


@described("resume")
@click.argument("file", required=False)
@looks
def resume(file: str | None, plain: bool, fast: bool) -> int:
    from jollyroll.terminal.resuming import find_game
    from jollyroll.terminal.session import recorded_cup, run_table

    style = open_screen(plain)
    keeper, match = find_game(file)
    return run_table(match, recorded_cup(match.record), keeper, style, fast)


@described("replay")
@click.argument("file")
@click.option("--turn", type=int, metavar="N", help=WORDS["help-option-turn"])
@click.option("--json", "as_json", is_flag=True, help=WORDS["help-option-json"])
@click.option("--text", "as_text", is_flag=True, help=WORDS["help-option-text"])
@click.option("--once", is_flag=True, help=WORDS["help-option-once"])
@click.option("--plain", is_flag=True, help=WORDS["help-option-plain"])
def replay(file: str, turn: int | None, as_json: bool, as_text: bool, once: bool, plain: bool) -> None:
    from jollyroll.terminal.replaying import convert, show_game

    style = open_screen(plain)
    if as_json or as_text:
        convert(file, as_json, as_text)
    else:
        show_game(file, turn, once, style)


@described("rules")
@click.argument("game")
@click.argument("rule", required=False)
@click.option("--plain", is_flag=True, help=WORDS["help-option-plain"])
def rules(game: str, rule: str | None, plain: bool) -> None:
    from jollyroll.terminal.pages import show_rules

    show_rules(game, rule, open_screen(plain))


@described("games")
@click.option("--plain", is_flag=True, help=WORDS["help-option-plain"])
def games(plain: bool) -> None:
    from jollyroll.terminal.pages import show_games

    show_games(open_screen(plain))


def open_screen(plain: bool) -> Any:
    """How to write to this terminal."""
    from jollyroll.terminal.style import never_fail, style_for

    never_fail(sys.stdout)
    never_fail(sys.stderr)
    return style_for(sys.stdout, plain)
