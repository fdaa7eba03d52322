"""Folding: what each stored event makes of a table. The same function for a table that lives and for one that is read back."""

import copy
import json
from collections.abc import Callable, Mapping
from typing import Any

from jollyroll.dice.chain import Chain
from jollyroll.dice.exchange import SeedExchange
from jollyroll.games import NOBODY
from jollyroll.match import Seat
from jollyroll.match.fair import Opening, SealedChain
from jollyroll.match.record import Event

from . import limits
from .live import LiveMatch, Part, Play
from .shown import Stage, Who
from .state import FREE, PERSON, Beginning, SeatState, TableState, Terms, known_game, sides_at
from .store import Row

Body = dict[str, Any]
TABLE, NOW = 1, 2  # what an event changed: the table, the position
CHANGES = {
    "opened": TABLE,
    "sat": TABLE,
    "stood": TABLE,
    "renamed": TABLE,
    "placed": TABLE,
    "changed": TABLE,
    "sealed": TABLE,
    "started": TABLE,
    "moved": TABLE,
    "revealed": TABLE,
    "begun": TABLE | NOW,
    "played": NOW,
    "undone": NOW,
    "stands-in": TABLE | NOW,
    "back": TABLE | NOW,
    "rematched": TABLE,
}


class Happened:
    """An event as it is shown: its own fields, and what of the table changed with it."""

    __slots__ = ("changes", "event")

    def __init__(self, event: Body, changes: int) -> None:
        self.event = event
        self.changes = changes


def read_back(rows: list[Row]) -> TableState:
    """The table that these events make, from the first on."""
    state = TableState.__new__(TableState)
    for row in rows:
        apply(state, json.loads(row.body), json.loads(row.secret), row.at)
    return state


def apply(state: TableState, body: Body, secret: Body, at: int) -> Happened:
    """Let a stored event happen to a table."""
    kind = body["kind"]
    if kind == "opened":
        open_table(state, body, secret, at)
        return Happened({"kind": kind}, TABLE)
    event = FOLDS[kind](state, body, secret, at)
    return Happened({"kind": kind, **event}, changes_of(state, body))


def changes_of(state: TableState, body: Body) -> int:
    """What a client must be told anew."""
    changes = CHANGES[body["kind"]]
    if body["kind"] == "played" and (state.stage == Stage.OVER or "next" in body or any("leave" in part for part in body["parts"])):
        changes |= TABLE
    return changes & ~NOW if state.play is None else changes


# before the game


def open_table(state: TableState, body: Body, secret: Body, at: int) -> None:
    """A new table: its dice are sealed, some seats may be taken by bots, or by the people of the table before."""
    state.id = body["id"]
    state.game = known_game(body["game"])
    state.fair = bytes.fromhex(body["fair"])
    state.host = secret["host"]
    state.host_seat = body["host"]
    state.chain = Chain(bytes.fromhex(secret["chain"]), body["links"])
    state.terms = terms_of(body["terms"])
    state.seats = tuple(
        SeatState(seat["kind"], seat["name"], key, left=seat["left"])
        for seat, key in zip(body["seats"], secret["keys"], strict=True)
    )
    state.stage = Stage.OPEN
    state.exchange = SeedExchange(len(state.seats))
    state.seeds = (b"",) * len(state.seats)
    state.opened = at
    state.started = 0
    state.play = None
    state.beginning = beginning_of(body["beginning"]) if body["beginning"] else None
    state.rematch = ""
    state.of = body["of"]
    seal_bots(state, body, secret)


def beginning_of(form: Body) -> Beginning:
    """Where the game begins, as it was stored."""
    events = tuple(Event(kind, text, seat) for kind, text, seat in form["events"])
    return Beginning(events, form["host"], form["youngest"])


def seal_bots(state: TableState, body: Body, secret: Body) -> None:
    """The seals of bots' seeds, wherever an event brings some."""
    for place, seal in body.get("seals", {}).items():
        put_seal(state, int(place), bytes.fromhex(seal))
    if "seeds" in secret:
        given = {int(place): bytes.fromhex(seed) for place, seed in secret["seeds"].items()}
        state.seeds = tuple(given.get(place, seed) for place, seed in enumerate(state.seeds))


def put_seal(state: TableState, seat: int, seal: bytes) -> None:
    """A seat's commitment; none frees it for another."""
    exchange = copy.copy(state.exchange)
    exchange.commitments = [*exchange.commitments]
    exchange.commitments[seat] = b""
    if seal:
        exchange.commit(seat, seal)
    state.exchange = exchange


def terms_of(body: Mapping[str, Any]) -> Terms:
    """The terms as they were stored. Tables with equal options share them."""
    return Terms(**{**body, "options": shared_options(body["options"])})


KNOWN_OPTIONS: dict[tuple[tuple[str, str], ...], Mapping[str, str]] = {}


def shared_options(options: Mapping[str, str]) -> Mapping[str, str]:
    """One copy of equal options, while there are not too many different ones."""
    key = tuple(options.items())
    if key not in KNOWN_OPTIONS and len(KNOWN_OPTIONS) < limits.KNOWN_OPTIONS:
        KNOWN_OPTIONS[key] = dict(options)
    return KNOWN_OPTIONS.get(key, options)


def put_seat(state: TableState, number: int, seat: SeatState) -> None:
    """This seat is now so."""
    state.seats = (*state.seats[:number], seat, *state.seats[number + 1 :])


def sat(state: TableState, body: Body, secret: Body, _at: int) -> Body:
    seat = body["seat"]
    put_seat(state, seat, SeatState(PERSON, body["name"], secret["key"]))
    put_seal(state, seat, bytes.fromhex(body["commitment"]))
    if body["host"]:
        state.host_seat = seat
    return {"seat": seat}


def stood(state: TableState, body: Body, secret: Body, _at: int) -> Body:
    seat = body["seat"]
    put_seat(state, seat, SeatState())
    put_seal(state, seat, b"")
    if state.host_seat == seat:
        state.host_seat = NOBODY
    if body["why"] == "no-seed":
        state.stage = Stage.OPEN
        state.exchange = state.exchange.start_over()
        seal_bots(state, body, secret)
    return {"seat": seat, "why": body["why"]}


def renamed(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    put_seat(state, body["seat"], state.seats[body["seat"]]._replace(name=body["name"]))
    return {"seat": body["seat"]}


def placed(state: TableState, body: Body, secret: Body, _at: int) -> Body:
    seat, kind = body["seat"], body["placed"]
    if kind == "remove" or seat == len(state.seats):
        resize(state, seat if kind == "remove" else seat + 1)
    if kind != "remove":
        put_seat(state, seat, SeatState() if kind == FREE else SeatState(kind, body["name"]))
        put_seal(state, seat, b"")
    seal_bots(state, body, secret)
    return {"seat": seat}


def resize(state: TableState, seats: int) -> None:
    """So many seats from now on."""
    exchange = SeedExchange(seats, state.exchange.restarts)
    exchange.commitments[: len(state.seats)] = state.exchange.commitments[:seats]
    state.exchange = exchange
    state.seats = (*state.seats, SeatState())[:seats]
    state.seeds = (*state.seeds, b"")[:seats]
    if state.terms.youngest >= seats:
        state.terms = state.terms._replace(youngest=NOBODY)


def changed(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    state.terms = terms_of(body["terms"])
    return {"seat": -1}


def sealed(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    put_seal(state, body["seat"], bytes.fromhex(body["commitment"]))
    return {"seat": body["seat"]}


def started(state: TableState, _body: Body, _secret: Body, at: int) -> Body:
    state.stage = Stage.REVEALING
    state.started = at
    return {"seat": -1}


def moved(state: TableState, body: Body, secret: Body, _at: int) -> Body:
    put_seat(state, body["seat"], state.seats[body["seat"]]._replace(key=secret["key"]))
    return {"seat": body["seat"]}


def revealed(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    exchange = copy.copy(state.exchange)
    exchange.seeds = [*exchange.seeds]
    exchange.reveal(body["seat"], bytes.fromhex(body["seed"]))
    state.exchange = exchange
    return {"seat": body["seat"]}


# the game


def begun(state: TableState, body: Body, _secret: Body, at: int) -> Body:
    begin(state, {int(seat): bytes.fromhex(seed) for seat, seed in body["seeds"].items()})
    assert state.play
    parts = [happen_again(state.play, part) for part in body["parts"]]
    settle(state, at)
    return {"parts": parts}


def begin(state: TableState, seeds: Mapping[int, bytes]) -> None:
    """All seeds are shown, those of the bots now: the game begins."""
    exchange = copy.copy(state.exchange)
    exchange.seeds = [*exchange.seeds]
    for seat, seed in seeds.items():
        exchange.reveal(seat, seed)
    host, youngest = (None if place < 0 else place for place in (state.host_seat, state.terms.youngest))
    if state.beginning:
        _, host, youngest = state.beginning
    seats = [Seat(seat.name, seat.kind) for seat in state.seats]
    match = LiveMatch.start(state.game, seats, "", state.terms.options, host, youngest)
    match.options = dict(state.terms.options) if match.options != state.terms.options else state.terms.options  # type: ignore[assignment]
    for event in state.beginning.events if state.beginning else ():
        match.play(event)
    sides = sides_at(state.game, tuple(state.terms.options.items()), len(seats))
    state.play = Play.begin(match, state.fair, sides, state.chain, exchange)
    state.exchange = exchange
    state.stage = Stage.PLAYING


def happen_again(play: Play, part: Body) -> Part:
    """A part of a stored event."""
    if "choice" in part:
        return play.choose(part["choice"])
    if "leave" in part:
        return play.leave(part["leave"])
    return play.happen(part["chance"], Opening(bytes.fromhex(part["link"]), bytes.fromhex(part["nonce"]), part["left"]))


def played(state: TableState, body: Body, secret: Body, at: int) -> Body:
    assert state.play
    state.play = state.play.twin()
    if "next" in body:
        chain = body["next"]
        sealed_chain = SealedChain(chain["after"], chain["links"], 0, chain["nonces"], bytes.fromhex(chain["seal"]))
        state.play.seal_next(sealed_chain, Chain(bytes.fromhex(secret["chain"]), chain["links"]))
    parts = [happen_again(state.play, part) for part in body["parts"]]
    state.play.settled()
    note_deed(state, body["seat"], body["by"], at)
    return {"seat": body["seat"], "by": body["by"], "parts": parts}


def note_deed(state: TableState, seat: int, by: str, at: int) -> None:
    """Who is still there after a deed, who let the clock run out, and until when the next may think."""
    assert state.play
    was, present = state.seats[seat], state.play.match.state.present
    now = was._replace(timeouts=was.timeouts + 1 if by == Who.CLOCK else 0, left=not present[seat])
    if now != was:
        put_seat(state, seat, now)
    settle(state, at)


def settle(state: TableState, at: int) -> None:
    """After the position has changed: is it over, and until when may the next one think?"""
    assert state.play
    match = state.play.match
    if match.is_over:
        state.stage = Stage.OVER
        match.before = None
    match.deadline = at + 1_000 * state.terms.clock if needs_clock(state) else None


def needs_clock(state: TableState) -> bool:
    """A person has to act, and there is a clock."""
    seat = state.to_act
    return bool(state.terms.clock) and seat >= 0 and not state.seats[seat].bot


def undone(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    assert state.play
    state.play = state.play.taken_back()  # with the deadline it had: taking back gives no time
    return {"seat": body["seat"]}


def stands_in(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    put_seat(state, body["seat"], state.seats[body["seat"]]._replace(stand_in=body["bot"], timeouts=0))
    renew_deadline(state, body["seat"], None)
    return {"seat": body["seat"], "why": body["why"]}


def back(state: TableState, body: Body, _secret: Body, at: int) -> Body:
    put_seat(state, body["seat"], state.seats[body["seat"]]._replace(stand_in="", timeouts=0))
    renew_deadline(state, body["seat"], at + 1_000 * min(limits.GRACE, state.terms.clock))
    return {"seat": body["seat"], "why": ""}


def renew_deadline(state: TableState, seat: int, deadline: int | None) -> None:
    """Somebody else thinks for this seat from now on."""
    if state.play and state.to_act == seat:
        state.play = state.play.twin().settled()
        state.play.match.deadline = deadline if state.terms.clock else None


def rematched(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    state.rematch = body["table"]
    return {}


FOLDS: Mapping[str, Callable[[TableState, Body, Body, int], Body]] = {
    "sat": sat,
    "stood": stood,
    "renamed": renamed,
    "placed": placed,
    "changed": changed,
    "sealed": sealed,
    "started": started,
    "moved": moved,
    "revealed": revealed,
    "begun": begun,
    "played": played,
    "undone": undone,
    "stands-in": stands_in,
    "back": back,
    "rematched": rematched,
}
