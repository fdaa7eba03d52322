"""What a seat sees."""

from collections.abc import Mapping
from dataclasses import dataclass

from .choices import FIRST_TREASURE, kind_at, owner_of
from .components import FACE_NAMES, KINDS
from .covers import spaces_left
from .ending import leader, points_to_pass
from .notation import used_letters
from .rulebook import dice_in_hand
from .state import State


@dataclass(frozen=True)
class Cover:
    """A card with dice on it: a chest of the row (its place, from 1) or a treasure before a ship."""

    chest: int  # 0 for a treasure
    owner: int  # the seat before whose ship the treasure lies; NOBODY for a chest
    treasure: str  # the treasure's coins and diamonds; empty for a chest
    dice: str
    complete: bool


@dataclass
class View:
    """Everything that lies open on the table: no treasure sides of unopened cards, no pile below its top."""

    seat: int
    turn: int
    phase: str
    active: int
    chests: tuple[int, ...]  # locks of the row, 0 for an empty place
    next_chest: int  # locks of the pile's top card, 0 if there is none
    pile: int
    dice: Mapping[str, int]  # on the table, on no card
    in_hand: int
    rolls_left: int
    covers: tuple[Cover, ...]
    boarded: tuple[bool, ...]  # a sword lies on the ship
    treasures: tuple[tuple[str, ...], ...]  # before each ship, those with dice on them included
    points: tuple[int, ...]
    diamonds: tuple[int, ...]
    loot_cards: tuple[int, ...]
    fishbones: tuple[int, ...]
    present: tuple[bool, ...]
    last_opener: int  # who opened the last chest, NOBODY before that
    final_turns_due: tuple[bool, ...]
    leader: int  # the seat to beat in the final turns; NOBODY before those
    to_pass: tuple[int, ...]  # the points with which each seat that still has a turn would be ahead; 0 for the others


def see(state: State, seat: int, phase: str, points: tuple[int, ...]) -> View:
    """The position as this seat sees it."""
    ahead = leader(state)
    return View(
        seat=seat,
        turn=state.turn,
        phase=phase,
        active=state.seat,
        chests=tuple(state.chests),
        next_chest=state.top,
        pile=state.pile,
        dice=dict(zip(FACE_NAMES, state.lying, strict=False)),
        in_hand=dice_in_hand(state),
        rolls_left=state.rolls_left,
        covers=tuple([cover_seen(state, cover) for cover in range(state.covers)]),
        boarded=tuple([sword > 0 for sword in state.boarded[: state.seats]]),
        treasures=tuple([treasures_before(state, seat) for seat in range(state.seats)]),
        points=points,
        diamonds=tuple(state.loot_diamonds[: state.seats]),
        loot_cards=tuple(state.loot_cards[: state.seats]),
        fishbones=tuple(state.fishbones[: state.seats]),
        present=tuple(map(bool, state.present[: state.seats])),
        last_opener=state.opener,
        final_turns_due=tuple(map(bool, state.due[: state.seats])),
        leader=ahead,
        to_pass=tuple([points_to_pass(state, seat, ahead) for seat in range(state.seats)]),
    )


def cover_letters(state: State, cover: int) -> str:
    """The dice on a card."""
    place = state.cover_place[cover]
    return used_letters(place, state.cover_first[cover], state.cover_diamonds[cover], state.cover_swords[cover])


def cover_seen(state: State, cover: int) -> Cover:
    """A card with dice on it, as everybody sees it."""
    place = state.cover_place[cover]
    is_chest = place < FIRST_TREASURE
    return Cover(
        chest=place + 1 if is_chest else 0,
        owner=-1 if is_chest else owner_of(place),
        treasure="" if is_chest else KINDS[kind_at(place)],
        dice=cover_letters(state, cover),
        complete=spaces_left(state, cover) == 0,
    )


def treasures_before(state: State, seat: int) -> tuple[str, ...]:
    """All treasures before a ship, those under dice included."""
    counts = state.treasure[seat][:]
    for place in state.cover_place[: state.covers]:
        if place >= FIRST_TREASURE and owner_of(place) == seat:
            counts[kind_at(place)] += 1
    return tuple([name for name, count in zip(KINDS, counts, strict=False) if count for _ in range(count)])
