"""The command that opens the house to browsers."""

import click

from .house import NUMBER, WORDS, described


@described("serve")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help=WORDS["help-serve-host"])
@click.option("--port", type=NUMBER, default=8000, show_default=True, metavar="N", help=WORDS["help-serve-port"])
@click.option("--data", metavar="FOLDER", help=WORDS["help-serve-data"])
@click.option("--limits", metavar="FILE", help=WORDS["help-serve-limits"])
@click.option("--proxy", default="", metavar="ADDRESS", help=WORDS["help-serve-proxy"])
@click.option("--name", "names", multiple=True, metavar="NAME", help=WORDS["help-serve-name"])
@click.option("--open/--no-open", "open_page", default=False, help=WORDS["help-serve-open"])
def serve(host: str, port: int, data: str | None, limits: str | None, proxy: str, names: tuple[str, ...], open_page: bool) -> int:
    from jollyroll.server.command import serve

    return serve(host, port, data, limits, proxy, names, open_page)
