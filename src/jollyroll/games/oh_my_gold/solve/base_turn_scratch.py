"""Scratch space of the search of turns without variants, and what it keeps."""

from typing import Annotated

from ..rules.components import DICE, KINDS, MOST_LOCKS, ROW, SHIPS, TREASURES
from .effects import EFFECTS, GAINS
from .scratch import MOST_OUTCOMES
from .structs import Struct
from .value import VALUES

MOST_CARDS = ROW + TREASURES
NO_CHEST = len(KINDS)  # found where no chest is
FOUND = NO_CHEST + 1
MOST_FINDS = len(KINDS) ** ROW
SLOT_BITS = 10
SLOTS = 1 << SLOT_BITS  # sets of treasures that are kept


class Laying(Struct):
    """The cards there are, and the cards laid so far, one after the other."""

    cards: int  # how many different ones there are,
    card: Annotated[list[int], MOST_CARDS]  # their numbers, in the order of the choices, and
    copies: Annotated[list[int], MOST_CARDS]  # how many of each have no dice on them
    depth: int  # how many are laid; by depth:
    bag: Annotated[list[int], DICE + 1]  # the dice left,
    effect: Annotated[list[int], DICE + 1]  # the effect so far,
    tried: Annotated[list[int], DICE + 1]  # the card to try next, not before the card laid last,
    way: Annotated[list[int], DICE + 1]  # in which way, and
    goes_on: Annotated[list[int], DICE + 1]  # 1 once a further card was laid
    found: int  # the effect of the placement found last


class Finds(Struct):
    """Every content of the chests that an effect opens."""

    opened: int  # the chests, as in an effect
    locks: Annotated[list[int], ROW]  # of each chest opened, 0 for none
    count: int  # how many contents there are,
    kinds: Annotated[list[list[int]], MOST_FINDS, ROW]  # what is found in each chest, and
    ways: Annotated[list[int], MOST_FINDS]  # in how many equally likely cases,
    total: int  # of so many


class EffectValues(Struct):
    """The values found in this search, and what they have in common."""

    search: int  # the number of this search
    searches: Annotated[list[int], EFFECTS]  # the search in which a value was found,
    values: Annotated[list[list[float]], EFFECTS, VALUES]  # and the value
    left: int  # chests left at the beginning of the turn,
    row: Annotated[list[int], MOST_LOCKS]  # those laid out, by locks,
    rest: int  # and the points to be had
    # by the number of chests that are opened:
    known: Annotated[list[int], ROW + 1]  # the search in which these were found:
    strength: Annotated[list[list[float]], ROW + 1, SHIPS]  # of a seat, before anything is loaded or found,
    by_rest: Annotated[list[list[float]], ROW + 1, SHIPS]  # and what is to be divided by the root of all points
    worth: Annotated[list[list[float]], ROW + 1, FOUND]  # of a find, but for its points


class LoadingOdds(Struct):
    """Offers, each with the ways to roll it: the gains to choose from once dice are rolled, in the order of the choices."""

    keys: Annotated[list[int], SLOTS]  # the set that each slot keeps, as a number plus one
    counts: Annotated[list[int], SLOTS]
    offers: Annotated[list[list[int]], SLOTS, MOST_OUTCOMES]
    ways: Annotated[list[list[int]], SLOTS, MOST_OUTCOMES]


class SeatOdds(Struct):
    """The same for the treasures before each ship."""

    keys: Annotated[list[int], SHIPS]
    counts: Annotated[list[int], SHIPS]
    offers: Annotated[list[list[int]], SHIPS, MOST_OUTCOMES]
    ways: Annotated[list[list[int]], SHIPS, MOST_OUTCOMES]


class FinalTurns(Struct):
    """The turns to come, the merits, and the results."""

    search: int  # the search for which they were noted
    turns: int  # how many are to come,
    order: Annotated[list[int], SHIPS]  # and of which seats
    merit: Annotated[list[int], SHIPS]  # by seat, `GONE` for one that left
    treasure: Annotated[list[int], TREASURES]  # before the ship of who opened the last chest
    gain: Annotated[list[int], SHIPS]  # by turn: what is loaded in it,
    loaded: Annotated[list[list[list[float]]], SHIPS, GAINS, SHIPS]  # and the shares for each that might be
    best: Annotated[list[int], MOST_OUTCOMES]  # the gain chosen from each offer
    rolled: Annotated[list[float], SHIPS]  # the shares after a second roll
    shares: Annotated[list[float], SHIPS]  # the result
