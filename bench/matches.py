"""The strength of the best player: one at a table of players of a simpler level, on each seat equally often.

python -m bench.matches                            every game, numbers of seats and presets as listed here (long)
python -m bench.matches piraten_kapern 2           only this game and number of seats
python -m bench.matches oh_my_gold 3 seadogs       only this preset; --cores 1 on one core, --games N games
"""

import argparse
import sys
import time

from jollyroll.bots.levels import BEST, EXACT, GREEDY, LEVELS
from jollyroll.kit import load_game
from jollyroll.lab.intervals import Estimate, share_interval
from jollyroll.lab.parallel import play_series
from jollyroll.lab.series import Series
from jollyroll.lab.tally import PARTS

SEED = 2
RIVALS = (EXACT, GREEDY)
# games by game, preset and number of seats, against each rival
MATCHES = {
    "kings_gold": {"us": {2: 40_000, 3: 12_000, 4: 12_000, 5: 12_000, 6: 6_000}},
    "piraten_kapern": {"book": {2: 200_000, 3: 20_000, 4: 20_000, 5: 20_000}},
    "oh_my_gold": {
        "base": {2: 4_000, 3: 3_000, 4: 3_200},
        "first": {2: 12_000, 3: 12_000, 4: 12_000},
        "seadogs": {2: 2_000, 3: 2_100, 4: 2_400},
        "seafarers": {2: 1_200, 3: 1_200, 4: 1_600},
        "seafarers+seadogs": {2: 1_200, 3: 1_200, 4: 1_200},
    },
}


def match(name: str, preset: str, seats: int, rival: int, games: int, cores: int | None) -> None:
    """Play and print one match; the first player is random."""
    game = load_game(name)
    options = game.resolve(preset, {"first_player": "random"})
    seatings = tuple(tuple(BEST if seat == place else rival for seat in range(seats)) for place in range(seats))
    begin = time.perf_counter()
    tally = play_series(Series(game, options, seatings, SEED), games, cores)
    spent = time.perf_counter() - begin
    rows = [(int(tally.games[p]), int(tally.parts[p][p]) / PARTS, int(tally.products[p][p][p]) / PARTS**2) for p in range(seats)]
    in_all = share_interval(*(sum(column) for column in zip(*rows, strict=True)))
    by_seat = ", ".join(f"seat {place + 1} {shown(share_interval(*row))}" for place, row in enumerate(rows))
    print(
        f"  {preset}, {seats} seats, {games:,} games, best among {LEVELS[rival]}: {shown(in_all)}, even would be {100 / seats:.2f}"
        f" ({by_seat}; {spent:.0f} s)",
        flush=True,
    )


def shown(share: Estimate) -> str:
    """A share in percent with half the width of its interval."""
    return f"{100 * share.mean:.2f} ± {50 * (share.high - share.low):.2f} %"


def main(wanted: list[str] | None = None) -> None:
    """The matches named, or all."""
    parser = argparse.ArgumentParser(prog="python -m bench.matches", description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", choices=list(MATCHES))
    parser.add_argument("seats", nargs="?", type=int)
    parser.add_argument("preset", nargs="?")
    parser.add_argument("--cores", type=int)
    parser.add_argument("--games", type=int, help="instead of those listed here")
    asked = parser.parse_args(wanted or [])
    for name in [asked.game] if asked.game else MATCHES:
        print(f"{name}: the best player's part of the victories, 95 % intervals", flush=True)
        for preset, sizes in MATCHES[name].items():
            for seats, games in sizes.items():
                if asked.seats in (None, seats) and asked.preset in (None, preset):
                    for rival in RIVALS:
                        match(name, preset, seats, rival, asked.games or games, asked.cores)


if __name__ == "__main__":
    main(sys.argv[1:])
