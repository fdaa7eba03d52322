"""A table fixed at any position written as text, however rare. Nothing happens by itself.

The page talks to a simulated server: the rulebook determines the choices and their effects, in the frames of the real server.
"""

import json
import secrets
from collections.abc import Callable, Coroutine
from time import time
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import WebSocketRoute

from jollyroll import Position
from jollyroll.kit import GameState
from jollyroll.kit.phases import is_choice
from jollyroll.match import Seat, read_position
from jollyroll.match.fair import FairDice
from jollyroll.match.record import PERSON
from jollyroll.server.live.encoding import encode, snapshot_form
from jollyroll.server.live.game_handlers import preview
from jollyroll.server.live.offers import offers_of
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.shown import Advice
from jollyroll.server.tables.context import ActionContext
from jollyroll.server.tables.live_match import LiveMatch
from jollyroll.server.tables.opening import open_table
from jollyroll.server.tables.play import LiveDice, Play
from jollyroll.server.tables.seats import SeatState
from jollyroll.server.tables.showing import sides_at
from jollyroll.server.tables.terms import Terms
from tests.server.serving import PATIENCE
from tests.web.player import Player

# Names of maximal length and width.
NAMES = (
    "MMMMMMMMWWWWWWWWMMMMMMMM",
    "Kapitänin Wilhelmine Mau",
    "Don Macario Gómez Mamani",
    "Grootmoeder Wammes-Wagem",
    "Commandante MMMMMMMMMMMM",
    "W" * 24,
)
NO_DICE = LiveDice((), 0, 0, b"")  # they are never thrown
SHOWN = """async ([watching, hurried, patience]) => {
  const end = performance.now() + patience;
  const said = () => document.querySelector("footer .watching span")?.textContent;
  const moving = (one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity;
  const movements = () => document.getAnimations().filter(moving);
  const frame = async () => {
    await new Promise(requestAnimationFrame);
    if (performance.now() > end) throw new Error(`not shown yet: ${said()}, ${movements().map((one) => one.animationName)}`);
  };
  while (said() !== watching) await frame();
  do {
    if (hurried) movements().forEach((one) => one.finish());
    await frame();
  } while (movements().length > 0);
  await frame();
}"""


Advise = Callable[[GameState, int], Advice]


class FixedTable:
    """The server's part; the player holds the seat on turn, or another.

    Unless somebody advises, the coach says at once that hardly any choice is better than another.
    """

    hurried = False  # animations are skipped
    error = 0.0  # of the coach's numbers; without one they are exact

    def __init__(
        self,
        player: Player,
        position: str,
        seat: int | None = None,
        query: str = "",
        names: tuple[str, ...] = NAMES,
        hurried: bool = False,
        advise: Advise | None = None,
    ) -> None:
        self.names, self.hurried, self.advise = names, hurried, advise
        self.seq = self.asked = 0
        self._read(position)
        self.held = self.table.to_act if seat is None else seat
        self._open(player, [], query)
        self.page.locator("main.table .stage .stage").wait_for()
        self.settle()

    def _open(self, player: Player, moments: list[dict[str, Any]], fragment: str = "") -> None:
        self.page = player.page
        self.sockets: list[WebSocketRoute] = []
        self.heard: list[str] = []  # the frames received
        self.mute = False  # nothing is answered any more
        self.id = self.table.id
        keys = {"host": None, "tokens": {str(self.held): "key"}, "seeds": {}, "seal": ""}
        self.page.add_init_script(f"localStorage.setItem('jollyroll/table/{self.id}', {json.dumps(json.dumps(keys))})")
        self.page.route_web_socket(lambda address: f"/ws/{self.id}" in address, self._connect)
        past = encode({"last": self.seq, "events": moments}).decode()
        self.page.route(f"**/api/tables/{self.id}/events*", lambda route: route.fulfill(body=past, content_type="application/json"))
        player.open(f"/t/{self.id}{fragment}")

    @classmethod
    def replay(cls, player: Player, positions: list[str]) -> "FixedTable":
        """A replay with these positions, one after the other."""
        table = cls.__new__(cls)
        table.names, table.advise = NAMES, None
        table.seq = table.asked = 0
        moments = []
        for position in positions:
            table._read(position)
            form = snapshot_form(table.table, table.seq)
            event = {"kind": "played", "seat": 0, "by": "person", "parts": []}
            moments.append({"seq": table.seq, "at": 0, "event": event, "table": form["table"], "now": form["now"]})
        table.table.stage = TableStage.OVER
        table.held = 0
        table._open(player, moments, "#replay=1")
        return table

    def at(self, place: int) -> None:
        """Go to a moment of the replay."""
        self.page.locator("input[type=range]").fill(f"{place}")

    def show(self, position: str) -> None:
        """Show this position from now on."""
        self._read(position)
        self._show()
        self.settle()

    def play(self, position: str, *parts: dict[str, Any], seat: int = 0) -> None:
        """Move to this position by an action of a seat, with its animation."""
        self._read(position)
        form = snapshot_form(self.table, self.seq)
        event = {"kind": "played", "seat": seat, "by": "person", "parts": list(parts)}
        self._send({"seq": self.seq, "at": round(1_000 * time()), "event": event, "table": form["table"], "now": form["now"]})

    def act(self, *acts: str, seat: int = 0) -> None:
        """Apply these choices and outcomes by the rules, and show their events."""
        match = Position.read(self.position).match(self.names[: self.match.state.seats])
        parts: list[dict[str, Any]] = []
        for act in acts:
            if choices := match.choices():
                choice = next(one for one in choices if one.text == act)
                match.choose(choice)
                part = {"choice": choice.number, "text": choice.text, "form": choice.form}
            else:
                match.apply_outcome(act)
                part = {"chance": act, "left": ""}
            parts.append(part | {"told": [match.game.ledger_form(entry) for entry in match.ledger]})
        self.play(match.position.text, *parts, seat=seat)

    def settle(self) -> None:
        """Wait until the page shows it, with all previews."""
        asked = -1
        while asked != self.asked:
            asked = self.asked
            self.page.evaluate(SHOWN, [f"{self.seq}", self.hurried, 1_000 * PATIENCE])

    def _read(self, text: str) -> None:
        self.position = text
        position = read_position(text)
        people = [Seat(name) for name in self.names[: position.state.seats]]
        match = LiveMatch(position.game, position.option_texts, people, None, None)
        match.fair = FairDice(b"", sides_at(position.game, tuple(position.option_texts.items()), len(people)))  # without a chain
        match.state, match.ledger = position.state, position.state.ledger
        seats = [SeatState(PERSON, one.name, left=not position.state.present[seat]) for seat, one in enumerate(people)]
        table = open_table(
            position.game, seats, Terms(position.option_texts, coach="always"), "", ActionContext(0, secrets.token_bytes)
        ).state
        table.stage, table.play = TableStage.OVER if match.is_over else TableStage.PLAYING, Play(match, NO_DICE, match)
        table.id = getattr(self, "id", table.id)
        self.table, self.match = table, match
        self.seq += 1

    def _connect(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        frame = json.loads(text)
        self.heard.append(frame["do"])
        if self.mute:
            return
        done: dict[str, Any] = {"ok": True, "seq": self.seq}
        if frame["do"] == "preview":
            self.asked += 1
            try:
                done |= at_once(preview(self._moment(), SimpleNamespace(**frame), None))  # type: ignore[arg-type]
            except Rejected as rejected:
                done = dict(rejected.form("en"))
        self._send({"re": frame["id"], **done})
        if frame["do"] == "hello":
            self._show()

    def _moment(self) -> Any:
        return SimpleNamespace(seq=self.seq, state=self.table, is_current=lambda at: at == self.seq)

    def _show(self) -> None:
        self._send(snapshot_form(self.table, self.seq))
        self.offer()
        self.gone()  # shows that the page is up to date

    def offer(self) -> None:
        """Send what can be chosen now, with the coach's advice."""
        state = self.match.state
        if is_choice(state) and state.seat == self.held:
            self._send(json.loads(offers_of(self.match.game, forms=True, devices=True).frame(state, self.seq)))
            self._send({"coach": self.advise(state, self.seq) if self.advise else self._nothing_matters()})

    def _nothing_matters(self) -> Advice:
        state = self.match.state
        return {
            "seq": self.seq,
            "seat": state.seat,
            "exact": self.error == 0,
            "error": self.error,
            "basis": "odds-basis-solved",
            "odds": [
                {"number": one.number, "shares": [0.384 - place / 1_000] * state.seats, "points": 1.0, "risk": 0.2}
                for place, one in enumerate(self.match.choices())
            ],
        }

    def gone(self, *seats: int) -> None:
        """Everybody is present except these seats, who have just left."""
        here = [seat not in seats for seat in range(len(self.table.seats))]
        away = [None if there else round(1_000 * time()) for there in here]
        self._send({"presence": {"seats": here, "away": away, "watching": self.seq}})

    def _send(self, form: Any) -> None:
        self.sockets[-1].send(encode(form).decode())


def at_once(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """The result of a coroutine that never waits."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waits")
