"""How a game begins and goes on at a table, whether its parts are just being found or were stored long ago."""

from collections.abc import Iterable, Mapping

from jollyroll.kit import NOBODY
from jollyroll.kit.phases import OVER
from jollyroll.match import Seat
from jollyroll.match.fair import FairDice
from jollyroll.server.protocol.enums import Actor, ActorName, Stage
from jollyroll.server.protocol.events import PartShown

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


def happen(
    state: TableState, play: Play, parts: Iterable[Part], at: int, seat: int = NOBODY, by: ActorName | None = None
) -> tuple[tuple[Part, ...], list[PartShown]]:
    """Let the parts of a seat's action happen, each of which may be found only when the one before it has.

    `play` is a copy that takes the place of the game; nobody's action is how a game begins.
    """
    done: list[Part] = []
    shown: list[PartShown] = []
    for part in parts:
        shown.append(part.change(play))
        done.append(part)
    play.origin = match = play.match
    state.play = play
    state.calling = None
    if match.state.phase == OVER:
        state.stage = Stage.OVER
        if not state.by_hand:
            match.before = None
    chance_spoke = match.before is None or (state.by_hand and isinstance(done[-1], ChanceTyped))
    if chance_spoke and any(each.detours for each in state.seats):
        state.seats = tuple(each._replace(detours=0) for each in state.seats)
    if by:
        match.by = by
    if by and seat != NOBODY:  # on a real table, seats are drawn by nobody
        was, left = state.seats[seat], not match.state.present[seat]
        timeouts = was.timeouts + 1 if by == Actor.CLOCK else 0
        if (timeouts, left) != (was.timeouts, was.left):
            state.put_seat(seat, was._replace(timeouts=timeouts, left=left))
    to_act = state.to_act
    # it runs on while a bot stands in: who comes back has what is left of it
    needs_clock = bool(state.terms.clock) and to_act >= 0 and state.seats[to_act].is_person and not state.by_hand
    match.deadline = at + 1_000 * state.terms.clock if needs_clock else None
    return tuple(done), shown
