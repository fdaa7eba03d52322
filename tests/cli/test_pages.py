"""Things to read: the games, their rules, recorded games."""

import json
import re
from pathlib import Path

import pytest

from jollyroll.kit import built_in, load_game, plugin_of
from jollyroll.match import load, read_record
from jollyroll.words import has_words, say
from tests.terminal.players import run, terminal

SOURCES = Path(__file__).parents[2] / "src" / "jollyroll"


def test_games_lists_everything_one_can_choose(tmp_path: Path) -> None:
    shown = run(tmp_path, "games").stdout
    for name in built_in():
        game = load_game(name)
        assert say(f"game-{game.code}") in shown
        for option in game.options:
            assert f"  {option.name}:" in shown
            for value in option.values:
                assert f"    {value} " in shown
        for preset in game.presets:
            assert f"  {preset} " in shown
    assert "option-" not in shown
    assert "preset-" not in shown
    assert shown.casefold().count("house rule") >= 3
    assert "Unverified" in shown


@pytest.mark.parametrize("name", built_in())
def test_games_shows_one_game_by_name_or_code(tmp_path: Path, name: str) -> None:
    game = load_game(name)
    shown = run(tmp_path, "games", game.code).stdout
    assert shown == run(tmp_path, "games", name).stdout
    assert shown.startswith(f"== {say(f'game-{game.code}')} ==")
    assert say("games-play", name=name) in shown
    assert not [other for other in built_in() if other != name and say("games-play", name=other) in shown]
    assert say("games-bots") in shown


@pytest.mark.parametrize("name", built_in())
def test_rules_explain_a_game_and_name_only_rules_that_exist(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "rules", name)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) > 40
    assert max(len(line) for line in done.stdout.splitlines()) <= 78
    ids = set(re.findall(r"\b(?:KG|PK|OMG|DIG)-[AD]?\d+\b", done.stdout))
    assert len(ids) > 15
    assert all(has_words(rule) for rule in ids)
    cited = [line for line in done.stdout.splitlines() if re.search(r"\b(?:KG|PK|OMG)-[AD]?\d+\b", line)]
    assert all(re.fullmatch(r"(?:Rules: )?(?:[A-Z]+-[AD]?\d+(?:, |,|$))+", line) for line in cited), "rules stand apart"


BOOKLETS = [
    *(("kings_gold", language) for language in ("en", "de", "fr", "pt")),
    ("piraten_kapern", "fr"),
    ("piraten_kapern", "de"),
]


@pytest.mark.parametrize(("name", "language"), BOOKLETS)
def test_rules_are_those_of_the_booklet_in_the_readers_language(tmp_path: Path, name: str, language: str) -> None:
    game = load_game(name)
    preset = next((one for one, printed in game.editions.items() if printed == language), next(iter(game.presets)))
    shown = unwrapped(run(tmp_path, "--language", language, "rules", name).stdout)
    assert unwrapped(say(f"preset-{game.code}-{preset}", language)) in shown


def test_rules_follow_the_preset_and_the_options_that_are_asked_for(tmp_path: Path) -> None:
    def shown(*more: str) -> str:
        return unwrapped(run(tmp_path, "--language", "fr", "rules", "kg", *more).stdout)

    printed, another = (unwrapped(say(f"preset-kg-{preset}", "fr")) for preset in ("fr", "us"))
    new_game, full_round = "Les ex æquo jouent toute une nouvelle partie.", "Tout le monde joue encore un tour"
    for more, there, missing in (
        ((), (printed, new_game), (another, full_round)),
        (("--preset", "us"), (another, full_round), (printed, new_game)),
        (("--preset", "us", "--option", "tie=new_game"), (printed, new_game), (another, full_round)),  # as the French play
    ):
        longer = shown(*more)
        assert [text for text in there if text not in longer] == []
        assert [text for text in missing if text in longer] == []


def unwrapped(text: str) -> str:
    """Lines of a terminal as one, whatever their width."""
    return " ".join(text.split())


def test_one_rule_in_any_case(tmp_path: Path) -> None:
    assert "as many coins from the box" in run(tmp_path, "rules", "kg", "kg-17").stdout
    assert "DIG-06" in run(tmp_path, "rules", "pk", "DIG-06").stdout


def test_the_rules_at_hand_exist() -> None:
    for name in built_in():
        game = load_game(name)
        guide = plugin_of(game).guide()
        for named in (*guide.phases.values(), *guide.cards.values(), *guide.options.values()):
            assert named
            assert all(map(has_words, named)), named
        assert set(guide.phases) >= set(game.phase_names.values()) - {"over"}


def test_every_word_of_the_terminal_is_in_the_catalogue() -> None:
    pages = [*(SOURCES / "terminal").rglob("*.py"), *(SOURCES / "bots").glob("*.py"), *(SOURCES / "cli").glob("*.py")]
    named = {name for page in pages for name in re.findall(r'\bsay\("([a-z-]+)"', page.read_text(encoding="utf-8"))}
    refused = {name for page in pages for name in re.findall(r'(?:Refused|Error)\("([a-z-]+)"', page.read_text(encoding="utf-8"))}
    assert len(named) > 40
    for name in named | {f"refused-{code}" for code in refused}:
        assert has_words(name), name


def test_nothing_in_the_catalogue_of_the_terminal_is_left_over() -> None:
    code = "\n".join(page.read_text(encoding="utf-8") for page in SOURCES.rglob("*.py")).replace("'", '"')
    made = tuple({*re.findall(r'f"([a-z]+-)(?:[a-z]+-)*\{', code)} - {"refused-"})  # names put together, such as f"dice-{kind}"
    for page in ("terminal.ftl", "help.ftl"):
        for name in re.findall(r"^([a-z][a-z-]*) = ", (SOURCES / "words" / "en" / page).read_text(encoding="utf-8"), re.MULTILINE):
            common = re.sub(r"^refused-|-(kg|pk|omg)$", "", name)  # a game may have words of its own for the same thing
            assert f'"{common}"' in code or name.startswith(made), name


def test_the_help_knows_every_option_it_speaks_of() -> None:
    for name in built_in():
        game = load_game(name)
        option_phases = plugin_of(game).guide().option_phases
        assert set(option_phases) <= {option.name for option in game.options}
        phases = {phase for phases in option_phases.values() for phase in phases}
        assert phases <= {*game.phase_names.values(), "roll-off", "draw-seat"}


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    file = tmp_path / "game.jolly"
    seats = ("--seat", "Greta=bot:greedy", "--seat", "Rolf=bot:random")
    assert run(tmp_path, "play", "kg", *seats, "--dice", "seeded", "--seed", "2", "--record", str(file)).returncode == 0
    return file


def test_replay_prints_every_turn_with_what_moved_and_why(tmp_path: Path, recorded: Path) -> None:
    done = run(tmp_path, "replay", str(recorded))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    turns = re.findall(r"== Turn (\d+): (\w+) ==", done.stdout)
    assert [int(turn) for turn, _ in turns] == list(range(1, len(turns) + 1))
    assert {name for _, name in turns} == {"Greta", "Rolf"}
    assert "(KG-17)" in done.stdout
    assert "wins!" in done.stdout
    only = run(tmp_path, "replay", str(recorded), "--turn", "3").stdout
    assert re.findall(r"== Turn (\d+)", only) == ["3"]


def test_replay_stops_at_each_turn_at_a_terminal(tmp_path: Path, recorded: Path) -> None:
    with terminal(tmp_path, "replay", str(recorded)) as screen:
        screen.see("Enter shows the next turn")
        screen.press("\r")
        screen.see("Turn 1")
        screen.see("Enter shows the next turn")
        screen.press("q")
        assert screen.end() == 0
        assert "Turn 2" not in screen.screen


def test_replay_converts_between_the_two_forms(tmp_path: Path, recorded: Path) -> None:
    as_json = run(tmp_path, "replay", str(recorded), "--json").stdout
    assert json.loads(as_json)["game"] == "kings_gold"
    assert read_record(as_json) == load(recorded)
    other = tmp_path / "game.json"
    other.write_text(as_json, encoding="utf-8")
    assert run(tmp_path, "replay", str(other), "--text").stdout == recorded.read_text(encoding="utf-8")
