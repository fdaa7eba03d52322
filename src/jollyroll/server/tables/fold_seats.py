"""Folding events of a table before its game: it is opened, people sit down and change it, seeds are sealed and shown."""

import copy
from collections.abc import Mapping
from typing import Any

from jollyroll.dice.chain import Chain
from jollyroll.dice.exchange import SeedExchange
from jollyroll.kit import NOBODY
from jollyroll.match.record import PERSON, Event
from jollyroll.server import limits
from jollyroll.server.protocol.shown import Stage

from .state import FREE, Beginning, Body, SeatState, TableState, Terms, known_game


def open_table(state: TableState, body: Body, secret: Body, at: int) -> None:
    """A new table: its dice are sealed, some seats may be taken by bots, or by the people of the table before."""
    state.id = body["id"]
    state.game = known_game(body["game"]).with_options(body["terms"]["options"])
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
    if body.get("unsealed"):  # tables of before this was so keep their seals
        put_seal(state, body["seat"], b"")
    return {"seat": body["seat"]}


def revealed(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    exchange = copy.copy(state.exchange)
    exchange.seeds = [*exchange.seeds]
    exchange.reveal(body["seat"], bytes.fromhex(body["seed"]))
    state.exchange = exchange
    return {"seat": body["seat"]}
