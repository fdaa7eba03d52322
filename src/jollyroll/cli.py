"""The command line: one group, one command for each thing a person comes to do.

Each command imports what it needs when it is called, so that `--help` answers at once.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TextIO, TypeVar

import click

import jollyroll
from jollyroll.dice import FAIR, KINDS
from jollyroll.errors import BAD_INPUT, FAILED, INTERRUPTED, OK, Refused
from jollyroll.usage import LANGUAGE, AnyNumber, Command, Context, WholeNumber, take_language, usage_sentence
from jollyroll.words.plain import plain_messages

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


def looks(command: Described) -> Described:
    """The options of every command that draws a table."""
    command = click.option("--fast", is_flag=True, help=WORDS["help-option-fast"])(command)
    return click.option("--plain", is_flag=True, help=WORDS["help-option-plain"])(command)


@described("play")
@click.argument("game", required=False)
@click.option("--seat", "seats", multiple=True, metavar="WHO", help=WORDS["help-option-seat"])
@click.option("--preset", default="", metavar="NAME", help=WORDS["help-option-preset"])
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS["help-option-option"])
@click.option("--dice", metavar=f"[{'|'.join(KINDS)}]", default=FAIR, help=WORDS["help-option-dice"])
@click.option("--seed", type=NUMBER, metavar="N", help=WORDS["help-option-seed"])
@click.option("--host", type=NUMBER, metavar="N", help=WORDS["help-option-host"])
@click.option("--youngest", type=NUMBER, metavar="N", help=WORDS["help-option-youngest"])
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
    from jollyroll.terminal.keys import EndOfInput
    from jollyroll.terminal.seating import pick_game, read_options, read_place, read_seats
    from jollyroll.terminal.session import choose_path, new_cup, run_table, start_match
    from jollyroll.terminal.sitting import ask_round, can_ask
    from jollyroll.words import say

    style = open_screen(plain)
    cup = new_cup(dice, seed)
    changes = read_options(options)
    try:
        played = load_game(game if game is not None else pick_game())
        played.resolve(preset, changes)
        path = choose_path(played.name, record)
        if not seats and can_ask():
            seats, preset, youngest = ask_round(played, preset, changes, youngest)
    except EndOfInput:
        click.echo(say("not-begun"))
        return OK
    seated = read_seats(seats)
    marks = read_place(host, len(seated)), read_place(youngest, len(seated))
    match = start_match(played, seated, preset, changes, cup, *marks)
    return run_table(match, cup, Keeper(path), style, fast)


main.add_command(play, "terminal")  # the name that works with run.py too, where `play` opens the browser


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
@click.option("--turn", type=NUMBER, metavar="N", help=WORDS["help-option-turn"])
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


@described("verify")
@click.argument("file", required=False)
@click.option("--mark", default="", metavar="MARK", help=WORDS["help-option-mark"])
@click.option("--details", is_flag=True, help=WORDS["help-option-details"])
@click.option("--json", "as_json", is_flag=True, help=WORDS["help-option-report"])
@click.option("--page", metavar="FILE", help=WORDS["help-option-page"])
@click.option("--overwrite", is_flag=True, help=WORDS["help-option-overwrite-page"])
@click.option("--plain", is_flag=True, help=WORDS["help-option-plain"])
def verify(file: str | None, mark: str, details: bool, as_json: bool, page: str | None, overwrite: bool, plain: bool) -> int:
    from jollyroll.terminal.verifying import Wish, verify_file

    return verify_file(Wish(file, mark, details, as_json, page, overwrite), open_screen(plain))


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


@described("solve")
@click.argument("game", required=False)
@click.option("--seats", type=NUMBER, metavar="N", help=WORDS["help-option-seats"])
@click.option("--preset", default="", metavar="NAME", help=WORDS["help-option-preset"])
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS["help-option-option"])
@click.option("--precision", type=FRACTION, metavar="X", help=WORDS["help-option-precision"])
@click.option("--cores", type=NUMBER, metavar="N", help=WORDS["help-option-cores"])
@click.option("--all", "everything", is_flag=True, help=WORDS["help-option-all"])
@click.option("--again", is_flag=True, help=WORDS["help-option-again"])
@click.option("--where", metavar="FOLDER", help=WORDS["help-option-where"])
@click.option("--plain", is_flag=True, help=WORDS["help-option-plain"])
def solve(
    game: str | None,
    seats: int | None,
    preset: str,
    options: tuple[str, ...],
    precision: float | None,
    cores: int | None,
    everything: bool,
    again: bool,
    where: str | None,
    plain: bool,
) -> int:
    from jollyroll.terminal.seating import read_options
    from jollyroll.terminal.solving import Wish, solve_tables

    style = open_screen(plain)
    wish = Wish(game, seats, preset, read_options(options), precision, cores, everything, again, where)
    return solve_tables(wish, style, plain)


def many_games(command: Described) -> Described:
    """The options of every command that plays many games."""
    for names, settings in (
        (("--games",), {"type": NUMBER, "metavar": "N", "default": 10_000, "show_default": True}),
        (("--seed",), {"type": NUMBER, "metavar": "N"}),
        (("--preset",), {"default": "", "metavar": "NAME"}),
        (("--option", "options"), {"multiple": True, "metavar": "NAME=VALUE"}),
        (("--cores",), {"type": NUMBER, "metavar": "N"}),
        (("--csv",), {"metavar": "FILE"}),
        (("--json",), {"metavar": "FILE"}),
        (("--overwrite",), {"is_flag": True}),
        (("--plain",), {"is_flag": True}),
    )[::-1]:
        name = names[0].removeprefix("--")
        help_name = f"help-lab-{name}" if f"help-lab-{name}" in WORDS else f"help-option-{name}"
        command = click.option(*names, help=WORDS[help_name], **settings)(command)
    return command


@described("simulate")
@click.argument("game")
@click.option("--seat", "seats", multiple=True, metavar="LEVEL", help=WORDS["help-lab-seat"])
@click.option("--rotate", is_flag=True, help=WORDS["help-lab-rotate"])
@click.option("--host", type=NUMBER, metavar="N", help=WORDS["help-option-host"])
@click.option("--youngest", type=NUMBER, metavar="N", help=WORDS["help-option-youngest"])
@many_games
def simulate(game: str, seats: tuple[str, ...], rotate: bool, host: int | None, youngest: int | None, **asked: Any) -> int:
    from jollyroll.terminal.simulating import read_wish, show_simulation

    style = open_screen(asked["plain"])
    return show_simulation(read_wish(game, seats, **asked), rotate, host, youngest, style)


@described("tournament")
@click.argument("game")
@click.option("--levels", multiple=True, metavar="LEVEL,LEVEL", help=WORDS["help-lab-levels"])
@click.option("--seats", type=NUMBER, metavar="N", default=2, show_default=True, help=WORDS["help-lab-seats"])
@many_games
def tournament(game: str, levels: tuple[str, ...], seats: int, **asked: Any) -> int:
    from jollyroll.terminal.simulating import read_levels, read_wish, show_tournament

    style = open_screen(asked["plain"])
    return show_tournament(read_wish(game, read_levels(levels), **asked), seats, style)


@described("odds")
@click.argument("where", metavar="POSITION|RECORD")
@click.option("--turn", type=NUMBER, metavar="N", help=WORDS["help-coach-turn"])
@click.option("--game", default="", metavar="GAME", help=WORDS["help-option-game"])
@click.option("--preset", default="", metavar="NAME", help=WORDS["help-option-preset"])
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS["help-option-option"])
@click.option("--rollouts", type=NUMBER, metavar="N", default=0, help=WORDS["help-coach-rollouts"])
@click.option("--all", "everything", is_flag=True, help=WORDS["help-coach-all"])
@click.option("--json", "as_json", is_flag=True, help=WORDS["help-coach-json"])
@click.option("--plain", is_flag=True, help=WORDS["help-option-plain"])
def odds(
    where: str,
    turn: int | None,
    game: str,
    preset: str,
    options: tuple[str, ...],
    rollouts: int,
    everything: bool,
    as_json: bool,
    plain: bool,
) -> None:
    from jollyroll.terminal.coaching import Question, show_odds
    from jollyroll.terminal.seating import read_options

    style = open_screen(plain)
    show_odds(Question(where, game, preset, read_options(options), turn, rollouts, everything, as_json), style)


@described("analyse")
@click.argument("file", metavar="RECORD")
@click.option("--html", metavar="FILE", help=WORDS["help-coach-html"])
@click.option("--overwrite", is_flag=True, help=WORDS["help-lab-overwrite"])
@click.option("--json", "as_json", is_flag=True, help=WORDS["help-coach-json"])
@click.option("--plain", is_flag=True, help=WORDS["help-option-plain"])
def analyse(file: str, html: str | None, overwrite: bool, as_json: bool, plain: bool) -> None:
    from jollyroll.terminal.coaching import show_analysis

    show_analysis(file, html, overwrite, as_json, open_screen(plain))


@described("serve")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help=WORDS["help-serve-host"])
@click.option("--port", type=NUMBER, default=8000, show_default=True, metavar="N", help=WORDS["help-serve-port"])
@click.option("--data", metavar="FOLDER", help=WORDS["help-serve-data"])
@click.option("--limits", metavar="FILE", help=WORDS["help-serve-limits"])
@click.option("--proxy", default="", metavar="ADDRESS", help=WORDS["help-serve-proxy"])
@click.option("--name", "names", multiple=True, metavar="NAME", help=WORDS["help-serve-name"])
@click.option("--open/--no-open", "open_page", default=False, help=WORDS["help-serve-open"])
def serve(host: str, port: int, data: str | None, limits: str | None, proxy: str, names: tuple[str, ...], open_page: bool) -> int:
    from jollyroll.server.command import serve

    return serve(host, port, data, limits, proxy, names, open_page)


def open_screen(plain: bool) -> Any:
    """How to write to this terminal."""
    from jollyroll.terminal.style import never_fail, style_for

    never_fail(sys.stdout)
    never_fail(sys.stderr)
    return style_for(sys.stdout, plain)
