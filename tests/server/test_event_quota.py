"""Nobody can fill a table without playing on, and everybody can leave even a full one."""

import random
import secrets
import time
from pathlib import Path

import pytest

from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import playing
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.parts import ChoiceMade
from jollyroll.server.tables.playing import hand_back, stand_in
from jollyroll.server.tables.transition import read_back
from tests.server.clients import Client, play_out, seat_two, two_playing
from tests.server.games_in_memory import MemoryTable, begun_table, context, known_secrets, random_action
from tests.server.serving import ServerProcess
from tests.server.test_absence import events
from tests.server.witnessed import people, roll, until_rolled


def take_back(table: MemoryTable) -> None:
    """Take the last choice back, and choose the same again."""
    assert table.state.play
    match = table.state.play.match
    seat, [choice] = match.chooser, match.events
    table.do(playing.undo, seat)
    number = next(each.number for each in table.state.play.match.choices() if each.text == choice.text)
    table.do(playing.act, Intent(seat, Actor.PERSON, ChoiceMade(number)))


def before_chance(table: MemoryTable, luck: random.Random) -> int:
    """Play on until there is a choice to take back; returns its seat."""
    assert random_action(table, luck)
    while table.now["undo"] < 0:
        assert random_action(table, luck)
    return int(table.now["undo"])


def test_DIG_06_a_choice_is_taken_back_so_often_and_then_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "DETOURS", 4)
    monkeypatch.setattr(limits, "DETOURS_OF_GAME", 10)
    with known_secrets(1) as luck:
        table = begun_table("pk", ["free", "free"], {"options": {"target": "20000"}})
        for _ in range(20):
            seat = before_chance(table, luck)
            times = 0
            while table.now["undo"] == seat:
                take_back(table)
                times += 1
            assert times <= 4
            with pytest.raises(Rejected) as rejected:
                playing.undo(table.state, seat, context(table.at))
            assert rejected.value.code == Code.TOO_OFTEN
            while table.state.play.match.before:  # type: ignore[union-attr]
                assert random_action(table, luck)
            assert not any(seat.detours for seat in table.state.seats), "chance has spoken"
        assert [10 <= seat.detours_of_game < 40 for seat in table.state.seats] == [True, True]
        assert read_back(table.rows).seats == table.state.seats
        before_chance(table, luck)
        take_back(table)
        assert table.now["undo"] == -1, "after so many in a game, once from throw to throw"


@pytest.mark.parametrize("game", ["kg", "pk", "omg"])
def test_undoing_and_leaving_at_every_chance_does_not_fill_the_table(game: str) -> None:
    with known_secrets(5) as luck:
        table = begun_table(game, ["free", "bot:greedy"])
        begun = len(table.rows)
        plain = 0
        while random_action(table, luck):
            plain += 1
            seat = table.state.seats[0]
            while seat.may_detour and table.state.stage == "playing" and not seat.left:
                if table.now["undo"] == 0:
                    take_back(table)
                else:
                    table.do(lambda state, context: stand_in(state, 0, "left", context))
                    table.do(lambda state, context: hand_back(state, 0, context))
                seat = table.state.seats[0]
    assert table.state.seats[0].detours_of_game >= min(limits.DETOURS_OF_GAME, limits.DETOURS)
    assert len(table.rows) - begun <= 3 * plain + 2 * limits.DETOURS_OF_GAME + 2 * limits.DETOURS < limits.EVENTS


def test_a_player_who_returns_too_often_waits_until_the_bot_has_played(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"DETOURS": 2}) as server:
        one, two = two_playing(server, pace=1_000)
        with one, two:
            assert one.now
            seat = one.now["seat"]
            client = (one, two)[seat]
            sent = [client.send(do, seat=seat) for do in ("leave", "back") * 3]  # before the bot has decided
            assert [client.answer(name).get("refused") for name in sent] == [None] * 5 + ["too-often"]
            assert client.do("hello", tokens=client.tokens, after=client.seq)["you"]["seats"] == [seat]
            assert client.table["seats"][seat]["stand_in"] == "greedy", "connecting anew is no way round"
            client.wait(lambda: events(client, "played"))
            client.do("back", seat=seat)


def test_moves_of_a_seat_are_limited(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"DETOURS": 3}) as server:
        one, two = two_playing(server)
        with one, two:
            for _ in range(3):
                ticket = one.do("move", seat=0)["link"].partition("#take=")[2]
                one.do("take", ticket=ticket, nonce=secrets.token_hex(16))
            ticket = one.do("move", seat=0)["link"].partition("#take=")[2]
            assert one.refused("take", ticket=ticket, nonce=secrets.token_hex(16)) == "too-often"


def test_at_a_full_table_everybody_can_leave_and_play_another_game(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"EVENTS": 12}) as server:
        one, two = two_playing(server)
        with one, two:
            with pytest.raises(AssertionError, match="record-many-events"):
                play_out([one, two], random.Random(1))
            two.caught_up(12)
            two.do("leave", seat=1, for_good=True)
            one.wait(lambda: one.table["stage"] == "over")
            assert one.now
            assert one.now["result"]["winners"] == [0]
            assert one.do("rematch")["table"]


def test_an_action_called_with_a_table_s_last_event_is_decided_and_everybody_can_leave(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"EVENTS": 8}) as server, people(server, 2) as (one, two):
        two.witnesses = False
        before = roll(one)
        two.wait(lambda: two.seq == 8)
        assert events(two, "called")
        two.witness()
        assert until_rolled(one, before)["witness"] == 1
        action = one.next_action(random.Random(1))
        assert action
        answer = one.ask(action[0], **action[1])
        assert (answer["refused"], answer["reason"]) == ("not-allowed", "record-many-events")
        two.do("leave", seat=1, for_good=True)
        one.wait(lambda: one.table["stage"] == "over")


def test_a_player_returning_to_a_full_table_gets_one_answer(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"EVENTS": 8}) as server:
        one, two = two_playing(server)
        with one, two:
            assert one.now
            away = two if one.now["seat"] == 0 else one
            away.do("leave", seat=next(iter(away.seeds)))
            away.wait(lambda: away.seq == 8)
            away.send("hello", "again", tokens=away.tokens, after=8)
            away.send("ping", "after")
            heard: list[tuple[str, bool]] = []
            while not heard or heard[-1][0] != "after":
                frame = away.receive()
                heard += [(frame["re"], frame.get("ok", False))] if "re" in frame else []
            assert heard == [("again", True), ("after", True)]


def test_a_bot_at_a_full_table_is_not_asked_repeatedly(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"EVENTS": 8}) as server:
        opened = server.open("kg", ("free", "bot:beginner", "bot:beginner"))
        with Client(server, opened["table"], host=opened["host"]) as client:
            client.sit(0)
            client.do("start")
            client.reveal()
            luck = random.Random(1)
            while client.seq < 8:
                if not client.act(luck):
                    client.receive()
            client.do("leave", seat=0, for_good=True)
            time.sleep(2.5)  # with a spectator, repeated questions come after a second
        assert 1 <= server.complaints.count("was refused") <= 2


def test_changes_before_the_game_are_limited_and_the_game_can_begin(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"EVENTS_BEFORE": 6}) as server:
        one, two = seat_two(server)
        with one, two:
            names = iter(range(100))
            while (answer := one.ask("rename", seat=0, name=f"Ana {next(names)}")).get("ok"):
                assert answer["seq"] <= 6
            assert (answer["refused"], answer["reason"]) == ("too-often", "table-worn")
            assert one.refused("change", settings={"clock": 30}) == "too-often"
            one.do("start")
            one.reveal()
            two.reveal()
            one.wait(lambda: one.now)
            two.caught_up(one.seq)
            play_out([one, two], random.Random(1), 5)
