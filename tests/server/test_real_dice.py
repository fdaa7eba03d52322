"""Tables with real dice: people roll and draw, type what came, and take back what they mistyped."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.match import Match, read_text, replay, write_text
from jollyroll.match.verify import verify
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor, TableStage
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import by_hand, opening, playing, sitting
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.saved_state import read_state, write_state
from jollyroll.server.tables.terms import changed_terms
from jollyroll.server.tables.transition import read_back
from jollyroll.server.tables.witnessing import reseal
from jollyroll.server.thinking.known_bots import KNOWN_BOTS
from jollyroll.words import say
from tests.server.clients import Client
from tests.server.games_in_memory import MemoryTable, context, may_take_back, new_table
from tests.server.real_dice import HOST_BEGINS, chosen, random_step, real_dice_table, typed
from tests.server.serving import ServerProcess

GAMES = st.sampled_from(["kg", "pk", "omg"])
KINDS = st.sampled_from([("free", "free"), ("free", "bot:greedy"), ("free", "free", "bot:greedy")])
NONCE = "0" * 32


def refusal(table: MemoryTable, action: Any, *arguments: Any) -> Rejected:
    """The rejection of an action, which leaves the table unchanged."""
    state, rows = table.state, len(table.rows)
    with pytest.raises(Rejected) as rejected:
        table.do(action, *arguments)
    assert table.state is state
    assert len(table.rows) == rows
    return rejected.value


def position(table: MemoryTable) -> Any:
    assert table.state.play
    return table.state.play.match.state


@settings(deadline=None, max_examples=25)
@given(GAMES, KINDS, st.integers(0, 2**32))
def test_typing_what_fell_in_a_match_gives_that_match(game: str, kinds: tuple[str, ...], seed: int) -> None:
    luck, table = random.Random(seed), real_dice_table(game, kinds)
    assert table.state.play
    live = table.state.play.match
    match = Match.start(live.game, live.seats, "", live.options, live.host, live.youngest)
    for _ in range(luck.randrange(80)):
        if table.state.stage == TableStage.OVER:
            break
        if match.to_move is None:
            outcome = luck.choice(match.outcomes())
            letters = [*outcome.text]
            luck.shuffle(letters)
            text = "".join(letters) if match.game.rules.dice_in_hand(match.state) else outcome.text
            match.apply_outcome(text)
            typed(table, text.lower() if luck.random() < 0.5 and ":" not in text else text)
        else:
            choice = luck.choice(match.choices())
            match.choose(choice)
            chosen(table, choice.number)
        assert position(table) == match.state
    record, places = record_of(table.rows)
    assert record.events == match.record.events
    assert len(places) == len(record.events)
    assert read_back(table.rows).play is not None
    assert read_text(write_text(record)) == record


@settings(deadline=None, max_examples=25)
@given(GAMES, KINDS, st.integers(0, 2**32))
def test_taking_back_leads_to_where_the_table_stood(game: str, kinds: tuple[str, ...], seed: int) -> None:
    """However often and however far: state, record, saved state and log agree, and bots' choices go with the typed outcome."""
    luck, table = random.Random(seed), real_dice_table(game, kinds)
    before = [position(table).copy()]  # before each step of a person, and now
    for _ in range(luck.randrange(80)):
        if luck.random() < 0.3 and len(before) > 1 and may_take_back(table):
            table.do(playing.undo, table.state.undo)
            before.pop()
            assert position(table) == before[-1]
        elif table.state.stage == TableStage.OVER:
            break
        else:
            seat = table.state.to_act
            by_bot = seat >= 0 and table.state.seats[seat].is_bot
            random_step(table, luck)
            if by_bot:
                before.pop()  # it goes with the outcome typed before it
            before.append(position(table).copy())
    record, _ = record_of(table.rows)
    assert replay(record).state == position(table) == position_of_rows(table)
    again = read_state(write_state(table.state))
    assert again.play
    assert again.play.match.state == position(table)
    assert again.undo == table.state.undo


def position_of_rows(table: MemoryTable) -> Any:
    play = read_back(table.rows).play
    assert play
    return play.match.state


@pytest.mark.parametrize(
    ("game", "before", "text", "sentence"),
    [
        ("kg", [], "12KS", "That’s 4 dice, but this roll takes 5"),
        ("kg", [], "12KSXX", "That’s 6 dice, but this roll takes 5"),
        ("kg", [], "12KSQ", "No die of this game shows"),
        ("kg", ["12KSX", "roll:12"], "123", "That’s 3 dice, but this roll takes 2"),
        ("pk", [], "card:kraken", ""),
        ("pk", [*["card:captain", "GGDDMMPP", "stop"] * 4], "card:captain", "None of that is left to draw."),
        ("omg", [], "locks:4", ""),
        ("omg", ["locks:1", "locks:1", "locks:1", "locks:1", "KCDD", "stop", "open:1/K"], "find:DDDD", ""),
    ],
)
def test_what_cannot_have_come_is_refused_with_a_sentence(game: str, before: list[str], text: str, sentence: str) -> None:
    table = real_dice_table(game, **HOST_BEGINS)
    for step in before:
        if table.state.outcome_due:
            typed(table, step)
        else:
            chosen(table, step)
    rejected = refusal(table, by_hand.type_outcome, text, b"")
    assert rejected.code == Code.NOT_ALLOWED
    assert rejected.cause
    said = say(f"refused-{rejected.cause.code}", "en", **rejected.cause.facts)
    assert said.startswith(sentence)
    assert "refused-" not in said


def test_a_face_that_the_dice_of_the_box_do_not_have_is_refused() -> None:
    table = real_dice_table("omg", options={"first_player": "host", "dice": "custom:KKCCDD"})
    for locks in (1, 1, 2, 2):
        typed(table, f"locks:{locks}")
    assert table.now["expected"] == {"dice": 4, "faces": "KCD", "draws": []}
    rejected = refusal(table, by_hand.type_outcome, "KKCW", b"")
    assert (rejected.code, rejected.cause and rejected.cause.code) == (Code.NOT_ALLOWED, "no-such-face")
    typed(table, "KKCD")


def test_the_table_says_what_has_to_be_typed() -> None:
    table = real_dice_table("pk")
    assert table.now["waits"] == "outcome"
    assert table.now["seat"] == -1
    drawn = table.now["expected"]["draws"]
    assert [(draw["text"], draw["form"], draw["left"]) for draw in drawn] == [
        ("seat:1", {"kind": "seat", "seat": 0}, 1),
        ("seat:2", {"kind": "seat", "seat": 1}, 1),
    ]
    typed(table, "seat:2")
    captains = [draw for draw in table.now["expected"]["draws"] if draw["text"] == "card:captain"]
    assert (table.now["seat"], captains[0]["left"]) == (1, 4)
    typed(table, "card:captain")
    assert table.now["expected"] == {"dice": 8, "faces": "GDMPWS", "draws": []}
    typed(table, "ggddmmpp")
    assert (table.now["waits"], table.now["expected"]) == ("choice", None)
    event = json.loads(table.frames[-1])["event"]
    assert event == {"kind": "played", "seat": 1, "by": "person", "parts": [{"chance": "GGDDMMPP", "left": "", "told": []}]}
    chosen(table, "roll:MM")
    assert table.now["expected"]["dice"] == 2


def test_nothing_is_sealed_at_such_a_table() -> None:
    table = new_table("kg", ["free", "bot:greedy"], {"dice": "manual"})
    info = json.loads(table.frames[0])["table"]
    assert info["dice"] == "manual"
    assert info["fair"]["chains"] == []
    assert refusal(table, sitting.start).code == Code.NOT_READY
    table.keep(sitting.sit(table.state, 0, "Ana", b"1" * 32, "key", True, context(table.at), b"2" * 32))
    assert refusal(table, sitting.commit, 0, b"3" * 32).code == Code.BAD_SEED
    table.do(sitting.start)
    assert json.loads(table.frames[-1])["event"] == {"kind": "begun", "parts": []}
    assert refusal(table, reseal, 0, b"4" * 32).code == Code.BAD_SEED
    rejected = refusal(table, playing.act, Intent(0, Actor.PERSON))
    assert (rejected.code, rejected.cause and rejected.cause.code) == (Code.NO_ROLL_DUE, "type-it")
    assert all(row.secret == "{}" or "chain" not in row.secret or '"chain":""' in row.secret for row in table.rows)


def test_which_dice_are_used_is_settled_when_the_table_is_opened() -> None:
    table = new_table("kg", ["free", "free"])
    terms = changed_terms(table.state.game, table.state.terms, {"dice": "manual"}, 2, KNOWN_BOTS)
    assert refusal(table, sitting.change, terms).code == Code.BAD_SETTING
    assert "dice" not in json.loads(table.frames[0])["table"], "tables of today look as they did"
    assert "manual" not in table.rows[0].body


def test_a_roll_that_ended_the_turn_and_one_that_ended_the_game_can_be_taken_back() -> None:
    table = real_dice_table("pk", options={"first_player": "host", "target": "1000"})
    for step in ("card:captain", "DDDDDDDD"):
        typed(table, step)
    chosen(table, "stop")
    assert table.now["seat"] == 1
    assert table.now["last"]["text"] == "stop"
    typed(table, "card:gold")
    assert table.now["last"] == {"seat": 1, "kind": "chance", "text": "card:gold", "form": {}}
    typed(table, "SSSGGGGG")
    assert table.state.stage == TableStage.OVER
    assert table.now["last"]["text"] == "SSSGGGGG"
    table.do(playing.undo, 1)
    event = json.loads(table.frames[-1])
    assert event["event"] == {"kind": "undone", "seat": 1, "steps": 1}
    assert event["table"]["stage"] == "playing"
    typed(table, "SSGGGGGG")
    assert (table.now["seat"], table.now["waits"]) == (1, "choice")
    for _ in range(5):
        table.do(playing.undo, 0)
    assert (table.now["seat"], table.now["last"]) == (0, None)
    assert refusal(table, playing.undo, 0).code == Code.NOTHING_TO_UNDO


def test_after_another_game_was_opened_the_last_one_stays_as_it_is() -> None:
    table = real_dice_table("kg", **HOST_BEGINS)
    table.do(playing.leave, 1)
    assert table.state.stage == TableStage.OVER
    following = opening.next_table(table.state, context(table.at)).state
    assert following.by_hand
    assert [seat.kind for seat in following.seats] == ["person", "free"]
    assert refusal(table, playing.undo, 0).code == Code.NOTHING_TO_UNDO


def test_who_leaves_has_left_and_what_was_before_stays() -> None:
    table = real_dice_table("kg", ("free", "free", "free"), **HOST_BEGINS)
    typed(table, "12KSX")
    table.do(playing.leave, 1)
    assert not table.now["last"]
    assert refusal(table, playing.undo, 0).code == Code.NOTHING_TO_UNDO
    chosen(table, "stop")
    assert table.now["last"]["text"] == "stop"
    assert refusal(table, playing.leave, 1).code == Code.LEFT
    record, _ = record_of(table.rows)
    assert [event.word for event in record.events] == ["[12KSX]", "leave:2", "stop"]


def test_a_bot_chooses_and_people_roll_for_it() -> None:
    table = real_dice_table("kg", ("bot:greedy", "free"), options={"first_player": "random"})
    typed(table, "seat:1")
    assert (table.now["seat"], table.now["waits"], table.state.to_act) == (0, "outcome", -1)
    typed(table, "12KSX")
    chosen(table, "roll:12")
    assert table.now["last"] == {"seat": 0, "kind": "chance", "text": "12KSX", "form": {}}, "what the bot chose goes with it"
    table.do(playing.undo, 1)
    assert json.loads(table.frames[-1])["event"]["steps"] == 2
    assert table.now["expected"]["dice"] == 5


def test_a_long_game_remembers_enough_and_not_everything() -> None:
    luck, table = random.Random(1), real_dice_table("pk", ("free",) * 5)
    for _ in range(3 * limits.STEPS_BACK):
        random_step(table, luck)
    sizes = len(write_state(table.state))
    for _ in range(limits.DETOURS):
        table.do(playing.undo, 0)
    for _ in range(limits.STEPS_BACK - limits.DETOURS):
        table.do(playing.undo, 1)
    for _ in range(6 * limits.STEPS_BACK):
        if table.state.stage == TableStage.OVER:
            break
        random_step(table, luck)
    assert len(write_state(table.state)) < 2 * sizes


def test_the_record_says_that_it_was_typed_by_hand() -> None:
    table = real_dice_table("kg", **HOST_BEGINS)
    typed(table, "x1k2s")
    chosen(table, "stop")
    record, _ = record_of(table.rows)
    assert record.header["Dice"] == "manual"
    assert record.fair is None
    assert write_text(record).count("[X1K2S]") == 1, "in the order in which they were typed"
    assert verify(record).status == "nothing"


def test_there_is_no_clock_where_people_roll() -> None:
    table = real_dice_table("kg", clock=30, **HOST_BEGINS)
    assert table.now["deadline"] is None
    typed(table, "12KSX")
    assert table.now["deadline"] is None


# with a server


def real_table(server: ServerProcess, *kinds: str, **settings: Any) -> Client:
    opened = server.open("kg", kinds, dice="manual", **{**HOST_BEGINS, **settings})
    client = Client(server, opened["table"], host=opened["host"])
    for seat, kind in enumerate(kinds):
        if kind == "free":
            token = client.do("sit", seat=seat, name=f"P{seat}")["token"]
            client.tokens.append(token)
    client.do("start")
    client.wait(lambda: client.now)
    return client


def test_everybody_at_the_table_types_and_takes_back_and_nobody_else(server: ServerProcess) -> None:
    with real_table(server, "free", "free") as client, Client(server, client.table_id) as watcher:
        assert watcher.refused("outcome", at=client.seq, outcome="12KSX", nonce=NONCE) == "not-yours"
        said = client.ask("outcome", at=client.seq, outcome="12KS", nonce=NONCE)
        assert (said["refused"], said["reason"]) == ("not-allowed", "wrong-dice-count")
        assert said["say"].startswith("That’s 4 dice")
        at = client.seq
        first = client.do("outcome", at=at, outcome="12KSX", nonce=NONCE)
        assert client.do("outcome", at=at, outcome="12KSX", nonce=NONCE)["seq"] == first["seq"], "sent again it does no harm"
        assert client.refused("outcome", at=at, outcome="12KSX", nonce="1" * 32) == "stale"
        assert client.refused("roll", seat=0, at=first["seq"], nonce=NONCE) == "no-roll-due"
        client.wait(lambda: client.seq == first["seq"])
        client.do("undo", seat=1, at=client.seq)
        client.do("start")  # sending it again is harmless
        record = server.fetch(f"/api/tables/{client.table_id}/record.jolly")[1].decode()
        assert "Dice: manual" in record
        assert "[12KSX]" not in record
        assert server.get(f"/api/tables/{client.table_id}/verify")["status"] == "nothing"


def test_a_bot_waits_until_somebody_has_rolled_for_it(server: ServerProcess) -> None:
    with real_table(server, "free", "bot:beginner", pace=0) as client:
        for dice in ("XXX12", "XXX12"):  # three crossbones end the turn
            client.wait(lambda: client.now and client.now["waits"] == "outcome")
            client.do("outcome", at=client.seq, outcome=dice, nonce=NONCE)
            client.wait(lambda: client.now and client.now["waits"] != "choice")
        client.wait(lambda: client.now and client.now["seat"] == 0)
        client.do("outcome", at=client.seq, outcome="XXX12", nonce=NONCE)
        client.wait(lambda: client.now and client.now["seat"] == 1)
        client.do("outcome", at=client.seq, outcome="11223", nonce=NONCE)
        client.wait(lambda: client.now and client.now["waits"] != "choice")
        assert client.now
        assert client.now["seat"] in (0, 1)
