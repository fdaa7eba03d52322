"""The examples of docs/position.md are positions, it describes every item, and impossible positions are refused with their rule."""

import re
from pathlib import Path

import pytest

from jollyroll import match, words
from jollyroll.errors import PositionError, Refused
from jollyroll.kit import built_in, load_game
from jollyroll.match import read_position
from tests.match.code_blocks import blocks

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "position.md").read_text(encoding="utf-8")
CATALOGUE = (Path(str(words.__file__)).parent / "en" / "position.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", blocks(PAGE, "position"))
def test_every_example_is_written_as_jollyroll_writes_it(text: str) -> None:
    assert read_position(text.strip()).text == text.strip()


@pytest.mark.parametrize("name", built_in())
def test_every_item_is_documented(name: str) -> None:
    for word in load_game(name).positions.WORDS:
        assert f"`{word}" in PAGE, word


KG = "coins 12 8, box 34, king 6, seat 1"
PK = "scores 3200 -400, seat 1"
OMG = "loot CCD/1 F, before - CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1"

OPENED = "opened 1F*2 1C*2 1D 1CC 2F 2CC 2CD*2 2DD 2CCD 3CCC 3CCD*2 3CDD*2 3DDD"
ALL_OPEN = f"loot {'C' * 18}{'D' * 15}/14 CFFF/1, {OPENED}"
UNCLAIMED = f"loot {'C' * 18}{'D' * 12}/13 CFFF/1, before DDD -, {OPENED}"


@pytest.mark.parametrize(
    ("game", "text", "rule", "named"),
    [
        ("kg", "coins 13 8, box 34, king 6, seat 1", "KG-04", "61 coins"),
        ("kg", "coins 12 8, box 94, king 6, seat 1", "", "94"),
        ("kg", "coins 12, box 42, king 6, seat 1", "", "2 to 6"),
        ("kg", "coins 12 8 -1, box 34, king 6, seat 1", "", "-1"),
        ("kg", f"{KG} 2", "", "one value, not 2"),
        ("kg", f"{KG}, seat 2", "", "twice"),
        ("kg", "coins 12 8, box 34, king 6", "", "seat"),
        ("kg", f"{KG}, left 1", "DIG-02", "Seat 1"),
        ("kg", f"{KG}, dice 123KSS, rolls 1", "KG-05", "6 dice"),
        ("kg", f"{KG}, dice 123, rolls 1", "KG-05", "3 dice"),
        ("kg", f"{KG}, dice 123K, rolls 1, hand 2", "KG-05", "6 dice"),
        ("kg", f"{KG}, dice 123KQ, rolls 1", "", "Q"),
        ("kg", f"{KG}, dice 123KS, rolls 4", "", "4"),
        ("kg", f"{KG}, dice 123KS", "", "rolls"),
        ("kg", f"{KG}, dice 1KXXX, rolls 1", "KG-A01", "3 crossbones"),
        ("kg", f"{KG}, dice 123XX, rolls 3", "KG-28", "No pair"),
        ("kg", f"{KG}, dice 123KS, rolls 1, hand 1, stopped", "KG-12", "over"),
        ("kg", "coins 30 24, box 0, king 6, seat 1", "KG-36", "empty"),
        ("kg", f"{KG}, tie-round 1, ender 2", "KG-A28", "empty"),
        ("kg nl", "coins 30 24, box 0, king 6, seat 1, tie-round 1, ender 2", "KG-A29", "two tied"),
        ("kg", "coins 60 0, box 0, king 0, seat 1, tie-round 1, ender 2", "KG-38", "tied"),
        ("kg", "coins 60 0, box 0, king 0, seat 1, tie-round 1, ender 1", "KG-38", "tied"),
        ("kg", f"{KG}, replay 1", "KG-A31", "new_game"),
        ("kg", "coins 12 8, box 34, king 6, won 1", "KG-36", "isn’t empty"),
        ("kg", "coins 54 0, box 0, king 6, won 2, left 2", "DIG-12", "left"),
        ("kg", "coins 12 8, box 34, king 6, roll-off ? ?", "KG-09", "box"),
        ("kg", "coins 0 0, box 60, king 0, roll-off 2 3", "KG-A32", "yet to roll"),
        ("kg", f"{KG}, chest GG", "", "chest"),
        ("kg", f"{KG}, stopped", "", "rolls"),
        ("kg", f"{KG},, turn 2", "", "nothing between"),
        ("kg", f"{KG}, turn 0", "", "turn"),
        ("kg", f"{KG}, turn x", "", "x"),
        ("pk", "scores 3250 0, seat 1", "PK-20", "3250"),
        ("pk grid", "scores -300 0, seat 1", "PK-A41", "-300"),
        ("pk", "scores 6100 0, seat 1", "PK-25", "6100"),
        ("pk", "scores 0 60000, seat 1, final 2", "PK-20", "60000"),
        ("pk", "scores 0 6100, seat 2, final 2", "PK-A45", "Seat 2"),
        ("pk", "scores 0 5900, seat 1, final 2", "PK-25", "5900 points are too far from 6000"),
        ("pk bga", "scores 0 5900, seat 1, final 2", "PK-25", "5900 points are too far from 6000"),
        ("pk", "scores 0 4300 0, seat 1, final 2", "PK-25", "4300 points"),
        ("pk sudden", "scores 0 6100, seat 1, final 2", "PK-A51", "sudden"),
        ("pk", f"{PK}, used captain*5", "PK-51", "captain"),
        ("pk", f"{PK}, used captain*4, card captain", "PK-51", "5 times"),
        ("pk", f"{PK}, used captain*30 gold*6", "PK-08", "36 cards"),
        ("pk", f"{PK}, card joker", "PK-51", "joker"),
        ("pk", f"{PK}, card gold, dice GGDMPWSSS, rolls 1", "PK-07", "9 dice"),
        ("pk", f"{PK}, card gold, dice GGDMPWS, rolls 1", "PK-07", "7 dice"),
        ("pk", f"{PK}, card gold, dice GGDMPSSS, rolls 1", "PK-17", "3 skulls"),
        ("pk", f"{PK}, card gold, dice GGDMSSSS, rolls 1", "PK-28", "add “island”"),
        ("pk", f"{PK}, card gold, dice GGDMSSSS, rolls 2", "PK-17", "4 skulls"),
        ("pk", f"{PK}, card sea-battle-2, dice GGDMSSSS, rolls 1", "PK-17", "4 skulls"),
        ("pk", f"{PK}, card skulls-2, dice GGDMPWWS, rolls 1", "PK-17", "3 skulls"),
        ("pk", f"{PK}, card gold, dice GGDMPWW, hand 1, rolls 1", "PK-15", "One die"),
        ("pk", f"{PK}, card gold, dice GDMPWS, chest GG, rolls 1", "PK-35", "Chest"),
        ("pk", f"{PK}, card treasure-chest, dice GDMPWW, chest GS, rolls 1", "PK-A35", "kull"),
        ("pk", f"{PK}, card gold, dice GGDMPWWS, rolls 1, spell", "PK-39", "Sorceress"),
        ("pk", f"{PK}, card sea-battle-2, dice GGSSSSWW, rolls 1, island", "PK-44", "Sea Battle"),
        ("pk", f"{PK}, card gold, dice GGSSSWWW, rolls 1, island", "PK-28", "four"),
        ("pk", f"{PK}, card gold, dice SSSSSSSW, rolls 1, island", "PK-A19", "One die"),
        ("pk", f"{PK}, dice GGDMPWSS, rolls 1", "PK-04", "card comes first"),
        ("pk", "scores 0 0, roll-off 2 3", "DIG-09", "yet to roll"),
        ("pk", f"{PK}, failed", "PK-A60", "after_failed_round=sudden"),
        ("pk fr", "scores 0 6100, seat 1, failed", "PK-25", "6100"),
        ("pk fr", "scores 0 6100, seat 1, failed, final 2", "PK-25", "6100"),
        ("pk", f"{PK}, card sorceress, dice GSSSSSS, hand 1, rolls 1, spell, island, lone", "PK-A11", "alone"),
        ("pk grid", "scores 0 0, seat 1, card sorceress, dice GSSSSSS, hand 1, rolls 1, spell, island", "PK-A19", "One die"),
        ("pk", f"{PK}, playoff 1, tied 1 2, due 1", "PK-A46", "tie=playoff"),
        ("omg", f"{OMG}, dice KKCWW, again", "OMG-01", "5 dice"),
        ("omg", f"{OMG}, dice KKC, again", "OMG-01", "3 dice"),
        ("omg", f"{OMG}, opened 1F", "", "twice"),
        ("omg", "loot CCD/1 F, before - CD, opened 1F 2CD 3CCD*9, row 1 2 3, top 3, seat 1", "OMG-A02", "3CCD"),
        ("omg", "loot CCD/1 F, before - CD, opened 1F 2CD 3CCD*17, row 1 2 3, top 3, seat 1", "OMG-02", "19 cards"),
        ("omg", "loot CCD/1 FF, before - CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1", "OMG-25", "fishbones"),
        ("omg", "loot CCCC/1 F, before - CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1", "OMG-22", "CCCC/1"),
        ("omg", "loot CCD/1 F, before DD CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1", "OMG-19", "DD"),
        ("omg", "loot CCDD/2 F, before - CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1", "OMG-22", "opened"),
        ("omg", "loot - -, row 1 2 - 3, top 3, seat 1", "OMG-06", "3 places"),
        ("omg", "loot - -, row 1 2 -, top 3, seat 1", "OMG-28", "filled"),
        ("omg", "loot - -, row 4 2 1, top 3, seat 1", "", "4"),
        ("omg", f"{OMG}, opener 2", "OMG-29", "chests"),
        ("omg", f"{OMG}, dice CCCC", "OMG-13", "nothing"),
        ("omg", f"{OMG}, dice KKC, cover steal:2/CD/C, boarded 2", "OMG-37", "seat 2"),
        ("omg", f"{OMG}, dice KK, cover open:3/KW", "OMG-12", "every space"),
        ("omg first", f"{OMG}, dice KKCW, again", "OMG-A35", "second roll"),
        ("kg", "coins 60 0, box 0, king 0, won 2", "KG-37", "“won 1”"),
        ("kg", "coins 30 30, box 0, king 0, won 1", "KG-37", "“won 1 2”"),
        ("kg", "coins 30 20 10, box 0, king 0, won 1 2", "KG-37", "“won 1”"),
        ("kg nl", "coins 30 20 10, box 0, king 0, won 1 2", "KG-37", "“won 1”"),
        ("kg nl", "coins 40 20, box 0, king 0, won 2", "KG-37", "“won 1”"),
        ("kg fr", "coins 30 30, box 0, king 0, won 1 2", "KG-A31", "“replay 10”"),
        ("pk", "scores 100 200, won 1", "PK-26", "the best score of those still in the game is 200"),
        ("pk", "scores 0 0, won 1 2", "PK-26", "too little with a target of 6000"),
        ("pk", "scores 6000 0, won 1", "PK-26", "the best score of those still in the game is 6000"),
        ("pk", "scores 7000 9000, won 1", "PK-26", "“won 2”"),
        ("pk", "scores 7000 7000, won 1", "PK-26", "“won 1 2”"),
        ("pk", "scores 60000 0, won 1", "PK-20", "60000"),
        ("pk tie=playoff", "scores 7000 9000, won 1", "PK-26", "“won 2”"),
        ("pk sudden", "scores 7000 9000, won 2", "PK-25", "Seat 1"),
        ("pk sudden", "scores 7000 7000, won 1 2", "PK-A51", "only one player wins"),
        ("pk sudden", "scores 5000 4000, won 1", "PK-26", "5000"),
        ("omg", "loot - -, seat 1", "OMG-28", "write “row” and “top”"),
        ("omg", "loot - -, row 1 2 3, seat 1", "OMG-28", "more chests have been opened"),
        ("omg", "loot - -, before C -, seat 1, row - - 3, opened 1C", "OMG-28", "first place"),
        ("omg", "loot - -, before C -, seat 1, row 2 - 3, opened 1C", "OMG-28", "more chests have been opened"),
        ("omg", "loot - -, row - 1 2, turn 0", "OMG-06", "from the left"),
        ("omg same_turn_load=yes", "loot - -, row 1 - -, top 3, seat 1, dice KKCW, again", "OMG-28", "filled"),
        ("omg", f"{ALL_OPEN}, won 2", "OMG-31", "“won 1”"),
        ("omg", f"{ALL_OPEN}, won 1 2", "OMG-31", "“won 1”"),
        ("omg end=all_claimed", f"{UNCLAIMED}, won 1", "OMG-A19", "still treasure in front of"),
    ],
)
def test_impossible_positions_are_refused(game: str, text: str, rule: str, named: str) -> None:
    with pytest.raises(Refused) as refused:
        read_position(f"{game}: {text}")
    assert refused.value.rule == rule
    assert named in str(refused.value)
    assert not str(refused.value).startswith("refused-")


@pytest.mark.parametrize(
    "text",
    [
        "kg: coins 30 30, box 0, king 0, won 1 2",  # after ten tie rounds
        "kg nl: coins 20 22 18, box 0, king 0, won 1",  # seat 2 had no turn in the tie rounds
        "kg tie=shared: coins 30 30, box 0, king 0, won 1 2",
        "kg fr: coins 30 30, box 0, king 0, won 1 2, replay 10",
        "kg: coins 12 0, box 34, king 14, left 2, won 1",
        "pk: scores 100 9000, left 2, won 1",
        "pk bga: scores 6000 5900, won 1",
        "pk fr: scores 4000 5000, won 1",  # nine alike
        "pk: scores 0 6000, seat 1, final 2",  # the target itself starts the final round
        "pk: scores 0 4400 0, seat 1, final 2",  # less the worst Island
        "pk: scores 6000 5900, seat 2",  # after a final round that nobody won
        "pk fr: scores 5600 5000, seat 1, failed",
        "pk grid: scores 0 0, seat 1, card sorceress, dice GSSSSSS, hand 1, rolls 1, spell, island, lone",
        "pk grid: scores 0 0, seat 1, card sorceress, dice GGGGGSSS, rolls 2, spell, island",
        "pk sudden: scores 6100 6000, won 1",
        "pk tie=playoff: scores 5900 5800, won 1",  # both lost points in the playoff
        "omg: loot - -, turn 0",
        "omg: loot - -, row 1 2 -, turn 0",
        "omg: loot - -, before C CD, seat 1, row 2 - 3, opened 1C 2CD",
        f"omg: {ALL_OPEN}, won 1",
        f"omg: {UNCLAIMED}, won 1",
    ],
)
def test_possible_positions_are_read(text: str) -> None:
    read_position(text)


@pytest.mark.parametrize(
    "text", ["", " ", ":", ": ", "kg", "kg:", "kg: ", ",", "\0", "kg us us: coins 1 1", "coins 1 1", "x" * 3000, "kg tie: a 1"]
)
def test_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_position(text)
    assert not str(refused.value).startswith("refused-")


@pytest.mark.parametrize("odd", ["\x1b[31mred", "\x07", "\u202eabc", "x" * 500, "\ud800", "Ⅻ", "\uff11\uff12"])
@pytest.mark.parametrize(
    "text", ["{}: coins 1 1", "kg {}: coins 1 1", "kg: {}", "kg: coins {} 8, box 1, king 1", f"kg: {KG}, {{}} 1, {{}}"]
)
def test_nothing_odd_reaches_the_screen(text: str, odd: str) -> None:
    with pytest.raises(Refused) as refused:
        read_position(text.format(*[odd] * 2))
    assert all(letter.isprintable() for letter in str(refused.value))
    assert len(str(refused.value)) < 500


def test_game_and_options_are_named_once() -> None:
    for game, preset, code in (("pk", "", "position-other-game"), ("kg", "nl", "position-options-twice")):
        with pytest.raises(Refused) as refused:
            read_position(f"kg: {KG}", game, preset)
        assert refused.value.code == code


def test_every_refusal_has_a_sentence_and_every_sentence_is_used() -> None:
    home = Path(str(match.__file__)).parents[1]
    pages = [
        home / "match" / "match.py",
        *(page for room in ("match", "kit", "games") for page in (home / room).rglob("*position*.py")),
    ]
    program = "".join(page.read_text(encoding="utf-8") for page in pages)
    codes = set(re.findall(r'(?:Refused|Error)\(\s*"([a-z0-9-]+)"', program))
    assert len(codes) > 60
    assert not [code for code in codes if not words.has_words(f"refused-{code}")]
    sentences = re.findall(r"^refused-([a-z0-9-]+) =", CATALOGUE, re.MULTILINE)
    assert not [code for code in sentences if code not in codes]


@pytest.mark.parametrize("text", ["kg us: foo", "kg us: foo 1 2, box 34", "pk: foo", "omg: foo", "pk: foo 3, dice KKKKKKKK"])
def test_an_unknown_item_is_named_before_any_that_is_missing(text: str) -> None:
    with pytest.raises(PositionError) as refused:
        read_position(text)
    assert (refused.value.code, refused.value.facts["item"]) == ("position-item-unknown", "foo")
