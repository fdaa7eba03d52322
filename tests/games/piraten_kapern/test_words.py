"""Every text for players exists."""

import re
from pathlib import Path

import jollyroll
from jollyroll.games.piraten_kapern.rules.components import CARD_NAMES
from jollyroll.words import has_words, say
from tests.games.piraten_kapern.positions import GAME

HOME = Path(jollyroll.__file__).parent
RULEBOOK = HOME / "games" / "piraten_kapern" / "rules"
CATALOGUES = HOME / "games" / "piraten_kapern" / "words" / "en"


def test_every_refusal_has_a_sentence() -> None:
    assert [code for code, _ in GAME.refusals[1:] if not has_words(f"refused-pk-{code}")] == []


def test_every_happening_has_a_sentence_that_reads_well() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in RULEBOOK.glob("*.py"))
    keys = set(re.findall(r'(?:moved|noted)\(state, "[^"]+", "([^"]+)"', sources))
    assert keys == set(re.findall(r"^told-pk-([a-z-]+) =", (CATALOGUES / "game.ftl").read_text("utf-8"), re.MULTILINE))
    for key in keys:
        for amount in (0, 1, 2, 10, 1200):
            text = say(f"told-pk-{key}", **{"from": "Ann", "to": "Ben", "amount": amount})
            assert re.fullmatch(r".+[.!]|.+: .*[+\u2212][\d,]+", text), f"neither a sentence nor a line of the score: {text}"
            assert "{" not in text, text


def test_every_option_value_and_preset_is_explained() -> None:
    names = [f"option-pk-{option.name}" for option in GAME.options]
    names += [f"value-pk-{option.name}-{value}" for option in GAME.options for value in option.values]
    names += [f"preset-pk-{preset}" for preset in GAME.presets]
    names += [f"face-pk-{face}" for face in GAME.face_names]
    names += [f"place-pk-{place}" for place in GAME.places]
    names += [f"phase-pk-{phase}" for phase in GAME.phase_names.values()]
    names += [f"{kind}-pk-{card}" for card in CARD_NAMES for kind in ("card", "card-line")]
    names += [f"choice-pk-{kind}" for kind in ("stop", "roll", "revive", "chest")]
    names += ["game-pk", "game-pk-line", *(f"guide-pk-{part}" for part in range(1, 9))]
    assert [name for name in names if not has_words(name)] == []


def test_house_rules_say_so() -> None:
    for option in GAME.options:
        for value in option.house:
            assert "House rule" in say(f"value-pk-{option.name}-{value}")


def test_labels_of_choices() -> None:
    assert say("choice-pk-stop", at="table", points=1200, loss=0) == "Stop now: 1,200 points"
    assert say("choice-pk-stop", at="island", points=0, loss=500) == "Stop: every opponent loses 500 points"
    assert say("choice-pk-revive", dice="", count=0) == "Call on the Sorceress: reroll one skull by itself"
    assert say("choice-pk-chest", dice="GG", count=2) == "Put GG on the Treasure Chest"
    assert say("told-pk-card", to="Ann", amount=2, you="nobody") == "Ann draws the Sorceress."


def test_the_guide_names_every_rule_of_the_game_that_a_beginner_needs() -> None:
    guide = "\n".join(say(f"guide-pk-{part}") for part in range(1, 9))
    assert {f"PK-{number}" for number in (13, 15, 16, 17, 20, 21, 23, 24, 26, 28, 32, 35, 37, 39, 41, 45, 46, 47, 49)} <= set(
        re.findall(r"PK-A?\d+", guide)
    )
    assert 40 <= len(guide.splitlines()) <= 90
