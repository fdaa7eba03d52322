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
@click.option("--plain", is_flag=True, help=HELP["help-option-plain"])
def rules(game: str, rule: str | None, plain: bool) -> None:
    from jollyroll.terminal.pages import show_rules

    show_rules(game, rule, open_terminal(plain))
