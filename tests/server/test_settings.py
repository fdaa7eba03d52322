"""Every game with every option, every preset, every number of seats and every bot, at a live table."""

import json
import random

import pytest
from pydantic import TypeAdapter

from jollyroll.bots import BOTS
from jollyroll.kit import built_in, load_game
from jollyroll.server.protocol.shown import TableInfo
from jollyroll.server.tables.transition import read_back
from tests.server.games_in_memory import MemoryTable, begun_table, new_table, random_action

TABLE_INFO: TypeAdapter[TableInfo] = TypeAdapter(TableInfo)


def info(table: MemoryTable) -> TableInfo:
    """The table as everybody sees it."""
    return TABLE_INFO.validate_json(json.dumps(json.loads(table.frames[0])["table"]))


@pytest.mark.parametrize("name", built_in())
def test_every_preset_is_a_table(name: str) -> None:
    game = load_game(name)
    for preset in game.presets:
        table = new_table(name, ["free", "free"], {"preset": preset})
        assert info(table)["options"] == game.resolve(preset)
        assert read_back(table.rows).terms == table.state.terms


@pytest.mark.parametrize("name", built_in())
def test_every_value_of_every_option_is_played(name: str) -> None:
    game = load_game(name)
    luck = random.Random(name)
    for option in game.options:
        for value in option.values:
            together = {"rerolls": "1"} if option.name == "seafarers" else {}
            if (option.name, value) == ("rerolls", "0"):
                together = {"seafarers": "off"}
            table = begun_table(name, ["free", "free"], {"options": {**together, option.name: value}})
            for _ in range(8):
                random_action(table, luck)
            assert info(table)["options"][option.name] == value


@pytest.mark.parametrize("name", built_in())
def test_every_number_of_seats_and_every_bot(name: str) -> None:
    game = load_game(name)
    for seats in game.seat_range:
        assert len(info(new_table(name, ["free"] * seats))["seats"]) == seats
    for level in BOTS:
        table = new_table(name, ["free", f"bot:{level}"])
        seat = info(table)["seats"][1]
        assert (seat["kind"], seat["sealed"]) == (f"bot:{level}", True)
