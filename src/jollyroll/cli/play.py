"""Commands that play in this terminal."""

from collections.abc import Sequence

import click

from jollyroll.dice import FAIR, KINDS, SEEDED
from jollyroll.errors import OK

from .numbers import WHOLE
from .program import HELP, DecoratedT, command, main, open_terminal


def display_options(function: DecoratedT) -> DecoratedT:
    """Add the options shared by all commands that draw a table."""
    function = click.option("--fast", is_flag=True, help=HELP["help-option-fast"])(function)
    return click.option("--plain", is_flag=True, help=HELP["help-option-plain"])(function)


@command("play")
@click.argument("game", required=False)
@click.option("--seat", "seats", multiple=True, metavar="WHO", help=HELP["help-option-seat"])
@click.option("--preset", default="", metavar="NAME", help=HELP["help-option-preset"])
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=HELP["help-option-option"])
@click.option("--dice", metavar=f"[{'|'.join(KINDS)}]", default=FAIR, help=HELP["help-option-dice"])
@click.option("--seed", type=WHOLE, metavar="N", help=HELP["help-option-seed"])
@click.option("--host", type=WHOLE, metavar="N", help=HELP["help-option-host"])
@click.option("--youngest", type=WHOLE, metavar="N", help=HELP["help-option-youngest"])
@click.option("--record", metavar="FILE", help=HELP["help-option-record"])
@display_options
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
    from jollyroll.kit import load_game
    from jollyroll.terminal.keys import EndOfInput
    from jollyroll.terminal.saving import Saver
    from jollyroll.terminal.seating import pick_game, read_options, read_place, read_seats, usual_seats
    from jollyroll.terminal.session import choose_path, new_dice_source, run_table, start_match
    from jollyroll.terminal.setup import ask_setup, can_ask
    from jollyroll.words import say, spoken

    style = open_terminal(plain)
    source = new_dice_source(dice, seed)
    at_random = source.kind != SEEDED
    changes = read_options(options)
    sitting: Sequence[str] = seats
    try:
        played = load_game(game if game is not None else pick_game())
        played.resolve(preset or played.preset_for(spoken()), changes)
        path = choose_path(played.name, record)
        if not seats and can_ask():
            sitting, preset, youngest = ask_setup(played, preset, changes, youngest, at_random)
    except EndOfInput:
        click.echo(say("not-begun"))
        return OK
    preset = preset or played.preset_for(spoken())
    seated = read_seats(sitting or usual_seats(at_random))
    marks = read_place(host, len(seated)), read_place(youngest, len(seated))
    match = start_match(played, seated, preset, changes, source, *marks)
    return run_table(match, source, Saver(path), style, fast)


main.add_command(play, "terminal")  # run.py's own `play` opens the browser, so it needs this second name


@command("resume")
@click.argument("file", required=False)
@display_options
def resume(file: str | None, plain: bool, fast: bool) -> int:
    from jollyroll.terminal.resume import find_game
    from jollyroll.terminal.session import recorded_dice_source, run_table

    style = open_terminal(plain)
    saver, match = find_game(file)
    return run_table(match, recorded_dice_source(match.record), saver, style, fast)
