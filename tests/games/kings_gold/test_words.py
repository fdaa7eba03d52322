"""Everything King's Gold says has words, and they read well."""

import ast
import re
from pathlib import Path

import pytest

from jollyroll.games.kings_gold.rules import rulebook as rules
from jollyroll.kit import first_player
from jollyroll.words import has_words, say
from tests.games.kings_gold.positions import GAME

SOURCES = [*sorted(Path(str(rules.__file__)).parent.glob("*.py")), Path(str(first_player.__file__))]


def keys_told(path: Path) -> set[str]:
    """The what-keys that a module reports."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    reports = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("moved", "noted")]
    return {ast.literal_eval(call.args[2]) for call in reports}


def spoken(key: str, **facts: object) -> str:
    """The sentence for a ledger entry: the game's own, else the common one."""
    name = f"told-kg-{key}" if has_words(f"told-kg-{key}") else f"told-{key}"
    assert has_words(name), key
    return say(name, **facts)


ALL_KEYS = sorted({key for path in SOURCES for key in keys_told(path)})


def test_the_modules_report_what_we_think_they_report() -> None:
    assert {"raid", "kings-share", "steal", "fine", "first-by-skulls", "leave"} <= set(ALL_KEYS)


@pytest.mark.parametrize("key", ALL_KEYS)
@pytest.mark.parametrize("amount", [0, 1, 2, 36])
def test_whatever_happens_is_told_in_a_sentence(key: str, amount: int) -> None:
    sentence = spoken(key, **{"from": "Anne", "to": "Bonny", "amount": amount})
    assert re.fullmatch(r"[A-Z0-9].*[.!)]", sentence)
    assert "{" not in sentence
    assert "1 coins" not in sentence
    assert "0 coins" not in sentence


def test_KG_20_the_table_explains_itself() -> None:
    assert spoken("raid", to="Anne", amount=1) == "Anne takes one coin from the box."
    assert spoken("raid", to="Anne", amount=0) == "Anne takes nothing from the box."
    assert spoken("kings-share", to="the King", amount=2) == "The King gets 2 coins from the box."


@pytest.mark.parametrize("kind", ["stop", "roll", "raid", "steal", "strip"])
def test_every_kind_of_choice_has_a_label(kind: str) -> None:
    label = say(f"choice-kg-{kind}", dice="1 K", coin=3, victim="Anne")
    assert has_words(f"choice-kg-{kind}")
    assert "{" not in label


def test_every_phase_face_and_place_has_words() -> None:
    for phase in GAME.phase_names.values():
        assert has_words(f"phase-kg-{phase}")
    for phase in ("draw-seat", "roll-off", "over"):
        assert has_words(f"phase-{phase}")
    for face in GAME.face_names:
        assert has_words(f"face-kg-{face}")
    for place in GAME.places:
        assert has_words(f"place-kg-{place}")
    assert say("game-kg") == "King's Gold"
    assert has_words("game-kg-line")


def test_every_option_value_and_preset_has_words() -> None:
    for option in GAME.options:
        assert has_words(f"option-kg-{option.name}")
        for value in option.values:
            assert has_words(f"value-kg-{option.name}-{value}")
    for preset in GAME.presets:
        assert has_words(f"preset-kg-{preset}")


def test_the_register_has_every_rule_of_the_game() -> None:
    rules_of_the_game = [f"KG-{n:02}" for n in range(1, 39)] + [f"KG-A{n:02}" for n in range(1, 50)]
    rules_of_the_game += [f"KG-D{n}" for n in range(1, 16)] + [f"DIG-{n:02}" for n in range(1, 14)]
    for rule in rules_of_the_game:
        assert has_words(rule), rule
        assert re.fullmatch(r"[A-Z].*\.", say(rule)), rule


def test_KG_06_the_guide_names_only_rules_that_exist() -> None:
    section = 1
    while has_words(f"guide-kg-{section}"):
        text = say(f"guide-kg-{section}")
        assert len(text.splitlines()[0]) < 40, "a heading first"
        assert all(has_words(rule) for rule in re.findall(r"KG-[AD]?\d+", text))
        section += 1
    assert section == 11
