"""Folding events of a game: it begins, deeds are done and taken back, bots stand in, another game follows."""

import copy
from collections.abc import Mapping

from jollyroll.dice.chain import Chain
from jollyroll.match import Seat
from jollyroll.match.fair import SealedChain
from jollyroll.server.protocol.shown import Stage, Who

from .fold_seats import put_seat
from .play import LiveMatch, Part, Play, opening_of
from .state import Body, TableState, sides_at

CLOCK = Who.CLOCK


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
    return play.apply_outcome(part["chance"], opening_of(part))


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
    was, left = state.seats[seat], not state.play.match.state.present[seat]
    timeouts = was.timeouts + 1 if by == CLOCK else 0
    if (timeouts, left) != (was.timeouts, was.left):
        put_seat(state, seat, was._replace(timeouts=timeouts, left=left))
    state.play.match.by = by
    settle(state, at)


def settle(state: TableState, at: int) -> None:
    """After the position has changed: is it over, and until when may the next one think?"""
    assert state.play
    match = state.play.match
    if match.is_over:
        state.stage = Stage.OVER
        match.before = None
    if match.before is None and any(seat.detours for seat in state.seats):
        state.seats = tuple(seat._replace(detours=0) for seat in state.seats)
    match.deadline = at + 1_000 * state.terms.clock if needs_clock(state) else None


def needs_clock(state: TableState) -> bool:
    """A person's seat has to act, and there is a clock. It runs on while a bot stands in: who comes back has what is left of it."""
    seat = state.to_act
    return bool(state.terms.clock) and seat >= 0 and state.seats[seat].is_person


def undone(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    assert state.play
    state.play = state.play.taken_back()  # with the deadline it had: taking back gives no time
    return {"seat": body["seat"]}


def stands_in(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    put_seat(state, body["seat"], state.seats[body["seat"]]._replace(stand_in=body["bot"], timeouts=0))
    return {"seat": body["seat"], "why": body["why"]}


def back(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    put_seat(state, body["seat"], state.seats[body["seat"]]._replace(stand_in="", timeouts=0))
    return {"seat": body["seat"], "why": ""}


def note_detour(state: TableState, seat: int) -> None:
    """One more that did not bring the game on."""
    was = state.seats[seat]
    put_seat(state, seat, was._replace(detours=was.detours + 1, detours_of_game=was.detours_of_game + 1))


def rematched(state: TableState, body: Body, _secret: Body, _at: int) -> Body:
    state.rematch = body["table"]
    return {}
