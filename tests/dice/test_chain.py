"""The sealed chain, and dice from it."""

import hashlib
import hmac
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jollyroll.dice import chain
from jollyroll.dice.chain import Chain, draw, joint_number, leads_to, next_joint_number, roll_dice, values
from jollyroll.dice.exchange import SeedExchange, exchange_all
from jollyroll.errors import Refused

LINK, JOINT, NONCE = bytes(range(32)), bytes(range(32, 64)), bytes(range(16))


def slow_links(secret: bytes, links: int) -> list[bytes]:
    """s_0 to s_N, one after the other."""
    row = [secret]
    for _ in range(links):
        row.append(hashlib.sha256(row[-1]).digest())
    return row


@pytest.mark.parametrize("links", [1, 2, 63, 64, 65, 128, 200, 4096])
def test_every_link_is_the_one_before_the_last_opened(links: int) -> None:
    row = slow_links(LINK, links)
    made = Chain(LINK, links)
    assert made.seal == row[-1]
    assert [made.link(roll) for roll in range(1, links + 1)] == row[-2::-1]


def test_links_can_be_opened_in_any_order_again() -> None:
    made, row = Chain(LINK, 300), slow_links(LINK, 300)
    for roll in random.Random(1).choices(range(1, 301), k=100):
        assert made.link(roll) == row[300 - roll]


@pytest.mark.parametrize("roll", [0, -1, 301])
def test_there_is_no_link_beyond_the_chain(roll: int) -> None:
    with pytest.raises(Refused, match="used up"):
        Chain(LINK, 300).link(roll)


@pytest.mark.parametrize(("secret", "links"), [(b"", 5), (LINK + b"x", 5), (LINK, 0), (LINK, 4097)])
def test_a_chain_has_a_proper_secret_and_length(secret: bytes, links: int) -> None:
    with pytest.raises(Refused):
        Chain(secret, links)


def test_a_link_leads_to_the_seal_and_to_no_other() -> None:
    made = Chain(LINK, 20)
    assert leads_to(made.link(7), made.seal, 7)
    assert leads_to(made.link(7), made.link(6), 1)
    assert not leads_to(made.link(7), made.seal, 6)


def test_the_fields_have_the_widths_that_are_published() -> None:
    game, seal = bytes(range(16)), bytes(range(100, 132))
    seeds = [bytes([seat]) * 32 for seat in (7, 9)]
    fields = (
        b"jollyroll fair 1" + b"seat" + game + seal + (4096).to_bytes(4, "big") + (3).to_bytes(4, "big") + (2).to_bytes(4, "big")
    )
    fields += (1).to_bytes(4, "big") + seeds[0] + (2).to_bytes(4, "big") + seeds[1]
    assert joint_number(game, seal, 4096, 3, seeds) == hashlib.sha256(fields).digest()
    carried = b"jollyroll fair 1" + b"next" + JOINT + seal + (4096).to_bytes(4, "big") + LINK + NONCE
    assert next_joint_number(JOINT, seal, 4096, LINK, NONCE) == hashlib.sha256(carried).digest()


def test_DIG_01_dice_are_bytes_of_blocks_without_those_that_would_favour_some() -> None:
    for roll in range(1, 400):
        expected: list[int] = []
        block = 0
        while len(expected) < 8:
            message = b"dice" + JOINT + roll.to_bytes(4, "big") + NONCE + block.to_bytes(4, "big")
            expected += [1 + byte % 6 for byte in hmac.new(LINK, message, hashlib.sha256).digest() if byte < 252]
            block += 1
        assert roll_dice(LINK, JOINT, roll, NONCE) == expected[:8]


def test_DIG_01_one_die_more_in_hand_changes_no_other_die() -> None:
    eight = roll_dice(LINK, JOINT, 5, NONCE)
    assert all(roll_dice(LINK, JOINT, 5, NONCE, dice) == eight[:dice] for dice in range(9))


def test_another_link_roll_nonce_or_joint_number_gives_other_dice() -> None:
    other = [
        roll_dice(bytes(32), JOINT, 5, NONCE),
        roll_dice(LINK, bytes(32), 5, NONCE),
        roll_dice(LINK, JOINT, 6, NONCE),
        roll_dice(LINK, JOINT, 5, bytes(16)),
    ]
    assert len({tuple(dice) for dice in [*other, roll_dice(LINK, JOINT, 5, NONCE)]}) == 5


def test_blocks_go_on_when_one_is_spent() -> None:
    """Of 129 cases half of all bytes are skipped, so 40 numbers take several blocks."""
    expected: list[int] = []
    for block in range(20):
        message = b"draw" + JOINT + (1).to_bytes(4, "big") + NONCE + block.to_bytes(4, "big")
        expected += [byte for byte in hmac.new(LINK, message, hashlib.sha256).digest() if byte < 129]
    assert values(chain.DRAW, 129, 40, LINK, JOINT, 1, NONCE) == expected[:40]


@given(st.integers(1, 256), st.integers(1, 4096))
def test_a_draw_is_one_of_the_cases(cases: int, roll: int) -> None:
    assert 0 <= draw(LINK, JOINT, roll, NONCE, cases) < cases


@pytest.mark.parametrize("cases", [0, -1, 257])
def test_too_many_cases_or_none_are_refused(cases: int) -> None:
    with pytest.raises(Refused):
        draw(LINK, JOINT, 1, NONCE, cases)
    with pytest.raises(Refused):
        roll_dice(LINK, JOINT, 1, NONCE, 9)


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


def test_DIG_01_200_000_dice_are_even() -> None:
    made = Chain(hashlib.sha256(b"even").digest())
    dice: list[int] = []
    for nonce in range(7):
        for roll in range(1, 4097):
            dice += roll_dice(made.link(roll), JOINT, roll, bytes([nonce]) * 16)
    dice = dice[:200_000]
    assert len(dice) == 200_000
    assert chi_square([dice.count(side) for side in range(1, 7)]) < 15.1, "one time in a hundred it is more; this seed is fixed"
    pairs = [6 * one + two - 7 for one, two in zip(dice[::2], dice[1::2], strict=True)]
    assert chi_square([pairs.count(pair) for pair in range(36)]) < 57.4


@pytest.mark.parametrize("cases", [2, 5, 35])
def test_DIG_01_draws_are_even(cases: int) -> None:
    made = Chain(hashlib.sha256(b"cards").digest())
    drawn = [draw(made.link(roll), JOINT, roll, bytes([nonce]) * 16, cases) for roll in range(1, 4097) for nonce in range(3)]
    assert chi_square([drawn.count(case) for case in range(cases)]) < {2: 6.7, 5: 13.3, 35: 56.1}[cases]


# the exchange of seeds


def test_seeds_are_shown_once_everybody_is_committed() -> None:
    seeds = [bytes([seat]) * 32 for seat in range(3)]
    exchange = SeedExchange(3)
    for seat in (0, 1):
        exchange.commit(seat, chain.commitment(seeds[seat]))
    with pytest.raises(Refused, match="only when all seats"):
        exchange.reveal(0, seeds[0])
    exchange.commit(2, chain.commitment(seeds[2]))
    exchange.commit(2, chain.commitment(seeds[2]))  # sent twice
    opened = [exchange.is_open]
    for seat in (2, 0, 1):
        exchange.reveal(seat, seeds[seat])
        opened.append(exchange.is_open)
    assert opened == [False, False, False, True]
    assert exchange.seeds == exchange_all(seeds).seeds


def test_nobody_changes_or_copies_a_commitment() -> None:
    exchange = SeedExchange(2)
    exchange.commit(0, bytes(32))
    for seat, seal, words in [(0, LINK, "another seed already"), (1, bytes(32), "the same commitment"), (1, b"x", "32 bytes")]:
        with pytest.raises(Refused, match=words):
            exchange.commit(seat, seal)


def test_a_seed_must_be_the_one_committed_to() -> None:
    exchange = SeedExchange(1)
    exchange.commit(0, chain.commitment(LINK))
    with pytest.raises(Refused, match="not the seed"):
        exchange.reveal(0, JOINT)


def test_an_exchange_that_starts_over_is_counted() -> None:
    exchange = SeedExchange(3).start_over().start_over(2)
    assert (exchange.restarts, len(exchange.seeds), exchange.is_sealed) == (2, 2, False)


def test_secrets_are_fresh() -> None:
    assert len({chain.fresh_secret() for _ in range(50)}) == 50
    assert {len(chain.fresh_nonce()) for _ in range(5)} == {16}


# version 2: chains of devices


def number(value: int) -> bytes:
    return value.to_bytes(4, "big")


def test_the_fields_of_version_2_have_the_widths_that_are_published() -> None:
    game, seal = bytes(range(16)), bytes(range(100, 132))
    seeds, device = [bytes([7]) * 32, bytes([9]) * 32], bytes([5]) * 32
    fields = b"jollyroll fair 2" + b"seat" + game + seal + number(4096) + number(3) + number(2)
    fields += number(1) + seeds[0] + device + number(2) + seeds[1] + bytes(32)
    assert joint_number(game, seal, 4096, 3, seeds, [device, b""]) == hashlib.sha256(fields).digest()
    inputs = number(1) + LINK + number(0) + bytes(32)
    assert chain.device_inputs(1, LINK, 0, b"") == inputs
    carried = b"jollyroll fair 2" + b"next" + JOINT + seal + number(4096)
    carried += number(2) + number(1) + bytes(32) + number(2) + device + LINK + inputs
    assert next_joint_number(JOINT, seal, 4096, LINK, inputs, [b"", device]) == hashlib.sha256(carried).digest()
    message = b"dice" + JOINT + number(5) + inputs + number(0)
    block = hmac.new(seal, message, hashlib.sha256).digest()
    assert roll_dice(seal, JOINT, 5, inputs) == [1 + byte % 6 for byte in block if byte < 252][:8]


def test_the_chain_of_a_device_lies_beside_the_commitment() -> None:
    exchange = SeedExchange(2)
    for seat in range(2):
        exchange.commit(seat, chain.commitment(bytes([seat]) * 32), LINK)  # one device for both
    exchange.commit(0, chain.commitment(bytes(32)), LINK)
    assert exchange.chains == [LINK, LINK]
    for device, words in [(JOINT, "another seed already"), (b"", "another seed already"), (b"x", "32 bytes")]:
        with pytest.raises(Refused, match=words):
            exchange.commit(0, chain.commitment(bytes(32)), device)
