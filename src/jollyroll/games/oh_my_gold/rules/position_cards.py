"""The cards of a position as text: `loot CCD/1 F, before - CD+C, opened 1F 2CD 3CCD, row 1 2 -, top 3`."""

from collections import Counter

from jollyroll.errors import PositionError
from jollyroll.kit.position import NONE, PositionItems, whole

from .components import CARDS, COINS_ON, DECKS_OFFERED, DIAMONDS_ON, FISHBONES, KINDS, MOST_LOCKS, ROW, TREASURES
from .custom import read_deck
from .points import loot_points, points_of
from .state import State

SEAT_ROW = "loot"
CARD_WORDS = (SEAT_ROW, "before", "opened", "closed", "row", "top")
CUSTOM_DECK = -1
TIMES = "*"

Cards = list[list[int]]  # the number of cards, by locks (less one) and treasure side


def write_cards(state: State, before: list[list[int]]) -> list[str]:
    """Loot, treasures, and the opened cards; a custom deck is given by its unopened cards instead."""
    seats = range(state.seats)
    items = [f"loot {' '.join(loot_text(state, seat) for seat in seats)}"]
    if any(any(line) for line in before):
        items.append(f"before {' '.join(treasure_text(before[seat]) for seat in seats)}")
    if state.deck == CUSTOM_DECK:
        items += cards_item("closed", state.unopened) or [f"closed {NONE}"]
    else:
        deck = read_deck(list(DECKS_OFFERED)[state.deck])
        items += cards_item("opened", less(deck, state.unopened))
    if any(state.chests):
        items.append(f"row {' '.join(str(locks or NONE) for locks in state.chests)}")
    return items + ([f"top {state.top}"] if state.top else [])


def cards_item(word: str, cards: Cards) -> list[str]:
    """Cards by locks and treasure side: `1F*2 2CD`."""
    found = [(f"{locks + 1}{KINDS[kind]}", cards[locks][kind]) for locks in range(MOST_LOCKS) for kind in range(len(KINDS))]
    texts = [text if count == 1 else f"{text}{TIMES}{count}" for text, count in found if count]
    return [f"{word} {' '.join(texts)}"] if texts else []


def loot_text(state: State, seat: int) -> str:
    """The loot on a ship: coins, diamonds and fishbones, and after a slash the number of treasure cards."""
    letters = "C" * state.loot_coins[seat] + "D" * state.loot_diamonds[seat] + "F" * state.fishbones[seat]
    return (f"{letters}/{state.loot_cards[seat]}" if state.loot_cards[seat] else letters) or NONE


def treasure_text(treasures: list[int]) -> str:
    """The treasures before a ship, card by card."""
    return "+".join(KINDS[kind] for kind in range(TREASURES) for _ in range(treasures[kind])) or NONE


def read_cards(state: State, items: PositionItems) -> None:
    """Read all 18 cards: loot, treasures before the ships, the row, the pile. `state.unopened` begins as the whole deck."""
    for seat, text in enumerate(items.row("loot", state.seats)):
        read_loot(state, seat, text)
    for seat, text in enumerate(items.row("before", state.seats) if "before" in items else ()):
        for treasure in () if text == NONE else text.upper().split("+"):
            state.treasure[seat][read_kind("before", treasure)] += 1
        if text != NONE and not state.present[seat]:
            raise PositionError("position-omg-left-treasure", "DIG-04", seat=seat + 1)
    opened = read_opened(state, items)
    check_opened(state, opened)
    row = items.texts("row") if "row" in items else [NONE] * ROW
    if len(row) != ROW:
        raise PositionError("position-omg-row", "OMG-06", given=len(row), needed=ROW)
    for place, text in enumerate(row):
        state.chests[place] = 0 if text == NONE else whole("row", text, 1, MOST_LOCKS)
    state.top = items.number("top", 1, MOST_LOCKS, 0)
    count_pile(state)


def read_loot(state: State, seat: int, text: str) -> None:
    """`CCDF/2`: two coins and a diamond on two cards, and one fishbones."""
    letters, slash, cards = text.upper().partition("/")
    letters = "" if letters == NONE else letters
    if set(letters) - set("CDF"):
        raise PositionError("position-omg-loot", "OMG-22", text=text)
    state.loot_coins[seat], state.loot_diamonds[seat], state.fishbones[seat] = (letters.count(letter) for letter in "CDF")
    state.loot_cards[seat] = whole("loot", cards, 0, CARDS) if slash else 0
    if not state.loot_cards[seat] <= loot_points(state, seat) <= MOST_LOCKS * state.loot_cards[seat]:
        raise PositionError("position-omg-loot", "OMG-22", text=text)


def read_kind(word: str, text: str) -> int:
    """A treasure side by its letters."""
    letters = "".join(sorted(text))
    if letters not in KINDS or (word == "before" and letters == KINDS[FISHBONES]):
        raise PositionError("position-omg-treasure", "OMG-A22" if letters == KINDS[FISHBONES] else "OMG-A45", text=text)
    return KINDS.index(letters)


def read_opened(state: State, items: PositionItems) -> Cards:
    """Read the opened cards and take them out of the unopened ones. The unopened ones may be named instead."""
    named: Cards = [[0] * len(KINDS) for _ in range(MOST_LOCKS)]
    word = "closed" if "closed" in items else "opened"
    texts = items.texts(word) if word in items else []
    for text in [] if texts == [NONE] else texts:
        card, times, count = text.upper().partition(TIMES)
        locks = whole(word, card[:1], 1, MOST_LOCKS) - 1
        named[locks][read_kind(word, card[1:])] += whole(word, count, 1, CARDS) if times else 1
    if (given := sum(map(sum, named))) > CARDS:
        raise PositionError("position-omg-cards", "OMG-02", given=given, most=CARDS)
    opened: Cards = [[0] * len(KINDS) for _ in range(MOST_LOCKS)]
    for locks, line in enumerate(state.unopened):
        for kind, there in enumerate(line):
            if named[locks][kind] > there:
                card = f"{locks + 1}{KINDS[kind]}"
                raise PositionError("position-omg-card", "OMG-A02", card=card, given=named[locks][kind], most=there)
            opened[locks][kind] = named[locks][kind] if word == "opened" else there - named[locks][kind]
    state.unopened = less(state.unopened, opened)
    return opened


def less(cards: Cards, others: Cards) -> Cards:
    """The first set of cards minus the second."""
    return [[count - gone for count, gone in zip(*lines, strict=True)] for lines in zip(cards, others, strict=True)]


def check_opened(state: State, opened: Cards) -> None:
    """Check that the contents of opened chests lie before the ships or on them, or left the game with their owner."""
    sides = [sum(opened[locks][kind] for locks in range(MOST_LOCKS)) for kind in range(len(KINDS))]
    if sides[FISHBONES] != sum(state.fishbones):
        raise PositionError("position-omg-fishbones", "OMG-25", given=sum(state.fishbones), opened=sides[FISHBONES])
    missing = Counter({kind: sides[kind] for kind in range(TREASURES)})
    for kind in range(TREASURES):
        missing[kind] -= sum(line[kind] for line in state.treasure)
        if missing[kind] < 0:
            raise PositionError("position-omg-not-opened", "OMG-19", text=KINDS[kind])
    coins = sum(COINS_ON[kind] * missing[kind] for kind in range(TREASURES)) - sum(state.loot_coins)
    diamonds = sum(DIAMONDS_ON[kind] * missing[kind] for kind in range(TREASURES)) - sum(state.loot_diamonds)
    state.removed = missing.total() - sum(state.loot_cards)
    gone = any(not state.present[seat] for seat in range(state.seats))
    sound = min(coins, diamonds) >= 0 and state.removed <= points_of(coins, diamonds) <= MOST_LOCKS * state.removed
    if not sound or (state.removed and not gone):
        raise PositionError("position-omg-unaccounted", "OMG-22")


def opened_cards(state: State) -> int:
    """The number of opened cards: those before the ships, on them, and those that left the game. No dice lie on them yet."""
    return sum(map(sum, state.treasure)) + sum(state.loot_cards) + sum(state.fishbones) + state.removed


def count_pile(state: State) -> None:
    """Count the cards of the pile, and those of them with hidden locks."""
    showing = [*state.chests, state.top]
    state.pile = sum(map(sum, state.unopened)) - sum(locks > 0 for locks in state.chests)
    for locks in range(MOST_LOCKS):
        closed = sum(state.unopened[locks])
        state.below[locks] = closed - showing.count(locks + 1)
        if state.below[locks] < 0:
            raise PositionError("position-omg-locks", "OMG-05", locks=locks + 1, given=showing.count(locks + 1), most=closed)
