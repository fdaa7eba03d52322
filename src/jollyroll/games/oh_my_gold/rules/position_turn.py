"""The turn of a position as text: `dice KCW, cover open:2/K, again`, and its phase."""

from jollyroll.errors import PositionError
from jollyroll.kit.position import PositionItems, letters_of, written
from jollyroll.kit.state import NOBODY

from .cards import fits
from .choices import FIRST_TREASURE, kind_at, owner_of, treasure_place
from .components import COIN, DIAMOND, DICE, KEY, KINDS, LETTERS, ROW, SWORD, TREASURES
from .covers import card_at, dice_on, first_face, is_treasure_of_another, spaces_left
from .notation import read_count, used_letters
from .options import ALL_CLAIMED, OFF, PARTIAL
from .order import start_turn
from .phases import COMMIT, NEXT_LOCK, OPEN_CHEST, PLACE, REROLL, THROW
from .placing import placing_count
from .position_cards import opened_cards
from .row import all_opened
from .seadogs import may_be_robbed, nth_theft
from .state import State

TURN_WORDS = ("dice", "hand", "again", "cover", "boarded", "robbed", "opening", "placing")
NO_ROLL, ROLL_AGAIN = 0, 1


def write_turn(state: State) -> list[str]:
    """Dice and the cards they lie on; nothing before the first roll of a turn."""
    if state.phase not in (THROW, OPEN_CHEST, REROLL, COMMIT, PLACE) or is_fresh(state):
        return []
    items = [f"dice {letters_of(state.lying, LETTERS)}"] if any(state.lying) else []
    items += [f"hand {state.hand}"] if state.hand else []
    if state.covers:
        items.append(f"cover {' '.join(cover_text(state, cover) for cover in range(state.covers))}")
    items += written("boarded", [sword == 1 for sword in state.boarded])
    items += written("robbed", [sword == 2 for sword in state.boarded])
    items += [f"opening {state.opening + 1}"] if state.phase == OPEN_CHEST else []
    items += ["placing"] if state.phase == OPEN_CHEST and state.placed == 0 else []
    return items + (["again"] if state.rolls_left and state.placed == 0 and state.phase != THROW else [])


def is_fresh(state: State) -> bool:
    """True before the first roll of the turn."""
    if state.phase != THROW or state.hand < DICE:
        return False
    return state.rolls_left == first_rolls(state)


def first_rolls(state: State) -> int:
    """The number of rerolls at the beginning of a turn, by the options."""
    twin = state.copy()
    start_turn(twin, 0)
    return twin.rolls_left


def cover_text(state: State, cover: int) -> str:
    """A card with its dice, written like the choice that lays them."""
    place = state.cover_place[cover]
    letters = used_letters(place, state.cover_first[cover], state.cover_diamonds[cover], state.cover_swords[cover])
    if place < FIRST_TREASURE:
        return f"open:{place + 1}/{letters}"
    kind = KINDS[kind_at(place)]
    return f"load:{kind}/{letters}" if owner_of(place) == state.seat else f"steal:{owner_of(place) + 1}/{kind}/{letters}"


def read_turn(state: State, items: PositionItems) -> None:
    """The dice, and the phase that follows from them."""
    if not any(word in items for word in TURN_WORDS):
        state.turn -= 1  # start_turn counts it again
        start_turn(state, state.seat)
        check_start(state)
        return
    turned = opened_cards(state)
    state.lying = items.dice("dice", LETTERS)
    state.hand = items.number("hand", 1, DICE, 0)
    state.rolls_left = items.flag("again")
    read_swords(state, items)
    for text in items.texts("cover") if "cover" in items else ():
        read_cover(state, text)
    count_dice(state)
    if "opening" in items:
        read_opening(state, items)
    elif state.hand:
        read_roll(state)
    elif state.rolls_left:
        read_rolled_once(state)
    else:
        state.phase = PLACE
        if placing_count(state) == 0 and nth_theft(state, -1) == 0:
            raise PositionError("position-omg-nothing-fits", "OMG-13")
    check_pile(state, turned)


def check_start(state: State) -> None:
    """Check the start of a turn: the row is filled up and the pile shows its top card."""
    if state.pile and (state.top == 0 or 0 in state.chests):
        raise PositionError("position-omg-gap", "OMG-28")
    if all_opened(state) and state.opener == NOBODY:
        raise PositionError("position-omg-no-opener", "OMG-29")
    if state.opener != NOBODY and state.end == ALL_CLAIMED and not any(any(line) for line in state.treasure):
        raise PositionError("position-omg-over", "OMG-A19")


def check_pile(state: State, turned: int) -> None:
    """Check the pile within a turn: it shows its top card; a place of the row is empty only if its chest was opened this turn.

    `turned` is the number of cards opened so far; each took at least one die.
    """
    opened = state.same_turn_load != OFF or state.phase == OPEN_CHEST
    gaps = state.chests.count(0)
    if state.pile and (state.top == 0 or (gaps and not opened) or gaps > min(state.spent, turned)):
        raise PositionError("position-omg-gap", "OMG-28")
    if all_opened(state) and state.opener == NOBODY and not opened:
        raise PositionError("position-omg-no-opener", "OMG-29")


def read_swords(state: State, items: PositionItems) -> None:
    """Swords on ships: those not yet used for a theft, and those that are."""
    boarded, robbed = items.seats("boarded", state.seats), items.seats("robbed", state.seats)
    for seat in range(state.seats):
        state.boarded[seat] = 2 * robbed[seat] or boarded[seat]
        if state.boarded[seat] and (not may_be_robbed(state, seat) or (robbed[seat] and boarded[seat])):
            raise PositionError("position-omg-boarded", "OMG-37", seat=seat + 1)


def read_cover(state: State, text: str) -> None:
    """Dice on a card: it must be there, and complete unless Seafarers may begin one."""
    if state.covers == DICE:
        raise PositionError("position-omg-covers", "OMG-01", most=DICE)
    verb, _, rest = text.partition(":")
    parts = rest.split("/")
    if verb == "open" and len(parts) == 2:
        place = read_count(text, parts[0], ROW)
        if state.chests[place] == 0 or state.taken[place]:
            raise PositionError("omg-no-such-chest", "OMG-15")
        state.taken[place] = 1
    else:
        place = read_treasure(state, verb, parts, text)
    letters = parts[-1].upper()
    first = LETTERS[first_face(place)]
    if not letters or set(letters) - {first, LETTERS[DIAMOND], LETTERS[SWORD]}:
        raise PositionError("omg-dice-do-not-fit", "OMG-A42")
    cover = state.covers
    state.covers += 1
    state.cover_place[cover] = place
    state.cover_first[cover], state.cover_diamonds[cover], state.cover_swords[cover] = (
        letters.count(letter) for letter in (first, LETTERS[DIAMOND], LETTERS[SWORD])
    )
    if not fits(card_at(state, place), state.cover_first[cover], state.cover_diamonds[cover], state.cover_swords[cover]):
        raise PositionError("omg-dice-do-not-fit", "OMG-A42")
    check_whole(state, cover)


def read_treasure(state: State, verb: str, parts: list[str], text: str) -> int:
    """A treasure with dice on it, before the own ship or another."""
    owner = state.seat
    if verb == "steal" and len(parts) == 3:
        owner = read_count(text, parts[0], state.seats)
        if not may_be_robbed(state, owner):
            raise PositionError("position-omg-boarded", "OMG-37", seat=owner + 1)
    elif verb != "load" or len(parts) != 2:
        raise PositionError("unreadable-choice", text=text)
    letters = "".join(sorted(parts[-2].upper()))
    kind = KINDS.index(letters) if letters in KINDS[:TREASURES] else NOBODY
    if kind == NOBODY or state.treasure[owner][kind] == 0:
        raise PositionError("omg-no-such-treasure", "OMG-21")
    state.treasure[owner][kind] -= 1
    return treasure_place(owner, kind)


def check_whole(state: State, cover: int) -> None:
    """Refuse an incomplete card unless Seafarers may begin it, and a complete one that should have taken effect."""
    place = state.cover_place[cover]
    begins = state.seafarers != OFF and state.seafarer_commit == PARTIAL
    armed = not is_treasure_of_another(state, place) or state.boarded[owner_of(place)] > 0
    whole = spaces_left(state, cover) == 0
    if not begins and not (whole and armed):
        raise PositionError("omg-not-complete", "OMG-12")
    if state.same_turn_load != OFF and whole and armed and place >= FIRST_TREASURE:
        raise PositionError("position-omg-carried-out", "OMG-A08")


def count_dice(state: State) -> None:
    """Check that there are four dice; missing ones have been used up by cards that took effect."""
    on_cards = sum(dice_on(state, cover) for cover in range(state.covers)) + sum(sword > 0 for sword in state.boarded)
    given = state.hand + sum(state.lying) + on_cards
    if given > DICE:
        raise PositionError("position-dice", "OMG-01", given=given, most=DICE)
    state.spent = DICE - given


def check_spent(state: State) -> None:
    """Check that no die is used up before the placing is over, unless cards take effect at once."""
    if state.same_turn_load == OFF and (state.spent or 2 in state.boarded):
        raise PositionError("position-dice-count", "OMG-01", given=DICE - state.spent, needed=DICE)


def read_opening(state: State, items: PositionItems) -> None:
    """A chest being turned over, the first complete one. The placing is over unless cards take effect at once."""
    state.phase = OPEN_CHEST
    state.opening = items.number("opening", 1, ROW) - 1
    placing = items.flag("placing")
    state.placed = 1 - placing
    complete = [state.cover_place[cover] for cover in range(state.covers) if spaces_left(state, cover) == 0]
    chests = [place for place in complete if place < FIRST_TREASURE]
    if not chests or chests[0] != state.opening or state.hand:
        raise PositionError("position-omg-opening", "OMG-15", chest=state.opening + 1)
    carried = [
        place for place in complete if place >= FIRST_TREASURE and (owner_of(place) == state.seat or state.boarded[owner_of(place)])
    ]
    if carried or (placing and state.same_turn_load == OFF) or (state.rolls_left and not placing):
        raise PositionError("position-omg-carried-out", "OMG-14")


def read_roll(state: State) -> None:
    """The second roll, of all dice on no card."""
    state.phase = THROW
    check_spent(state)
    if state.rolls_left or sum(state.lying) or (state.seafarers == OFF and state.hand < DICE) or first_rolls(state) == NO_ROLL:
        raise PositionError("position-omg-second-roll", "OMG-10")


def read_rolled_once(state: State) -> None:
    """The phase after a first roll that another may follow."""
    check_spent(state)
    if first_rolls(state) == NO_ROLL:
        raise PositionError("position-omg-second-roll", "OMG-A35")
    state.phase = REROLL if state.seafarers == OFF else COMMIT
    lying = state.lying[KEY] + state.lying[COIN] + state.lying[DIAMOND] + state.lying[SWORD]
    if lying == 0 or (state.phase == REROLL and lying < DICE):
        raise PositionError("position-dice-count", "OMG-09", given=lying, needed=DICE)


def is_next_lock(state: State) -> bool:
    """True if the pile has yet to show its top card: no turn is on."""
    if state.pile == 0 or state.top:
        return False
    state.phase = NEXT_LOCK
    return True
