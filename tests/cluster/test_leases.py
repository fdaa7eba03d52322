"""Leases: one answer to who runs a table, whatever the clock of the database does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, create_engine, select

from jollyroll.server.cluster import leases
from jollyroll.server.cluster.leases import DEAD_AFTER, ENDED_AFTER, Leases
from jollyroll.server.store.postgres import PostgresBackend
from jollyroll.server.store.schema import SERVERS, fourth

HOUR = 3_600_000


class DatabaseClock:
    """The database's time in milliseconds."""

    def __init__(self) -> None:
        self.now = 10 * HOUR

    def __call__(self, _connection: Connection) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> DatabaseClock:
    """The database's clock, set by hand."""
    clock = DatabaseClock()
    monkeypatch.setattr(leases, "database_time", clock)
    return clock


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """A database with nobody in it."""
    engine = create_engine(f"sqlite:///{tmp_path / 'leases'}")
    with engine.begin() as connection:
        fourth(connection)
    yield engine
    engine.dispose()


def test_the_first_server_has_the_lease_until_it_releases_it(engine: Engine, clock: DatabaseClock) -> None:
    one, two = Leases(engine, "one"), Leases(engine, "two")
    assert one.round(["a", "b"], []).gained == {"a", "b"}
    assert two.round(["a", "b", "c"], []).gained == {"c"}
    assert one.round([], ["a"], ["b"]).lost == frozenset()
    found = two.round(["a", "b"], [])
    assert found.gained == {"a"}
    assert found.inherited == {}
    assert found.living == {"one", "two"}


def test_the_leases_of_a_server_that_has_died_are_inherited_and_it_notices_if_it_had_only_slept(
    engine: Engine, clock: DatabaseClock
) -> None:
    one, two = Leases(engine, "one"), Leases(engine, "two")
    one.round(["a", "b"], [])
    seen = clock.now
    clock.now += DEAD_AFTER // 2
    assert two.round(["a"], []).gained == frozenset(), "it may be alive"
    clock.now += DEAD_AFTER // 2 + 1
    found = two.round(["a"], [])
    assert found.gained == {"a"}
    assert found.inherited == {"a": seen}, "nobody has run it since then"
    assert found.living == {"two"}
    woken = one.round([], [], ["a", "b"])
    assert woken.expelled
    assert woken.lost == {"a", "b"}
    again = one.round(["a", "b"], [])
    assert again.gained == {"b"}
    assert not again.expelled


def test_a_server_that_stops_leaves_its_leases_to_others(engine: Engine, clock: DatabaseClock) -> None:
    one, two = Leases(engine, "one"), Leases(engine, "two")
    one.round(["a"], [])
    one.leave()
    assert two.round(["a"], []).gained == {"a"}


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_when_the_clock_of_the_database_jumps_there_is_still_one_answer(engine: Engine, clock: DatabaseClock, jump: int) -> None:
    one, two = Leases(engine, "one"), Leases(engine, "two")
    one.round(["a"], [])
    two.round(["b"], [])
    clock.now += jump
    assert one.round(["b"], [], ["a"]).gained == {"b"}, "the other one seems dead"
    found = two.round(["a"], [], ["b"])
    assert found.expelled
    assert found.lost == {"b"}
    assert found.gained == frozenset()
    for _ in range(3):
        clock.now += DEAD_AFTER // 2
        assert one.round([], [], ["a", "b"]).lost == frozenset()
        assert two.round(["a", "b"], []).gained == frozenset()


def test_leases_of_the_dead_that_nobody_wants_are_swept_away(engine: Engine, clock: DatabaseClock) -> None:
    one, two = Leases(engine, "one"), Leases(engine, "two")
    one.round(["a"], [])
    clock.now += DEAD_AFTER + 1
    two.round([], [])
    two.sweep()
    assert two.round(["a"], []).inherited == {}
    with engine.begin() as connection:
        assert [*connection.scalars(select(SERVERS.c.id))] == ["two"]


def test_a_heartbeat_in_the_future_does_not_tell_since_when_a_table_was_unattended(engine: Engine, clock: DatabaseClock) -> None:
    one, two = Leases(engine, "one"), Leases(engine, "two")
    one.round(["a"], [])
    clock.now -= HOUR
    assert two.round(["a"], []).inherited == {"a": 0}


def test_a_server_whose_session_at_postgresql_has_ended_is_dead_sooner(database: str, clock: DatabaseClock) -> None:
    backend = PostgresBackend(database)
    with backend.leases.begin() as connection:
        fourth(connection)
    one, two, three = (Leases(backend.leases, name) for name in ("one", "two", "three"))
    assert one.round(["a", "b"], []).gained == {"a", "b"}
    assert three.round(["c"], []).gained == {"c"}
    two.round([], [])
    seen = clock.now
    one.session.close()  # as the system does for a program that is killed
    clock.now += ENDED_AFTER
    assert two.round(["a", "c"], []).gained == frozenset(), "its heartbeat is fresh"
    clock.now += 1
    found = two.round(["a", "c"], [])
    assert found.inherited == {"a": seen}
    assert found.living == {"two", "three"}, "whose session lasts may only be slow"
    clock.now += DEAD_AFTER
    assert two.round(["c"], []).gained == {"c"}, "but not for ever"
    woken = one.round(["b"], [], ["a", "b"])
    assert woken.expelled
    assert woken.gained == {"b"}
    for each in (one, two, three):
        each.leave()
    backend.close()
