"""Attacks in processes of their own, switched on and off while victims play: their waiting times with and without.

An attack is a function `attack(storm, *facts)` at the top of a module; it runs while `storm.blows()` is true. It comes from one
address; victims come from another. To add one, write such a function and a test that gives it to `in_calm_and_storm`.
"""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

from websockets.sync.client import connect

from tests.attack.raw import opened_from
from tests.server.clients import Client, begin
from tests.server.serving import PATIENCE, ServerProcess
from tests.starting import forks

ROUNDS = 3  # of calm and storm
MOST_ROUNDS = 11  # if fewer are not conclusive
CALM = 0.35  # seconds
STORM = 0.6
SETTLES = 0.15  # seconds after a storm that count for neither
LONGEST = 60.0  # seconds, of any attack
TABLES = 4  # of victims
PAUSE = 0.008  # seconds between two actions of victims, which keeps them within the limits even on the fastest machine
FLOOR = 0.010  # seconds: whatever is faster counts as that. On two quiet cores an undisturbed p99 was 10 to 13 ms
BAR = 5  # times as long as in calm


class Storm:
    """Switches an attack on and off."""

    def __init__(self) -> None:
        self.on, self.over, self.ready = forks.Event(), forks.Event(), forks.Event()
        self.begun = time.monotonic()

    def blows(self) -> bool:
        """Wait until the attack is to go on; False when it is over."""
        self.ready.set()
        while not self.over.is_set() and time.monotonic() < self.begun + LONGEST:
            if self.on.wait(0.05):
                return True
        return False


class Player(Client):
    """A player with an address of their own."""

    address = "127.0.0.1"

    def connect(self, **headers: str) -> dict[str, Any]:
        server = f"ws://127.0.0.1:{self.server.port}/ws/{self.table_id}"
        source = self.address, 0
        self.socket = connect(server, compression=None, open_timeout=PATIENCE, max_queue=None, source_address=source)
        return self.ask("hello", tokens=self.tokens, host=self.host, after=self.seq or None, **self.hello)


def playing_pair(server: ServerProcess, address: str) -> tuple[Player, Player]:
    """Two people in a game that has begun, both from this address."""
    from_there = type("Victim", (Player,), {"address": address})
    table = opened_from(server.port, address)
    one, two = from_there(server, table["table"], host=table["host"]), from_there(server, table["table"])
    one.sit(0, "Ana")
    two.sit(1, "Ben")
    begin(one, two)
    return one, two


class Victims:
    """People who play at a few tables, all from one address."""

    def __init__(self, server: ServerProcess, address: str) -> None:
        self.luck = random.Random(7)
        self.pairs = [playing_pair(server, address) for _ in range(TABLES)]

    def play(self, seconds: float) -> list[float]:
        """Play for this many seconds; returns the response time of each action."""
        delays: list[float] = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for pair in self.pairs:
                delays.append(self._act(pair))
                time.sleep(PAUSE)
        return delays

    def _act(self, pair: tuple[Player, Player]) -> float:
        for player, other in (pair, pair[::-1]):
            wish = player.next_action(self.luck)
            if wish:
                begun = time.perf_counter()
                answer = player.do(wish[0], **wish[1])
                delay = time.perf_counter() - begun
                player.caught_up(answer["seq"])
                other.caught_up(answer["seq"])
                return delay
        begun = time.perf_counter()  # the game is over
        min(pair, key=lambda player: player.count).do("ping")
        return time.perf_counter() - begun

    def close(self) -> None:
        for pair in self.pairs:
            for player in pair:
                player.close()


class Weather:
    """The victims' response times, round by round. Other load on this machine spoils a few rounds; the median ignores them."""

    def __init__(self) -> None:
        self.calm: list[list[float]] = []
        self.storm: list[list[float]] = []

    @property
    def disturbed(self) -> float:
        """The 99th percentile of response times in a storm."""
        return median(p99(delays) for delays in self.storm)

    @property
    def undisturbed(self) -> float:
        """The same in calm."""
        return median(p99(delays) for delays in self.calm)

    @property
    def is_bearable(self) -> bool:
        """True if the slowdown is within the limit."""
        return self.disturbed <= BAR * max(FLOOR, self.undisturbed)

    def __str__(self) -> str:
        both = (sorted(round(1e3 * p99(delays)) for delays in rounds) for rounds in (self.calm, self.storm))
        return "p99 of each round, ms: calm {}, storm {}".format(*both)


def p99(delays: list[float]) -> float:
    return sorted(delays)[len(delays) * 99 // 100]


@contextmanager
def under_attack(attack: Callable[..., None], *facts: object) -> Iterator[Storm]:
    """An attack, ready to be switched on."""
    storm = Storm()
    attacker = forks.Process(target=attack, args=(storm, *facts), daemon=True)
    attacker.start()
    try:
        assert storm.ready.wait(PATIENCE), "the attacker is ready"
        yield storm
    finally:
        storm.over.set()
        attacker.join(PATIENCE)
        if attacker.is_alive():
            attacker.kill()
            attacker.join()
    assert attacker.exitcode == 0, "the attacker did what it could"


def in_calm_and_storm(victims: Victims, attack: Callable[..., None], *facts: object) -> Weather:
    """The victims' response times with and without an attack, in turns, so that other load on this machine affects both.

    If a few rounds look unbearable, more are run, and all of them count.
    """
    weather = Weather()
    with under_attack(attack, *facts) as storm:
        for rounds in (ROUNDS, MOST_ROUNDS - ROUNDS):
            for _ in range(0 if weather.calm and weather.is_bearable else rounds):  # decided before the first of them
                weather.calm.append(victims.play(CALM))
                storm.on.set()
                weather.storm.append(victims.play(STORM))
                storm.on.clear()
                victims.play(SETTLES)
    print(f"{attack.__name__}: {weather}")
    return weather
