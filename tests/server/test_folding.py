"""A table is a fold of its events, whoever folds them; and secrets are nowhere in what is shown."""

import json
import random
import re
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from jollyroll.dice.chain import LINKS, Chain, fresh_secret
from jollyroll.match import replay
from jollyroll.match.verify import verify
from jollyroll.server.live.history import frames_of
from jollyroll.server.protocol.answers import ServerFrame
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor, ActorName
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import playing
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.events import Transition
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.live_match import LiveMatch
from jollyroll.server.tables.parts import ChoiceMade
from jollyroll.server.tables.playing import hand_back, stand_in
from jollyroll.server.tables.showing import position_info, table_info
from jollyroll.server.tables.state import TableState
from jollyroll.server.tables.transition import apply, read_back, read_row
from tests.server.games_in_memory import MemoryTable, begun_table, context, known_secrets, new_table, random_action

FRAME: TypeAdapter[Any] = TypeAdapter(ServerFrame)
GAMES = st.sampled_from(["kg", "pk", "omg"])
SEEDS = st.integers(0, 2**32)
KINDS = st.lists(st.sampled_from(["free", "bot:beginner"]), min_size=2, max_size=4)


def same(one: TableState, other: TableState) -> bool:
    """True if all their state is equal."""
    assert (one.play is None) == (other.play is None)
    if one.play and other.play:
        assert one.play.match.state == other.play.match.state
        assert one.play.match.chance_count == other.play.match.chance_count
        assert one.play.match.deadline == other.play.match.deadline
        assert one.play.dice[1:] == other.play.dice[1:]
    assert one.seats == other.seats
    return table_info(one) == table_info(other) and position_info(one) == position_info(other)


@settings(max_examples=25, deadline=None)
@given(GAMES, KINDS, SEEDS, st.integers(0, 60))
def test_reading_back_gives_the_live_table_after_every_action(game: str, kinds: list[str], seed: int, actions: int) -> None:
    with known_secrets(seed) as luck:
        table = begun_table(game, kinds, {"clock": 30})
        for _ in range(actions):
            if not random_action(table, luck):
                break
    assert same(read_back(table.rows), table.state)
    assert frames_of(table.rows, 0) == table.frames
    for frame in table.frames:
        FRAME.validate_json(frame)
    record, places = record_of(table.rows)
    assert len(places) == len(record.events)
    assert replay(record).state == table.state.play.match.state  # type: ignore[union-attr]
    assert verify(record).status in ("verified", "nothing")


@settings(max_examples=10, deadline=None)
@given(GAMES, KINDS, SEEDS)
def test_an_action_and_its_event_are_the_same_transition(game: str, kinds: list[str], seed: int) -> None:
    transitions: list[tuple[TableState, Transition]] = []

    class Watched(MemoryTable):
        def keep(self, transition: Transition) -> None:
            if self.rows:
                transitions.append((self.state, transition))
            super().keep(transition)

    with known_secrets(seed) as luck, patch("tests.server.games_in_memory.MemoryTable", Watched):
        table = begun_table(game, kinds, {"clock": 30})
        while len(transitions) < 40 and random_action(table, luck):
            pass
    for row, (before, live) in zip(table.rows[1:], transitions, strict=True):
        again = apply(before, read_row(row), row.at)
        assert (again.event.kind, again.event.body(), again.shown, again.changed) == (
            live.event.kind,
            live.event.body(),
            live.shown,
            live.changed,
        )
        assert same(again.state, live.state)


@settings(max_examples=10, deadline=None)
@given(GAMES, SEEDS)
def test_every_prefix_of_the_events_folds_to_the_table_at_that_time(game: str, seed: int) -> None:
    with known_secrets(seed) as luck:
        table = begun_table(game, ["free", "free"])
        moments = [table.state]
        begun = len(table.rows)
        while len(table.rows) < begun + 25 and random_action(table, luck):
            moments.append(table.state)
    for place, then in enumerate(moments):
        assert same(read_back(table.rows[: begun + place]), then)


@settings(max_examples=25, deadline=None)
@given(GAMES, SEEDS)
def test_no_decision_ever_gains_time(game: str, seed: int) -> None:
    """Whatever leaving, returning, taking back or standing in happens."""
    with known_secrets(seed) as luck:
        table = begun_table(game, ["free", "free", "free"], {"clock": 9})
        times: dict[LiveMatch, int] = {}
        for _ in range(60):
            seat = luck.randrange(3)
            if luck.random() < 0.4 and not table.state.seats[seat].left:
                if table.state.seats[seat].stand_in:
                    table.do(hand_back, seat)
                else:
                    table.do(lambda state, at, seat=seat: stand_in(state, seat, "left", at))
            elif not random_action(table, luck):
                break
            assert table.state.play
            decision = table.state.play.match  # the same one, after taking a choice back
            deadline = table.now["deadline"]
            assert (deadline is None) == (table.state.to_act < 0 or table.state.seats[table.state.to_act].bot != "")
            if deadline is not None:
                assert deadline <= times.setdefault(decision, deadline)
                assert deadline <= table.at + 9_000


def test_DIG_05_what_the_clock_has_decided_stays() -> None:
    with known_secrets(3) as luck:
        table = begun_table("omg", ["free", "free"], {"clock": 9})
        while table.now["undo"] < 0:
            random_action(table, luck)
    assert table.state.play
    seat, until = table.now["undo"], table.now["undo_until"]
    assert playing.undo(table.state, seat, context(until)).event.kind == "undone", "as long as there was time to decide"
    with pytest.raises(Rejected) as rejected:
        playing.undo(table.state, seat, context(until + 1))
    assert rejected.value.code == Code.NOTHING_TO_UNDO


@pytest.mark.parametrize("by", [Actor.CLOCK, Actor.BOT])
def test_DIG_06_nobody_takes_back_what_they_did_not_choose(by: ActorName) -> None:
    with known_secrets(3) as luck:
        table = begun_table("omg", ["free", "free"], {"clock": 9})
        while table.now["undo"] < 0:
            random_action(table, luck)
        seat, choice = table.now["undo"], json.loads(table.rows[-1].body)["parts"][0]["choice"]
        table.do(stand_in, seat, "left")
        assert table.now["undo"] == -1, "while a bot plays for them"
        table.do(hand_back, seat)
        assert table.now["undo"] == seat
        table.do(playing.undo, seat)
        table.do(playing.act, Intent(seat, by, ChoiceMade(choice)))
    assert table.state.play
    assert table.state.play.match.before
    assert table.now["undo"] == -1
    with pytest.raises(Rejected) as rejected:
        playing.undo(table.state, seat, context(table.at))
    assert rejected.value.code == Code.NOTHING_TO_UNDO


def secrets_of(table: MemoryTable) -> list[str]:
    """All secrets: keys, unopened links of the chain, unrevealed seeds."""
    state = table.state
    hidden = [value for row in table.rows for value in re.findall(r"[0-9a-f]{64}", row.secret)]
    opened = state.play.match.chance_count if state.play else 0
    assert state.chain
    hidden += [state.chain.link(roll).hex() for roll in (opened + 1, opened + 2, LINKS)]
    if state.play:  # seeds of bots are revealed when the game begins
        hidden = [value for value in hidden if value not in {seed.hex() for seed in state.exchange.seeds}]
    return hidden


@settings(max_examples=25, deadline=None)
@given(GAMES, KINDS, SEEDS, st.integers(0, 30), st.booleans())
def test_secrets_are_in_no_frame(game: str, kinds: list[str], seed: int, actions: int, begun: bool) -> None:
    with known_secrets(seed) as luck:
        table = begun_table(game, kinds) if begun else new_table(game, kinds)
        for _ in range(actions if begun else 0):
            random_action(table, luck)
    sent = b"".join(table.frames).decode()
    for hidden in secrets_of(table):
        assert hidden not in sent


@settings(max_examples=15, deadline=None)
@given(GAMES, SEEDS, st.integers(0, 20))
def test_equal_public_histories_give_equal_bytes_whatever_the_secrets(game: str, seed: int, actions: int) -> None:
    """With other keys, and another chain behind the same opened links, the public bytes are the same."""
    with known_secrets(seed) as luck:
        table = begun_table(game, ["free", "bot:greedy"])
        for _ in range(actions):
            random_action(table, luck)
    altered = [row._replace(secret=other_secret(row.secret)) for row in table.rows]
    assert [row.secret for row in altered] != [row.secret for row in table.rows]
    assert table.state.chain
    chain = other_chain(table.state.chain)
    with patch("jollyroll.server.tables.opened_event.Chain", lambda _secret, _links: chain):
        assert frames_of(altered, 0) == table.frames


def other_chain(chain: Chain) -> Chain:
    """A chain with the same seal and other links."""
    other = Chain(fresh_secret(), chain.links)
    other.seal = chain.seal
    return other


def other_secret(secret: str) -> str:
    """A secret of the same kind with another value."""
    return re.sub(r"[0-9a-f]{64}", lambda _: fresh_secret().hex(), secret)


def test_a_used_up_chain_is_continued_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroll.server.tables.opening.LINKS", 70)
    luck = random.Random(3)
    table = begun_table("pk", ["free", "free"], {"options": {"target": "20000"}})
    while table.state.play and table.state.play.match.chance_count < 90:
        assert random_action(table, luck)
    assert len(table_info(table.state)["fair"]["chains"]) >= 2
    assert same(read_back(table.rows), table.state)
    record, _ = record_of(table.rows)
    assert verify(record).status == "verified"
    opened = [json.loads(row.body) for row in table.rows]
    assert sum("next" in body for body in opened) == len(table_info(table.state)["fair"]["chains"]) - 1


def test_a_forged_roll_is_detected() -> None:
    luck = random.Random(3)
    table = begun_table("kg", ["free", "free"])
    for _ in range(12):
        random_action(table, luck)
    record, _ = record_of(table.rows)
    place = next(number for number, event in enumerate(record.events) if event.opening)
    event = record.events[place]
    assert event.opening
    forged = event._replace(opening=event.opening._replace(nonce=bytes(16)))
    assert verify(replace(record, events=(*record.events[:place], forged, *record.events[place + 1 :]))).status == "failed"


@settings(max_examples=10, deadline=None)
@given(GAMES, SEEDS)
def test_undo_gains_no_time(game: str, seed: int) -> None:
    with known_secrets(seed) as luck:
        table = begun_table(game, ["free", "free"], {"clock": 30})
        for _ in range(60):
            before = table.now["deadline"]
            if not random_action(table, luck):
                break
            play = table.state.play
            if play and table.now["undo"] >= 0 and '"kind":"played"' in table.rows[-1].body:
                table.do(playing.undo, play.match.chooser)
                assert table.now["deadline"] == before
                random_action(table, luck)
