"""Saved states: starting from one equals replaying all events; and they are only a cache."""

import asyncio
import logging
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.kept_games import filled
from jollyroll.dice.chain import Chain
from jollyroll.errors import Refused
from jollyroll.server import limits
from jollyroll.server.app import STORE
from jollyroll.server.live import saving
from jollyroll.server.live.encoding import event_frame, summary_of
from jollyroll.server.live.hello import missed
from jollyroll.server.live.history import frames_of
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.saving import replayed, restored, saved_row
from jollyroll.server.protocol.bodies import OpenTable
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import transition
from jollyroll.server.tables.beginning import Beginning
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.saved_state import NotSavable, read_state, write_state
from jollyroll.server.tables.transition import replay_rows
from tests.server.games_in_memory import MemoryTable, begun_table, known_secrets, new_table, random_action
from tests.server.registries import with_registries
from tests.server.serving import PATIENCE
from tests.server.test_folding import same

GAMES = st.sampled_from(["kg", "pk", "omg"])
KINDS = st.lists(st.sampled_from(["free", "bot:beginner"]), min_size=2, max_size=4)


@settings(max_examples=12, deadline=None)
@given(GAMES, KINDS, st.integers(0, 2**32))
def test_from_the_state_after_any_event_everything_goes_on_as_it_did(game: str, kinds: list[str], seed: int) -> None:
    with known_secrets(seed) as luck:
        table = begun_table(game, kinds, {"clock": 30})
        while len(table.rows) < 60 and random_action(table, luck):
            pass
    for row, then in replay_rows(table.rows):
        text = write_state(then.state)
        back = read_state(text)
        assert same(back, then.state)
        assert write_state(back) == text
        if row.seq % 7 == 0:
            rest = [event_frame(row.seq, row.at, step) for row, step in replay_rows(table.rows[row.seq :], back)]
            assert rest == table.frames[row.seq :]


@settings(max_examples=6, deadline=None)
@given(GAMES, st.integers(0, 2**32))
def test_whatever_is_done_at_a_table_that_was_read_has_the_same_dice(game: str, seed: int) -> None:
    tables = []
    for is_read in (False, True):
        with known_secrets(seed) as luck:
            table = begun_table(game, ["free", "free", "bot:beginner"])
            for _ in range(40):
                if is_read:
                    table.state = read_state(write_state(table.state))
                random_action(table, luck)
        tables.append(table)
    assert tables[0].frames == tables[1].frames


def test_tables_before_their_game_are_saved_but_not_those_that_wait_to_go_on_with_another_game() -> None:
    table = new_table("kg", ["free", "bot:greedy"])
    assert same(read_state(write_state(table.state)), table.state)
    with known_secrets(3) as luck:
        other = begun_table("kg", ["free", "free"])
        for _ in range(20):
            random_action(other, luck)
    assert other.state.play
    waiting = table.state.copy()
    waiting.beginning = Beginning(tuple(other.state.play.match.events), None, None)
    with pytest.raises(NotSavable):
        write_state(waiting)
    begun = other.state.copy()
    begun.beginning = waiting.beginning
    assert same(read_state(write_state(begun)), other.state)


def test_a_chain_whose_seal_is_known_is_hashed_when_a_link_is_asked_for() -> None:
    whole = Chain(b"x" * 32, 300)
    known = Chain(b"x" * 32, 300, whole.seal)
    assert [known.link(roll) for roll in (1, 2, 150, 300)] == [whole.link(roll) for roll in (1, 2, 150, 300)]
    with pytest.raises(Refused):
        Chain(b"y" * 32, 300, whole.seal).link(1)


def played(game: str = "kg", events: int = 50) -> MemoryTable:
    """A table with this many events."""
    with known_secrets(5) as luck:
        table = begun_table(game, ["free", "free"])
        while len(table.rows) < events:
            assert random_action(table, luck)
    return table


def test_a_state_of_other_code_for_another_event_or_damaged_is_not_used(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = played()
    row = table.rows[-1]
    saved = saved_row(row, table.state)
    assert saved
    assert restored(saved, row)
    assert restored(saved, row._replace(body=row.body.replace("0", "1"))) is None
    assert restored(saved, table.rows[-2]) is None
    assert restored(saved._replace(mark="0" * 32), row) is None
    for damaged in (saved.form[:-9], saved.form[:40] + b"x" + saved.form[41:], b"", b"no_game\nx"):
        assert restored(saved._replace(form=damaged), row) is None
    monkeypatch.setattr(saving, "code_mark", lambda game: b"other code")
    assert restored(saved, row) is None
    broken = saved._replace(form=b"kings_gold\nx")
    with caplog.at_level(logging.WARNING):
        assert restored(broken._replace(mark=saving.mark_of("kings_gold", row, broken.form)), row) is None
    assert "error" in caplog.text


def test_something_new_in_a_state_keeps_it_from_being_saved_and_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    table = played()
    state = table.state.copy()
    state.of = {1, 2}  # type: ignore[assignment]
    saving.warn_once.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert saved_row(table.rows[-1], state) is None
        assert saved_row(table.rows[-1], state) is None
    assert caplog.text.count("not saved") == 1


def count_events(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of all events replayed from now on."""
    played: list[int] = []
    read: Callable[..., Any] = transition.read_row

    def counting(row: Any) -> Any:
        played.append(row.seq)
        return read(row)

    monkeypatch.setattr(transition, "read_row", counting)
    return played


async def saved_now(registry: TableRegistry) -> None:
    """Wait until all pending states are saved."""
    async with asyncio.timeout(PATIENCE):
        while registry.writer.states:
            await asyncio.sleep(0.01)
        await registry.writer.store(Row("no table", 1, 1, "{}", "{}"), None, lambda: None)  # later rows are stored later


def test_waking_and_telling_the_past_of_a_long_game_play_only_what_follows_a_saved_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [name] = filled(tmp_path / STORE, 1, 1_000)
    events = count_events(monkeypatch)

    async def use(registry: TableRegistry) -> None:
        rows = await registry.store.rows(name)
        frames = frames_of(rows, 0)
        events.clear()
        table = await registry.table(name)
        assert table.seq == 1_000
        assert len(events) < limits.SAVE_EVERY
        for after in (910, 910, 937, 995, 998, 999, 1_000):
            assert await missed(table, after) == frames[after:]
        assert len(events) < 90 + 2 * limits.SAVE_EVERY, "and whoever asks next is given what is kept"
        events.clear()
        assert await registry.table_history.frames(name, 333, 500) == frames[333:500]
        assert len(events) < 167 + 2 * limits.SAVE_EVERY
        same_again = await asyncio.gather(*[registry.table_history.frames(name, 0, 200) for _ in range(5)])
        assert same_again == [frames[:200]] * 5

    with_registries(tmp_path, use)


def test_a_table_of_an_earlier_version_is_played_again_once_and_saved_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [name] = filled(tmp_path / STORE, 1, 300)
    with sqlite3.connect(tmp_path / STORE) as raw:
        raw.execute("DELETE FROM states")
    raw.close()
    events = count_events(monkeypatch)

    async def first(registry: TableRegistry) -> None:
        await registry.table(name)
        await registry.table_history.frames(name, 100, 120)
        await saved_now(registry)

    async def second(registry: TableRegistry) -> None:
        events.clear()
        await registry.table(name)
        await registry.table_history.frames(name, 100, 120)
        assert len(events) < 20 + 3 * limits.SAVE_EVERY

    with_registries(tmp_path, first)
    assert len(events) >= 300
    with_registries(tmp_path, second)


def test_states_of_other_code_are_replaced_and_an_event_that_is_missing_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [name] = filled(tmp_path / STORE, 1, 90)
    real = saving.code_mark
    monkeypatch.setattr(saving, "code_mark", lambda game: real(game) + b"changed")
    events = count_events(monkeypatch)

    async def use(registry: TableRegistry) -> None:
        assert (await registry.table(name)).seq == 90
        assert len(events) >= 90
        await saved_now(registry)
        registry.drop(registry.tables[name])
        events.clear()
        assert (await registry.table(name)).seq == 90
        assert len(events) < limits.SAVE_EVERY
        with sqlite3.connect(tmp_path / STORE) as raw:
            raw.execute("DELETE FROM events WHERE seq = 85")
        raw.close()
        registry.drop(registry.tables[name])
        with pytest.raises(Rejected) as rejected:
            await registry.table(name)
        assert rejected.value.code == Code.DAMAGED

    with_registries(tmp_path, use)


def test_what_is_kept_of_pasts_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = filled(tmp_path / STORE, 6, 90)
    monkeypatch.setattr(limits, "PAST_BYTES", 100_000)

    async def use(registry: TableRegistry) -> None:
        for name in names:
            assert len(await registry.table_history.frames(name, 0, 90)) == 90
        assert 50_000 < registry.table_history.bytes <= 100_000

    with_registries(tmp_path, use)


def test_what_a_live_table_saves_is_what_playing_its_events_gives(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        table = played("omg", 70)
        for row, step in replay_rows(table.rows):
            saved = saved_row(row, step.state) if saving.has_saved_state(row.seq) else None
            await registry.writer.store(row, summary_of(step.state, row.at), lambda: None, saved)
        saved, rows = await registry.store.tail(table.state.id)
        assert saved
        assert [row.seq for row in rows] == list(range(64, 71))
        found = replayed(saved, rows, 64, 68)
        assert found
        assert same(found.state, table.state)
        assert found.frames == table.frames[-2:]
        assert found.states == []

    with_registries(tmp_path, use)


def test_saved_states_go_with_their_table(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        wish = OpenTable.model_validate({"game": "kg", "seats": ["free", "free"], "settings": {}})
        name, _ = await registry.open(wish)
        table = registry.tables[name]
        row = (await registry.store.rows(name))[0]
        saved = saved_row(row, table.state)
        assert saved
        registry.writer.save([saved, saved._replace(table="nowhere")])
        await saved_now(registry)
        assert (await registry.store.tail("nowhere"))[0] is None, "nothing is saved for a table that is not there"
        assert (await registry.store.tail(name))[0] == saved
        assert await registry.store.forget("open", table.at + 10, 5) == 1
        assert await registry.store.tail(name) == (None, [])

    with_registries(tmp_path, use)


def test_random_games_pass_through_the_registry_alike(tmp_path: Path) -> None:
    """Every table of a store wakes as it was left, whichever game it is."""
    names = filled(tmp_path / STORE, 9, 70)
    luck = random.Random(1)

    async def use(registry: TableRegistry) -> None:
        for name in names:
            rows = await registry.store.rows(name)
            table = await registry.table(name)
            *_, (_, last) = replay_rows(rows)
            assert same(table.state, last.state)
            after = luck.randrange(70)
            assert await registry.table_history.frames(name, after, 70) == frames_of(rows, after)

    with_registries(tmp_path, use)
