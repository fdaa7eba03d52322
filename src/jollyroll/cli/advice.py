"""Commands of the coach."""

import click

from .house import NUMBER, WORDS, described, open_screen


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
