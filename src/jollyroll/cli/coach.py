"""Commands of the coach."""

import click

from .numbers import WHOLE
from .program import HELP, command, open_terminal


@command("odds")
@click.argument("where", metavar="POSITION|RECORD")
@click.option("--turn", type=WHOLE, metavar="N", help=HELP["help-coach-turn"])
@click.option("--game", default="", metavar="GAME", help=HELP["help-option-game"])
@click.option("--preset", default="", metavar="NAME", help=HELP["help-option-preset"])
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=HELP["help-option-option"])
@click.option("--component", "components", multiple=True, metavar="NAME=VALUE", help=HELP["help-option-component"])
@click.option("--rollouts", type=WHOLE, metavar="N", default=0, help=HELP["help-coach-rollouts"])
@click.option("--all", "everything", is_flag=True, help=HELP["help-coach-all"])
@click.option("--json", "as_json", is_flag=True, help=HELP["help-coach-json"])
@click.option("--plain", is_flag=True, help=HELP["help-option-plain"])
def odds(
    where: str,
    turn: int | None,
    game: str,
    preset: str,
    options: tuple[str, ...],
    components: tuple[str, ...],
    rollouts: int,
    everything: bool,
    as_json: bool,
    plain: bool,
) -> None:
    from jollyroll.terminal.coach import CoachQuestion, show_odds
    from jollyroll.terminal.seating import read_options, with_components

    style = open_terminal(plain)
    game = with_components(game, components)
    show_odds(CoachQuestion(where, game, preset, read_options(options), turn, rollouts, everything, as_json), style)


@command("analyse")
@click.argument("file", metavar="RECORD")
@click.option("--html", metavar="FILE", help=HELP["help-coach-html"])
@click.option("--overwrite", is_flag=True, help=HELP["help-lab-overwrite"])
@click.option("--json", "as_json", is_flag=True, help=HELP["help-coach-json"])
@click.option("--plain", is_flag=True, help=HELP["help-option-plain"])
def analyse(file: str, html: str | None, overwrite: bool, as_json: bool, plain: bool) -> None:
    from jollyroll.terminal.coach import show_analysis

    show_analysis(file, html, overwrite, as_json, open_terminal(plain))
