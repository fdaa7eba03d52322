"""Begins and continues the game of a table, with parts that are being dealt or come from the store."""

from collections.abc import Iterable, Mapping
from typing import Literal

from jollyroll.dice import MANUAL
from jollyroll.kit import NOBODY
from jollyroll.kit.phases import OVER
from jollyroll.match import Seat
from jollyroll.match.fair import FairDice
from jollyroll.server.protocol.enums import Actor, ActorName, TableStage
from jollyroll.server.protocol.events import PartShown

from .live_match import LiveMatch
from .parts import ChanceTyped, Part
from .play import Play
from .sealing import show_seed
from .showing import sides_at
from .state import TableState


def begin(state: TableState, seeds: Mapping[int, bytes]) -> Play:
    """Begin the game, revealing the bots' seeds; those of people are revealed already."""
    for seat, seed in seeds.items():
        show_seed(state, seat, seed)
    host, youngest = (None if place < 0 else place for place in (state.host_seat, state.terms.youngest))
    if state.beginning:
        _, host, youngest = state.beginning
    seats = [Seat(seat.name, seat.kind) for seat in state.seats]
    match = LiveMatch.start(state.game, seats, "", state.terms.options, host, youngest)
    match.option_texts = dict(state.terms.options) if match.option_texts != state.terms.options else state.terms.options  # type: ignore[assignment]
    for event in state.beginning.events if state.beginning else ():
        match.play(event)
    sides = sides_at(state.game, tuple(state.terms.options.items()), len(seats))
    fair = FairDice(state.fair, sides, version=state.fair_version)
    state.play = Play.begin(match, fair, state.chain, state.exchange) if state.chain else Play.by_hand(match, fair)
    state.stage = TableStage.PLAYING
    return state.play


def advance(
    state: TableState, play: Play, parts: Iterable[Part], at: int, seat: int = NOBODY, by: ActorName | Literal[""] = ""
) -> tuple[tuple[Part, ...], list[PartShown]]:
    """Apply the parts of an event to `play`, a copy, and make it the table's game.

    Each part may depend on those before it. Returns the applied parts and their public forms. `seat` and `by` say whose action it
    is; without a seat, the game begins.
    """
    happened: list[Part] = []
    shown: list[PartShown] = []
    for part in parts:
        shown.append(part.change(play))
        happened.append(part)
    play.origin = match = play.match
    state.play = play
    state.calling = None
    terms, by_hand = state.terms, state.terms.dice == MANUAL
    if match.state.phase == OVER:
        state.stage = TableStage.OVER
        if not by_hand:
            match.before = None
    chance_spoke = match.before is None or (by_hand and type(happened[-1]) is ChanceTyped)
    if chance_spoke:
        for seat_state in state.seats:
            if seat_state.detours:
                state.seats = tuple(each._replace(detours=0) for each in state.seats)
                break
    if by:
        match.by = by
    if by and seat != NOBODY:  # with real dice, the draw of a seat is nobody's action
        was, left = state.seats[seat], not match.state.present[seat]
        timeouts = was.timeouts + 1 if by == Actor.CLOCK else 0
        if timeouts != was.timeouts or left != was.left:
            state.put_seat(seat, was._replace(timeouts=timeouts, left=left))
    match.deadline = None
    if terms.clock and not by_hand:  # it runs on while a bot stands in; who returns has the rest
        to_act = state.to_act
        if to_act >= 0 and state.seats[to_act].is_person:
            match.deadline = at + 1_000 * terms.clock
    return tuple(happened), shown
