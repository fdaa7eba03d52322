"""The end says what decided it where the last coin, chest or point alone does not."""

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, NewPlayer
from tests.web.fixed_table import FixedTable


class End(NamedTuple):
    """One step before the end of a game, the step, and what is read then."""

    position: str
    acts: tuple[str, ...]
    why: str


CHESTS = "opened 1C*2 1D 1CC 1F*2 2CC 2CD*2 2DD 2CCD 2F 3CCC 3CCD*2 3CDD*2 3DDD"
ENDS = {
    "a tiebreaker round": End(
        "kg nl: coins 26 26, box 0, king 8, seat 2, turn 30, tie-round 1, ender 2, tied 1 2, dice 12SXX, rolls 2",
        ("stop", "1S>1"),
        "The tiebreaker has decided it.",
    ),
    "diamonds": End(
        f"omg base: loot CCCCCDDDDDF/4 CCDDDDDDFF/4, before C+CC+CD+CCC+CCD CD+CCD, {CHESTS}, seat 2, turn 26, opener 2, dice KDDW",
        ("load:CD/DW",),
        "Everyone has had a last turn. Level on points: the most diamonds win.",
    ),
}


@pytest.mark.parametrize("decided", ENDS)
def test_the_end_says_what_decided_it(new_player: NewPlayer, decided: str) -> None:
    end = ENDS[decided]
    ana = new_player(size=PHONE, still=False)
    table = FixedTable(ana, end.position, seat=0, names=("Ana", "Ben"), hurried=True)
    table.act(*end.acts, seat=1)
    expect(ana.page.locator(".finale .who")).to_have_text("Ben wins!")
    assert ana.page.locator(".finale .why").inner_text() == end.why
