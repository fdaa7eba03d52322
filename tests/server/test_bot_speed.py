"""How fast bots play may be changed until the game is over, and nothing else may once it has begun."""

import json
import random
from typing import Any

import pytest

from jollyroll.match import write_text
from jollyroll.match.verify import verify
from jollyroll.server import limits
from jollyroll.server.live.registry import changes_of
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import Settings
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables import sitting
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.terms import Terms, changed_terms
from jollyroll.server.tables.transition import read_back
from jollyroll.server.thinking.known_bots import KNOWN_BOTS
from tests.server.clients import Client, alone
from tests.server.games_in_memory import MemoryTable, begun_table, context, known_secrets, new_table, random_action
from tests.server.serving import ServerProcess


def terms_with(table: MemoryTable, **changes: Any) -> Terms:
    """The terms of this table, changed."""
    state = table.state
    return changed_terms(state.game, state.terms, changes_of(Settings(**changes)), len(state.seats), KNOWN_BOTS)


def refusal(table: MemoryTable, **changes: Any) -> Code:
    """How the table refuses this change."""
    with pytest.raises(Rejected) as rejected:
        sitting.change(table.state, terms_with(table, **changes), context(table.at))
    return rejected.value.code


@pytest.mark.parametrize("game", ["kg", "pk", "omg"])
def test_only_the_speed_of_bots_changes_in_a_game_and_the_record_stays_as_it_would_be(game: str) -> None:
    records = []
    for changes in (False, True):
        with known_secrets(3) as luck:
            table = begun_table(game, ["free", "bot:greedy"])
            other = {"clock": 30}, {"coach": "off"}, {"absent": 0}, {"listed": True}, {"pace": 0, "clock": 30}
            assert {refusal(table, **each) for each in other} == {Code.NOT_OPEN}
            actions = 0
            while random_action(table, luck):
                actions += 1
                if changes and actions % 3 == 0 and table.state.stage == "playing":
                    at = table.at
                    table.do(sitting.change, terms_with(table, pace=actions))
                    table.at = at
                    assert table.state.terms.pace == actions
            assert refusal(table, pace=1) == Code.NOT_OPEN, "the game is over"
            again = read_back(table.rows)
            assert (again.terms, again.seats) == (table.state.terms, table.state.seats)
            record, _ = record_of(table.rows)
            assert verify(record).status == "verified"
            records.append(write_text(record))
    assert records[0] == records[1]


def test_a_game_cannot_be_filled_up_with_changes_of_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "DETOURS", 3)
    table = begun_table("kg", ["free", "bot:greedy"])
    for pace in range(3):
        table.do(sitting.change, terms_with(table, pace=pace))
    assert refusal(table, pace=9) == Code.TOO_OFTEN
    chance = table.state.play.match.chance_count  # type: ignore[union-attr]
    luck = random.Random(1)
    while table.state.play.match.chance_count == chance:  # type: ignore[union-attr]
        assert random_action(table, luck)
    table.do(sitting.change, terms_with(table, pace=9))


def test_a_host_who_only_watches_bots_sets_their_speed() -> None:
    table = new_table("kg", ["bot:greedy", "bot:greedy"])
    table.do(sitting.start)
    table.do(sitting.change, terms_with(table, pace=5))
    assert [seat.detours for seat in table.state.seats] == [1, 0]
    assert read_back(table.rows).terms.pace == 5


def test_bots_that_were_slow_play_at_once_when_the_host_wants_it(server: ServerProcess) -> None:
    with alone(server, pace=limits.SLOWEST_PACE, absent=0) as ana, Client(server, ana.table_id) as spectator:
        luck = random.Random(1)
        while ana.now and ana.now["seat"] == 0:
            ana.act(luck)
        before, acted = ana.seq, json.loads(ana.raw[-1])["at"]
        assert spectator.refused("change", settings={"pace": 0}) == "not-host"
        ana.do("change", settings={"pace": 0})
        assert ana.table["pace"] == 0
        ana.wait(lambda: ana.seq > before + 1)
        by, at = json.loads(ana.raw[-1])["event"]["by"], json.loads(ana.raw[-1])["at"]
        assert by == "bot"
        assert at - acted < limits.SLOWEST_PACE, "it did not wait as long as it was to at first"
        spectator.caught_up(ana.seq)
        assert spectator.table["pace"] == 0
