"""Tables with real dice in memory, for tests."""

import random
from typing import Any

from jollyroll.server.protocol.enums import Actor, ActorName
from jollyroll.server.tables import by_hand, playing, sitting
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.parts import ChoiceMade
from tests.server.games_in_memory import MemoryTable, context, new_table

HOST_BEGINS: dict[str, Any] = {"options": {"first_player": "host"}}


def real_dice_table(game: str, kinds: tuple[str, ...] = ("free", "free"), **settings: Any) -> MemoryTable:
    """A table whose dice are real, and whose game has begun."""
    table = new_table(game, [*kinds], {"dice": "manual", **settings})
    for seat, kind in enumerate(kinds):
        if kind == "free":
            table.keep(sitting.sit(table.state, seat, f"P{seat}", b"", f"key {seat}", seat == 0, context(table.at)))
    table.do(sitting.start)
    return table


def typed(table: MemoryTable, outcome: str) -> None:
    """Type an outcome."""
    table.do(by_hand.type_outcome, outcome, b"")


def chosen(table: MemoryTable, choice: str | int) -> None:
    """Make a choice for the seat to act, a person's or a bot's."""
    assert table.state.play
    match, seat = table.state.play.match, table.state.to_act
    number = match.read_choice(choice) if isinstance(choice, str) else choice
    by: ActorName = Actor.BOT if table.state.seats[seat].bot else Actor.PERSON
    table.do(playing.act, Intent(seat, by, ChoiceMade(number)))


def random_step(table: MemoryTable, luck: random.Random) -> None:
    """Make a random next step: type an outcome, or choose."""
    assert table.state.play
    match = table.state.play.match
    if table.state.outcome_due:
        typed(table, luck.choice(match.outcomes()).text)
        return
    choices = match.choices()
    chosen(table, (choices[0] if luck.random() < 0.4 else luck.choice(choices)).number)
