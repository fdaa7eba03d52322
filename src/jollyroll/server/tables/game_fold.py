"""How a game begins and goes on at a table, whether its parts are just being found or were stored long ago."""

from collections.abc import Mapping
from typing import Literal

from jollyroll.dice import MANUAL
from jollyroll.kit import NOBODY
from jollyroll.kit.phases import OVER
from jollyroll.match import Seat
from jollyroll.match.fair import FairDice
from jollyroll.server.protocol.enums import Actor, ActorName, Stage

from .live_match import LiveMatch
from .parts import ChanceTyped, Part
from .play import Play
from .sealing import show_seed
from .showing import sides_at
from .state import TableState


def begin(state: TableState, seeds: Mapping[int, bytes]) -> Play:
    """All seeds are shown, those of the bots now: the game begins."""
    for seat, seed in seeds.items():
        show_seed(state, seat, seed)
    host, youngest = (None if place < 0 else place for place in (state.host_seat, state.terms.youngest))
    if state.beginning:
        _, host, youngest = state.beginning
    seats = [Seat(seat.name, seat.kind) for seat in state.seats]
    match = LiveMatch.start(state.game, seats, "", state.terms.options, host, youngest)
    match.options = dict(state.terms.options) if match.options != state.terms.options else state.terms.options  # type: ignore[assignment]
    for event in state.beginning.events if state.beginning else ():
        match.play(event)
    sides = sides_at(state.game, tuple(state.terms.options.items()), len(seats))
    fair = FairDice(state.fair, sides, version=state.fair_version)
    state.play = Play.begin(match, fair, state.chain, state.exchange) if state.chain else Play.by_hand(match, fair)
    state.stage = Stage.PLAYING
    return state.play


def settle(state: TableState, play: Play, last: Part | None, at: int, seat: int = NOBODY, by: ActorName | Literal[""] = "") -> None:
    """A seat's action has happened in `play`, a copy, which takes the place of the game; nobody's is how a game begins."""
    play.origin = match = play.match
    state.play = play
    state.calling = None
    terms, by_hand, position = state.terms, state.terms.dice == MANUAL, match.state
    if position.phase == OVER:
        state.stage = Stage.OVER
        if not by_hand:
            match.before = None
    chance_spoke = match.before is None or (by_hand and type(last) is ChanceTyped)
    if chance_spoke and any(each.detours for each in state.seats):
        state.seats = tuple(each._replace(detours=0) for each in state.seats)
    if by:
        match.by = by
    if by and seat != NOBODY:  # on a real table, seats are drawn by nobody
        was, left = state.seats[seat], not position.present[seat]
        timeouts = was.timeouts + 1 if by == Actor.CLOCK else 0
        if timeouts != was.timeouts or left != was.left:
            state.put_seat(seat, was._replace(timeouts=timeouts, left=left))
    match.deadline = None
    if terms.clock and not by_hand:  # it runs on while a bot stands in: who comes back has what is left of it
        to_act = state.to_act
        if to_act >= 0 and state.seats[to_act].is_person:
            match.deadline = at + 1_000 * terms.clock
