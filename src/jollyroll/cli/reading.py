"""Commands that show what there is: finished games, whether their dice were fair, the rules."""

import click

from .house import NUMBER, WORDS, described, open_screen


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
