"""Placements checked by the slow rules, for any position: base, Seadogs, Seafarers, `free`, and loading in the same turn."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from jollyroll.games.oh_my_gold.rules.components import DECKS_OFFERED
from tests.games.oh_my_gold.positions import GAME, Options, Position, table
from tests.games.oh_my_gold.slow_rules import Card, Laid, Turn, commitments, lies_on, one_by_one, placements, shown

SEATS = 3


class Dealt:
    """A random position, and its cards for the slow rules."""

    def __init__(self, seed: int, most_cards: int, options: Options) -> None:
        self.dealer = random.Random(seed)
        deck = DECKS_OFFERED["default"].split(",")
        self.dealer.shuffle(deck)
        self.row = "".join("0" if self.dealer.random() < 0.1 else deck.pop()[0] for _ in range(3))
        stock = [card[1:] for card in deck if card[1:] != "F"]
        self.ships = [[stock.pop() for _ in range(self.dealer.randint(0, most_cards))] for _ in range(SEATS)]
        self.options = options
        self.cards = [Card("row", 0, number, "K" * int(locks)) for number, locks in enumerate(self.row, 1) if locks != "0"]
        self.cards += [Card("own", 0, number, card) for number, card in enumerate(self.ships[0])]
        if options.get("seadogs") == "on":
            for seat in range(2, SEATS + 1):
                self.cards += [Card("before", seat, number, card) for number, card in enumerate(self.ships[seat - 1])]
                self.cards.append(Card("ship", seat, 0, "W"))

    def roll(self, dice: int) -> str:
        return "".join(self.dealer.choices("KCDW", weights=(2, 2, 2, 3), k=dice))

    def table(self, dice: str = "", first_roll: str = "") -> Position:
        treasures = [" ".join(ship) for ship in self.ships]
        return table(row=self.row, treasures=treasures, dice=dice, first_roll=first_roll, **self.options)


class Course:
    """What a player has laid down so far, read from the texts of the choices made."""

    def __init__(self) -> None:
        self.cards: list[tuple[Card, str]] = []
        self.boarded: set[int] = set()

    def then(self, form: dict[str, Any], text: str) -> "Course":
        """The course with one more choice; completing a theft lays its sword too."""
        course = Course()
        course.cards, course.boarded = list(self.cards), set(self.boarded)
        verb, _, rest = text.partition(":")
        parts = rest.split("/")
        number = len(self.cards)
        if verb == "open":
            course.cards.append((Card("row", 0, int(parts[0]), "K" * int(form["locks"])), parts[1]))
        elif verb == "load":
            course.cards.append((Card("own", 0, number, parts[0]), parts[1]))
        elif verb == "steal":
            course.cards.append((Card("before", int(parts[0]), number, parts[1]), parts[2]))
        elif verb == "add":
            card, dice = self.cards[int(parts[0]) - 1]
            course.cards[int(parts[0]) - 1] = (card, dice + parts[1])
        elif verb == "ship":
            course.boarded.add(int(parts[0]))
        if form.get("boarding"):
            course.boarded.add(int(form["victim"]) + 1)
        return course

    @property
    def laid(self) -> Laid:
        return {**dict(self.cards), **{Card("ship", seat, 0, "W"): "W" for seat in self.boarded}}


def ends(position: Position, course: Course, seen: set[object]) -> Iterator[tuple[Position, Course]]:
    """Every position in which the dice are rolled again or cards take effect, and the course to it."""
    if position.waits_for not in ("commit", "place") or position.to_move != 1:
        yield position, course
        return
    key = (position.waits_for, shown(course.laid))
    if key in seen:
        return
    seen.add(key)
    choices = GAME.choices(position.state)
    assert len(position.choices) == len(choices)
    for choice in choices:
        yield from ends(position.twin().choose(choice.text), course.then(dict(choice.form), choice.text), seen)


def rolls_again(position: Position) -> bool:
    return position.waits_for == "throw" and position.to_move == 1


def check_effects(before: Position, after: Position, course: Course) -> None:
    """OMG-14, OMG-22, OMG-40: complete cards take effect, others do not."""
    laid = course.laid
    whole = [card for card, dice in laid.items() if len(dice) == len(card.spaces) and lies_on(dice, card.spaces)]
    stolen = [card for card in whole if card.where == "before" and card.owner in course.boarded]
    opened = [card for card in whole if card.where == "row"]
    loaded = [card for card in whole if card.where == "own"]
    view, old = after.turn_over().view, before.view
    assert view.points[0] - old.points[0] == sum(len(card.spaces) for card in stolen + loaded)
    assert view.diamonds[0] - old.diamonds[0] == sum(card.spaces.count("D") for card in stolen + loaded)
    assert view.loot_cards[0] - old.loot_cards[0] == len(stolen + loaded)
    assert len(view.treasures[0]) + view.fishbones[0] == len(old.treasures[0]) + len(opened) - len(loaded)
    for seat in range(1, SEATS):
        assert len(old.treasures[seat]) - len(view.treasures[seat]) == sum(card.owner == seat + 1 for card in stolen)
    assert view.covers == ()


@pytest.mark.parametrize("seed", range(120))
def test_OMG_11_OMG_12_OMG_A07_OMG_A33_OMG_A41_placements_are_exactly_those_found_the_slow_way(seed: int) -> None:
    maximal = seed % 3 > 0
    options = Options(seadogs="on" if seed % 2 else "off", placement="maximal" if maximal else "free")
    dealt = Dealt(seed, 3, options)
    dice = dealt.roll(4)
    position = dealt.table(dice)
    bare = dealt.table()
    found = set()
    for after, course in ends(position, Course(), set()):
        found.add(shown(course.laid))
        check_effects(bare, after, course)
    assert found == placements(dealt.cards, {}, dice, maximal)


def seafaring(seed: int) -> tuple[Dealt, bool, bool]:
    """A table with Seafarers, every option in turn."""
    maximal, partial = seed % 3 > 0, seed % 4 > 0
    options = Options(
        seafarers="on",
        seadogs="on" if seed % 5 > 1 else "off",
        placement="maximal" if maximal else "free",
        seafarer_commit="partial" if partial else "complete_only",
    )
    return Dealt(1000 + seed, 1, options), maximal, partial


@pytest.mark.parametrize("seed", range(36))
def test_OMG_35_OMG_A23_OMG_A25_OMG_A31_early_dice_lie_exactly_where_the_slow_way_lets_them(seed: int) -> None:
    dealt, maximal, partial = seafaring(seed)
    dice = dealt.roll(4)
    bare = dealt.table()
    rolled, placed = set(), set()
    for after, course in ends(dealt.table(first_roll=dice), Course(), set()):
        if rolls_again(after):
            rolled.add(shown(course.laid))
        else:
            placed.add(shown(course.laid))
            check_effects(bare, after, course)
    assert rolled == commitments(dealt.cards, dice, partial)
    assert placed == placements(dealt.cards, {}, dice, maximal), "rolling may end only in an ordinary placement"


@pytest.mark.parametrize("seed", range(90))
def test_OMG_A23_OMG_A24_OMG_A43_after_the_second_roll_it_is_the_slow_way_again(seed: int) -> None:
    dealt, maximal, _ = seafaring(seed)
    dealt.dealer.seed(seed)
    position, course = dealt.table(first_roll=dealt.roll(4)), Course()
    bare = dealt.table()
    while not rolls_again(position):
        choices = [choice for choice in GAME.choices(position.state) if choice.text != "stop"]
        laying = [choice for choice in choices if position.twin().choose(choice.text).waits_for == "commit"]
        choice = dealt.dealer.choice(laying if laying and dealt.dealer.random() < 0.7 else choices[:1])
        course = course.then(dict(choice.form), choice.text)
        position.choose(choice.text)
    dice = dealt.roll(position.view.in_hand)
    early = match(dealt.cards, course.laid)
    found = set()
    for after, end in ends(position.falls(dice), course, set()):
        found.add(shown(end.laid))
        check_effects(bare, after, end)
    assert found == placements(dealt.cards, early, dice, maximal)


def match(cards: list[Card], laid: Laid) -> Laid:
    """The same dice on the dealt cards: only here are equal treasures told apart."""
    matched: Laid = {}
    for card, dice in laid.items():
        twin = next(c for c in cards if c not in matched and c._replace(number=0) == card._replace(number=0) and on_same(c, card))
        matched[twin] = dice
    return matched


def on_same(one: Card, other: Card) -> bool:
    return one.where != "row" or one.number == other.number


INSIDE = {"K": "C", "KK": "CD", "KKK": "CCD"}
KNOWN_DECK = "custom:" + ",".join(f"{len(keys)}{card}" for keys, card in INSIDE.items() for _ in range(6))


@pytest.mark.parametrize("seed", range(60))
def test_OMG_A08_OMG_A33_loading_in_the_same_turn_card_by_card_is_what_the_slow_way_finds(seed: int) -> None:
    dealer = random.Random(seed)
    maximal, seadogs = seed % 3 > 0, seed % 2 > 0
    row = "".join(dealer.choices("0123", weights=(1, 5, 3, 1), k=3))
    ships = [dealer.choices(("C", "CD", "CCD"), k=dealer.randint(0, 2)) for _ in range(2)]
    dice = "".join(dealer.choices("KCDW", weights=(3, 2, 1, 2), k=4))
    position = table(
        row=row,
        treasures=[" ".join(ship) for ship in ships],
        dice=dice,
        deck=KNOWN_DECK,
        same_turn_load="yes",
        seadogs="on" if seadogs else "off",
        placement="maximal" if maximal else "free",
    )
    chests = tuple("K" * int(locks) for locks in row if locks != "0")
    before = tuple((2, card) for card in ships[1]) if seadogs else ()
    slow = one_by_one(Turn(dice, chests, tuple(sorted(ships[0])), before), INSIDE, maximal)
    expected = {(len(left), own, sum(map(len, loot)), sum(card.count("D") for card in loot)) for left, own, loot, _ in slow}
    pile = 18 - len(chests) - len(ships[0]) - len(ships[1])
    assert set(same_turn_ends(position, pile, set())) == expected


def same_turn_ends(position: Position, pile: int, seen: set[tuple[int, ...]]) -> Iterator[tuple[int, tuple[str, ...], int, int]]:
    """The possible ends of the turn: chests left, own treasures, points and diamonds of the loot."""
    position.turn_over()
    if position.to_move != 1 or position.waits_for == "next-lock":
        view = position.lay_out().view
        left = sum(locks > 0 for locks in view.chests) - (pile - view.pile)
        yield left, tuple(sorted(view.treasures[0])), view.points[0], view.diamonds[0]
        return
    key = tuple(position.state.numbers())
    if key not in seen:
        seen.add(key)
        for choice in position.choices:
            yield from same_turn_ends(position.twin().choose(choice), pile, seen)
