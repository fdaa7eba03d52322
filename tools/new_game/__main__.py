"""Writes the skeleton of a new game: python3 run.py new-game NAME."""

import argparse
import os
import shlex
import sys
from pathlib import Path

from jollyroll.errors import Refused
from tools.new_game.skeleton import Names, write


def main() -> int:
    """Write it, and say where it is and what to do next."""
    parser = argparse.ArgumentParser(prog="run.py new-game", description=__doc__)
    parser.add_argument("name", help="in small letters, words joined by underscores: liars_dice")
    parser.add_argument("--code", default="", help="a few letters that begin the ids of its messages and rules; else its initials")
    parser.add_argument("--into", type=Path, default=Path(), help="the folder that the package is written to; else this one")
    parser.add_argument("--from", dest="here", type=Path, default=Path(), help=argparse.SUPPRESS)  # folder of run.py's caller
    wanted = parser.parse_args()
    try:
        names = Names.of(wanted.name, wanted.code)
        package = write(names, wanted.here / wanted.into)
    except (Refused, ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{package} is written. Install it beside Jollyroll, test it and play it:\n")
    for command in (*entering(), f"pip install --no-build-isolation -e {package}", f"pytest {package}"):
        print(f"  {command}")
    print(f"  jollyroll terminal {names.package}\n")
    print(f"Its rules are in {package / names.package / 'rulebook.py'}; docs/tutorials/a-game-of-your-own.md goes on from there.")
    return 0


def entering() -> list[str]:
    """How to activate the Python that has Jollyroll, unless it is the system's."""
    if sys.prefix == sys.base_prefix:
        return []
    return [f"{sys.prefix}\\Scripts\\activate" if os.name == "nt" else f"source {shlex.quote(sys.prefix)}/bin/activate"]


if __name__ == "__main__":
    sys.exit(main())
