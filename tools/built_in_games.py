"""The type of a command-line argument that names one of our games."""

from argparse import ArgumentTypeError

from jollyroll.kit import built_in


def built_in_game(name: str) -> str:
    """The name, if it is one of our games; otherwise an error that lists them."""
    if name not in built_in():
        raise ArgumentTypeError(f"there is no game {name}; the games are: {', '.join(built_in())}")
    return name
