"""The last chest, the final turns, and who has won."""

import pytest

from tests.games.oh_my_gold.positions import GAME, Position, table

LAST_CHEST = "KCCC"


def last_chest(
    treasures: tuple[str, ...] = ("", "", ""), loot: tuple[str, ...] = (), to_move: int = 1, end: str = "final_turns"
) -> Position:
    """One chest with one lock is left, and the player to move opens it."""
    position = table(row="100", pile=0, treasures=treasures, loot=loot, to_move=to_move, dice=LAST_CHEST, end=end)
    return position.choose("open:1/K").turn_over()


def empty_turn(position: Position) -> Position:
    """A turn in which nothing fits."""
    return position.falls("KKKK").choose("stop")


def test_OMG_29_OMG_30_OMG_A16_after_the_last_chest_everyone_has_one_more_turn_the_opener_last() -> None:
    position = last_chest(to_move=2)
    assert position.ledger[-2:] == ["OMG-29 last-chest seat-2 0", "OMG-30 final-turns 0"]
    order = []
    while position.waits_for == "throw":
        order.append(position.to_move)
        empty_turn(position)
    assert order == [3, 1, 2]
    assert position.waits_for == "over"


def test_OMG_30_OMG_31_who_is_to_beat_and_by_how_much() -> None:
    position = table(row="110", pile=0, treasures=("", "", ""), loot=("CD", "CCC", "C"), to_move=2)
    assert (position.view.leader, position.view.to_pass) == (-1, (0, 0, 0))
    position = last_chest(loot=("CD", "CCC", "C"), to_move=2)
    lead, *others = (position.view.points[seat] for seat in (1, 0, 2))
    assert position.view.leader == 1
    assert position.view.to_pass == (lead - others[0] + 1, 0, lead - others[1] + 1)
    empty_turn(position)
    assert position.view.to_pass == (lead - others[0] + 1, 0, 0), "whoever has had the last turn needs nothing more"


def test_OMG_A14_chests_in_the_pile_or_in_the_middle_keep_the_game_going() -> None:
    position = table(row="110", pile=0, dice="KCCC").choose("open:1/K").turn_over()
    assert position.view.last_opener == -1
    position = table(row="100", pile=2, dice="KCCC").choose("open:1/K").turn_over().lay_out()
    assert position.view.last_opener == -1
    assert sum(locks > 0 for locks in position.row) == 2


@pytest.mark.parametrize("row", ["110", "101", "011"])
def test_OMG_A14_a_chest_left_at_any_place_is_not_yet_the_end(row: str) -> None:
    first = row.index("1") + 1
    position = table(row=row, pile=0, dice="KCCC").choose(f"open:{first}/K").turn_over()
    assert (position.view.last_opener, position.to_move, position.waits_for) == (-1, 2, "throw")
    last = position.row.index(1) + 1
    position.falls("KCCC").choose("stop", f"open:{last}/K").turn_over()
    assert position.view.last_opener == 1


def test_OMG_A15_several_last_chests_at_once_are_one_trigger() -> None:
    position = table(row="110", pile=0, dice="KKCC").choose("open:1/K", "open:2/K").turn_over()
    assert sum("OMG-29" in entry for entry in position.ledger) <= 1
    assert position.view.final_turns_due == (True, False), "one final turn each; the neighbour has begun"
    empty_turn(empty_turn(position))
    assert position.waits_for == "over"


def test_OMG_A17_in_the_final_turns_one_loads_and_seadogs_steal() -> None:
    position = table(row="100", pile=0, treasures=("D", "C"), dice=LAST_CHEST, preset="seadogs").choose("open:1/K").turn_over()
    position.falls("WCDD").choose("stop")
    assert "load:C/C" in position.choices
    assert "steal:1/D/D" in position.choices
    assert not any(choice.startswith("open") for choice in position.choices)


def test_OMG_A18_treasure_still_before_a_ship_does_not_count() -> None:
    position = last_chest(treasures=("DDD DD", "C", ""))
    position.falls("CKKK").choose("stop", "load:C/C")
    empty_turn(empty_turn(position))
    assert (position.points, position.winners) == ((0, 1, 0), [2])


def test_OMG_A19_the_game_may_end_with_the_turn_of_the_last_opening() -> None:
    position = table(row="100", pile=0, treasures=("CC", "DDD"), dice="KCCK", end="on_last_open")
    position.choose("open:1/K", "load:CC/CC").turn_over()
    assert (position.waits_for, position.points, position.winners) == ("over", (2, 0), [1]), "all its dice are carried out"
    assert position.ledger[-1] == "OMG-29 last-chest seat-1 0", "no final turns, and nobody shares"
    assert position.view.final_turns_due == (False, False)


def test_OMG_A08_OMG_A19_the_turn_of_the_last_opening_may_load_it_and_then_the_game_is_over() -> None:
    position = table(row="100", pile=0, treasures=("", "DDD"), dice="KCCC", end="on_last_open", same_turn_load="yes", inside="1CC")
    position.choose("open:1/K").falls("find:CC")
    assert position.choices == {"load:CC/CC"}
    position.choose("load:CC/CC")
    assert (position.waits_for, position.points, position.to_move) == ("over", (2, 0), 0)


def test_OMG_A19_or_go_on_until_no_treasure_lies_before_any_ship() -> None:
    position = table(row="100", pile=0, treasures=("", "DDD"), dice=LAST_CHEST, end="all_claimed", inside="1C")
    position.choose("open:1/K").falls("find:C")
    for _ in range(5):
        empty_turn(position)
    assert (position.waits_for, position.to_move) == ("throw", 1)
    assert position.view.final_turns_due == (False, False)
    position.falls("CKKK").choose("stop", "load:C/C")
    assert position.waits_for == "throw", "three diamonds still lie there"
    position.falls("DDDK").choose("stop", "load:DDD/DDD")
    assert (position.waits_for, position.winners) == ("over", [2])


def test_OMG_A19_all_claimed_ends_at_once_if_the_last_chest_held_fishbones() -> None:
    position = table(row="100", pile=0, dice=LAST_CHEST, end="all_claimed", inside="1F")
    assert position.choose("open:1/K").falls("find:F").waits_for == "over"


def test_OMG_A20_the_opener_of_the_last_chest_can_load_it_in_the_final_turn() -> None:
    position = table(row="100", pile=0, dice=LAST_CHEST, inside="1CC").choose("open:1/K").falls("find:CC")
    empty_turn(position)
    position.falls("CCKK").choose("stop", "load:CC/CC")
    assert (position.waits_for, position.points, position.winners) == ("over", (2, 0), [1])


def test_OMG_31_most_points_win() -> None:
    position = last_chest(loot=("CCC", "CC DD", "DDD"), end="on_last_open")
    assert (position.points, position.winners) == ((3, 4, 3), [2])


def test_OMG_32_OMG_33_OMG_A21_conformance_diamonds_then_fishbones() -> None:
    first, second, third = "CCD CCD DD F", "CDD CDD CC", "DDD CD CD C F F"
    two = last_chest(loot=(first, second), treasures=("", ""), end="on_last_open")
    assert (two.points, two.view.diamonds, two.view.fishbones, two.winners) == ((8, 8), (4, 4), (1, 0), [2])
    three = last_chest(loot=(first, second, third), end="on_last_open")
    assert (three.points, three.view.diamonds, three.winners) == ((8, 8, 8), (4, 4, 5), [3])
    assert [(standing.seat + 1, standing.place) for standing in GAME.standings(three.state)] == [(3, 1), (2, 2), (1, 3)]


def test_OMG_34_who_is_level_in_everything_shares() -> None:
    position = last_chest(loot=("CCD", "CCD", "CC"), end="on_last_open")
    assert position.winners == [1, 2]
    assert position.ledger[-1] == "OMG-34 shared 2"
    assert [standing.place for standing in GAME.standings(position.state)] == [1, 1, 3]


@pytest.mark.parametrize("bones", ["", "F", "F F"])
def test_OMG_26_fishbones_are_worth_nothing(bones: str) -> None:
    position = last_chest(loot=(f"CC {bones}", "C", ""), end="on_last_open")
    assert (position.points, position.winners) == ((2, 1, 0), [1])
