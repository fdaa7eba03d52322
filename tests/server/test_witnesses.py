"""Fair dice of version 2 at a live table: an action is called, witnessed, and only then rolled."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.dice.chain import Chain
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import playing
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.parts import ChoiceMade
from jollyroll.server.tables.transition import read_back
from tests.server.games_in_memory import MemoryTable, act, answer_call, begun_table, context, known_secrets, random_action

GAMES = st.sampled_from(["kg", "pk", "omg"])
SEEDS = st.integers(0, 10_000)


def devices(luck: random.Random, *seats: int) -> dict[int, Chain]:
    """A chain for each of these seats."""
    return {seat: Chain(luck.randbytes(32)) for seat in seats}


def shown(table: MemoryTable) -> dict[str, Any]:
    """The last event, as shown to everybody."""
    event: dict[str, Any] = json.loads(table.frames[-1])["event"]
    return event


def roll(table: MemoryTable, seat: int) -> None:
    """A person rolls, with the link of their own device."""
    act(table, Intent(seat, Actor.PERSON, None, b"n" * 16), link=True)


def two_people(luck: random.Random) -> MemoryTable:
    """Two people with a device each; the first one rolls."""
    return begun_table("kg", ["free", "free"], {"options": {"first_player": "host"}}, devices(luck, 0, 1))


def refused(table: MemoryTable, choice: ChoiceMade | None, link: bytes) -> Code:
    """The code with which a choice or a roll of the first seat is rejected."""
    with pytest.raises(Rejected) as rejected:
        playing.act(table.state, Intent(0, Actor.PERSON, choice, b"n" * 16, link), context(table.at, table.there))
    return rejected.value.code


def test_a_roll_is_shown_before_it_falls_and_falls_when_it_is_witnessed() -> None:
    with known_secrets(1) as luck:
        table = two_people(luck)
        roll(table, 0)
        called = shown(table)
        assert (called["kind"], called["seat"], called["witness"], called["roll"]) == ("called", 0, 1, 1)
        assert called["link"] == table.devices[0].link(1).hex()
        assert table.now["waits"] == "witness"
        assert "chance" not in json.dumps(called)
        answer_call(table)
        part = shown(table)["parts"][0]
        witnessed = {"thrower": 0, "thrower_link": table.devices[0].link(1).hex(), "witness": 1}
        assert part["devices"] == {**witnessed, "witness_link": table.devices[1].link(1).hex(), "passed": []}
        assert table.now["waits"] == "choice"


def test_nothing_can_be_done_while_a_witness_is_asked() -> None:
    with known_secrets(2) as luck:
        table = two_people(luck)
        roll(table, 0)
        assert refused(table, None, table.devices[0].link(2)) == Code.NO_ROLL_DUE
        assert refused(table, ChoiceMade(0), b"") == Code.NO_CHOICE_DUE
        with pytest.raises(Rejected, match="not-ready"):
            playing.leave(table.state, 1, context(table.at))
        with pytest.raises(Rejected, match="nothing-to-undo"):
            playing.undo(table.state, 0, context(table.at))


def test_the_link_of_the_own_device_is_demanded_and_no_other_is_taken() -> None:
    with known_secrets(3) as luck:
        table = two_people(luck)
        assert refused(table, None, b"") == Code.LINK_DUE
        for wrong in (bytes(32), table.devices[0].link(2), table.devices[1].link(1)):
            assert refused(table, None, wrong) == Code.BAD_LINK
        roll(table, 0)
        with pytest.raises(Rejected, match="bad-link"):
            playing.witness(table.state, 1, table.devices[1].link(2), context(table.at))
        with pytest.raises(Rejected, match="no-witness-due"):
            playing.witness(table.state, 0, table.devices[0].link(1), context(table.at))


def test_who_does_not_answer_is_passed_over_and_told() -> None:
    with known_secrets(4) as luck:
        table = begun_table("kg", ["free"] * 3, {"options": {"first_player": "host"}}, devices(luck, 0, 1, 2))
        roll(table, 0)
        answer_call(table, answers=False)
        assert (shown(table)["kind"], shown(table)["seat"], shown(table)["witness"]) == ("passed", 1, 2)
        answer_call(table, answers=False)
        part = shown(table)["parts"][0]
        assert (part["devices"]["witness"], part["devices"]["passed"], part["devices"]["thrower"]) == (-1, [1, 2], 0)


def test_who_is_not_there_is_not_asked_and_told_to_be_passed_over() -> None:
    with known_secrets(5) as luck:
        table = begun_table("kg", ["free"] * 3, {"options": {"first_player": "host"}}, devices(luck, 0, 1, 2))
        table.there = {0, 2}
        roll(table, 0)
        assert (shown(table)["witness"], shown(table)["passed"]) == (2, [1])
        answer_call(table)
        assert shown(table)["parts"][0]["devices"]["passed"] == [1]


def test_the_same_device_is_no_witness_and_a_person_witnesses_bots() -> None:
    with known_secrets(6) as luck:
        shared = Chain(luck.randbytes(32))
        table = begun_table("kg", ["free", "free"], {"options": {"first_player": "host"}}, {0: shared, 1: shared})
        roll(table, 0)
        assert shown(table)["kind"] == "played"
        table = begun_table("kg", ["free", "bot:random"], {"options": {"first_player": "host"}}, devices(luck, 0))
        while table.state.to_act == 0 and not table.state.calling:
            assert random_action(table, luck)
        table.do(playing.act, Intent(1, Actor.BOT))
        called = shown(table)
        assert (called["kind"], called["seat"], called["link"], called["witness"]) == ("called", 1, "", 0)


def test_what_is_drawn_at_the_beginning_is_witnessed() -> None:
    with known_secrets(7) as luck:
        table = begun_table("kg", ["free", "free"], {"options": {"first_player": "random"}}, devices(luck, 0, 1))
        begun = shown(table)
        assert begun["kind"] == "begun"
        assert begun["parts"][0]["devices"]["witness"] == 0
        assert json.loads(table.frames[-2])["event"]["kind"] == "called"


@settings(max_examples=12, deadline=None)
@given(GAMES, SEEDS)
def test_every_prefix_with_witnesses_reads_back_and_verifies(game: str, seed: int) -> None:
    with known_secrets(seed) as luck:
        table = begun_table(game, ["free", "bot:random", "free"], None, devices(luck, 0, 2))
        for _ in range(60):
            if not random_action(table, luck):
                break
            table.there = {seat for seat in table.devices if luck.random() < 0.9}
        back = read_back(table.rows)
        assert back.calling == table.state.calling
        assert back.play
        assert table.state.play
        assert back.play.match.state == table.state.play.match.state
        record, _ = record_of(table.rows)
        assert sum(bool(event.opening and event.opening.devices.witness >= 0) for event in record.events)
