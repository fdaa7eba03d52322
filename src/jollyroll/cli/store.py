"""Commands for operators of a server: copy, back up and delete its games."""

import click

from .help import Context
from .program import HELP, main
from .usage import Command


class Commands(click.Group):
    """A group of commands."""

    command_class = Command
    context_class = Context


@main.group("store", cls=Commands, help=HELP["help-store"], short_help=HELP["help-store"])
def store() -> None:
    pass


@store.command("copy", help=HELP["help-store-copy"], short_help=HELP["help-store-copy"])
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(source: str, target: str) -> int:
    from jollyroll.server.store.commands import copy_store

    return copy_store(source, target)


@store.command("backup", help=HELP["help-store-backup"], short_help=HELP["help-store-backup"])
@click.argument("target", metavar="TARGET")
@click.option("--store", "source", default="", metavar="URL", envvar="JOLLYROLL_STORE", help=HELP["help-serve-store"])
@click.option("--data", metavar="FOLDER", help=HELP["help-serve-data"])
def backup(target: str, source: str, data: str | None) -> int:
    from jollyroll.server.store.commands import back_up_store

    return back_up_store(target, source, data)


@store.command("forget", help=HELP["help-store-forget"], short_help=HELP["help-store-forget"])
@click.option("--table", "tables", multiple=True, metavar="ID", help=HELP["help-forget-table"])
@click.option("--name", default="", metavar="NAME", help=HELP["help-forget-name"])
@click.option("--yes", is_flag=True, help=HELP["help-forget-yes"])
@click.option("--data", metavar="FOLDER", help=HELP["help-serve-data"])
@click.option("--store", "url", default="", metavar="URL", envvar="JOLLYROLL_STORE", help=HELP["help-serve-store"])
def forget(tables: tuple[str, ...], name: str, yes: bool, data: str | None, url: str) -> int:
    from pathlib import Path

    from jollyroll.server.forgetting import forget
    from jollyroll.server.store.folders import usual_folder

    return forget(Path(data) if data else usual_folder(), url, tables, name, None if yes else input)
