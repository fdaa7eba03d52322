"""Real PostgreSQL and Redis servers for tests, each in a folder of its own, reached through its sockets."""

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO
from urllib.parse import quote

import psycopg

from tools.services import is_root, the_service

PATIENCE = 60  # seconds; a busy machine is no reason to fail
NOT_ROOT = "postgres"  # the user for PostgreSQL if we are root
PASSWORD = "sesame-4711"  # no log and no message may contain it
QUICK = ("fsync=off", "full_page_writes=off", "max_connections=200", "shared_buffers=16MB", "timezone=UTC")


class PostgresServer:
    """A PostgreSQL that can be stopped, killed and started again. It survives the end of its process, not of the machine."""

    def __init__(self, *settings: str, primary: "PostgresServer | None" = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="jollyroll-pg-", dir="/tmp"))  # short: the path of a socket is limited
        self.data = self.folder / "data"
        self.settings = [*QUICK, *settings]
        self.bin = the_service("postgresql").resolve().parent
        self._user = pwd.getpwnam(NOT_ROOT) if is_root() else None
        if self._user:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        self._process: subprocess.Popen[bytes] | None = None
        self._hanging: list[int] = []  # processes
        self._copy(primary) if primary else self._make()
        self.start()

    def _make(self) -> None:
        """Create an empty cluster."""
        password = self.folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        made = [str(self.bin / "initdb"), "-D", str(self.data), "-U", "jollyroll", "--pwfile", str(password), "--no-sync"]
        made += ["--auth-local=scram-sha-256", "--auth-host=scram-sha-256", "--encoding=UTF8", "--locale=C"]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, **self._as_user())  # type: ignore[call-overload]

    def _copy(self, primary: "PostgresServer") -> None:
        """Clone a primary, to follow it."""
        made = [str(self.bin / "pg_basebackup"), "-D", str(self.data), "-d", primary.url("postgres"), "--checkpoint=fast"]
        made += ["--write-recovery-conf", "--no-sync"]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, **self._as_user())  # type: ignore[call-overload]

    def wait_for_standby(self) -> None:
        """From now on commits wait until the standby has them on disk."""
        self.execute("postgres", "ALTER SYSTEM SET synchronous_standby_names TO '*'", "SELECT pg_reload_conf()")

    def promote(self) -> None:
        """Promote the standby."""
        self.execute("postgres", "SELECT pg_promote()")

    def _as_user(self) -> dict[str, object]:
        user = self._user
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "cwd": "/"} if user else {}

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        command = [str(self.bin / "postgres"), "-D", str(self.data), "-k", str(self.folder), "-h", ""]
        command += [part for setting in self.settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **self._as_user())  # type: ignore[call-overload]
        wait_until(self.answers, self.log)

    def answers(self) -> bool:
        """True if it accepts connections."""
        assert self._process
        assert self._process.poll() is None, self.log()
        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    @property
    def process_id(self) -> int:
        """The process id of the postmaster."""
        assert self._process
        return self._process.pid

    def hang(self) -> None:
        """Stop all its processes; the system still accepts data for them."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            os.kill(self.process_id, signal.SIGSTOP)  # no new ones from now on
            others = connection.execute("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()").fetchall()
        self._hanging = [self.process_id, *(number for (number,) in others)]
        for number in self._hanging[1:]:
            os.kill(number, signal.SIGSTOP)

    def go_on(self) -> None:
        """Continue after a hang."""
        hanging, self._hanging = self._hanging, []
        for number in hanging:
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGCONT)

    def stop(self) -> None:
        """Fast shutdown: clients are disconnected."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Crash it: committed data are recovered on the next start."""
        self._end(signal.SIGQUIT)

    def _end(self, how: signal.Signals) -> None:
        assert self._process
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def close(self) -> None:
        """Remove it."""
        self.go_on()
        if self._process and self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str, user: str = "jollyroll", password: str = PASSWORD, others: Sequence["PostgresServer"] = ()) -> str:
        """The URL of a database on this server; with others, of whichever of them is writable."""
        hosts = ",".join(quote(str(server.folder), safe="") for server in (self, *others))
        which = "&target_session_attrs=read-write" if others else ""
        return f"postgresql://{user}:{quote(password)}@/{database}?host={hosts}{which}"

    def execute(self, database: str, *commands: str) -> None:
        """Run SQL statements, each outside of a transaction."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            for command in commands:
                connection.execute(command.encode())

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a new and empty database, removed afterwards."""
        name = f"test_{secrets.token_hex(6)}"
        self.execute("postgres", f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            if self._process and self._process.poll() is None:
                self.execute("postgres", f"DROP DATABASE {name} WITH (FORCE)")

    def log(self) -> str:
        """Its log."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")


class RedisServer:
    """A Redis without persistence."""

    def __init__(self, password: str = "") -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="jollyroll-redis-", dir="/tmp"))
        self.socket = self.folder / "socket"
        self.password = password
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Its URL."""
        return f"unix://{self.socket}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [str(the_service("redis")), "--port", "0", "--unixsocket", str(self.socket), "--save", "", "--appendonly", "no"]
        command += ["--requirepass", self.password] if self.password else []
        log: IO[bytes]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen([*command, "--dir", str(self.folder)], stdout=log, stderr=log)
        wait_until(self.socket.exists, lambda: (self.folder / "log").read_text(encoding="utf-8", errors="replace"))

    def kill(self) -> None:
        """Crash it: its data are gone."""
        assert self._process
        self._process.kill()
        self._process.wait(PATIENCE)
        self.socket.unlink(missing_ok=True)

    def close(self) -> None:
        """Remove it."""
        if self._process and self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def wait_until(holds: Callable[[], bool], log: Callable[[], str]) -> None:
    """Wait for a server; if it does not come up, show its log."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, log()
        time.sleep(0.02)
