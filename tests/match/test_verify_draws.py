"""Draws forged when all links were known, so that everything else fits, are found."""

import random

import pytest

from jollyroll.kit import built_in
from jollyroll.match.report import PARTLY, VERIFIED
from jollyroll.match.verify import verify
from tests.match.changed_records import codes, opening_of, rolls_of
from tests.match.sealing import fair_match, fair_record, move, seal_chain, table
from tests.vectors.records import drawn_anew
from tools.action_dealer import ActionDealer


@pytest.mark.parametrize("game", built_in())
def test_the_first_player_cannot_be_redrawn(game: str) -> None:
    record = fair_match(game, 40, most=20, first_player="random")[0].record
    (lot,) = rolls_of(record, "seat:")
    for other in (True, False):
        assert codes(verify(drawn_anew(record, lot, other))) == [("nonce-differs", lot)]


def test_chests_laid_out_before_the_first_turn_cannot_be_redrawn() -> None:
    record = fair_record("oh_my_gold", 41)
    for throw in (1, 4):
        assert codes(verify(drawn_anew(record, throw))) == [("nonce-differs", throw)]


def test_one_action_has_one_nonce() -> None:
    record = fair_record("oh_my_gold", 42, 300)
    second = rolls_of(record, "find:", "locks:")
    assert len(second) > 5
    for throw in second[:3]:
        assert opening_of(record, throw).nonce == opening_of(record, throw - 1).nonce
        assert codes(verify(drawn_anew(record, throw))) == [("nonce-changed", throw)]


def test_actions_of_a_stand_in_have_nonces_from_the_seed() -> None:
    match, dealer, _ = fair_match("oh_my_gold", 43, most=0)
    while not rolls_of(match.record, "find:", "locks:"):
        if match.to_move is None:
            match.apply_outcome(*dealer.deal())
        else:
            match.choose(match.game.rules.legal_choice(match.state, match.game.rules.legal_count(match.state) - 1))
    record = match.record
    assert verify(record).status == VERIFIED
    (throw,) = rolls_of(record, "find:", "locks:")
    assert codes(verify(drawn_anew(record, throw))) == [("nonce-differs", throw)]


def test_a_draw_after_a_seat_left_belongs_to_nobody() -> None:
    match, dealer, _ = fair_match("kings_gold", 44, most=0, seats=3, first_player="random")
    match.leave(2)
    match.apply_outcome(*dealer.deal())
    assert verify(match.record).status == VERIFIED
    assert codes(verify(drawn_anew(match.record, 1))) == [("nonce-differs", 1)]


def test_a_game_that_went_on_at_another_table_is_verified_from_there_on() -> None:
    """Pending draws at its opening belong to nobody, although a player's unsealed roll came just before."""
    whole = fair_match("piraten_kapern", 45, most=9, first_player="random")[0].record
    match = table("piraten_kapern", first_player="random")
    for event in whole.events[:3]:
        match.play(event._replace(opening=None))
    dealer = ActionDealer(match)
    seal_chain(dealer, random.Random(45))
    for _ in range(20):
        move(match, dealer, random.Random(len(match.events)))
    report = verify(match.record)
    assert (report.status, report.discrepancies) == (PARTLY, [])
