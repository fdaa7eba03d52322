"""A channel through PostgreSQL when the database hangs: nobody waits for it longer than the time limit."""

import asyncio

import pytest

from jollyroll.server.cluster import postgres_channel
from jollyroll.server.cluster.channel import ChannelDown
from jollyroll.server.cluster.ending import end
from jollyroll.server.cluster.postgres_channel import PostgresChannel
from tests.server.serving import PATIENCE
from tests.services import PostgresServer

ENVELOPE = ["ahoy"]


def test_a_database_that_hangs_is_given_up_without_asking_it_to_cancel(
    own_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Cancelling takes the driver ten seconds more, and it says that it failed."""
    monkeypatch.setattr(postgres_channel, "WITHIN", 1)
    monkeypatch.setattr(postgres_channel, "QUIET_FOR", 0.1)

    async def use() -> None:
        channel = PostgresChannel(own_postgres.url("games"), "hanging")
        got, changed = asyncio.Queue[str](), asyncio.Event()
        listening = asyncio.create_task(channel.listen(got.put_nowait, changed.set))
        await changed.wait()
        await channel.send(ENVELOPE)
        assert await got.get() == ENVELOPE[0]
        changed.clear()
        own_postgres.hang()
        with pytest.raises(ChannelDown):
            await channel.send(ENVELOPE)
        await changed.wait()
        assert not channel.up
        changed.clear()
        own_postgres.go_on()
        await changed.wait()
        await channel.send(ENVELOPE)
        assert await got.get() == ENVELOPE[0], "it came back by itself"
        own_postgres.hang()
        sending = asyncio.create_task(channel.send(ENVELOPE))
        await asyncio.sleep(0.1)
        await end([sending, listening])  # as the server does when it stops
        await channel.close()

    asyncio.run(asyncio.wait_for(use(), PATIENCE))
    assert [record.getMessage() for record in caplog.records if record.name.startswith("psycopg")] == []
