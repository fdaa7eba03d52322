"""How a game begins and goes on at a table, whether its parts are just being found or were stored long ago."""

from collections.abc import Iterable, Mapping

from jollyroll.kit.phases import is_over
from jollyroll.match import Seat
from jollyroll.match.fair import FairDice
from jollyroll.server.protocol.enums import Actor, ActorName, Stage
from jollyroll.server.protocol.events import EventShown, PartShown

from .live_match import LiveMatch
from .parts import Part
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
    state.play = Play.begin(match, FairDice(state.fair, sides, version=state.fair_version), state.chain, state.exchange)
    state.stage = Stage.PLAYING
    return state.play


def happen(state: TableState, play: Play, parts: Iterable[Part], at: int) -> tuple[tuple[Part, ...], list[PartShown]]:
    """Let these parts happen, each of which may be found only when the one before it has; then the game stands so."""
    done: list[Part] = []
    shown: list[PartShown] = []
    for part in parts:
        shown.append(part.change(play))
        done.append(part)
    play.origin = match = play.match
    state.play = play
    state.calling = None
    if is_over(match.state):
        state.stage = Stage.OVER
        match.before = None
    if match.before is None and any(seat.detours for seat in state.seats):
        state.seats = tuple(seat._replace(detours=0) for seat in state.seats)
    seat = state.to_act
    # it runs on while a bot stands in: who comes back has what is left of it
    needs_clock = bool(state.terms.clock) and seat >= 0 and state.seats[seat].is_person
    match.deadline = at + 1_000 * state.terms.clock if needs_clock else None
    return tuple(done), shown


def act(
    state: TableState, play: Play, parts: Iterable[Part], seat: int, by: ActorName, at: int
) -> tuple[tuple[Part, ...], EventShown]:
    """An action of these parts is carried out on a copy of the game, which then takes the place of the game."""
    done, shown = happen(state, play, parts, at)
    play.match.by = by
    was, left = state.seats[seat], not play.match.state.present[seat]
    timeouts = was.timeouts + 1 if by == Actor.CLOCK else 0
    if (timeouts, left) != (was.timeouts, was.left):
        state.put_seat(seat, was._replace(timeouts=timeouts, left=left))
    return done, {"kind": "played", "seat": seat, "by": by, "parts": shown}
