"""Commands of the laboratory: solve games, and simulate many of them."""

from typing import Any

import click

from .numbers import REAL, WHOLE
from .program import HELP, DecoratedT, command, open_terminal


@command("solve")
@click.argument("game", required=False)
@click.option("--seats", type=WHOLE, metavar="N", help=HELP["help-option-seats"])
@click.option("--preset", default="", metavar="NAME", help=HELP["help-option-preset"])
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=HELP["help-option-option"])
@click.option("--component", "components", multiple=True, metavar="NAME=VALUE", help=HELP["help-option-component"])
@click.option("--precision", type=REAL, metavar="X", help=HELP["help-option-precision"])
@click.option("--cores", type=WHOLE, metavar="N", help=HELP["help-option-cores"])
@click.option("--all", "everything", is_flag=True, help=HELP["help-option-all"])
@click.option("--again", is_flag=True, help=HELP["help-option-again"])
@click.option("--where", metavar="FOLDER", help=HELP["help-option-where"])
@click.option("--on", default="", metavar="CLUSTER", help=HELP["help-solve-on"])
@click.option("--plan", is_flag=True, help=HELP["help-solve-plan"])
@click.option("--plain", is_flag=True, help=HELP["help-option-plain"])
def solve(
    game: str | None,
    seats: int | None,
    preset: str,
    options: tuple[str, ...],
    components: tuple[str, ...],
    precision: float | None,
    cores: int | None,
    everything: bool,
    again: bool,
    where: str | None,
    on: str,
    plan: bool,
    plain: bool,
) -> int:
    from jollyroll.terminal.seating import read_options, with_components
    from jollyroll.terminal.solve import SolveRequest, solve_tables

    style = open_terminal(plain)
    game = with_components(game or "", components) or None
    request = SolveRequest(game, seats, preset, read_options(options), precision, cores, everything, again, where, on, plan)
    return solve_tables(request, style, plain)


def series_options(function: DecoratedT) -> DecoratedT:
    """Add the options shared by all commands that play many games."""
    for names, settings in (
        (("--games",), {"type": WHOLE, "metavar": "N", "default": 10_000, "show_default": True}),
        (("--seed",), {"type": WHOLE, "metavar": "N"}),
        (("--preset",), {"default": "", "metavar": "NAME"}),
        (("--option", "options"), {"multiple": True, "metavar": "NAME=VALUE"}),
        (("--component", "components"), {"multiple": True, "metavar": "NAME=VALUE"}),
        (("--cores",), {"type": WHOLE, "metavar": "N"}),
        (("--on",), {"default": "", "metavar": "CLUSTER"}),
        (("--csv",), {"metavar": "FILE"}),
        (("--json",), {"metavar": "FILE"}),
        (("--overwrite",), {"is_flag": True}),
        (("--plain",), {"is_flag": True}),
    )[::-1]:
        name = names[0].removeprefix("--")
        help_name = f"help-lab-{name}" if f"help-lab-{name}" in HELP else f"help-option-{name}"
        function = click.option(*names, help=HELP[help_name], **settings)(function)
    return function


@command("simulate")
@click.argument("game")
@click.option("--seat", "seats", multiple=True, metavar="LEVEL", help=HELP["help-lab-seat"])
@click.option("--rotate", is_flag=True, help=HELP["help-lab-rotate"])
@click.option("--host", type=WHOLE, metavar="N", help=HELP["help-option-host"])
@click.option("--youngest", type=WHOLE, metavar="N", help=HELP["help-option-youngest"])
@series_options
def simulate(game: str, seats: tuple[str, ...], rotate: bool, host: int | None, youngest: int | None, **asked: Any) -> int:
    from jollyroll.terminal.series_request import read_request
    from jollyroll.terminal.simulate import show_simulation

    style = open_terminal(asked["plain"])
    return show_simulation(read_request(game, seats, **asked), rotate, host, youngest, style)


@command("tournament")
@click.argument("game")
@click.option("--levels", multiple=True, metavar="LEVEL,LEVEL", help=HELP["help-lab-levels"])
@click.option("--seats", type=WHOLE, metavar="N", default=2, show_default=True, help=HELP["help-lab-seats"])
@series_options
def tournament(game: str, levels: tuple[str, ...], seats: int, **asked: Any) -> int:
    from jollyroll.terminal.series_request import read_levels, read_request
    from jollyroll.terminal.simulate import show_tournament

    style = open_terminal(asked["plain"])
    return show_tournament(read_request(game, read_levels(levels), **asked), seats, style)


@command("experiment")
@click.argument("file")
@click.option("--out", metavar="FOLDER", help=HELP["help-experiment-out"])
@click.option("--cores", type=WHOLE, metavar="N", help=HELP["help-option-cores"])
@click.option("--on", default="", metavar="CLUSTER", help=HELP["help-lab-on"])
@click.option("--plain", is_flag=True, help=HELP["help-option-plain"])
def experiment(file: str, out: str | None, cores: int | None, on: str, plain: bool) -> int:
    from jollyroll.terminal.experiment import show_experiment

    return show_experiment(file, out, cores, on, plain, open_terminal(plain))
