"""Servers that cheat, as well as they can, and records changed after the game: whatever is forged fits together with all else."""

import json
import secrets
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from playwright.sync_api import WebSocketRoute

from jollyroll.dice.chain import Chain, commitment, device_inputs, draw, joint_number, roll_dice
from jollyroll.match import Record
from jollyroll.match.record import CHANCE
from tests.server.serving import ServerProcess
from tests.vectors.records import drawn_anew
from tests.web.player import Player, play

Form = dict[str, Any]
SEAT_DRAW = "seat:"


class Cheat:
    """Stands between the browser and an honest server. `forge` changes what an event shows, `forged` counts it."""

    def __init__(self, web_server: ServerProcess) -> None:
        self.web_server = web_server
        self.table: Form = {}
        self.forged = 0
        self.sent: list[Form] = []  # by the browser

    def watch(self, player: Player) -> Player:
        """Meddle with everything this player is told."""
        player.page.route_web_socket("**/ws/*", self._meddle)
        return player

    def play_until_forged(self, player: Player) -> None:
        """In another game if need be: a device that is slow to seal its numbers is no witness in its first."""
        for _ in range(3):
            player.play_now("King's Gold")
            for _ in range(120):
                if self.forged or player.over:
                    break
                play(player, presses=1)
            if self.forged:
                return
        raise AssertionError("nothing was forged")

    def _meddle(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            self.see(frame)
            browser.send(json.dumps(frame))

        def listen(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            if self.lets_through(self.sent[-1]):
                server.send(message)

        server.on_message(pass_on)
        browser.on_message(listen)

    def lets_through(self, frame: Form) -> bool:
        """Whether the server ever hears of what the browser sent."""
        return True

    def see(self, frame: Form) -> None:
        """Whatever the server says."""
        self.table = frame.get("table") or self.table
        event = frame.get("event", {})
        if "parts" in event:
            self.forge(event)
        elif event.get("kind") == "called":
            self.call(frame)

    def call(self, frame: Form) -> None:
        """An action that waits for its witness."""

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
        devices = [bytes.fromhex(seat["chain"]) for seat in chain["seats"]]
        return joint_number(self.game, bytes.fromhex(chain["seal"]), chain["links"], chain["restarts"], self.seeds, devices)

    @property
    def game(self) -> bytes:
        return bytes.fromhex(self.fair["game"])

    def deal(self, part: Form, **devices: Any) -> None:
        """Let fall what must fall with these devices in it, the others as they are."""
        self.forged += 1
        put = part["devices"] = {**part["devices"], **devices}
        links = (bytes.fromhex(put[name]) for name in ("thrower_link", "witness_link"))
        inputs = device_inputs(put["thrower"] + 1, next(links), put["witness"] + 1, next(links))
        drawn = bytes.fromhex(part["link"]), self.joint, part["roll"], inputs
        if not part["left"]:
            part["chance"] = "".join(self.fair["sides"][side - 1] for side in roll_dice(*drawn, len(part["chance"])))
            return
        cases = [kind for item in part["left"].split(",") for kind in [item.partition("*")[2]] * int(item.partition("*")[0])]
        part["chance"] = part["chance"].rpartition(":")[0] + ":" + cases[draw(*drawn, len(cases))]


def throws(event: Form) -> Iterator[Form]:
    """The parts of an event in which dice fell."""
    return (part for part in event["parts"] if "chance" in part and not part["left"])


class LuckOfAnother(Cheat):
    """Exchanges the link of a device in the first throw of somebody until it likes the dice; without a role nobody's takes part."""

    def __init__(self, web_server: ServerProcess, by: str = "person", role: str = "thrower", said: str = "") -> None:
        super().__init__(web_server)
        self.by = by
        self.role = role
        self.said = said or by

    def forge(self, event: Form) -> None:
        for part in throws(event):
            before = part["chance"]
            if self.forged or event["kind"] != "played" or event["by"] != self.by:
                return
            while part["chance"] == before:
                if not self.role:
                    self.deal(part, thrower=-1, thrower_link="", witness=-1, witness_link="")
                    break
                self.deal(part, **{f"{self.role}_link": secrets.token_hex(32), self.role: max(part["devices"][self.role], 0)})
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
            self.deal(part)

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
                self.deal(part)


class Deaf(Cheat):
    """Never hears what somebody says as a witness."""

    def forge(self, event: Form) -> None:
        """Everything else is honest."""

    def lets_through(self, frame: Form) -> bool:
        return bool(frame["do"] != "witness")


class AnswerDropped(Cheat):
    """Has the answer of a witness, does not like what would fall, and says there was none."""

    def forge(self, event: Form) -> None:
        for part in event["parts"]:
            put = part.get("devices", {"witness": -1})
            if put["witness"] >= 0:
                self.deal(part, witness=-1, witness_link="", passed=[*put["passed"], put["witness"]])


class NeverAsked(Cheat):
    """Does not even ask."""

    def forge(self, event: Form) -> None:
        """Everything else is honest."""

    def call(self, frame: Form) -> None:
        frame["event"] = {"kind": "changed", "seat": -1}
        self.forged += 1


class SealCopied(Cheat):
    """Says that a bot has the chain of somebody's device."""

    def see(self, frame: Form) -> None:
        for chain in (frame.get("table") or {"fair": {"chains": []}})["fair"]["chains"][:1]:
            for seat in chain["seats"][1:2]:
                seat["chain"] = chain["seats"][0]["chain"]
        super().see(frame)

    def forge(self, event: Form) -> None:
        for part in event["parts"]:
            if "chance" in part:
                self.deal(part)


class AsksEarly(Cheat):
    """Asks for the link of the throw after the next."""

    def forge(self, event: Form) -> None:
        """Everything else is honest."""

    def call(self, frame: Form) -> None:
        frame["event"]["roll"] += 1
        self.forged += 1


class AnotherChoice(Cheat):
    """Shows the witness another action than the one that is carried out."""

    def forge(self, event: Form) -> None:
        """Everything else is honest."""

    def call(self, frame: Form) -> None:
        event = frame["event"]
        if event["choice"] and event["by"] == "bot":
            event["choice"]["number"] += 1
            self.forged += 1


class AnotherSeat(Cheat):
    """Asks somebody whose turn to witness it is not."""

    def forge(self, event: Form) -> None:
        """Everything else is honest."""

    def call(self, frame: Form) -> None:
        frame["event"]["witness"] = 1
        self.forged += 1


# records that somebody changed when every link was known


def drawn_otherwise(record: Record) -> dict[str, Record]:
    """Throws and draws made anew: the record itself tells."""
    draws = [event.text for event in record.events if event.kind == CHANCE]
    pairs = pairwise(draws)
    second = next(number for number, (one, two) in enumerate(pairs, 2) if one[:5] == "find:" and two[:6] == "locks:")
    return {
        "who begins": drawn_anew(record, 1 + draws.index(next(text for text in draws if text[:5] == SEAT_DRAW))),
        "locks": drawn_anew(record, second),
        "a throw": drawn_anew(record, len(draws)),
    }


def told_otherwise(record: Record) -> dict[str, Record]:
    """What only the mark of the whole game tells."""
    return {"seats": replace(record, seats=record.seats[::-1])}
