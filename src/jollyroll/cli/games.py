"""Commands that describe the games and explain their rules."""

import click

from .program import HELP, command, open_terminal


@command("games")
@click.argument("game", required=False)
@click.option("--plain", is_flag=True, help=HELP["help-option-plain"])
def games(game: str | None, plain: bool) -> None:
    from jollyroll.terminal.pages import show_games

    show_games(game, open_terminal(plain))


@command("rules")
@click.argument("game")
@click.argument("rule", required=False)
@click.option("--preset", default="", metavar="NAME", help=HELP["help-option-preset"])
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=HELP["help-option-option"])
@click.option("--plain", is_flag=True, help=HELP["help-option-plain"])
def rules(game: str, rule: str | None, preset: str, options: tuple[str, ...], plain: bool) -> None:
    from jollyroll.terminal.pages import show_rules
    from jollyroll.terminal.seating import read_options

    show_rules(game, rule, preset, read_options(options), open_terminal(plain))
