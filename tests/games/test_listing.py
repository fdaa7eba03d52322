"""Listing all legal choices gives the same as asking one by one, and picks from tables the same as computed ones."""

import random

import pytest

from jollyroll.kit import bags, built_in, listing, load_game, pick_lists
from jollyroll.kit.phases import is_choice
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.twins import rebound
from jollyroll.testing.walks import walk

POSITIONS = 80


@pytest.mark.parametrize("name", built_in())
def test_a_rulebook_lists_what_it_offers_one_by_one(name: str) -> None:
    game, seen = load_game(name), 0
    list_choices = rulebook_of(game).get(listing.list_choices) or rebound(listing, rulebook_of(game)).list_choices
    for number in range(POSITIONS):
        state = walk(game, random.Random(f"listing {name} {number}"))
        if is_choice(state):
            listed = [0] * game.choice_numbers
            count = list_choices(state, listed)
            assert listed[:count] == [game.rules.legal_choice(state, place) for place in range(game.rules.legal_count(state))]
            seen += 1
    assert seen > POSITIONS / 5


def test_picks_looked_up_are_those_computed() -> None:
    for bag, lying in enumerate(bags.BAGS):
        ways = range(bags.picks(lying))
        for least, none in ((0, True), (2, True), (1, False), (2, False)):
            quick, slow = [0] * (len(ways) + 1), [0] * (len(ways) + 1)
            end = pick_lists.list_picks(bag, quick, 1, 7, least, none)
            assert end == bags.list_picks(bag, slow, 1, 7, least, none)
            assert quick[:end] == slow[:end]
