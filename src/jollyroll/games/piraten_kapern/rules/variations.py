"""The components that can be varied: the Fortune cards, and the reward for a full chest. (The target is an option.)"""

from jollyroll.kit.components import Component, Constants

from .components import CARD_NAMES, DECK, FULL_CHEST

MOST_ALIKE = 20  # cards of one kind
MOST_CARDS = 60
FULL_CHESTS = range(0, 2001, 100)


def read_cards(text: str) -> Constants:
    """`skulls-2:0,gold:6`: the number of cards of some kinds; the others as in the box."""
    deck = list(DECK)
    for part in text.split(","):
        name, colon, count = part.strip().partition(":")
        if name not in CARD_NAMES or not colon or not count.isdigit() or int(count) > MOST_ALIKE:
            raise ValueError(text)
        deck[CARD_NAMES.index(name)] = int(count)
    if not 1 <= sum(deck) <= MOST_CARDS:
        raise ValueError(text)
    return {"DECK": tuple(deck), "CARDS": sum(deck)}


def spelled_cards(text: str) -> str:
    """The kinds that differ from the box, in order."""
    deck = read_cards(text)["DECK"]
    assert isinstance(deck, tuple)
    return ",".join(f"{name}:{now}" for name, now, usual in zip(CARD_NAMES, deck, DECK, strict=True) if now != usual)


def read_full_chest(text: str) -> Constants:
    """Points in hundreds."""
    if not text.isdigit() or int(text) not in FULL_CHESTS:
        raise ValueError(text)
    return {"FULL_CHEST": int(text)}


COMPONENTS = (
    Component(
        "cards",
        f"{CARD_NAMES[0]}:{DECK[0]}",
        f"{CARD_NAMES[-1]}:0,{CARD_NAMES[3]}:6 ... (1 .. {MOST_CARDS})",
        read_cards,
        spelled_cards,
    ),
    Component("full_chest", str(FULL_CHEST), f"{FULL_CHESTS[0]}, {FULL_CHESTS[1]} .. {FULL_CHESTS[-1]}", read_full_chest),
)
