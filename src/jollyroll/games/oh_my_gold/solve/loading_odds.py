"""What a roll of all dice can load from a set of treasures, while only loading is left: worked out once for each set, and kept."""

from ..rules.cards import FIRST_KIND
from ..rules.components import CARDS, DICE, TREASURES
from .base_turn_scratch import SLOT_BITS, Laying, LoadingOdds, SeatOdds
from .effects import GAIN_OF, NOTHING, load_of
from .knowledge import Knowledge
from .laying import add_card, begin_placements, next_placement
from .scratch import MOST_OUTCOMES

SPREAD = 0x9E3779B1  # a prime: sets that differ in a few cards go to slots far apart
SPREAD_BITS = 32
GAIN_BITS = 4  # of each gain of an offer, plus one; the first to choose is in the lowest bits
KIND_FACTORS = tuple((CARDS + 1) ** kind for kind in range(TREASURES))  # of the number of a set
EMPTY = 0


def set_treasure(knowledge: Knowledge, laying: Laying, odds: LoadingOdds, ours: SeatOdds, seat: int, treasure: list[int]) -> None:
    """Note what a roll can load from these treasures, so many of each kind, before this seat's ship."""
    key = 1
    for kind in range(TREASURES):
        key += KIND_FACTORS[kind] * treasure[kind]
    if ours.keys[seat] == key:
        return
    slot = ((key * SPREAD) & ((1 << SPREAD_BITS) - 1)) >> (SPREAD_BITS - SLOT_BITS)
    if odds.keys[slot] != key:
        odds.keys[slot] = EMPTY
        find_offers(knowledge, laying, odds, slot, treasure)
        odds.keys[slot] = key
    ours.keys[seat] = key
    ours.counts[seat] = odds.counts[slot]
    for index in range(odds.counts[slot]):
        ours.offers[seat][index] = odds.offers[slot][index]
        ours.ways[seat][index] = odds.ways[slot][index]


def find_offers(knowledge: Knowledge, laying: Laying, odds: LoadingOdds, slot: int, treasure: list[int]) -> None:
    """Find what each roll offers."""
    laying.cards = 0
    for kind in range(TREASURES):
        if treasure[kind] > 0:
            add_card(laying, FIRST_KIND + kind, treasure[kind])
    odds.counts[slot] = 0
    for outcome in range(MOST_OUTCOMES):
        ways = knowledge.outcome_weights[DICE][outcome]
        if ways > 0:
            add_ways(odds, slot, offer_of(laying, knowledge.outcomes[DICE][outcome]), ways)


def offer_of(laying: Laying, bag: int) -> int:
    """What these dice offer: every gain once, the first to choose first."""
    offer = EMPTY
    bits = 0
    begin_placements(laying, bag, NOTHING)
    while next_placement(laying):
        gain = GAIN_OF[load_of(laying.found)]
        if not offers(offer, gain):
            offer |= (gain + 1) << bits
            bits += GAIN_BITS
    return offer


def offers(offer: int, gain: int) -> bool:
    """True if this gain is among them."""
    while offer != EMPTY:
        if (offer & (1 << GAIN_BITS) - 1) == gain + 1:
            return True
        offer >>= GAIN_BITS
    return False


def highest(offer: int) -> int:
    """The gain with the most merit."""
    most = 0
    while offer != EMPTY:
        most = max(most, (offer & (1 << GAIN_BITS) - 1) - 1)
        offer >>= GAIN_BITS
    return most


def add_ways(odds: LoadingOdds, slot: int, offer: int, ways: int) -> None:
    """Count more ways to roll this offer."""
    for index in range(odds.counts[slot]):
        if odds.offers[slot][index] == offer:
            odds.ways[slot][index] += ways
            return
    odds.offers[slot][odds.counts[slot]] = offer
    odds.ways[slot][odds.counts[slot]] = ways
    odds.counts[slot] += 1
