"""Reproducible random games of version 2 with simulated devices."""

import random
from collections.abc import Sequence
from functools import cache

from jollyroll.match import Match, Record, Seat
from tools.device_table import DeviceTable, named_secret

NAMES = ("Ana", "Ben", "Lea", "Zoë", "李", "Flint")


def sit_down(game: str, devices: Sequence[str], bots: Sequence[int] = (), links: int = 4096, **options: str) -> DeviceTable:
    """A table with a seat for each device; a seat without one may be a bot's."""
    seats = [Seat(name, "bot:random" if seat in bots else "person") for seat, name in enumerate(NAMES[: len(devices)])]
    return DeviceTable(Match.start(game, seats, options=options), devices, links)


def move(table: DeviceTable, chance: random.Random) -> None:
    """One event."""
    match, rules = table.match, table.match.game.rules
    if match.to_move is None:
        table.throw()
    else:
        count = rules.legal_count(match.state)
        table.choose(rules.legal_choice(match.state, 0 if chance.random() < 0.4 else chance.randrange(count)))


def play_on(table: DeviceTable, most: int, chance: random.Random) -> DeviceTable:
    """Play until the game is over, or for this many events."""
    while not table.match.is_over and len(table.match.events) < most:
        move(table, chance)
    return table


@cache
def device_record(game: str, seed: int = 0, most: int = 60, devices: tuple[str, ...] = ("a", "b"), links: int = 4096) -> Record:
    """The record of such a game, in which all devices answer."""
    return play_on(sit_down(game, devices, links=links), most, random.Random(f"{game} {seed}")).match.record


def wild_game(game: str, seed: int, most: int = 120) -> DeviceTable:
    """A game with everything: bots, shared, missing and silent devices, late chains, leavings, short chains."""
    chance = random.Random(f"wild {game} {seed}")
    count = chance.randint(2, 4)
    devices = [chance.choice(["", "a", "b", "c", "d"]) for _ in range(count)]
    bots = [seat for seat in range(count) if chance.random() < 0.2]
    for seat in bots:
        devices[seat] = ""
    table = sit_down(game, devices, bots, chance.choice([3, 17, 90, 4096]), first_player="random")
    table.secret = lambda name: named_secret(f"{seed} {name}")
    while not table.match.is_over and len(table.match.events) < most:
        for device in sorted({*devices} - {""}):
            if chance.random() < 0.1:
                table.away ^= {device}
            if chance.random() < 0.03:
                table.seal_late(device)
        if chance.random() < 0.1:
            table.absent ^= {chance.randrange(count)}
        present = [seat for seat in range(count) if table.match.state.present[seat]]
        if chance.random() < 0.01 and len(present) > 2 and table.match.chance_count:
            table.leave(chance.choice(present))
        elif not table.match.is_over:
            move(table, chance)
    return table
