"""Oh My Gold! as everybody else meets it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from jollyroll.errors import Refused
from jollyroll.kit.bags import BAGS, bag_number
from jollyroll.kit.first_player import DRAW_SEAT
from jollyroll.kit.game import Form, Game, Rules
from jollyroll.kit.notation import bag_letters, read_dice, read_seat
from jollyroll.kit.position import PositionNotation

from . import position
from . import rulebook as rules
from .choices import CHOICES, FIRST_TREASURE, kind_at, owner_of
from .components import (
    CARDS,
    CHEST_ROW,
    COIN,
    DIAMOND,
    DICE,
    FACE_NAMES,
    GONE,
    KEY,
    KINDS,
    LETTERS,
    MOST_LOCKS,
    PILE,
    SWORD,
    TREASURES,
    UNVERIFIED,
)
from .covers import spaces_left
from .custom import read_deck, read_die
from .notation import choice_form, choice_text, read_choice, used_letters
from .options import OPTIONS, PRESETS
from .phases import COMMIT, NEXT_LOCK, OPEN_CHEST, PLACE, REROLL, THROW
from .refusals import REFUSALS
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
    """What lies on the table for all to see. Treasure sides of unopened cards and the pile below its top are nowhere in it."""

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
    last_opener: int  # who opened the last chest, NOBODY before
    final_turns_due: tuple[bool, ...]


class OhMyGold(Game):
    """OMG-03, OMG-36, OMG-A03, OMG-A34: two to four players, as there are four ships, from five years on (six with Seadogs)."""

    name = "oh_my_gold"
    code = "omg"
    seat_range = range(2, 5)
    least_age = 5
    minutes = 0
    letters = LETTERS
    face_names = FACE_NAMES
    rules_version = 1
    rules: ClassVar[Rules] = rules
    state_type = State
    options = OPTIONS
    presets = PRESETS
    positions: ClassVar[PositionNotation] = position
    refusals = REFUSALS
    choice_numbers = CHOICES
    phase_names: ClassVar = {
        THROW: "throw",
        NEXT_LOCK: "next-lock",
        OPEN_CHEST: "open-chest",
        REROLL: "reroll",
        COMMIT: "commit",
        PLACE: "place",
    }
    place_names: ClassVar = {CHEST_ROW: "row", PILE: "pile", GONE: "gone"}
    components_unverified: ClassVar = UNVERIFIED

    def check_options(self, chosen: Mapping[str, str]) -> None:
        """OMG-A35, OMG-A45: Seafarers need their second roll; custom dice and decks must be playable."""
        if chosen["rerolls"] == "0" and chosen["seafarers"] == "on":
            raise Refused("omg-seafarers-need-reroll", "OMG-A35")
        read_die(chosen["dice"])
        read_deck(chosen["deck"])

    def set_up(self, state: State, chosen: Mapping[str, str]) -> None:
        """OMG-A01, OMG-A02: the die and the deck of this table."""
        state.sides = read_die(chosen["dice"])
        state.unopened = read_deck(chosen["deck"])

    def score(self, state: State, seat: int) -> tuple[int, ...]:
        diamonds = state.loot_diamonds[seat]
        return (state.loot_coins[seat] + diamonds, diamonds, -state.fishbones[seat])

    def view(self, state: State, seat: int) -> View:
        seats = range(state.seats)
        return View(
            seat=seat,
            turn=state.turn,
            phase=self.waits_for(state),
            active=state.seat,
            chests=tuple(state.chests),
            next_chest=state.top,
            pile=state.pile,
            dice=dict(zip(FACE_NAMES, state.lying, strict=False)),
            in_hand=rules.dice_in_hand(state),
            rolls_left=state.rolls_left,
            covers=tuple([cover_seen(state, cover) for cover in range(state.covers)]),
            boarded=tuple([sword > 0 for sword in state.boarded[: state.seats]]),
            treasures=tuple([treasures_before(state, seat) for seat in seats]),
            points=tuple([self.score(state, seat)[0] for seat in seats]),
            diamonds=tuple(state.loot_diamonds[: state.seats]),
            loot_cards=tuple(state.loot_cards[: state.seats]),
            fishbones=tuple(state.fishbones[: state.seats]),
            present=tuple(map(bool, state.present[: state.seats])),
            last_opener=state.opener,
            final_turns_due=tuple(map(bool, state.due[: state.seats])),
        )

    def dice_shown(self, state: State) -> Mapping[str, str]:
        return {
            "table": "".join(letter * count for letter, count in zip(LETTERS, state.lying, strict=True)),
            "cards": "".join(cover_letters(state, cover) for cover in range(state.covers)),
            "ships": LETTERS[3] * sum(sword > 0 for sword in state.boarded),
        }

    def check(self, state: State) -> None:
        """DIG-08: 18 cards wherever they lie, and four dice."""
        row = sum(locks > 0 for locks in state.chests)
        loot = sum(state.loot_cards) + sum(state.fishbones)
        before_ships = sum(sum(line) for line in state.treasure)
        covered = sum(place >= FIRST_TREASURE for place in state.cover_place[: state.covers])
        assert state.pile + row + before_ships + covered + loot + state.removed == CARDS, "18 cards"
        assert sum(sum(line) for line in state.unopened) == state.pile + row, "every chest has its treasure side"
        assert sum(state.below) == state.pile - (state.top > 0), "every card of the pile has its locks"
        for locks in range(1, MOST_LOCKS + 1):
            showing = state.chests.count(locks) + (state.top == locks)
            assert sum(state.unopened[locks - 1]) == state.below[locks - 1] + showing, "locks and treasure sides match"
        assert 0 <= state.covers <= DICE, "no more cards in use than dice"
        assert not any(state.cover_place[state.covers :]), "nothing lies where no card is"
        assert min(min(line) for line in (*state.treasure, *state.unopened, state.below, state.lying)) >= 0, "no debts"
        dice = state.hand + sum(state.lying) + state.spent + sum(sword > 0 for sword in state.boarded)
        dice += sum(len(cover_letters(state, cover)) for cover in range(state.covers))
        if state.turn and state.phase in (THROW, OPEN_CHEST, REROLL, COMMIT, PLACE):
            assert dice == DICE, "four dice"

    def choice_text(self, state: State, number: int) -> str:
        return choice_text(state, number)

    def read_choice(self, state: State, text: str) -> int:
        return read_choice(state, text)

    def choice_form(self, state: State, number: int) -> Form:
        return choice_form(state, number)

    def outcome_text(self, state: State, number: int) -> str:
        if state.phase == DRAW_SEAT:
            return f"seat:{number + 1}"
        if state.phase == NEXT_LOCK:
            return f"locks:{number + 1}"
        if state.phase == OPEN_CHEST:
            return f"find:{KINDS[number]}"
        return bag_letters(number, LETTERS)

    def read_outcome(self, state: State, text: str) -> int:
        if state.phase == DRAW_SEAT:
            return read_seat(text.removeprefix("seat:"), state.seats)
        if state.phase == NEXT_LOCK:
            locks = text.removeprefix("locks:")
            if locks not in ("1", "2", "3"):
                raise Refused("omg-no-such-locks", "OMG-16", text=text)
            return int(locks) - 1
        if state.phase == OPEN_CHEST:
            kind = "".join(sorted(text.removeprefix("find:")))
            if kind not in KINDS:
                raise Refused("omg-no-such-find", "OMG-A45", text=text)
            return KINDS.index(kind)
        counts = read_dice(text, LETTERS)
        if sum(counts) != rules.dice_in_hand(state):
            raise Refused("wrong-dice-count", given=sum(counts), needed=rules.dice_in_hand(state))
        return bag_number(counts[KEY], counts[COIN], counts[DIAMOND], counts[SWORD], 0)

    def outcome_form(self, state: State, number: int) -> Form:
        if state.phase == DRAW_SEAT:
            return {"kind": "seat", "seat": number}
        if state.phase == NEXT_LOCK:
            return {"kind": "locks", "locks": number + 1}
        if state.phase == OPEN_CHEST:
            return {"kind": "find", "find": KINDS[number]}
        return {"kind": "throw", "dice": {name: count for name, count in zip(FACE_NAMES, BAGS[number], strict=False) if count}}


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
    """All treasures before a ship, also those that dice lie on."""
    counts = list(state.treasure[seat])
    for place in state.cover_place[: state.covers]:
        if place >= FIRST_TREASURE and owner_of(place) == seat:
            counts[kind_at(place)] += 1
    return tuple([KINDS[kind] for kind in range(TREASURES) if counts[kind] for _ in range(counts[kind])])
