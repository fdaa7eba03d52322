"""The protocol of witnesses: the actor's device puts in its link, a witness another, and only then the server opens its own."""

from jollyroll.kit import NOBODY
from jollyroll.match.devices import NO_DEVICES, DeviceLinks, counted
from jollyroll.match.limits import MOST_SEALS
from jollyroll.match.witnesses import possible_witnesses
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.rejected import Rejected

from .by_hand import check_envelope
from .calling import Calling, Intent
from .context import ActionContext
from .device_seals import check_unopened, device_seals
from .event_quota import check_detour
from .events import Transition
from .play import Play
from .state import TableState
from .transition import apply
from .witness_events import CalledEvent, PassedEvent, ResealedEvent


def own_link(play: Play, intent: Intent) -> DeviceLinks:
    """The link of the actor's own device; required if it has a chain."""
    chain = play.device_chain(intent.seat) if intent.has_thrower else None
    if chain is None:
        if intent.link:
            raise Rejected(Code.BAD_LINK)
        return NO_DEVICES
    if not intent.link:
        raise Rejected(Code.LINK_DUE)
    if not play.is_link(chain, intent.link):
        raise Rejected(Code.BAD_LINK)
    return DeviceLinks(intent.seat, intent.link)


def witnesses_of(play: Play, intent: Intent, passed: tuple[int, ...] = ()) -> list[int]:
    """The seats that may witness an action, in the order in which they are asked, without those passed over."""
    found = possible_witnesses(play.match, play.device_chains(), intent.seat, with_thrower=bool(intent.link))
    return [seat for seat in found if seat not in passed]


def call(state: TableState, play: Play, intent: Intent, context: ActionContext) -> Transition | DeviceLinks:
    """Call the action for the first witness who can answer; without one, return the links to carry it out with."""
    links = own_link(play, intent)
    possible = witnesses_of(play, intent)
    silent, witness = first_answering(possible, context)
    if witness != NOBODY:
        called = CalledEvent(intent.seat, intent.by, intent.first, intent.nonce, intent.link, witness, silent)
        return apply(state, called, context.at)
    return alone(play, links._replace(passed=silent))


def first_answering(possible: list[int], context: ActionContext) -> tuple[tuple[int, ...], int]:
    """The first of these seats that can answer, and those skipped before it; NOBODY if none can."""
    there = context.answering()
    for place, seat in enumerate(possible):
        if seat in there:
            return tuple(possible[:place]), seat
    return tuple(possible), NOBODY


def alone(play: Play, links: DeviceLinks) -> DeviceLinks:
    """The links that count without a witness: the actor's own, unless its chain was sealed late."""
    chain = play.device_chain(links.thrower) if links.thrower != NOBODY else None
    return counted(links, late_thrower=chain is not None and chain.late)


def require_calling(state: TableState) -> Calling:
    """The called action; rejects if there is none."""
    if state.calling is None:
        raise Rejected(Code.NO_WITNESS_DUE)
    return state.calling


def witness_links(play: Play, calling: Calling, seat: int, link: bytes) -> DeviceLinks:
    """The links of a called action, with the witness's answer."""
    if calling.witness != seat:
        raise Rejected(Code.NO_WITNESS_DUE)
    chain = play.device_chain(seat)
    if chain is None or not play.is_link(chain, link):
        raise Rejected(Code.BAD_LINK)
    intent = calling.intent
    thrower = intent.seat if intent.link else NOBODY
    return DeviceLinks(thrower, intent.link, seat, link, calling.passed)


def pass_on(state: TableState, play: Play, calling: Calling, context: ActionContext) -> Transition | DeviceLinks:
    """Ask the next witness; without one, return the links to carry out the action with."""
    intent, passed = calling.intent, (*calling.passed, calling.witness)
    silent, witness = first_answering(witnesses_of(play, intent, passed), context)
    if witness != NOBODY and not silent:
        return apply(state, PassedEvent(calling.witness, witness), context.at)
    if witness != NOBODY:
        called = CalledEvent(intent.seat, intent.by, intent.first, intent.nonce, intent.link, witness, (*passed, *silent))
        return apply(state, called, context.at)
    thrower = intent.seat if intent.link else NOBODY
    return alone(play, DeviceLinks(thrower, intent.link, passed=(*passed, *silent)))


def reseal(state: TableState, seat: int, chain: bytes, context: ActionContext) -> Transition:
    """Seal another chain of a seat's device: for the server's next chain if one is waiting, else at once."""
    check_envelope(state)
    if state.play is None or state.stage != TableStage.PLAYING or state.play.match.fair.version == 1:
        raise Rejected(Code.NOT_PLAYING)
    if state.calling:  # its links belong to the current chains
        raise Rejected(Code.NOT_READY)
    check_detour(state, seat)
    play = state.play
    if any(len(chain.seals) >= MOST_SEALS for chain in play.match.fair.chains):  # the most a record can hold
        raise Rejected(Code.TOO_OFTEN)
    ahead = play.lacks_next(seat) and play.device_chain(seat) is not None
    transition = apply(state, ResealedEvent(seat, chain, ahead), context.at)
    check_unopened(state, next(sealed for sealed in device_seals(transition.state) if (sealed.seat, sealed.seal) == (seat, chain)))
    return transition
