"""The command line: one group, one command for each thing a person comes to do."""

import click

import jollyroll


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(jollyroll.__version__, prog_name="jollyroll")
def main() -> None:
    """King's Gold, Piraten Kapern and Oh My Gold! at your table."""


@main.command()
def play() -> None:
    """Open the table in this terminal."""
    raise click.ClickException("The table is not set up yet.")
