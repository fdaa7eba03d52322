"""Commands that compute for long: solving, and playing many games."""

from typing import Any

import click

from .house import FRACTION, NUMBER, WORDS, Described, described, open_screen


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
