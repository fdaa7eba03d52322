"""How long people wait: from sending an action until the other seat is shown it, at thousands of tables that move now and then.

The server has one core, the crowd another. What the crowd itself is late by counts too, so the machine should have nothing else to
do. Half a minute to seat four thousand tables, a quarter of a minute to measure, and the same again for eight thousand.
"""

import asyncio
import time

from .crowd import Crowd
from .measuring import kilobytes, milliseconds, undisturbed
from .moves import GAMES, reasons, this_machine
from .serving import on_other_cores, table_server

BARS = {4_000: 50, 8_000: 100}  # live tables, and the milliseconds within which 99 of 100 actions are shown
PACE = 3.0  # seconds from action to action at a table
CALM_SECONDS = 15.0
FIRST = 30  # tables, for what the server needs before there are any


async def calm(crowds: tuple[int, ...]) -> None:
    """So many tables, one number after the other."""
    print(f"From sent to shown at the other seat, each table moving every {PACE:.0f} seconds")
    with table_server() as server:
        crowd = Crowd(server.port, list(GAMES), PACE)
        await crowd.gather(FIRST)
        floor = server.memory()
        for tables in crowds:
            begun = time.perf_counter()
            await crowd.gather(tables - len(crowd.tables))
            seated = time.perf_counter() - begun
            crowd.delays.clear()
            cpu, own, rows, disk, heard = server.seconds(), time.process_time(), server.stored(), server.written(), crowd.done
            with undisturbed():
                await crowd.play(CALM_SECONDS)
            used, driver = ((end - start) / CALM_SECONDS for end, start in ((server.seconds(), cpu), (time.process_time(), own)))
            actions = server.stored() - rows
            bar = f" (bar: p99 under {BARS[tables]} ms)" if tables in BARS else ""
            print(f"  {tables:,} tables: {milliseconds(crowd.delays)}, longest {max(crowd.delays) * 1e3:.0f} ms{bar}")
            print(
                f"      {actions / CALM_SECONDS:,.0f} stored a second, {crowd.done - heard:,} of {actions:,} answered; "
                f"{used:.0%} of a core, the crowd {driver:.0%} of another; {kilobytes((server.written() - disk) / actions)} "
                f"written an action; {kilobytes((server.memory() - floor) / (tables - FIRST))} a table with both connections; "
                f"seated in {seated:.0f} s",
                flush=True,
            )
            await asyncio.sleep(PACE)  # what was to be sent is sent
        print(f"      games over meanwhile: {crowd.over}; refused: {reasons(crowd)}", flush=True)
        await crowd.hang_up()


def main() -> None:
    """At as many tables as there are bars for."""
    import uvloop

    print(this_machine(), flush=True)
    with on_other_cores():
        uvloop.run(calm(tuple(BARS)))


if __name__ == "__main__":
    main()
