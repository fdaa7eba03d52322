"""A box too poor for the player's and the King's share."""

from typing import Unpack

import pytest

from tests.games.kings_gold.positions import Options, table

# coins left in the box, value of the coin, player/King when halved, player/King when the player comes first
VECTORS = [
    (1, 1, (0, 1), (1, 0)),
    (1, 3, (0, 1), (1, 0)),
    (2, 1, (1, 1), (1, 1)),
    (2, 2, (1, 1), (2, 0)),
    (2, 3, (1, 1), (2, 0)),
    (3, 2, (1, 2), (2, 1)),
    (3, 3, (1, 2), (3, 0)),
    (4, 3, (2, 2), (3, 1)),
    (5, 3, (2, 3), (3, 2)),
    (6, 3, (3, 3), (3, 3)),
]


def shares(box: int, value: int, **options: Unpack[Options]) -> tuple[int, int]:
    position = table(coins=(20, 10), box=box, dice=f"{value}KXX{value}", **options)
    king = position.king
    position.choose(f"{value}K")
    assert position.coins[1] == 10
    return position.coins[0] - 20, position.king - king


@pytest.mark.parametrize(("box", "value", "halved", "player_first"), VECTORS)
def test_KG_20_KG_A12_KG_D1_shortage_table(box: int, value: int, halved: tuple[int, int], player_first: tuple[int, int]) -> None:
    assert shares(box, value) == halved
    assert shares(box, value, shortage="split_king_odd") == halved
    assert shares(box, value, shortage="player_first") == player_first


@pytest.mark.parametrize("value", [1, 2, 3])
def test_KG_20_KG_A12_the_arithmetic_for_every_box(value: int) -> None:
    for box in range(1, 13):
        if box >= 2 * value:
            assert shares(box, value) == shares(box, value, shortage="player_first") == (value, value)
        else:
            assert shares(box, value) == (box // 2, (box + 1) // 2)
            first = min(value, box)
            assert shares(box, value, shortage="player_first") == (first, min(value, box - first))


def test_KG_20_the_report_names_the_shortage() -> None:
    position = table(coins=(20, 10), box=3, dice="2KXX2").choose("2K")
    assert position.ledger[:3] == ["KG-20 raid box seat-1 1", "KG-20 kings-share box king 2", "KG-36 box-empty seat-1 0"]


@pytest.mark.parametrize(
    ("preset", "expected"),
    [("us", (1, 2)), ("fr", (1, 2))] + [(name, (2, 1)) for name in ("eu-en", "de", "it", "es", "pt", "nl")],
)
def test_KG_D1_each_edition_shares_as_printed(preset: str, expected: tuple[int, int]) -> None:
    assert shares(3, 2, preset=preset) == expected


def test_KG_A13_the_french_sharing_pools_all_that_is_left() -> None:
    assert shares(5, 3, preset="fr") == shares(5, 3, preset="us") == (2, 3)


def test_KG_A14_the_last_coin_goes_to_the_king_without_a_fine_and_the_game_ends() -> None:
    position = table(coins=(20, 10), box=1, dice="1KXX1").choose("1K")
    assert (position.coins, position.box, position.king) == ([20, 10], 0, 30)
    assert (position.waits_for, position.winners) == ("over", [1])
