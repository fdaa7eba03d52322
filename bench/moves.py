"""Durable actions per second of the server's processor time, in each game: tables of two without pauses, beside a bare echo.

With and without devices that witness each other's throws, which is the default between two people.
"""

import sys
import sysconfig
import time
from collections import Counter

from .crowd import Crowd
from .echo import EchoCrowd
from .measuring import fastest
from .serving import echo_server, on_other_cores, table_server

GAMES = ("kg", "pk", "omg")
MIX = "mix"  # all games
BUSY_TABLES = 400  # at once, for the maximum of actions a second; few enough that few games end


def interpreter() -> str:
    """This Python and its build: profile-guided optimisation halves the longest waits."""
    built = sysconfig.get_config_var("CONFIG_ARGS") or ""
    ways = [name for name, flag in (("PGO", "--enable-optimizations"), ("LTO", "--with-lto")) if flag in built]
    how = f"with {' and '.join(ways)}" if ways else "without PGO and LTO"
    return f"{sys.implementation.name} {sys.version.split()[0]}, built {how}"


def additions() -> float:
    """The current speed of plain Python: the same machine may be twice as slow when others use it."""
    begin, total = time.process_time(), 0
    for number in range(10_000_000):
        total += number
    return time.process_time() - begin


def this_machine() -> str:
    """The machine facts that all figures of a run depend on."""
    return f"This machine now: ten million additions in {additions():.2f} s of processor time; {interpreter()}"


def reasons(crowd: Crowd) -> str:
    """Rejections by code, with counts."""
    counts = Counter(answer.get("refused", "") or answer["bye"]["refused"] for answer in crowd.refused)
    return ", ".join(f"{code} {count}" for code, count in counts.items()) or "nothing"


async def busy(games: tuple[str, ...], witnessed: tuple[str, ...]) -> None:
    """Durable actions a second of these games, also with every throw witnessed."""
    print(f"Actions a second, {BUSY_TABLES} tables of two that never wait (bar: 4,500 a second of processor time)")
    with echo_server() as server:
        echo = EchoCrowd(server.port)
        await echo.gather(BUSY_TABLES)
        yardstick = await fastest(echo, server, "bare echo, in memory")
        await echo.hang_up()
    for game, devices in [*((game, False) for game in games), *((game, True) for game in witnessed)]:
        with table_server() as server:
            crowd = Crowd(server.port, list(GAMES) if game == MIX else [game], devices=devices)
            await crowd.gather(BUSY_TABLES)
            durable = await fastest(
                crowd, server, f"{game}, every throw witnessed (its call and its fall count)" if devices else game
            )
            choices = crowd.sent["choose"] / max(1, sum(crowd.sent.values()))
            print(f"      {choices:.0%} choices, the others throws; as much work as {yardstick / durable:.1f} echoes")
            print(f"      games over meanwhile: {crowd.over}; refused: {reasons(crowd)}", flush=True)
            await crowd.hang_up()


def main() -> None:
    """Each game by itself; `bench server` measures them together, too."""
    import uvloop

    print(this_machine(), flush=True)
    with on_other_cores():
        uvloop.run(busy(GAMES, GAMES))


if __name__ == "__main__":
    main()
