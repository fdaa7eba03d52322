"""Everything Oh My Gold! says has words, and they read well."""

import ast
import re
from pathlib import Path

import pytest

from jollyroll.games.oh_my_gold.rules import rulebook as rules
from jollyroll.match.wording import option_facts
from jollyroll.words import has_words, say
from tests.games.oh_my_gold.positions import GAME

SOURCES = sorted(Path(str(rules.__file__)).parent.glob("*.py"))
RULES = [*(f"OMG-{n:02}" for n in range(1, 41)), *(f"OMG-A{n:02}" for n in range(1, 46))]


NODES = [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def calls(name: str) -> list[ast.Call]:
    """Every call of a function of this name in the rulebook."""
    return [node for node in NODES if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name]


ERRORS = ("Refused", "IllegalChoiceError", "NotationError", "OptionError", "OutcomeError", "PositionError")
KEYS_TOLD = sorted({ast.literal_eval(call.args[2]) for name in ("moved", "noted") for call in calls(name)})
CODES = sorted({ast.literal_eval(call.args[0]) for name in ERRORS for call in calls(name)})


@pytest.mark.parametrize("key", KEYS_TOLD)
@pytest.mark.parametrize("amount", [0, 1, 2, 18])
def test_whatever_happens_is_told_in_a_sentence(key: str, amount: int) -> None:
    assert has_words(f"told-omg-{key}")
    sentence = say(f"told-omg-{key}", **{"from": "Anne", "to": "Bonny", "amount": amount})
    if (key, amount > 0) == ("next-lock", True):
        assert sentence == "", "everyone sees the locks of the next chest; only an empty pile is news"
        return
    assert re.fullmatch(r"[A-Z0-9].*[.!]", sentence)
    assert not re.search(r"[{}]|\b[01] (coins|points|locks|dice|treasures)", sentence)


def test_OMG_40_OMG_22_the_table_explains_itself() -> None:
    assert (
        say("told-omg-steal", **{"from": "Anne", "to": "Bonny", "amount": 1}) == "Bonny steals treasure worth one point from Anne."
    )
    assert say("told-omg-load", to="Anne", amount=3) == "Anne loads treasure worth 3 points."


KINDS_OF_CHOICE = [
    "stop", "done", "roll", "ship", "open", "load", "steal",
    "lay-chest", "lay-treasure", "lay-theft", "add-chest", "add-treasure", "add-theft",
]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS_OF_CHOICE)
def test_every_kind_of_choice_has_a_label(kind: str) -> None:
    assert has_words(f"choice-omg-{kind}")
    for boarding in (0, 1):
        label = say(f"choice-omg-{kind}", dice="coin", chest=2, locks=1, treasure="CCD", victim="Anne", boarding=boarding, card=1)
        assert not set(label) & set("{}")
        assert "CCD" not in label


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence(code: str) -> None:
    assert has_words(f"refused-{code}")
    facts = {
        "symbol": "K",
        "given": 3,
        "card": "9X",
        "text": "x",
        "needed": 4,
        "most": 4,
        "seat": 2,
        "locks": 3,
        "opened": 2,
        "chest": 1,
    }
    sentence = say(f"refused-{code}", **facts)
    assert re.fullmatch(r"[A-Z0-9“].*\.", sentence)
    assert "{" not in sentence


def test_every_phase_face_place_and_find_has_words() -> None:
    for phase in GAME.phase_names.values():
        assert has_words(f"phase-omg-{phase}")
    for face in GAME.face_names:
        assert has_words(f"face-omg-{face}")
    for place in GAME.places:
        assert has_words(f"place-omg-{place}")
    for kind in ("C", "D", "CC", "CD", "DD", "CCC", "CCD", "CDD", "DDD", "F"):
        assert has_words(f"find-omg-{kind}")
    assert say("game-omg") == "Oh My Gold!"
    assert has_words("game-omg-line")


def test_OMG_A01_OMG_A02_every_option_value_and_preset_has_words_and_says_what_is_unverified() -> None:
    for option in GAME.options:
        assert has_words(f"option-omg-{option.name}")
        for value in (*option.values, *(["custom"] if option.custom else [])):
            assert has_words(f"value-omg-{option.name}-{value}")
            words = say(f"value-omg-{option.name}-{value}")
            assert ("house rule" in words) == (value in option.house)
            assert ("unverified" in words) == (option.name in ("deck", "dice") and value != "custom")
    for preset in GAME.presets:
        assert has_words(f"preset-omg-{preset.replace('+', '-')}")


def test_the_register_has_every_rule_of_the_game() -> None:
    for rule in RULES:
        assert has_words(rule), rule
        assert re.fullmatch(r"[A-Z].*\.", say(rule)), rule


def test_the_guide_names_every_section_and_only_rules_that_exist() -> None:
    section = 1
    named: set[str] = set()
    facts = option_facts(GAME, GAME.resolve())
    while has_words(f"guide-omg-{section}"):
        text = say(f"guide-omg-{section}", **facts)
        assert len(text.splitlines()[0]) < 40, "a heading first"
        named |= set(re.findall(r"OMG-A?\d+", text))
        section += 1
    assert section == 11
    assert named <= set(RULES)
    assert "unverified" in say("guide-omg-2", **facts)
    assert sorted(set(RULES) - named) == [], "the guide leaves nothing out"
