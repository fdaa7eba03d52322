"""The command that starts the server of the live table."""

import click

from .numbers import WHOLE
from .program import HELP, command


@command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help=HELP["help-serve-host"])
@click.option("--port", type=WHOLE, default=8000, show_default=True, metavar="N", help=HELP["help-serve-port"])
@click.option("--data", metavar="FOLDER", help=HELP["help-serve-data"])
@click.option("--limits", metavar="FILE", help=HELP["help-serve-limits"])
@click.option("--proxy", default="", metavar="ADDRESS", help=HELP["help-serve-proxy"])
@click.option("--name", "names", multiple=True, metavar="NAME", help=HELP["help-serve-name"])
@click.option("--open/--no-open", "open_page", default=False, help=HELP["help-serve-open"])
def serve(host: str, port: int, data: str | None, limits: str | None, proxy: str, names: tuple[str, ...], open_page: bool) -> int:
    from jollyroll.server.command import serve

    return serve(host, port, data, limits, proxy, names, open_page)
