"""Servers that cheat, as well as they can, and records changed after the game: whatever is forged fits together with all else."""

import json
import secrets
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from playwright.sync_api import WebSocketRoute

from jollyroll.dice.chain import Chain, commitment, draw, joint_number, roll_dice, seat_nonce
from jollyroll.match import Record
from jollyroll.match.record import CHANCE
from tests.server.serving import ServerProcess
from tests.vectors.records import drawn_anew
from tests.web.player import Player

Form = dict[str, Any]
SEAT_DRAW = "seat:"


class Cheat:
    """Stands between the browser and an honest server. `forge` changes what an event shows, `forged` counts it."""

    def __init__(self, web_server: ServerProcess) -> None:
        self.web_server = web_server
        self.table: Form = {}
        self.forged = 0

    def watch(self, player: Player) -> Player:
        """Meddle with everything this player is told."""
        player.page.route_web_socket("**/ws/*", self._meddle)
        return player

    def _meddle(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            self.see(frame)
            browser.send(json.dumps(frame))

        server.on_message(pass_on)

    def see(self, frame: Form) -> None:
        """Whatever the server says."""
        self.table = frame.get("table") or self.table
        if "parts" in frame.get("event", {}):
            self.forge(frame["event"])

    def forge(self, event: Form) -> None:
        """What somebody did, or what was done at the beginning."""
        raise NotImplementedError

    # what a server can reckon

    @property
    def fair(self) -> Form:
        fair: Form = self.table["fair"]
        return fair

    @property
    def seeds(self) -> list[bytes]:
        return [bytes.fromhex(seat["seed"]) for seat in self.fair["chains"][0]["seats"]]

    @property
    def joint(self) -> bytes:
        chain = self.fair["chains"][0]
        return joint_number(self.game, bytes.fromhex(chain["seal"]), chain["links"], chain["restarts"], self.seeds)

    @property
    def game(self) -> bytes:
        return bytes.fromhex(self.fair["game"])

    def from_seed(self, event: Form, part: Form) -> bytes:
        """The nonce that follows from the seed of whoever rolls."""
        nobody = event["kind"] == "begun" or part["chance"].startswith(SEAT_DRAW)
        return seat_nonce(self.game, self.seeds[0 if nobody else event["seat"]], part["roll"])

    def deal(self, part: Form, nonce: bytes) -> None:
        """Let fall what must fall with this nonce."""
        self.forged += 1
        part["nonce"] = nonce.hex()
        drawn = bytes.fromhex(part["link"]), self.joint, part["roll"], nonce
        if not part["left"]:
            part["chance"] = "".join(self.fair["sides"][side - 1] for side in roll_dice(*drawn, len(part["chance"])))
            return
        cases = [kind for item in part["left"].split(",") for kind in [item.partition("*")[2]] * int(item.partition("*")[0])]
        part["chance"] = part["chance"].rpartition(":")[0] + ":" + cases[draw(*drawn, len(cases))]


def throws(event: Form) -> Iterator[Form]:
    """The parts of an event in which dice fell."""
    return (part for part in event["parts"] if "chance" in part and not part["left"])


class LuckOfAnother(Cheat):
    """Exchanges the nonce of the first roll of somebody until it likes the dice."""

    def __init__(self, web_server: ServerProcess, by: str = "person", said: str = "") -> None:
        super().__init__(web_server)
        self.by = by
        self.said = said or by

    def forge(self, event: Form) -> None:
        for part in throws(event):
            before = part["chance"]
            if self.forged or event["by"] != self.by:
                return
            while part["chance"] == before:
                self.deal(part, secrets.token_bytes(16))
            event["by"] = self.said


class LinkLeftOut(Cheat):
    """Leaves out the link that comes next, and goes on with those behind it."""

    def __init__(self, web_server: ServerProcess) -> None:
        super().__init__(web_server)
        self.chain: Chain | None = None

    def forge(self, event: Form) -> None:
        self.chain = self.chain or self._chain()
        for part in throws(event):
            part["roll"] += 1
            part["link"] = self.chain.link(part["roll"]).hex()
            self.deal(part, bytes.fromhex(part["nonce"]) if event["by"] == "person" else self.from_seed(event, part))

    def _chain(self) -> Chain:
        """Nobody but the server knows it."""
        with sqlite3.connect(f"file:{self.web_server.data / 'tables.sqlite'}?mode=ro", uri=True) as store:
            (secret,) = store.execute("SELECT secret FROM events WHERE game = ? AND seq = 1", (self.table["id"],)).fetchone()
        return Chain(bytes.fromhex(json.loads(secret)["chain"]), self.fair["chains"][0]["links"])


class SeedChosenLate(Cheat):
    """Exchanges the seed of a bot, and its seal, when it knows what everybody else put in."""

    def __init__(self, web_server: ServerProcess) -> None:
        super().__init__(web_server)
        self.seed = secrets.token_bytes(32)

    def see(self, frame: Form) -> None:
        for seat in (frame.get("table") or {"fair": {"chains": [{"seats": []}]}})["fair"]["chains"][0]["seats"][1:2]:
            if seat["seed"]:
                seat.update(seed=self.seed.hex(), commitment=commitment(self.seed).hex())
        super().see(frame)

    def forge(self, event: Form) -> None:
        for part in event["parts"]:
            if "chance" in part:
                own = event["kind"] == "played" and event["by"] == "person"
                self.deal(part, bytes.fromhex(part["nonce"]) if own else self.from_seed(event, part))


# records that somebody changed when every link was known


def drawn_otherwise(record: Record) -> dict[str, Record]:
    """Draws made anew whose nonce nobody may choose: the record itself tells."""
    draws = [event.text for event in record.events if event.kind == CHANCE]
    pairs = pairwise(draws)
    second = next(number for number, (one, two) in enumerate(pairs, 2) if one[:5] == "find:" and two[:6] == "locks:")
    return {
        "who begins": drawn_anew(record, 1 + draws.index(next(text for text in draws if text[:5] == SEAT_DRAW))),
        "locks": drawn_anew(record, second),
    }


def told_otherwise(record: Record) -> dict[str, Record]:
    """What only the mark of the whole game tells."""
    throws = sum(event.kind == CHANCE for event in record.events)
    return {"seats": replace(record, seats=record.seats[::-1]), "a throw": drawn_anew(record, throws)}
