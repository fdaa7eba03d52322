"""Waiting times: from sending an action until the other seat is shown it, at thousands of tables that move now and then.

The server has one core, the crowd another. The crowd's own delays count too, so the machine should be idle otherwise. It takes half
a minute to seat four thousand tables, a minute to measure, in which SQLite's log restarts a few times, and the same again for eight
thousand; then four thousand once more, between devices that witness each other's throws.
"""

import asyncio
import os
import time

from .crowd import Crowd
from .measuring import kilobytes, milliseconds, undisturbed, worst_seconds
from .moves import GAMES, reasons, this_machine
from .serving import on_other_cores, table_server

BARS = {4_000: 50, 8_000: 100}  # live tables, and the limit in milliseconds for 99 of 100 actions
PACE = 3.0  # seconds from action to action at a table
CALM_SECONDS = float(os.environ.get("JOLLYROLL_BENCH_SECONDS", "60"))
FIRST = 30  # tables, so that the server's base memory is excluded


async def calm(crowds: tuple[int, ...], devices: bool = False) -> None:
    """This many tables, one number after the other; with devices, every throw is witnessed."""
    how = "; every throw witnessed: until it has fallen, and its call and its fall are stored" if devices else ""
    print(f"From sent to shown at the other seat, each table moving every {PACE:.0f} seconds{how}")
    with table_server() as server:
        crowd = Crowd(server.port, list(GAMES), PACE, devices=devices)
        await crowd.gather(FIRST)
        floor = server.memory()
        for tables in crowds:
            begun = time.perf_counter()
            await crowd.gather(tables - len(crowd.tables))
            seated = time.perf_counter() - begun
            crowd.delays.clear()
            crowd.delays_by_second.clear()
            cpu, own, rows, disk, heard = server.seconds(), time.process_time(), server.stored(), server.written(), crowd.done
            with undisturbed():
                await crowd.play(CALM_SECONDS)
            used, driver = ((end - start) / CALM_SECONDS for end, start in ((server.seconds(), cpu), (time.process_time(), own)))
            actions = server.stored() - rows
            bar = f" (bar: p99 under {BARS[tables]} ms)" if tables in BARS else ""
            print(f"  {tables:,} tables: {milliseconds(crowd.delays)}{bar}")
            print(f"      the worst seconds of {CALM_SECONDS:.0f} by their p99: {worst_seconds(crowd.delays_by_second)}")
            print(
                f"      {actions / CALM_SECONDS:,.0f} stored a second, {crowd.done - heard:,} of {actions:,} answered; "
                f"{used:.0%} of a core, the crowd {driver:.0%} of another; {kilobytes((server.written() - disk) / actions)} "
                f"written an action; {kilobytes((server.memory() - floor) / (tables - FIRST))} a table with both connections; "
                f"seated in {seated:.0f} s",
                flush=True,
            )
            await asyncio.sleep(PACE)  # until everything sent has arrived
        print(f"      games over meanwhile: {crowd.over}; refused: {reasons(crowd)}", flush=True)
        await crowd.hang_up()


def main() -> None:
    """With each number of tables that has a limit."""
    import uvloop

    print(this_machine(), flush=True)
    with on_other_cores():
        uvloop.run(calm(tuple(BARS)))
        uvloop.run(calm(tuple(BARS)[:1], devices=True))


if __name__ == "__main__":
    main()
