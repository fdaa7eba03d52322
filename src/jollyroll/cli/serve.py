"""The command `serve`, which starts the live table."""

import click

from .numbers import WHOLE
from .program import HELP, command


@command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help=HELP["help-serve-host"])
@click.option("--port", type=WHOLE, default=8000, show_default=True, metavar="N", help=HELP["help-serve-port"])
@click.option("--data", metavar="FOLDER", help=HELP["help-serve-data"])
@click.option("--store", default="", metavar="URL", envvar="JOLLYROLL_STORE", help=HELP["help-serve-store"])
@click.option("--secret", metavar="FILE", help=HELP["help-serve-secret"])
@click.option("--redis", default="", metavar="URL", envvar="JOLLYROLL_REDIS_URL", help=HELP["help-serve-redis"])
@click.option("--workers", type=WHOLE, default=1, show_default=True, metavar="N", help=HELP["help-serve-workers"])
@click.option("--limits", metavar="FILE", help=HELP["help-serve-limits"])
@click.option("--proxy", default="", metavar="ADDRESS", help=HELP["help-serve-proxy"])
@click.option("--name", "names", multiple=True, metavar="NAME", help=HELP["help-serve-name"])
@click.option("--metrics", default="", metavar="[ADDRESS:]PORT", help=HELP["help-serve-metrics"])
@click.option("--log", default="text", show_default=True, metavar="text|json", help=HELP["help-serve-log"])
@click.option("--drain", type=WHOLE, default=0, show_default=True, metavar="SECONDS", help=HELP["help-serve-drain"])
@click.option("--open/--no-open", "open_page", default=False, help=HELP["help-serve-open"])
def serve(
    host: str,
    port: int,
    data: str | None,
    store: str,
    secret: str | None,
    redis: str,
    workers: int,
    limits: str | None,
    proxy: str,
    names: tuple[str, ...],
    metrics: str,
    log: str,
    drain: int,
    open_page: bool,
) -> int:
    from jollyroll.server.command import serve

    return serve(host, port, data, limits, proxy, names, open_page, store, secret, metrics, log, drain, redis, workers)
