"""The speed of solving King's Gold: for two on a fresh installation, and again; for more, as recorded in the tables."""

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from jollyroll.games.kings_gold.solve.solutions import SHARES, matters
from jollyroll.games.kings_gold.solve.solve_jobs import solve_jobs
from jollyroll.kit import load_game
from jollyroll.solve.tables import find

GAME = load_game("kings_gold")


def solve_for_two(name: str, folder: Path) -> None:
    """The command, in a process of its own, with machine code in this folder."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    command = [sys.executable, "-m", "jollyroll", "solve", "kings_gold", "--seats", "2", "--again", "--cores", "1"]
    caches = {"XDG_CACHE_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    subprocess.run(command, env={**os.environ, **caches}, check=True, capture_output=True)
    wall, after = time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"  the whole command, {name:<31} {spent:>8.1f} s of one core {wall:>8.1f} s by the clock", flush=True)


def kernel_speed(folder: Path) -> None:
    """The solver alone, with machine code compiled."""
    (job,) = solve_jobs(GAME, 2, GAME.resolve(), None)
    job.cores = 1
    job.run(lambda done, total, note: None, folder)
    begin = time.process_time()
    _, facts = job.run(lambda done, total, note: None, folder)
    spent = time.process_time() - begin
    turns = facts.states * float(facts.more["rounds"]) / GAME.new_state(2, GAME.resolve()).box
    print(f"  two players, the solver alone {facts.states:>9,} states {spent:>8.2f} s {facts.states / spent:>12,.0f} states/s")
    print(f"  about {turns / spent:,.0f} whole turns/s; largest gain left {facts.residual:.1e}", flush=True)


def made() -> None:
    """The facts in the tables for more players."""
    for seats in (3, 4):
        table = find(GAME, SHARES, seats, matters(GAME.resolve(), seats))
        if table is None:
            print(f"  {seats} players: not made here; jollyroll solve kings_gold --seats {seats} tells how long it takes")
            continue
        manifest = table.manifest
        size = sum(file.stat().st_size for file in table.path.iterdir())
        print(
            f"  {seats} players, as it was made {manifest.states:>11,} states {manifest.seconds:>8.0f} s"
            f" {manifest.states / manifest.seconds:>12,.0f} states/s; gain left {manifest.residual:.1e}, {size / 1e6:.1f} MB",
            flush=True,
        )


def main() -> None:
    """Print the solving times."""
    print("King's Gold")
    with tempfile.TemporaryDirectory() as folder:
        solve_for_two("nothing compiled yet", Path(folder))
        solve_for_two("again", Path(folder))
        kernel_speed(Path(folder))
    made()


if __name__ == "__main__":
    main()
