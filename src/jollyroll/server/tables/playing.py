"""Actions in the game: choices, rolls, undo, leaving. Each is tried on a copy of the table and gives what is to be stored."""

from typing import Any, NamedTuple

from jollyroll.errors import Refused
from jollyroll.kit import NOBODY
from jollyroll.kit.phases import is_chance, is_choice
from jollyroll.match.fair import SealedChain
from jollyroll.match.json_fair import chain_form
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.shown import Who

from .event_quota import check_detour
from .fold import NOW, TABLE, Happened, apply, changes_of
from .fold_game import begin, note_deed, settle
from .play import Part, Play
from .state import PLAYING, Body, TableState


class Transition(NamedTuple):
    """Something done at a table, tried out on a twin of it: what to store, and what to show once it is stored."""

    state: TableState
    body: Body
    secret: Body
    happened: Happened


def simple(state: TableState, body: Body, at: int, secret: Body | None = None) -> Transition:
    """An event that follows from what is stored alone."""
    twin = state.twin()
    return Transition(twin, body, secret or {}, apply(twin, body, secret or {}, at))


def stored(part: Part) -> Body:
    """What of a part must be stored to have it again."""
    if "choice" in part:
        return {"choice": part["choice"]}
    if "leave" in part:
        return {"leave": part["leave"]}
    return {name: part[name] for name in ("chance", "link", "nonce", "left")}


def the_play(state: TableState) -> Play:
    """The game at this table, if it runs."""
    if state.play is None or state.stage is not PLAYING:
        raise Rejected(Code.NOT_PLAYING)
    return state.play


def check_turn(play: Play, seat: int) -> None:
    """It is for this seat to act."""
    match = play.match
    if match.state.seat != seat:
        raise Rejected(Code.NOT_YOUR_TURN, name=match.seats[match.state.seat].name)


def begin_game(state: TableState, at: int) -> Transition:
    """The last seed was shown: the bots show theirs, and what chance decides at once is decided."""
    twin = state.twin()
    seeds = {seat: seed for seat, seed in enumerate(twin.seeds) if twin.seats[seat].bot and seed}
    begin(twin, seeds)
    assert twin.play
    parts: list[Part] = []
    while twin.play.chance_follows(0, NOBODY, dice=False):
        parts.append(twin.play.open(b""))
    settle(twin, at)
    body = {
        "kind": "begun",
        "seeds": {str(seat): seed.hex() for seat, seed in seeds.items()},
        "parts": [stored(part) for part in parts],
    }
    return Transition(twin, body, {}, Happened({"kind": "begun", "parts": parts}, TABLE | NOW))


def choose(state: TableState, seat: int, number: int, nonce: bytes, by: Who, at: int) -> Transition:
    """A choice and, if dice fall upon it, the dice."""
    play = the_play(state).twin()
    if not is_choice(play.match.state):
        raise Rejected(Code.NO_CHOICE_DUE)
    check_turn(play, seat)
    turn = play.match.state.turn
    try:
        parts = [play.choose(number, seat)]
    except Refused as refused:
        raise Rejected(Code.NOT_ALLOWED, refused) from refused
    return carry_on(state, play, parts, seat, turn, nonce, by, at)


def roll(state: TableState, seat: int, nonce: bytes, by: Who, at: int) -> Transition:
    """A throw, or a card turned over."""
    play = the_play(state).twin()
    if not is_chance(play.match.state):
        raise Rejected(Code.NO_ROLL_DUE)
    check_turn(play, seat)
    turn = play.match.state.turn
    return carry_on(state, play, [], seat, turn, nonce, by, at, first=True)


def carry_on(
    state: TableState, play: Play, parts: list[Part], seat: int, turn: int, nonce: bytes, by: Who, at: int, first: bool = False
) -> Transition:
    """What chance decides upon it, in the same event."""
    kept: list[bytes] = []
    play.dealer.keep = lambda _number, secret: kept.append(secret)
    dice = not first
    try:
        while first or play.chance_follows(turn, seat, dice):
            parts.append(play.open(nonce))
            first = dice = False
    except Refused as refused:
        raise Rejected(Code.NOT_ALLOWED, refused) from refused
    finally:
        play.dealer.keep = None
    name = str(by)  # as it is stored and shown: an enum takes long to write
    body: Body = {"kind": "played", "seat": seat, "by": name, "parts": [stored(part) for part in parts]}
    if nonce:
        body["nonce"] = nonce.hex()
    secret: Body = {}
    if kept:
        assert play.match.fair
        body["next"] = next_chain(play.match.fair.chains[-1])
        secret["chain"] = kept[0].hex()
    twin = state.twin()
    twin.play = play.settled()
    note_deed(twin, seat, by, at)
    event = {"kind": "played", "seat": seat, "by": name, "parts": parts}
    return Transition(twin, body, secret, Happened(event, changes_of(twin, body)))


def next_chain(chain: SealedChain) -> Body:
    """A chain that carries on, as it is stored."""
    form = chain_form(chain)
    return {name: form[name] for name in ("after", "links", "nonces", "seal")}


def undo(state: TableState, seat: int, at: int) -> Transition:
    """Take the last choice back."""
    match = the_play(state).match
    if not state.own_choice or match.chooser != seat or (state.undo_until or at) < at:  # whose time was up has decided
        raise Rejected(Code.NOTHING_TO_UNDO)
    check_detour(state, seat)
    return simple(state, {"kind": "undone", "seat": seat}, at)


def leave(state: TableState, seat: int, at: int) -> Transition:
    """Leave for good, by the rules of the game."""
    play = the_play(state).twin()
    try:
        parts = [play.leave(seat)]
    except Refused as refused:
        raise Rejected(Code.LEFT, refused) from refused
    return carry_on(state, play, parts, seat, -1, b"", Who.PERSON, at)


def already_done(body: Body, seat: int, nonce: str, choice: int | None) -> bool:
    """A stored event is this very deed, sent again."""
    if body["kind"] != "played" or body["seat"] != seat or body["by"] != Who.PERSON or body.get("nonce", "") != nonce:
        return False
    first: dict[str, Any] = body["parts"][0]
    return first.get("choice") == choice
