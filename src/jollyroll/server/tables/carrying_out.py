"""How an action is carried out: what chance brings upon it is found while it happens."""

from typing import cast

from jollyroll.kit import NOBODY
from jollyroll.match.actions import NO_TURN
from jollyroll.match.devices import NO_DEVICES, DeviceLinks
from jollyroll.server.protocol.events import ChancePart, EventShown, PartShown

from .calling import Intent
from .context import ActionContext
from .events import TableEvent
from .game_events import BegunEvent, NextChain, PlayedEvent
from .game_fold import begin, settle
from .parts import ChanceOpened, Part, SeatLeft
from .state import TableState
from .transition import Transition
from .witnessing import call


def carry_out(state: TableState, intent: Intent, context: ActionContext, links: DeviceLinks | None = None) -> Transition:
    """Let an action happen, part by part, as it will when its event is read back; nobody's is how a game begins.

    First comes the choice, or somebody leaving; without either it is a roll. Then come the outcomes that follow at once; the
    dice in hand are rolled once only. Where devices take part and nobody has been asked yet (`links`), a witness is called
    before anything happens.
    """
    seat, by, first, nonce, link = intent
    after, begins = state.copy(), seat == NOBODY
    seeds = bot_seeds(state) if begins else {}
    play = begin(after, seeds) if begins or state.play is None else state.play
    fair = play.match.fair
    if links is None and fair.version > 1 and (link or fair.has_devices) and intent.brings_chance(play):
        found = call(state, play, intent, context)
        if isinstance(found, Transition):
            return found
        links = found
    play = play if begins else play.copy()
    match = play.match
    turn, dice, rolls = match.state.turn, first is not None, first is None and not begins
    parts: list[Part] = []
    shown: list[PartShown] = []
    if first is not None:
        turn = NO_TURN if type(first) is SeatLeft else turn
        shown.append(first.change(play))
        parts.append(first)
    while rolls or (fair.chains and match.game.chance_follows(match.state, turn, seat, dice)):
        outcome = ChanceOpened(*play.open(nonce, context, links or NO_DEVICES))
        shown.append(outcome.change(play))
        parts.append(outcome)
        rolls = dice = False
    settle(after, play, parts[-1] if parts else None, context.at, seat, "" if begins else by)
    event: TableEvent
    told: EventShown
    if begins:
        event, told = BegunEvent(seeds, tuple(parts)), {"kind": "begun", "parts": cast("list[ChancePart]", shown)}
    else:
        next_chain = NextChain.last(play) if match.fair is not fair else None
        event = PlayedEvent(seat, by, tuple(parts), nonce, next_chain)
        told = {"kind": "played", "seat": seat, "by": by, "parts": shown}
    return Transition(after, event, told, event.changed(after))


def bot_seeds(state: TableState) -> dict[int, bytes]:
    """The seeds that bots show when the game begins."""
    return {seat: seed for seat, seed in enumerate(state.seeds) if state.seats[seat].bot and seed}
