"""Tables without a server or a store: actions and their events in a list."""

import json
import random
import secrets
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from jollyroll.dice.chain import Chain
from jollyroll.server.live.encoding import event_frame, event_row
from jollyroll.server.live.keys import hash_of
from jollyroll.server.live.registry import changes_of
from jollyroll.server.protocol.enums import Actor, ActorName, TableStage
from jollyroll.server.protocol.fields import Settings
from jollyroll.server.tables import opening, playing, sitting
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.context import ActionContext
from jollyroll.server.tables.events import Transition
from jollyroll.server.tables.parts import ChoiceMade
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.state import TableState
from jollyroll.server.tables.terms import USUAL_TERMS, changed_terms
from jollyroll.server.thinking.known_bots import KNOWN_BOTS

SECRETS: list[Callable[[int], bytes]] = [secrets.token_bytes]  # the source of randomness for tables in memory


def context(at: int, answering: Collection[int] = ()) -> ActionContext:
    """An action context at this time, with known randomness or not, and these devices connected."""
    return ActionContext(at, SECRETS[-1], lambda: answering)


class MemoryTable:
    """A table whose actions take effect at once. `devices` are the chains of people's devices by seat, `there` those connected."""

    def __init__(self, transition: Transition, at: int = 1_000_000) -> None:
        self.devices: dict[int, Chain] = {}
        self.there: set[int] = set()
        self.rows: list[Row] = []
        self.frames: list[bytes] = []
        self.at = at
        self.state: TableState
        self.keep(transition)

    def keep(self, transition: Transition) -> None:
        """Apply a transition, as if it had been stored."""
        self.state = transition.state
        self.rows.append(event_row(len(self.rows) + 1, self.at, transition))
        self.frames.append(event_frame(len(self.rows), self.at, transition))

    def do(self, action: Any, *arguments: Any) -> None:
        """Perform an action, a second later."""
        self.at += 1_000
        self.keep(action(self.state, *arguments, context(self.at, self.there)))

    def link(self, seat: int) -> bytes:
        """The link of this seat's device for the next roll; empty if it has no chain."""
        play = self.state.play
        chain = play.device_chain(seat) if play else None
        roll = chain.roll(play.match.chance_count + 1) if play and chain else 1
        return self.devices[seat].link(roll) if seat in self.devices and (chain or not play) else b""

    @property
    def now(self) -> dict[str, Any]:
        """The position as everybody sees it."""
        found: dict[str, Any] = json.loads(self.frames[-1])["now"]
        return found


def new_table(game: str, kinds: list[str], settings: dict[str, Any] | None = None, host: str = "host") -> MemoryTable:
    """A table with these seats."""
    found = opening.asked_game(game)
    seats = opening.seats_of(found, kinds, KNOWN_BOTS)
    terms = changed_terms(found, USUAL_TERMS, changes_of(Settings(**(settings or {}))), len(seats), KNOWN_BOTS)
    return MemoryTable(opening.open_table(found, seats, terms, hash_of(host), context(1_000_000)))


@contextmanager
def known_secrets(seed: int) -> Iterator[random.Random]:
    """Make chains, seeds and nonces reproducible."""
    luck = random.Random(seed)
    SECRETS.append(luck.randbytes)
    try:
        yield luck
    finally:
        SECRETS.pop()


def begun_table(
    game: str, kinds: list[str], settings: dict[str, Any] | None = None, devices: Mapping[int, Chain] | None = None
) -> MemoryTable:
    """A table with everybody seated and the game begun."""
    table = new_table(game, kinds, settings)
    table.devices = dict(devices or {})
    table.there = set(table.devices)
    seeds = {seat: SECRETS[-1](32) for seat, kind in enumerate(kinds) if kind == "free"}
    for seat, seed in seeds.items():
        table.at += 1_000
        seal, chain = sha256(seed).digest(), table.devices[seat].seal if seat in table.devices else b""
        table.keep(sitting.sit(table.state, seat, f"P{seat}", seal, hash_of(f"key {seat}"), seat == 0, context(table.at), chain))
    table.do(sitting.start)
    for seat, seed in seeds.items():
        table.do(sitting.reveal, seat, seed)
    table.do(playing.begin_game)
    while table.state.calling:
        answer_call(table)
    return table


def answer_call(table: MemoryTable, answers: bool = True) -> None:
    """The witness of an action answers, or does not."""
    calling = table.state.calling
    assert calling
    if answers:
        table.do(playing.witness, calling.witness, table.link(calling.witness))
    else:
        table.do(playing.pass_over)


def may_take_back(table: MemoryTable) -> bool:
    """True if the last chooser may take the choice back."""
    before = table.state.play.match.before if table.state.play else None
    return table.state.undo >= 0 and before is not None and (before.deadline or table.at + 1) > table.at


def random_action(table: MemoryTable, luck: random.Random) -> bool:
    """A random next action; False if the game is over."""
    state = table.state
    if state.stage != TableStage.PLAYING:
        return False
    assert state.play
    if state.calling:
        answer_call(table, luck.random() < 0.8)
        return True
    match, seat = state.play.match, state.to_act
    nonce = b"" if state.seats[seat].bot else luck.choice([b"", luck.randbytes(16)])  # that of a bot is derived from its seed
    by: ActorName = Actor.PERSON if nonce else luck.choice([Actor.BOT, Actor.CLOCK])
    if may_take_back(table) and luck.random() < 0.2:
        table.do(playing.undo, match.chooser)
    elif luck.random() < 0.01 and sum(match.state.present) > 2:
        table.do(playing.leave, luck.choice([place for place in range(len(state.seats)) if match.state.present[place]]))
    elif match.to_move is None:
        act(table, Intent(seat, by, None, nonce), link=by == Actor.PERSON)
    else:
        choices = match.choices()
        choice = choices[0] if luck.random() < 0.4 else luck.choice(choices)
        brings_chance = match.game.brings_chance(match.state, choice.number)
        act(table, Intent(seat, by, ChoiceMade(choice.number), nonce), link=by == Actor.PERSON and brings_chance)
    return True


def act(table: MemoryTable, intent: Intent, link: bool) -> None:
    """Make a choice or a roll, with the link of the seat's device where one is due."""
    table.do(playing.act, intent._replace(link=table.link(intent.seat)) if link else intent)
