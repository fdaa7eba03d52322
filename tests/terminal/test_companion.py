"""Companion mode: people roll real dice, draw real cards and turn real chests, and type what they see."""

from pathlib import Path

import pytest

from jollyroll.match import load
from tests.terminal.players import run

TWO = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")


def typed_game(home: Path, game: str, lines: list[str], *more: str) -> tuple[str, list[str]]:
    """The output for these lines, and the words of the record."""
    file = home / "game.jolly"
    typed = "".join(line + "\n" for line in lines)
    done = run(home, "play", game, *TWO, *more, "--dice", "manual", "--record", str(file), typed=typed)
    assert done.returncode == 0
    assert done.stderr == ""
    return done.stdout, [event.word for event in load(file).events]


def test_the_letters_are_explained_and_dice_come_in_any_order(tmp_path: Path) -> None:
    shown, words = typed_game(tmp_path, "kings_gold", ["x s K 2 1"])
    assert "1 coin 1, 2 coin 2, 3 coin 3, K cannon, S skull, X crossbones" in shown
    assert words == ["[XSK21]"], "as they fell"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("12KS", "That’s 4 dice, but this roll takes 5."),
        ("12KSXX", "That’s 6 dice, but this roll takes 5."),
        ("12KSZ", "No die of this game shows “Z”"),
        ("4KKKK", "No die of this game shows “4”"),
        ("[12]KS", "“[12]KS” can’t be read. Type only what is listed above"),
        ("roll:12KSX", "No die of this game shows"),
    ],
)
def test_impossible_dice_are_refused_and_asked_for_again(tmp_path: Path, typed: str, sentence: str) -> None:
    shown, words = typed_game(tmp_path, "kings_gold", [typed, "12KSX"])
    assert sentence in shown
    assert words == ["[12KSX]"]


def test_help_works_while_dice_are_asked_for(tmp_path: Path) -> None:
    shown, words = typed_game(tmp_path, "kings_gold", ["?", "r KG-14", "r nonsense", "u", "", "12KSX"])
    assert "KG-11" in shown
    assert "There’s no rule “nonsense”" in shown
    assert "There’s nothing to undo" in shown
    assert words == ["[12KSX]"]


def test_cards_by_number_or_name(tmp_path: Path) -> None:
    shown, words = typed_game(tmp_path, "piraten_kapern", ["joker", "99", "captain", "GGGGDDMM", "s", "11", "MMMSSSPP"])
    assert "draws the top card" in shown
    assert "joker" in shown
    assert words[:3] == ["[card:captain]", "[GGGGDDMM]", "stop"]
    assert words[3] == "[card:skulls-2]"
    assert "doubles it" in shown


def test_a_card_by_the_name_people_see(tmp_path: Path) -> None:
    _, words = typed_game(tmp_path, "piraten_kapern", ["Monkey Business"])
    assert words == ["[card:monkey-business]"]


def test_PK_04_dice_typed_before_the_card_are_told_that_a_card_comes_first(tmp_path: Path) -> None:
    shown, words = typed_game(tmp_path, "piraten_kapern", ["ggdmpwss", "captain", "GGDMPWSS"])
    assert "a Fortune card comes first" in shown
    assert words == ["[card:captain]", "[GGDMPWSS]"]


def test_chests_of_a_real_table(tmp_path: Path) -> None:
    lines = ["1", "2", "3", "3", "KKKC", "s", "c", "d", "2"]
    shown, words = typed_game(tmp_path, "oh_my_gold", lines)
    assert "How many locks does it show?" in shown
    assert words[:5] == ["[locks:1]", "[locks:2]", "[locks:3]", "[locks:3]", "[KKKC]"]


def test_the_roll_off_is_rolled_by_everybody(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    typed = "123KS\nSSKXX\n"
    shown = run(
        tmp_path, "play", "kg", "--seat", "Ana", "--seat", "Lea", "--dice", "manual", "--record", str(file), typed=typed
    ).stdout
    assert "Lea goes first, with 2 skulls. (KG-10)" in shown


def test_who_begins_can_be_drawn_by_lot(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    arguments = ("play", "kg", "--seat", "Ana", "--seat", "Lea", "--option", "first_player=random", "--dice", "manual")
    shown = run(tmp_path, *arguments, "--record", str(file), typed="lea\n").stdout
    assert "Lea goes first (drawn at random)" in shown


def test_the_chest_is_filled_by_pointing_at_dice(tmp_path: Path) -> None:
    lines = ["treasure-chest", "GGGDMPWW", "chest abcd", "chest a", "*", "GGWW", "chest f", "a", "s"]
    shown, words = typed_game(tmp_path, "piraten_kapern", lines)
    assert words[:5] == ["[card:treasure-chest]", "[GGGDMPWW]", "chest:GGGD", "roll:MPWW", "[GGWW]"]
    assert "now roll or stop" in shown, "the chest is filled once after each roll"
    assert words[5].startswith("chest:")


def test_the_sorceress_is_called_by_pointing_at_a_skull(tmp_path: Path) -> None:
    lines = ["sorceress", "GGGDMPSS", "eg", "GG", "s"]
    _, words = typed_game(tmp_path, "piraten_kapern", lines)
    assert words == ["[card:sorceress]", "[GGGDMPSS]", "roll:M+S", "[GG]", "stop"]


def test_a_slip_of_the_finger_is_corrected(tmp_path: Path) -> None:
    """A wrong card, then a wrong roll, are taken back step by step and typed again."""
    lines = ["captain", "GGDMPWWM", "u", "u", "gold", "GGDMPWWW", "s", "u", "roll:MP", "GG"]
    shown, words = typed_game(tmp_path, "piraten_kapern", lines)
    assert shown.count("Undone.") == 3
    assert "? explains · u undoes · q saves and quits" in shown
    assert words == ["[card:gold]", "[GGDMPWWW]", "roll:MP", "[GG]"]


def test_undo_stops_at_the_beginning(tmp_path: Path) -> None:
    shown, words = typed_game(tmp_path, "piraten_kapern", ["u", "captain", "u", "u", "gold"])
    assert shown.count("There’s nothing to undo: nothing has been typed") == 2
    assert words == ["[card:gold]"]


def test_a_bot_chooses_again_when_its_dice_were_typed_wrong(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    table = ("play", "kg", "--seat", "Greta=bot:greedy", "--seat", "Ana", "--option", "first_player=host", "--host", "1")
    typed = "12KXX\nu\n33KKX\n"  # whatever Greta rolls with the first dice is void
    done = run(tmp_path, *table, "--dice", "manual", "--record", str(file), typed=typed)
    assert done.returncode == 0
    words = [event.word for event in load(file).events]
    assert words[0] == "[33KKX]"
    assert words.count("[12KXX]") == 0


def test_typed_dice_are_taken_back_after_a_break_too(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    typed_game(tmp_path, "kings_gold", ["12KSX", "stop"])
    assert run(tmp_path, "resume", str(file), typed="u\nu\n33KSX\n").returncode == 0
    assert [event.word for event in load(file).events] == ["[33KSX]"]


def test_dice_that_the_program_rolled_are_never_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    done = run(tmp_path, "play", "kg", *TWO, "--dice", "seeded", "--seed", "3", "--record", str(file), typed="u\n")
    assert "There’s nothing to undo: only your own last choice" in done.stdout
    assert len(load(file).events) == 1


def test_a_choice_can_be_taken_back_after_a_break(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    table = ("play", "kg", *TWO, "--dice", "seeded", "--seed", "3", "--record", str(file))
    assert run(tmp_path, *table, typed="stop\n").returncode == 0
    before = [event.word for event in load(file).events]
    assert before[-1] == "stop"
    done = run(tmp_path, "resume", str(file), typed="u\n")
    assert "Undone." in done.stdout
    assert [event.word for event in load(file).events] == before[:-1]


HOST_FIRST = ("--option", "first_player=host", "--dice", "manual")


def test_the_only_person_is_the_host(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    done = run(tmp_path, "terminal", "pk", "--seat", "bot:greedy", "--seat", "Ana", *HOST_FIRST, "--record", str(file), typed="")
    assert "Turn 1" in done.stdout
    assert "Who goes first? Pick" not in done.stdout
    assert load(file).host == 1


def test_among_several_people_without_a_host_the_first_is_drawn_and_asked_for_by_number(tmp_path: Path) -> None:
    done = run(tmp_path, "terminal", "pk", "--seat", "Ana", "--seat", "Lea", *HOST_FIRST, typed="gold\n3\nr PK-999\nlea\n")
    shown = " ".join(done.stdout.split())
    assert "Nobody is the host here, so somebody goes first at random. Name the host with --host N." in shown
    assert "“gold” won’t work; type a number from 1 to 2." in shown
    assert "“3” won’t work; type a number from 1 to 2." in shown
    assert "There’s no rule “PK-999”. Rules have names like PK-01." in shown
    assert "Lea" in shown.partition("Turn 1")[2]
