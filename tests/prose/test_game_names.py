"""The lint that keeps game names out of common sources passes, and can fail."""

import pytest

from tools.game_names import (
    main,
    rules_of_games,
    sources,
    words_of_dice,
    words_of_games,
    wrong_dice,
    wrong_names,
    wrong_rules,
)

NAMED = {
    "src/jollyroll/match/x.py": [
        "import jollyroll.games.kings_gold",
        "from jollyroll.games import oh_my_gold as gold",
        "from .piraten_kapern import Game",
        "name = 'kings_gold'",
        "message = f'told-kg-{what}'",
        "kg_box = 3",
        "state.box_kg",
        "call(pk=3)",
        "def weigh(omg): ...",
        "async def play_kings_gold(): ...",
        "class KingsGoldStage: ...",
        "phase == 'rescue'",
        "rule = 'PK-A11'",
        'title = "King\'s Gold"',
    ],
    "web/src/table/x.ts": ["if (game.code === 'omg') {}", "import Stage from '../games/kings_gold/Stage.svelte'", "`PK-24`"],
    "web/src/table/x.svelte": ["<p>Oh My Gold!</p>", ".kg { color: gold; }"],
    "web/vite.config.ts": ["const first = 'piraten-kapern'"],
    "src/jollyroll/words/en/x.ftl": ["hint = Rules are named like KG-17."],
    "tools/kings_gold.py": ["pass"],
}
UNNAMED = {
    "src/jollyroll/match/x.py": ['"""Such as King\'s Gold, kg."""', "# kings_gold", "weight_in_kgs = 3", "throw = 'pair'"],
    "web/src/table/x.ts": ["// King's Gold", "/* KG-17 */ const pkg = 3"],
    "src/jollyroll/words/en/x.ftl": ["# King's Gold"],
}

DICE_NAMED = {
    "src/jollyroll/terminal/menu.py": [
        "CHEST = 3",
        "verb == 'chest'",
        "APART = ('ships',)",
        "die.place != 'skulls'",
        "say('dice-locked')",
        "PICTURES = {'monkey': '@ö@'}",
        "PICTURES = {'coin-1': '(1)'}",
    ],
    "src/jollyroll/terminal/chest.py": ["pass"],
    "src/jollyroll/words/de/terminal.ftl": ["pick-chest = Tippe etwa: chest ac", "refused-die-on-chest = Nimm ihn herunter."],
}
DICE_UNNAMED = {
    "src/jollyroll/terminal/menu.py": ["# the chest", "die.place != 'table'", "guide.cards", "verb == 'roll'", "key = 'a'"],
    "src/jollyroll/games/piraten_kapern/board/dice.py": ["CHEST = 'chest'"],
    "src/jollyroll/match/x.py": ["rows = 'skulls'"],
    "src/jollyroll/words/en/terminal.ftl": ["# chest", "hint = A chest!\n    [one] ships = 1"],
}


@pytest.mark.parametrize(("name", "line"), [(name, line) for name, lines in DICE_NAMED.items() for line in lines])
def test_dice_of_a_game_in_the_terminal_are_found(name: str, line: str) -> None:
    assert list(wrong_dice(name, line, words_of_dice())), line


@pytest.mark.parametrize(("name", "line"), [(name, line) for name, lines in DICE_UNNAMED.items() for line in lines])
def test_dice_elsewhere_and_other_words_are_let_be(name: str, line: str) -> None:
    assert not list(wrong_dice(name, line, words_of_dice())), line


@pytest.mark.parametrize(("name", "line"), [(name, line) for name, lines in NAMED.items() for line in lines])
def test_a_game_that_is_named_is_found(name: str, line: str) -> None:
    assert list(wrong_names(name, line, words_of_games())), line


@pytest.mark.parametrize(("name", "line"), [(name, line) for name, lines in UNNAMED.items() for line in lines])
def test_comments_and_other_words_are_let_be(name: str, line: str) -> None:
    assert not list(wrong_names(name, line, words_of_games())), line


KIT = "src/jollyroll/kit/x.py"
CITED = (
    '"""PK-01: two to five."""',
    'def seat_after() -> None:\n    """KG-A34, DIG-09: clockwise."""',
    'async def lay() -> None:\n    """OMG-11: a die."""',
    'class Seats:\n    """KG-D13: up to six."""',
    "most = 5  # PK-01",
)
NOT_CITED = (
    '"""DIG-09: the seat that begins."""',
    '"""Rules.\n\n>>> rule("KG-17")\n\'KG-17\'\n"""',
    "# the code of kg comes first",
)


@pytest.mark.parametrize("text", CITED)
def test_a_rule_of_a_game_is_cited_in_its_folder_alone(text: str) -> None:
    assert list(wrong_rules(KIT, text, rules_of_games())), text
    assert list(wrong_rules("src/jollyroll/terminal/x.py", text, rules_of_games())), text


@pytest.mark.parametrize("text", NOT_CITED)
def test_common_rules_and_examples_may_be_cited(text: str) -> None:
    assert not list(wrong_rules(KIT, text, rules_of_games())), text


def test_everything_that_is_written_for_all_games_is_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    names = {name for name, _ in sources()}
    assert {"src/jollyroll/cli/program.py", "web/index.html", "web/vite.config.ts", "src/jollyroll/words/fr/page.ftl"} <= names
    assert not [name for name in names if "/games/kings_gold/" in name or "node_modules" in name]
    assert main() == 0, capsys.readouterr().err
