"""Tables with games in progress, played by programs, with the browser storage needed to continue."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from tests.server.clients import Client, alone, play_out, two_playing
from tests.server.serving import ServerProcess
from tests.web.player import Player

CODES = {"kings_gold": "kg", "piraten_kapern": "pk", "oh_my_gold": "omg"}
# Options that shorten games.
SHORT: dict[str, dict[str, str]] = {
    "piraten_kapern": {"target": "1000", "end": "sudden", "win_at": "at_least", "score_floor": "zero"},
    "oh_my_gold": {"rerolls": "0"},
}
# The state of a nearly finished game.
LATE: dict[str, Callable[[Any], bool]] = {
    "kings_gold": lambda view: view["box"] <= 5,
    "piraten_kapern": lambda view: max(view["scores"]) >= 800,
    "oh_my_gold": lambda view: view["pile"] == 0 and sum(chest > 0 for chest in view["chests"]) <= 1,
}


class Situation(NamedTuple):
    """A table, and the keys to its seats."""

    table: str
    keys: dict[str, Any]

    @property
    def path(self) -> str:
        return f"/t/{self.table}"

    def go(self, player: Player, query: str = "") -> Player:
        """Let a player take over the program's seats."""
        name, kept = f"jollyroll/table/{self.table}", json.dumps(self.keys)
        player.page.context.add_init_script(f"localStorage[{json.dumps(name)}] ??= {json.dumps(kept)}")
        return player.open(self.path + query)


def keys_of(client: Client) -> dict[str, Any]:
    """A browser's storage for a table."""
    tokens = dict(zip(map(str, client.seeds), client.tokens, strict=True))
    return {"host": client.host, "tokens": tokens}


def history(web_server: ServerProcess, table: str) -> list[dict[str, Any]]:
    """The events of a table."""
    events: list[dict[str, Any]] = []
    while more := web_server.get(f"/api/tables/{table}/events?after={len(events)}")["events"]:
        events += [frame["event"] for frame in more]
    return events


def with_real_dice(web_server: ServerProcess, game: str) -> Client:
    """Two people with one device and real dice, in a game that has begun."""
    options = {"first_player": "host", **SHORT.get(game, {})}
    opened = web_server.open(CODES[game], ("free", "free"), dice="manual", options=options)
    client = Client(web_server, opened["table"], host=opened["host"])
    for seat, name in enumerate(("Ana", "Ben")):
        client.tokens.append(client.do("sit", seat=seat, name=name)["token"])
        client.seeds[seat] = b""  # marks the seat as held
    client.do("start")
    client.wait(lambda: client.now)
    return client


def type_anything(client: Client, luck: Random) -> None:
    """Type a possible outcome."""
    assert client.now
    expected, seq = client.now["expected"], client.seq
    fallen = "".join(luck.choice(expected["faces"]) for _ in range(expected["dice"]))
    client.do("outcome", at=seq, outcome=fallen or luck.choice(expected["draws"])["text"], nonce="0" * 32)
    client.caught_up(seq + 1)


class Situations:
    """Made on first use, each once."""

    def __init__(self, web_server: ServerProcess) -> None:
        self.web_server = web_server
        self._over: dict[str, Situation] = {}
        self._choosing: dict[str, Situation] = {}

    def open_table(self, game: str = "kings_gold", **settings: Any) -> Situation:
        """A new table with two free seats; the visitor is its host."""
        opened = self.web_server.open(CODES[game], ("free", "free"), **settings)
        return Situation(opened["table"], {"host": opened["host"], "tokens": {}})

    def over(self, game: str) -> Situation:
        """A finished game of two; the visitor is the first of them."""
        if game not in self._over:
            self._over[game] = self.over_for_both(game)[0]
        return self._over[game]

    def over_for_both(self, game: str) -> tuple[Situation, Situation]:
        """Another such game, for both."""
        shorter = {"options": {"target": "1000"}} if game == "piraten_kapern" else {}
        one, two = two_playing(self.web_server, CODES[game], **shorter)
        play_out([one, two], Random(game))
        for client in (one, two):
            client.close()
        return Situation(one.table_id, keys_of(one)), Situation(two.table_id, keys_of(two))

    def late_for_both(self, game: str) -> tuple[Situation, Situation]:
        """A nearly finished game of two, for both."""
        luck = Random(game)
        while True:
            one, two = two_playing(self.web_server, CODES[game], absent=0, options=SHORT.get(game, {}))
            with one, two:
                while one.now and one.now["waits"] != "nothing":
                    if LATE[game](one.now["view"]):
                        return Situation(one.table_id, keys_of(one)), Situation(two.table_id, keys_of(two))
                    play_out([one, two], luck, most=1)

    def late_on_one_device(self, game: str) -> Situation:
        """The same, with the keys of both on one device."""
        one, two = self.late_for_both(game)
        return Situation(one.table, {**one.keys, "tokens": {**one.keys["tokens"], **two.keys["tokens"]}})

    def late_with_real_dice(self, game: str) -> Situation:
        """The same, with real dice."""
        luck = Random(game)
        while True:
            with with_real_dice(self.web_server, game) as client:
                while client.now and client.now["waits"] != "nothing":
                    if LATE[game](client.now["view"]):
                        return Situation(client.table_id, keys_of(client))
                    if client.now["waits"] == "outcome":
                        type_anything(client, luck)
                    else:
                        client.act(luck)

    def late_against_bots(self, game: str) -> Situation:
        """A nearly finished game against two bots, in which the visitor has to choose."""
        return self.new_choosing(game, 0, lambda now: LATE[game](now["view"]), pace=0, options=SHORT.get(game, {}))

    def choosing(self, game: str) -> Situation:
        """A game against two bots in which the visitor has to choose; nobody has used it yet."""
        if game not in self._choosing:
            self._choosing[game] = self.new_choosing(game)
        return self._choosing[game]

    def new_choosing(self, game: str, actions: int = 4, when: Callable[[Any], bool] = bool, **settings: Any) -> Situation:
        """A fresh one, after some actions, when `when` holds."""
        luck = Random(game)
        while True:
            with alone(self.web_server, CODES[game], bots=2, absent=0, **settings) as client:
                done = 0
                while client.now and client.now["waits"] != "nothing":
                    mine = client.now["seat"] == 0 and client.now["waits"] == "choice"
                    if mine and done >= actions and when(client.now):
                        return Situation(client.table_id, keys_of(client))
                    if client.act(luck):
                        done += 1
                    else:
                        client.receive()
