"""Servers that cheat as well as they can, and records changed after the game: each forgery is consistent with everything else."""

import json
import secrets
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from time import sleep
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
    """A proxy between the browser and an honest server. `forge` changes an event, `forged` counts them."""

    def __init__(self, web_server: ServerProcess) -> None:
        self.web_server = web_server
        self.table: Form = {}
        self.forged = 0
        self.sent: list[Form] = []  # by the browser

    def watch(self, player: Player) -> Player:
        """Intercept everything this player is sent."""
        player.page.route_web_socket("**/ws/*", self._meddle)
        return player

    def play_until_forged(self, player: Player) -> None:
        """If necessary in another game: a device that is slow to seal its chain is no witness in its first."""
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
        """True if the server gets this frame of the browser."""
        return True

    def see(self, frame: Form) -> None:
        """Handle a frame of the server."""
        self.table = frame.get("table") or self.table
        event = frame.get("event", {})
        if "parts" in event:
            self.forge(event)
        elif event.get("kind") == "called":
            self.call(frame)

    def call(self, frame: Form) -> None:
        """Handle a called action that waits for its witness."""

    def forge(self, event: Form) -> None:
        """Forge an action, or the beginning of a game."""
        raise NotImplementedError

    # computations of a server:

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
        """Replace the dice by those that follow from these devices."""
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
    """Exchanges a device's link in somebody's first throw until it likes the dice; without a role nobody's takes part."""

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
    """Skips the next link, and continues with those behind it."""

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
        """The chain, known only to the server."""
        with sqlite3.connect(f"file:{self.web_server.data / 'tables.sqlite'}?mode=ro", uri=True) as store:
            (secret,) = store.execute("SELECT secret FROM events WHERE game = ? AND seq = 1", (self.table["id"],)).fetchone()
        return Chain(bytes.fromhex(json.loads(secret)["chain"]), self.fair["chains"][0]["links"])


class SealExchanged(Cheat):
    """Exchanges something that was sealed; whatever is rolled or drawn fits it."""

    def forge(self, event: Form) -> None:
        for part in event["parts"]:
            if "chance" in part:
                self.deal(part)


class SeedChosenLate(SealExchanged):
    """Exchanges the seed of a bot, and its commitment, when it knows everybody else's."""

    def __init__(self, web_server: ServerProcess) -> None:
        super().__init__(web_server)
        self.seed = secrets.token_bytes(32)

    def see(self, frame: Form) -> None:
        for seat in (frame.get("table") or {"fair": {"chains": [{"seats": []}]}})["fair"]["chains"][0]["seats"][1:2]:
            if seat["seed"]:
                seat.update(seed=self.seed.hex(), commitment=commitment(self.seed).hex())
        super().see(frame)


class Deaf(Cheat):
    """Ignores the answers of witnesses."""

    def forge(self, event: Form) -> None:
        """Change nothing."""

    def lets_through(self, frame: Form) -> bool:
        return bool(frame["do"] != "witness")


class SlowLine(Cheat):
    """Not a cheat: a witness's request arrives when the server has already passed it over."""

    def __init__(self, web_server: ServerProcess, seconds: float) -> None:
        super().__init__(web_server)
        self.seconds = seconds

    def forge(self, event: Form) -> None:
        """Change nothing."""

    def call(self, frame: Form) -> None:
        if not self.forged:
            self.forged = 1
            sleep(self.seconds)


class AnswerDropped(Cheat):
    """Has the answer of a witness, dislikes the outcome, and claims there was none."""

    def forge(self, event: Form) -> None:
        for part in event["parts"]:
            put = part.get("devices", {"witness": -1})
            if put["witness"] >= 0:
                self.deal(part, witness=-1, witness_link="", passed=[*put["passed"], put["witness"]])


class NeverAsked(Cheat):
    """Does not ask the witness."""

    def forge(self, event: Form) -> None:
        """Change nothing."""

    def call(self, frame: Form) -> None:
        frame["event"] = {"kind": "changed", "seat": -1}
        self.forged += 1


class SealCopied(SealExchanged):
    """Claims that a bot has the chain of somebody's device."""

    def see(self, frame: Form) -> None:
        for chain in (frame.get("table") or {"fair": {"chains": []}})["fair"]["chains"][:1]:
            for seat in chain["seats"][1:2]:
                seat["chain"] = chain["seats"][0]["chain"]
        super().see(frame)


class AsksEarly(Cheat):
    """Asks for the link of the throw after the next."""

    def forge(self, event: Form) -> None:
        """Change nothing."""

    def call(self, frame: Form) -> None:
        frame["event"]["roll"] += 1
        self.forged += 1


class AnotherChoice(Cheat):
    """Shows the witness another action than the one carried out."""

    def forge(self, event: Form) -> None:
        """Change nothing."""

    def call(self, frame: Form) -> None:
        event = frame["event"]
        if event["choice"] and event["by"] == "bot":
            event["choice"]["number"] += 1
            self.forged += 1


class AnotherSeat(Cheat):
    """Asks the wrong witness."""

    def forge(self, event: Form) -> None:
        """Change nothing."""

    def call(self, frame: Form) -> None:
        frame["event"]["witness"] = 1
        self.forged += 1


# records forged when every link was known


def drawn_otherwise(record: Record) -> dict[str, Record]:
    """Forged throws and draws, visible in the record itself."""
    draws = [event.text for event in record.events if event.kind == CHANCE]
    pairs = pairwise(draws)
    second = next(number for number, (one, two) in enumerate(pairs, 2) if one[:5] == "find:" and two[:6] == "locks:")
    return {
        "who begins": drawn_anew(record, 1 + draws.index(next(text for text in draws if text[:5] == SEAT_DRAW))),
        "locks": drawn_anew(record, second),
        "a throw": drawn_anew(record, len(draws)),
    }


def told_otherwise(record: Record) -> dict[str, Record]:
    """Forgeries visible only by the mark of the whole game."""
    return {"seats": replace(record, seats=record.seats[::-1])}
