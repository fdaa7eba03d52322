"""A second implementation of the placement rules, slow and from their wording alone: try every die on every card, then check.

Dice are letters, a card is a string of spaces. Nothing here knows the rulebook's tables, numbers or steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple


class Card(NamedTuple):
    """Something dice can lie on. A ship takes one sword and nothing else."""

    where: str  # row, own, before (an opponent's ship) or ship
    owner: int  # the opponent's seat, counted from 1; 0 in the row and for own treasures
    number: int  # tells cards of one place apart
    spaces: str


Laid = dict[Card, str]  # the dice on each card
Entry = tuple[str, int, int, str, str]
Table = tuple[Entry, ...]  # cards with dice, sorted; equal treasures are interchangeable


def lies_on(dice: str, spaces: str) -> bool:
    """OMG-24, OMG-A42: each die has a space of its own symbol to itself, a sword any space."""
    return any(all(die in (space, "W") for die, space in zip(dice, some, strict=True)) for some in permutations(spaces, len(dice)))


def is_complete(card: Card, laid: Laid) -> bool:
    return len(laid.get(card, "")) == len(card.spaces)


def layings(dice: str, cards: list[Card]) -> Iterator[tuple[Laid, str]]:
    """OMG-A41: every way to lay each die on a card or aside, equal dice taken as one; and the dice aside."""
    dice = "".join(sorted(dice))

    def lay(index: int, least: int, laid: Laid, aside: str) -> Iterator[tuple[Laid, str]]:
        if index == len(dice):
            yield laid, aside
            return
        for place in range(least, len(cards) + 1):
            same_next = dice[index + 1 : index + 2] == dice[index]
            if place == len(cards):
                yield from lay(index + 1, place if same_next else 0, laid, aside + dice[index])
            else:
                more = {**laid, cards[place]: laid.get(cards[place], "") + dice[index]}
                yield from lay(index + 1, place if same_next else 0, more, aside)

    yield from lay(0, 0, {}, "")


def together(early: Laid, late: Laid) -> Laid:
    return {card: early.get(card, "") + late.get(card, "") for card in {*early, *late}}


def all_fit(laid: Laid) -> bool:
    return all(lies_on(dice, card.spaces) for card, dice in laid.items())


def is_whole(early: Laid, late: Laid) -> bool:
    """OMG-12, OMG-38, OMG-39, OMG-A32: each card used now is completed; a theft has its sword and a sword its theft."""
    laid = together(early, late)
    boarded = {card.owner for card in laid if card.where == "ship"}
    robbed = {card.owner for card in laid if card.where == "before" and is_complete(card, laid)}
    for card in late:
        if not is_complete(card, laid) or (card.where == "before" and card.owner not in boarded):
            return False
        if card.where == "ship" and card.owner not in robbed:
            return False
    return all_fit(laid)


def is_maximal(cards: list[Card], laid: Laid, aside: str) -> bool:
    """OMG-A07, OMG-A33, OMG-A43: the dice aside complete no further chest or own treasure, counting dice already on it."""
    for card in cards:
        if card.where in ("row", "own") and not is_complete(card, laid):
            for size in range(1, len(aside) + 1):
                for some in combinations(aside, size):
                    dice = laid.get(card, "") + "".join(some)
                    if len(dice) == len(card.spaces) and lies_on(dice, card.spaces):
                        return False
    return True


def shown(laid: Laid) -> Table:
    """The dice on cards: chests of the row keep their place."""
    entries = [
        (card.where, card.owner, card.number if card.where == "row" else 0, card.spaces, "".join(sorted(dice)))
        for card, dice in laid.items()
    ]
    return tuple(sorted(entries))


def placements(cards: list[Card], early: Laid, dice: str, maximal: bool) -> set[Table]:
    """Every way to place these dice after the last roll, with dice from the first one on cards."""
    return {
        shown(together(early, late))
        for late, aside in layings(dice, cards)
        if is_whole(early, late) and (not maximal or is_maximal(cards, together(early, late), aside))
    }


def commitments(cards: list[Card], dice: str, partial: bool) -> set[Table]:
    """OMG-35, OMG-A23, OMG-A25: the possible dice on cards when the others, one at least, are rolled again."""
    rich = {card.owner for card in cards if card.where == "before"}
    found = set()
    for laid, aside in layings(dice, cards):
        ships = {card.owner for card in laid if card.where == "ship"}
        if aside and (all_fit(laid) and ships <= rich if partial else is_whole({}, laid)):
            found.add(shown(laid))
    return found


class Turn(NamedTuple):
    """A turn in which every card takes effect as soon as it is complete (OMG-A08)."""

    dice: str
    row: tuple[str, ...]
    own: tuple[str, ...]
    before: tuple[tuple[int, str], ...]  # seat and treasure
    boarded: frozenset[int] = frozenset()
    loot: tuple[str, ...] = ()


def without(things: tuple[str, ...] | str, some: tuple[str, ...]) -> list[str]:
    left = list(things)
    for thing in some:
        left.remove(thing)
    return left


def one_by_one(turn: Turn, inside: dict[str, str], maximal: bool) -> set[tuple[tuple[str, ...], ...]]:
    """OMG-A08: the possible ends of such a turn: the chests left, the own treasures, the loot, and the treasures of others."""
    after: list[Turn] = []
    picks = sorted({some for size in (1, 2, 3) for some in combinations(sorted(turn.dice), size)})
    for some in picks:
        rest = "".join(without(turn.dice, some))
        for number, chest in enumerate(turn.row):
            if len(some) == len(chest) and lies_on("".join(some), chest):
                row = (*turn.row[:number], *turn.row[number + 1 :])
                found = inside[chest]
                own = turn.own if found == "F" else tuple(sorted((*turn.own, found)))
                after.append(turn._replace(dice=rest, row=row, own=own))
        for card in set(turn.own):
            if len(some) == len(card) and lies_on("".join(some), card):
                own = tuple(without(turn.own, (card,)))
                after.append(turn._replace(dice=rest, own=own, loot=tuple(sorted((*turn.loot, card)))))
    must_go_on = bool(after) and maximal
    for some in picks:
        for seat, card in set(turn.before):
            toll = "" if seat in turn.boarded else "W"
            rest = "".join(without(turn.dice, some))
            if len(some) == len(card) and lies_on("".join(some), card) and toll in rest:
                before = list(turn.before)
                before.remove((seat, card))
                left = "".join(without(rest, tuple(toll)))
                loot = tuple(sorted((*turn.loot, card)))
                after.append(turn._replace(dice=left, before=tuple(before), boarded=turn.boarded | {seat}, loot=loot))
    ends: set[tuple[tuple[str, ...], ...]] = set()
    if not must_go_on:
        others = tuple(f"{seat}{card}" for seat, card in sorted(turn.before))
        ends.add((turn.row, turn.own, turn.loot, others))
    for following in after:
        ends |= one_by_one(following, inside, maximal)
    return ends
