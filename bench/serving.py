"""The servers to measure: processes of their own, pinned to cores, with figures on their use of resources."""

import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from urllib.request import urlopen

from jollyroll.server.app import STORE
from tools import compiled

CORES = sorted(os.sched_getaffinity(0))
PAGE = 4_096  # bytes
GENEROUS = {
    **dict.fromkeys(("FRAMES", "REQUESTS", "CONNECTS", "ARRIVALS", "TABLES", "BOTS"), (10**9, 10**9)),
    **dict.fromkeys(("CONNECTIONS", "CONNECTIONS_OF_ADDRESS", "SOCKETS_OF_ADDRESS", "LIVE_TABLES"), 10**6),
    "SLEEP_AFTER": 1,
}


@contextmanager
def on_other_cores() -> Iterator[None]:
    """Meanwhile this process, which drives the load, leaves the first core to the server."""
    os.sched_setaffinity(0, set(CORES[1:] or CORES))
    try:
        yield
    finally:
        os.sched_setaffinity(0, set(CORES))


class Process:
    """A server on the first core, or on as many as it has workers."""

    def __init__(self, *command: str, store: Path | str = "", cores: int = 1, package: str = "") -> None:
        self.store = store
        self.begun = time.perf_counter()
        environment = {**os.environ, "PYTHONPATH": package} if package else None
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        os.sched_setaffinity(self.process.pid, set(CORES[:cores]))
        assert self.process.stdout
        found = re.search(r":(\d+)", self.process.stdout.readline().decode())
        if not found:
            self.stop()
            raise SystemExit(f"{command[0]} did not say where it serves")
        self.port = int(found[1])

    def seconds(self) -> float:
        """Processor time so far, workers included."""
        return sum(map(seconds_of, family(self.process.pid)))

    def seconds_by_thread(self) -> dict[str, float]:
        """The same by thread; the kernel's share is part of the others."""
        found = {"event loop": 0.0, "other threads (writer, checkpoints)": 0.0, "of both in the kernel": 0.0}
        loop, others, in_kernel = found
        for process in family(self.process.pid):
            for task in Path(f"/proc/{process}/task").iterdir():
                fields = (task / "stat").read_text().rpartition(") ")[2].split()
                own, kernel = (int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:13])
                found[loop if task.name == str(process) else others] += own + kernel
                found[in_kernel] += kernel
        return found

    def written(self) -> int:
        """Bytes written to disk by the server and its workers."""
        texts = [Path(f"/proc/{process}/io").read_text() for process in family(self.process.pid)]
        return sum(int(text.partition("\nwrite_bytes: ")[2].split()[0]) for text in texts)

    def stored(self) -> int:
        """The number of events in its store."""
        if not self.store:
            return 0
        count = "SELECT count(*) FROM events"
        if isinstance(self.store, Path):
            with closing(sqlite3.connect(self.store)) as store:
                return int(store.execute(count).fetchone()[0])
        import psycopg

        with psycopg.connect(self.store) as database:
            found = database.execute(count).fetchone()
            assert found
            return int(found[0])

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout
        self.process.stdout.close()


def family(process: int) -> list[int]:
    """A process and its descendants."""
    found = [process]
    for each in found:
        found += map(int, Path(f"/proc/{each}/task/{each}/children").read_text().split())
    return found


def seconds_of(process: int) -> float:
    """Processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(server: Process) -> Iterator[Process]:
    """A running server, stopped at the end of the block."""
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def table_server(database: str = "", workers: int = 1) -> Iterator[Process]:
    """`jollyroll serve` with a fresh store: a file, or an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        limits = Path(folder) / "limits.json"
        limits.write_text(json.dumps(GENEROUS), encoding="utf-8")
        command = [sys.executable, "-m", "jollyroll", "serve", "--port", "0", "--data", folder, "--limits", str(limits)]
        command += ["--workers", str(workers)] if workers > 1 else []
        command += ["--store", database] if database else []
        store = database or Path(folder) / STORE
        with running(Process(*command, store=store, cores=workers, package=compiled_package())) as server:
            yield server


def compiled_package() -> str:
    """The package compiled by mypyc, if servers of it are to be measured; the first time, it is compiled for minutes."""
    return str(compiled.kept(compiled.FINE)) if os.environ.get("JOLLYROLL_BENCH_COMPILED") else ""


def echo_server() -> AbstractContextManager[Process]:
    """The yardstick's server."""
    return running(Process(sys.executable, "-m", "bench.echo"))


def fetch(port: int, path: str) -> bytes:
    """The content of an address."""
    with urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as answer:
        found: bytes = answer.read()
        return found
