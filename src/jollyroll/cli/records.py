"""Commands for recorded games: show them, and check that their dice were fair."""

import click

from .numbers import WHOLE
from .program import HELP, command, open_terminal


@command("replay")
@click.argument("file")
@click.option("--turn", type=WHOLE, metavar="N", help=HELP["help-option-turn"])
@click.option("--json", "as_json", is_flag=True, help=HELP["help-option-json"])
@click.option("--text", "as_text", is_flag=True, help=HELP["help-option-text"])
@click.option("--once", is_flag=True, help=HELP["help-option-once"])
@click.option("--plain", is_flag=True, help=HELP["help-option-plain"])
def replay(file: str, turn: int | None, as_json: bool, as_text: bool, once: bool, plain: bool) -> None:
    from jollyroll.terminal.replay import convert, show_game

    style = open_terminal(plain)
    if as_json or as_text:
        convert(file, as_json, as_text)
    else:
        show_game(file, turn, once, style)


@command("verify")
@click.argument("file", required=False)
@click.option("--mark", default="", metavar="MARK", help=HELP["help-option-mark"])
@click.option("--details", is_flag=True, help=HELP["help-option-details"])
@click.option("--json", "as_json", is_flag=True, help=HELP["help-option-report"])
@click.option("--page", metavar="FILE", help=HELP["help-option-page"])
@click.option("--overwrite", is_flag=True, help=HELP["help-option-overwrite-page"])
@click.option("--plain", is_flag=True, help=HELP["help-option-plain"])
def verify(file: str | None, mark: str, details: bool, as_json: bool, page: str | None, overwrite: bool, plain: bool) -> int:
    from jollyroll.terminal.verify import VerifyRequest, verify_file

    return verify_file(VerifyRequest(file, mark, details, as_json, page, overwrite), open_terminal(plain))
