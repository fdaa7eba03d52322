"""The ratings of the bots in docs/bots.md, from a round robin in each game.

python3 run.py docs ratings            plays them all (long) and writes the page
python3 run.py docs ratings kings_gold only this game
"""

import sys
from argparse import ArgumentParser
from pathlib import Path

from jollyroll.bots.levels import LEVELS
from jollyroll.bots.players import players_of
from jollyroll.kit import built_in, load_game
from jollyroll.lab.claims import table
from jollyroll.lab.intervals import Estimate
from jollyroll.lab.tournament import Tournament, hold_tournament
from jollyroll.words import say
from tools.built_in_games import built_in_game

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
SEED = 2026


def begin_mark(name: str) -> str:
    return f"<!-- ratings of {name}: made by python3 run.py docs ratings -->"


def end_mark(name: str) -> str:
    return f"<!-- end of the ratings of {name} -->"


def section(name: str) -> str:
    """The ratings of one game."""
    parts = [begin_mark(name), f"### {say(f'game-{load_game(name).code}', 'en')}"]
    for seats, games in players_of(load_game(name)).RATED_GAMES.items():
        print(f"{name}, {seats} seats, {games:,} games for each two levels", flush=True)
        found = hold_tournament(name, LEVELS, games, seats, SEED)
        command = f"jollyroll tournament {name} --levels {','.join(LEVELS)} --seats {seats} --games {games} --seed {SEED}"
        parts += [f"{seats} at a table (`{command}`):", results(found)]
    return "\n\n".join([*parts, end_mark(name)])


def results(found: Tournament) -> str:
    """Ratings and cross table as one table."""
    order = sorted(range(len(found.levels)), key=lambda place: -found.entrants[place].rating.mean)
    shares = {(pairing.one, pairing.other): pairing.share for pairing in found.pairings}
    rows = []
    for place in order:
        rating = found.entrants[place].rating
        reach = (rating.high - rating.low) / 2
        cells = [cell(shares, place, other) for other in order]
        rows.append([f"`{found.levels[place]}`", f"**{rating.mean:.0f}**" + (f" ±{reach:.0f}" if reach else ""), *cells])
    return table(["", "rating", *(f"against {found.levels[place]}" for place in order)], rows)


def cell(shares: dict[tuple[int, int], Estimate], place: int, other: int) -> str:
    """The share of victories in percent, with the half-width of its interval."""
    if place == other:
        return ""
    share = shares.get((place, other)) or shares[other, place]
    mean = share.mean if (place, other) in shares else 1 - share.mean
    return f"{100 * mean:.1f} ±{50 * (share.high - share.low):.1f}"


def main(arguments: list[str]) -> int:
    """Play and write."""
    parser = ArgumentParser("python3 run.py docs ratings", description="Plays for the ratings in docs/bots.md and writes them.")
    parser.add_argument("games", metavar="GAME", nargs="*", type=built_in_game, help="all games, if none is named")
    for name in parser.parse_args(arguments).games or built_in():
        found = section(name)
        before, mark, rest = PAGE.read_text(encoding="utf-8").partition(begin_mark(name))
        _, end, after = rest.partition(end_mark(name))
        if not mark or not end:
            print(f"docs/bots.md has no place for the ratings of {name}.", file=sys.stderr)
            return 2
        PAGE.write_text(before + found + after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
